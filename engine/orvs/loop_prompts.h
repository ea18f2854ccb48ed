#pragma once

#include "engine/base/result.h"

#include <map>
#include <string>
#include <string_view>

namespace cotejo
{

// What the loop says to models and, in the fallback, to the reader: resources/loops/loop_prompts.json.
class LoopPrompts
{
public:
    // `language`: "es" or "en"; any other gives Spanish. An error is a fault of the program's own data.
    [[nodiscard]] static Result<LoopPrompts> embedded(std::string_view language);

    [[nodiscard]] const std::string& text(std::string_view name) const; // empty where there is none
    // The text with "{member}" replaced by `value`.
    [[nodiscard]] std::string filled(std::string_view name, std::string_view member,
                                     std::string_view value) const;
    [[nodiscard]] const std::string& language() const { return m_language; }

private:
    std::map<std::string, std::string, std::less<>> m_texts;
    std::string m_language;
};

// Replaces every "{member}" in `text`.
[[nodiscard]] std::string filledIn(std::string text, std::string_view member, std::string_view value);

} // namespace cotejo
