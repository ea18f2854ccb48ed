#pragma once

#include "engine/base/result.h"
#include "engine/domain/field_act.h"
#include "engine/domain/note.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace cotejo
{

class NoteEvaluator;
class StoreFile;

// Every present note of a store, evaluated now, with the standing acts of people on its fields. `take`
// returns false to stop. The result is the number of notes that cannot be read again.
[[nodiscard]] Result<std::size_t>
forEachEvaluatedNote(const StoreFile& store, const NoteEvaluator& evaluator,
                     const std::function<bool(const Note& note, const NoteEvaluation& evaluation,
                                              const std::vector<FieldAct>& acts)>& take);

} // namespace cotejo
