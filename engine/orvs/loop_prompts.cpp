#include "engine/orvs/loop_prompts.h"

#include "engine/base/embedded_resource.h"
#include "engine/base/strict_json.h"

#include <nlohmann/json.hpp>

#include <array>

namespace cotejo
{
namespace
{
constexpr std::array<const char*, 11> kNames = {"generator", "evaluator",  "question", "evidence",
                                                "answer",    "regenerate", "extend",   "unnamed",
                                                "uncited",   "foreign",    "fallback"};
constexpr const char* kFile = "loops/loop_prompts.json";
} // namespace

std::string filledIn(std::string text, std::string_view member, std::string_view value)
{
    const std::string mark = "{" + std::string(member) + "}";
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + value.size()))
        text.replace(at, mark.size(), value);
    return text;
}

Result<LoopPrompts> LoopPrompts::embedded(std::string_view language)
{
    const Result<nlohmann::json> file = parseStrictJson(embeddedResource(kFile));
    if (!file)
        return tl::unexpected<Error>(file.error());
    LoopPrompts prompts;
    prompts.m_language = language == "en" ? "en" : "es";
    const nlohmann::json texts = file->value("languages", nlohmann::json::object())
                                     .value(prompts.m_language, nlohmann::json::object());
    for (const char* name : kNames) {
        if (!texts.contains(name) || !texts.at(name).is_string())
            return fail("loop.invalid_prompt", kFile, std::string("expected the text ") + name);
        prompts.m_texts.emplace(name, texts.at(name).get<std::string>());
    }
    return prompts;
}

const std::string& LoopPrompts::text(std::string_view name) const
{
    static const std::string none;
    const auto found = m_texts.find(name);
    return found == m_texts.end() ? none : found->second;
}

std::string LoopPrompts::filled(std::string_view name, std::string_view member, std::string_view value) const
{
    return filledIn(text(name), member, value);
}

} // namespace cotejo
