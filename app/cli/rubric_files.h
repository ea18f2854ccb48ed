#pragma once

#include "engine/base/error.h"
#include "engine/rubrics/taxonomy.h"

#include <optional>
#include <string>
#include <variant>

namespace cotejo::cli
{

// "cotejo-cli rubric: FILE, /nodes/3: expected … (rubric.cycle)" on standard error.
void printRubricFault(const std::string& file, const Error& error);

// The bytes of `tree`: a file, or the id of a taxonomy that ships with the program.
[[nodiscard]] std::optional<std::string> taxonomyBytes(const std::string& tree);

// The taxonomy in `file` (or of that id), or, with its faults printed, the exit status: 3 where it is no file
// of that kind, 4 where it does not hold together. Members that the schema does not know are named as a
// warning.
[[nodiscard]] std::variant<Taxonomy, int> readTaxonomy(const std::string& file);

// Whether the file is no taxonomy at all, rather than one that does not hold together.
[[nodiscard]] bool isUnreadable(const Taxonomy::Faults& faults);

} // namespace cotejo::cli
