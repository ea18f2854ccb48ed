#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace cotejo
{

// SHA-256 of bytes that come in pieces.
class Sha256Stream
{
public:
    Sha256Stream();
    Sha256Stream(Sha256Stream&&) noexcept;
    Sha256Stream& operator=(Sha256Stream&&) noexcept;
    ~Sha256Stream();

    void add(std::string_view bytes);
    [[nodiscard]] std::string hex() const; // of what was added so far, as 64 lower-case hexadecimal digits

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace cotejo
