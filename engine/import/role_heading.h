#pragma once

#include <string_view>

namespace cotejo
{

// True where a Markdown text has a heading that names who speaks, as copies of a chat have: `## User`, `###
// **Asistente:**`,
// `# Usuario (10:02)`. A heading that only begins with such a word ("## Usuario de silla de ruedas") is none.
[[nodiscard]] bool hasRoleHeading(std::string_view markdown);

} // namespace cotejo
