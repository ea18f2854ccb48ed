#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

enum class GivenState { value, unknown, absent, not_applicable };

// What words and codes of registries mean that stand for no value (resources/reading/missing_codes.json).
class MissingCodes
{
public:
    [[nodiscard]] static const MissingCodes& embedded();

    // A code in a cell that is none of the variable's own choices; nullopt: it is a value.
    [[nodiscard]] std::optional<GivenState> ofCell(std::string_view cell) const;
    // What a choice's label says ("Unknown / Not Reported").
    [[nodiscard]] GivenState ofLabel(std::string_view label) const;

private:
    std::map<std::string, GivenState, std::less<>> m_cells;
    std::vector<std::string> m_unknown;
    std::vector<std::string> m_notApplicable;
};

} // namespace cotejo
