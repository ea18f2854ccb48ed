#include "ui/session/case_loader.h"

#include "engine/orvs/delivered_text.h"
#include "engine/store/case_reader.h"
#include "ui/session/recent_cases.h"

#include <algorithm>

namespace cotejo
{
namespace
{
QDateTime localTime(const Instant& at)
{
    return QDateTime::fromMSecsSinceEpoch(at.epochMs);
}

RelatedCase relatedOf(const RelatedItem& item)
{
    return {item.id, QString::fromStdString(item.item), item.kind == ItemKind::note,
            QString::fromStdString(item.date), item.document};
}

PastDecision pastOf(const DecisionRecord& record)
{
    return {QString::fromStdString(record.event),
            record.decision,
            localTime(record.at),
            record.undone,
            record.standing,
            record.stale};
}

// The newest note dated no later than the turn; the newest of all where none is (they come newest first).
const RelatedItem* noteBeside(const std::vector<RelatedItem>& related, const std::string& askedAt)
{
    const RelatedItem* newest = nullptr;
    for (const RelatedItem& item : related) {
        if (item.kind != ItemKind::note)
            continue;
        if (newest == nullptr)
            newest = &item;
        const std::string day = askedAt.substr(0, item.date.size());
        if (askedAt.empty() || item.date.empty() || item.date <= day)
            return &item;
    }
    return newest;
}

std::optional<std::string> scoredText(const Turn& turn)
{
    if (turn.evaluations.empty())
        return std::nullopt;
    const std::optional<std::int64_t> draft = turn.evaluations.back().draft;
    if (!draft || *draft < 0 || static_cast<std::size_t>(*draft) >= turn.drafts.size())
        return std::nullopt;
    return turn.drafts[static_cast<std::size_t>(*draft)].text;
}
} // namespace

namespace
{
// As evaluators of the pipeline name them; the program's own version does not make a result old.
QString currentVersions(const ReviewItem& item)
{
    if (item.note)
        return QString::fromStdString(item.note->evaluation.formId + "@" + item.note->evaluation.formVersion);
    const TurnCheck& check = item.answer->check;
    return check.contract
               ? QString::fromStdString(*check.contract + "@" + check.contractVersion.value_or("?"))
               : QString();
}
} // namespace

CaseLoader::CaseLoader(const CaseReader& reader, CaseEngines engines, std::shared_ptr<RecentCases> recent)
    : m_reader(reader), m_engines(std::move(engines)), m_recent(std::move(recent))
{
}

Result<AnswerCase> CaseLoader::answer(const StoredDocument& document, const std::string& turn) const
{
    const std::string key = document.sha256 + '/' + turn;
    if (std::optional<AnswerCase> made = m_recent->answers.find(key))
        return *std::move(made);
    Result<Transcript> transcript = m_engines.readTranscript(document.bytes);
    if (!transcript)
        return tl::unexpected(transcript.error());
    const auto found = std::find_if(transcript->turns.begin(), transcript->turns.end(),
                                    [&turn](const Turn& t) { return t.id == turn; });
    if (found == transcript->turns.end())
        return fail("store.unknown_item", document.record, "the record has no such turn");
    AnswerCase result;
    result.turn = static_cast<std::size_t>(found - transcript->turns.begin());
    result.transcript = std::move(*transcript);
    std::vector<TurnCheck> checks = m_engines.check(result.transcript);
    result.check = std::move(checks.at(result.turn));
    result.scoredText = scoredText(result.record());
    result.shownIsScored = result.scoredText && isScoredText(result.record().answer, *result.scoredText);
    m_recent->answers.keep(key, result);
    return result;
}

Result<NoteCase> CaseLoader::note(const StoredDocument& document) const
{
    const std::string key = document.sha256 + '/' + document.record;
    if (std::optional<NoteCase> made = m_recent->notes.find(key))
        return *std::move(made);
    Result<Note> note = m_engines.readNote(document.bytes, document.record);
    if (!note)
        return tl::unexpected(note.error());
    NoteEvaluation evaluation = m_engines.evaluate(*note);
    NoteCase made{std::move(*note), std::move(evaluation), {}, {}};
    m_recent->notes.keep(key, made);
    return made;
}

std::string CaseLoader::addBeside(ReviewItem& item, const CaseFile& file) const
{
    const RelatedItem* beside = nullptr;
    if (!item.isNote) {
        beside = noteBeside(file.related, file.row.date);
    } else if (!file.related.empty() && file.related.front().kind == ItemKind::turn) {
        beside = &file.related.front();
    }
    if (beside == nullptr)
        return {};
    const Result<StoredDocument> document = m_reader.document(beside->id);
    if (!document)
        return {};
    if (!item.isNote) {
        if (Result<NoteCase> read = note(*document))
            item.note = std::move(*read);
    } else if (Result<AnswerCase> read =
                   answer(*document, beside->item.substr(document->record.size() + 1))) {
        item.answer = std::move(*read);
    }
    return beside->document + '/' + beside->item;
}

// A note that was written after the question says nothing about what was known then.
void CaseLoader::addCross(ReviewItem& item, const std::string& documents) const
{
    if (!item.answer || !item.note)
        return;
    const Turn& turn = item.answer->record();
    const std::string noteDay = item.note->note.date.value_or("");
    const std::string asked = turn.askedAt.value_or("").substr(0, noteDay.size());
    if (!asked.empty() && noteDay > asked)
        return;
    if (std::optional<std::vector<CrossNotice>> made = m_recent->cross.find(documents)) {
        item.cross = *std::move(made);
        return;
    }
    item.cross = m_engines.cross(turn, item.note->evaluation, item.note->note);
    m_recent->cross.keep(documents, item.cross);
}

Result<ReviewItem> CaseLoader::load(qint64 id, const std::string& reviewer) const
{
    const Result<CaseFile> file = m_reader.load(id, reviewer);
    if (!file)
        return tl::unexpected(file.error());
    const QueueRow& row = file->row;
    ReviewItem item;
    item.id = row.id;
    item.item = QString::fromStdString(row.item);
    item.isNote = row.kind == ItemKind::note;
    item.subject = QString::fromStdString(row.subject);
    item.turnNumber = static_cast<int>(row.turnNumber);
    item.turnCount = static_cast<int>(row.turnCount);
    item.verdictWord = QString::fromStdString(row.verdict);
    for (const std::string& reason : row.reasons)
        item.reasons.append(QString::fromStdString(reason));
    item.versions = QString::fromStdString(file->versions);
    item.newerDocument = file->recordHasNewerDocument;
    for (const DecisionRecord& record : file->history) {
        item.history.push_back(pastOf(record));
        if (record.standing)
            item.standing = QString::fromStdString(record.event);
    }
    item.blind = file->blind;
    item.escalations = file->escalations;
    for (const RelatedItem& related : file->related)
        item.related.push_back(relatedOf(related));
    if (file->draft) {
        item.draft = KeptDraft::fromStored(file->draft->draft);
        item.draftSavedAt = localTime(file->draft->savedAt);
    }
    if (item.isNote) {
        Result<NoteCase> own = note(file->document);
        if (!own)
            return tl::unexpected(own.error());
        item.note = std::move(*own);
    } else {
        Result<AnswerCase> own = answer(file->document, row.turn);
        if (!own)
            return tl::unexpected(own.error());
        item.answer = std::move(*own);
    }
    item.currentVersions = currentVersions(item);
    const std::string beside = addBeside(item, *file);
    addCross(item, file->document.sha256 + '/' + row.item + '+' + beside);
    item.basis = {file->document.sha256, row.verdict, file->versions};
    return item;
}

} // namespace cotejo
