#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// What of `json`, one JSON text, does not keep the schema `name` (schemas/NAME.schema.json: "check-line",
// "transcript", …): a line for each fault with its JSON pointer; empty where it keeps it. A text that is no
// JSON, or a schema that is not there, is a fault.
//
//     const auto problems = schemaProblems("check-line", line);
//     QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
[[nodiscard]] std::vector<std::string> schemaProblems(std::string_view name, std::string_view json);

// The same for each line of JSON Lines, with the line's number in front; blank lines are left out.
[[nodiscard]] std::vector<std::string> schemaProblemsInLines(std::string_view name, std::string_view lines);

} // namespace cotejo
