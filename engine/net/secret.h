#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cotejo
{

// A key for a service. It is held in memory alone: no type of ours writes it to a file, a log, an error or an
// event, and what a service sends back is searched for it before it is kept. Wiped when it goes out of scope.
class Secret
{
public:
    Secret() = default;
    explicit Secret(std::string value) : m_value(std::move(value)) {}
    Secret(const Secret&) = default;
    Secret(Secret&&) noexcept = default;
    Secret& operator=(const Secret&) = default;
    Secret& operator=(Secret&&) noexcept = default;
    ~Secret();

    // The variable's value without blanks around it; empty where it is not set.
    [[nodiscard]] static Secret fromEnvironment(const char* variable);

    [[nodiscard]] bool empty() const { return m_value.empty(); }
    [[nodiscard]] bool isHeaderSafe() const; // no control character: it can stand in a header line
    [[nodiscard]] const std::string& reveal() const { return m_value; }
    // `text` with every place of the key replaced by "[clave]".
    [[nodiscard]] std::string hiddenIn(std::string text) const;

private:
    std::string m_value;
};

} // namespace cotejo
