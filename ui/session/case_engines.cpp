#include "ui/session/case_engines.h"

#include "engine/completeness/form.h"
#include "engine/completeness/note_evaluator.h"
#include "engine/import/note_json.h"
#include "engine/import/record_head.h"
#include "engine/import/transcript_json.h"
#include "engine/orvs/contract_catalog.h"
#include "engine/orvs/turn_checker.h"

namespace cotejo
{
namespace
{
tl::unexpected<Error> refused(const JsonReader& reader)
{
    const JsonFault fault = reader.fault().value_or(JsonFault{"read.not_json", 0, {}, "JSON"});
    return fail(fault.code, fault.pointer, fault.expected);
}

Result<Transcript> transcriptOf(const std::string& bytes)
{
    JsonReader reader(bytes);
    Transcript transcript;
    if (!readTranscript(reader, transcript))
        return refused(reader);
    return transcript;
}

// A note is kept as it came: a record, or the plain text itself.
Result<Note> noteOf(const std::string& bytes, const std::string& id)
{
    Note note;
    if (recordFormat(bytes) != kNoteFormat) {
        note.id = id;
        note.text = bytes;
        return note;
    }
    JsonReader reader(bytes);
    if (!readNote(reader, note))
        return refused(reader);
    return note;
}
} // namespace

Result<CaseEngines> CaseEngines::builtIn()
{
    Result<ContractCatalog> contracts = ContractCatalog::embedded();
    if (!contracts)
        return tl::unexpected(contracts.error());
    CaseEngines engines;
    auto catalog = std::make_shared<const ContractCatalog>(std::move(*contracts));
    Result<TurnChecker> checker = TurnChecker::create(*catalog);
    if (!checker)
        return tl::unexpected(checker.error());
    Result<NoteEvaluator> evaluator = NoteEvaluator::create();
    if (!evaluator)
        return tl::unexpected(evaluator.error());
    auto notes = std::make_shared<const NoteEvaluator>(std::move(*evaluator));
    engines.contracts = catalog;
    engines.form = std::shared_ptr<const Form>(notes, &notes->form());
    engines.readTranscript = transcriptOf;
    engines.readNote = noteOf;
    engines.check = [catalog, checker = std::move(*checker)](const Transcript& transcript) {
        return checker.check(transcript);
    };
    engines.evaluate = [notes](const Note& note) { return notes->evaluate(note); };
    return engines;
}

std::vector<std::string> CaseEngines::versions() const
{
    std::vector<std::string> lines;
    for (const Contract* contract : contracts->all())
        lines.push_back(contract->id + "@" + contract->version);
    lines.push_back(form->id + "@" + form->edition);
    return lines;
}

} // namespace cotejo
