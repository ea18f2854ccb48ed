#pragma once

#include "engine/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// A list of words that a rule looks for: a file of format `cotejo.words`, version 1
// (schemas/words.schema.json).
struct SourcedWords {
    std::string id;
    std::vector<std::string> words;
    std::vector<std::string> companions; // what they mean is said in the file's note
};

// Errors: read.* of strict JSON, words.invalid with a JSON pointer in `where`.
[[nodiscard]] Result<SourcedWords> readSourcedWords(std::string_view name, std::string_view json);

// The list resources/orvs/<id>.json of the program.
[[nodiscard]] Result<SourcedWords> embeddedSourcedWords(std::string_view id);

} // namespace cotejo
