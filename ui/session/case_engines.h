#pragma once

#include "engine/base/result.h"
#include "engine/domain/field_status.h"
#include "engine/domain/note.h"
#include "engine/domain/transcript.h"
#include "engine/domain/verdict.h"

#include <functional>
#include <string>

namespace cotejo
{

// What the session asks of the engines when an item is opened; tests give others.
struct CaseEngines {
    std::function<Result<Transcript>(const std::string& bytes)> readTranscript;
    std::function<Result<Note>(const std::string& bytes, const std::string& id)> readNote;
    std::function<TurnCheck(const Transcript& transcript, std::size_t turn)> check;
    std::function<NoteEvaluation(const Note& note)> evaluate;
};

} // namespace cotejo
