#include "engine/pipeline/document_builder.h"

#include "engine/base/utf8_check.h"

#include <algorithm>

namespace cotejo
{
namespace
{
// File names need not be UTF-8, and the log is.
std::string plainFileName(const std::string& path)
{
    const std::size_t slash = path.find_last_of("/\\");
    std::string name = slash == std::string::npos ? path : path.substr(slash + 1);
    for (std::size_t at = 0; at < name.size();) {
        const Utf8Step step = utf8StepAt(name, at);
        if (step.fault != Utf8Fault::none)
            name[at] = '?';
        at += step.length;
    }
    return name;
}

// What our own loop left to a person (FORMATS §1, `stages`).
std::optional<LoopEscalation> escalationOf(const Turn& turn)
{
    const auto stage = std::find_if(turn.stages.rbegin(), turn.stages.rend(),
                                    [](const LoopStage& each) { return each.stage == "escalation"; });
    if (stage == turn.stages.rend())
        return std::nullopt;
    LoopEscalation escalation;
    escalation.turn = turn.id;
    escalation.why = stage->outcome.value_or("");
    escalation.feedback = stage->detail;
    escalation.evaluations = turn.evaluations.size();
    if (!turn.evaluations.empty())
        escalation.contract = turn.evaluations.back().contract.value_or("");
    if (turn.stages.back().stage == "delivery")
        escalation.verdict = turn.stages.back().outcome.value_or("");
    return escalation;
}
} // namespace

ImportedDocument documentOf(const Transcript& transcript, std::string bytes, const std::string& file)
{
    ImportedDocument out;
    out.document.kind = ItemKind::turn;
    out.document.record = transcript.id;
    out.document.subject = transcript.subject.value_or("");
    out.document.date = transcript.exportedAt.value_or("");
    out.document.bytes = std::move(bytes);
    out.file = plainFileName(file);
    out.items.reserve(transcript.turns.size());
    for (const Turn& turn : transcript.turns)
        out.items.push_back({turn.id, turn.askedAt.value_or(""), turn.query + '\n' + turn.answer});
    for (const Turn& turn : transcript.turns) {
        if (std::optional<LoopEscalation> escalation = escalationOf(turn))
            out.escalations.push_back(std::move(*escalation));
    }
    return out;
}

ImportedDocument documentOf(const Note& note, std::string bytes, const std::string& file)
{
    ImportedDocument out;
    out.document.kind = ItemKind::note;
    out.document.record = note.id;
    out.document.subject = note.subject.value_or("");
    out.document.date = note.date.value_or("");
    out.document.bytes = std::move(bytes);
    out.file = plainFileName(file);
    out.items.push_back({"", note.date.value_or(""), note.text});
    return out;
}

} // namespace cotejo
