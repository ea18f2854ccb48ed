#pragma once

#include "engine/import/foreign_role.h"

#include <optional>
#include <string>
#include <string_view>

namespace cotejo
{

// A line of a copied chat that names who speaks.
struct RoleMark {
    int style = 0; // 1–6: a heading of that level; 7: bold words alone; 8: bold words before the text
    ForeignRole role = ForeignRole::user;
    std::string tool; // the name in "**Tool (search_pubmed):**"
    std::string rest; // the text behind the mark, of style 8
};

// `## User`, `### **Asistente:**`, `# Usuario (10:02)`, `**User:**`, `**Assistant:** text`. A heading that
// only begins with such a word ("## Usuario de silla de ruedas") is none, nor is a quoted line (">
// **User:**").
[[nodiscard]] std::optional<RoleMark> roleMark(std::string_view line);

// True where a Markdown text is the copy of a chat: it has a heading that names a person or an assistant, or
// bold marks of both. Lines of code blocks do not count.
[[nodiscard]] bool hasRoleHeading(std::string_view markdown);

} // namespace cotejo
