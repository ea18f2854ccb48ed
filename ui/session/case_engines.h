#pragma once

#include "engine/base/result.h"
#include "engine/domain/cross_notice.h"
#include "engine/domain/field_status.h"
#include "engine/domain/note.h"
#include "engine/domain/transcript.h"
#include "engine/domain/verdict.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace cotejo
{

class ContractCatalog;
struct Form;

// What the session asks of the engines when an item is opened; tests give others. Copies share the engines.
struct CaseEngines {
    std::function<Result<Transcript>(const std::string& bytes)> readTranscript;
    std::function<Result<Note>(const std::string& bytes, const std::string& id)> readNote;
    std::function<std::vector<TurnCheck>(const Transcript& transcript)> check; // one for each turn
    std::function<NoteEvaluation(const Note& note)> evaluate;
    // Where a turn and a note of the same patient do not say the same; the evaluation must be of this note.
    std::function<std::vector<CrossNotice>(const Turn& turn, const NoteEvaluation& evaluation,
                                           const Note& note)>
        cross;
    std::shared_ptr<const ContractCatalog> contracts;
    std::shared_ptr<const Form> form;

    // The program's own contracts, form and word lists. An error is a fault of the program's data.
    [[nodiscard]] static Result<CaseEngines> builtIn();
    // "orvs-v1@…", "biobadamex@…": what verdicts and completeness are made with.
    [[nodiscard]] std::vector<std::string> versions() const;
};

} // namespace cotejo
