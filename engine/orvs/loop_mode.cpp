#include "engine/orvs/loop_mode.h"

#include "engine/base/embedded_resource.h"
#include "engine/base/strict_json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace cotejo
{
namespace
{
using nlohmann::json;

constexpr std::string_view kAny = "*";
constexpr std::int64_t kMostCorrections = 9;

bool takeWays(const json& list, std::vector<CorrectionWay>& ways)
{
    if (!list.is_array() || list.empty())
        return false;
    for (const json& word : list) {
        if (word == "regenerate")
            ways.push_back(CorrectionWay::regenerate);
        else if (word == "extend")
            ways.push_back(CorrectionWay::extend);
        else
            return false;
    }
    return true;
}

// What was expected, empty where all is well.
std::string_view takeMode(const json& object, LoopMode& mode)
{
    const auto has = [&object](const char* name) { return object.contains(name); };
    if (!object.is_object() || !has("contract") || !object.at("contract").is_string())
        return "an object with the id of a contract";
    mode.contract = object.at("contract").get<std::string>();
    const auto corrections = has("corrections") && object.at("corrections").is_number_integer()
                                 ? object.at("corrections").get<std::int64_t>()
                                 : -1;
    if (corrections < 0 || corrections > kMostCorrections)
        return "corrections, an integer from 0 to 9";
    mode.corrections = static_cast<int>(corrections);
    if (!has("rescored") || !object.at("rescored").is_boolean())
        return "rescored, true or false";
    mode.rescored = object.at("rescored").get<bool>();
    return has("ways") && takeWays(object.at("ways"), mode.ways) ? "" : "ways: regenerate, extend or both";
}
} // namespace

std::string_view codeOfCorrection(CorrectionWay way)
{
    return way == CorrectionWay::regenerate ? "regenerate" : "extend";
}

bool LoopMode::allows(CorrectionWay way) const
{
    return std::find(ways.begin(), ways.end(), way) != ways.end();
}

Result<LoopModes> LoopModes::embedded()
{
    return parse(embeddedResource("loops/loop_modes.json"));
}

Result<LoopModes> LoopModes::parse(std::string_view text)
{
    const Result<json> file = parseStrictJson(text);
    if (!file)
        return tl::unexpected<Error>(file.error());
    if (!file->is_object() || file->value("format", json()) != "cotejo.loop_modes" ||
        file->value("version", json()) != 1 || !file->contains("modes") || !file->at("modes").is_array())
        return fail("loop.invalid_mode", "/format", "expected cotejo.loop_modes, version 1, with modes");
    LoopModes modes;
    std::size_t number = 0;
    for (const json& object : file->at("modes")) {
        LoopMode mode;
        if (const std::string_view expected = takeMode(object, mode); !expected.empty())
            return fail("loop.invalid_mode", fmt::format("/modes/{}", number),
                        fmt::format("expected {}", expected));
        modes.m_modes.push_back(std::move(mode));
        ++number;
    }
    if (modes.m_modes.empty() || modes.m_modes.back().contract != kAny)
        return fail("loop.invalid_mode", "/modes", "expected a mode for \"*\" in the last place");
    return modes;
}

const LoopMode& LoopModes::of(std::string_view contract) const
{
    const auto found = std::find_if(m_modes.begin(), m_modes.end(),
                                    [&](const LoopMode& mode) { return mode.contract == contract; });
    return found == m_modes.end() ? m_modes.back() : *found;
}

} // namespace cotejo
