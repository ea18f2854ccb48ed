#pragma once

#include "engine/base/result.h"
#include "engine/store/item_evaluation.h"

#include <functional>
#include <vector>

namespace cotejo
{

struct Note;
struct Transcript;

// The engines the pipeline asks, so that tests can give others. Both may be called from several threads at
// once.
struct Evaluators {
    std::function<std::vector<ItemEvaluation>(const Transcript&)> transcript; // one for each turn, in order
    std::function<ItemEvaluation(const Note&)> note;
};

// The program's own: verdicts and citations of a transcript by its record alone, completeness of a note by
// the built-in form. Identifiers are masked in what they give. An error is a fault of the program's own data.
[[nodiscard]] Result<Evaluators> builtInEvaluators();

} // namespace cotejo
