#include "engine/import/missing_codes.h"

#include "engine/base/embedded_resource.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace cotejo
{
namespace
{
GivenState stateOf(const std::string& word)
{
    if (word == "not_applicable")
        return GivenState::not_applicable;
    return word == "absent" ? GivenState::absent : GivenState::unknown;
}

std::string plainLower(std::string_view text)
{
    std::string lower(text);
    for (char& c : lower) {
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    }
    return lower;
}
} // namespace

const MissingCodes& MissingCodes::embedded()
{
    static const MissingCodes codes = [] {
        MissingCodes read;
        const std::string bytes(embeddedResource("reading/missing_codes.json"));
        const auto data = nlohmann::json::parse(bytes, nullptr, false);
        for (const char* list : {"codes", "numbers"}) {
            for (const auto& [code, state] : data.at(list).items())
                read.m_cells.emplace(code, stateOf(state.get<std::string>()));
        }
        read.m_unknown = data.at("unknown_words").get<std::vector<std::string>>();
        read.m_notApplicable = data.at("not_applicable_words").get<std::vector<std::string>>();
        return read;
    }();
    return codes;
}

std::optional<GivenState> MissingCodes::ofCell(std::string_view cell) const
{
    const auto found = m_cells.find(cell);
    return found == m_cells.end() ? std::nullopt : std::optional(found->second);
}

GivenState MissingCodes::ofLabel(std::string_view label) const
{
    const std::string lower = plainLower(label);
    const auto says = [&](const std::string& word) { return lower.find(word) != std::string::npos; };
    if (std::any_of(m_unknown.begin(), m_unknown.end(), says))
        return GivenState::unknown;
    return std::any_of(m_notApplicable.begin(), m_notApplicable.end(), says) ? GivenState::not_applicable
                                                                             : GivenState::value;
}

} // namespace cotejo
