#include "engine/completeness/finding_reader.h"

#include "engine/completeness/test_heading.h"
#include "engine/text/question_answer.h"
#include "engine/text/text_cursor.h"

#include <algorithm>

namespace cotejo
{
namespace
{

constexpr std::size_t kInvolvementReach = 60; // bytes between "afección" and the organ

bool isHistorySection(std::string_view kind)
{
    return kind == "app" || kind == "comorbidity" || kind == "screening" || kind == "apnp";
}

} // namespace

std::vector<StatedFinding> FindingReader::read() const
{
    std::vector<StatedFinding> found;
    for (const CueRun& run : findCueRuns(m_note, "finding"))
        readRun(run, found);
    return found;
}

void FindingReader::readRun(const CueRun& run, std::vector<StatedFinding>& found) const
{
    for (std::size_t i = 0; i < run.cues.size(); ++i) {
        const Mention& cue = *run.cues[i];
        if (!cue.assertion.aboutPatientNow() || headsTests(m_note, cue.range))
            continue;
        Answer answer = cue.assertion.asked ? Answer{} : labelAnswer(run, i);
        if (!answer.there && !cue.assertion.asked)
            answer = markBehind(cue);
        if (!answer.there) {
            const AssertionKind kind = cue.assertion.kind;
            answer.there = true;
            answer.counts = kind != AssertionKind::possible && kind != AssertionKind::pending;
            answer.state = kind == AssertionKind::negated     ? State::denied
                           : kind == AssertionKind::templated ? State::templated
                           : kind == AssertionKind::unknown   ? State::unknown
                                                              : State::affirmed;
        }
        if (answer.counts)
            add(cue, answer, found);
    }
}

void FindingReader::add(const Mention& cue, const Answer& answer, std::vector<StatedFinding>& found) const
{
    const FoldedRange place{cue.range.begin, std::max(cue.range.end, answer.range.end)};
    for (const auto& mention : m_note.mentionsIn({cue.range.begin, cue.range.begin + 1}))
        if (mention.is("finding") && mention.range == cue.range && allowed(mention))
            found.push_back({&mention, answer.state, place, !answer.range.empty()});
}

FindingReader::Answer FindingReader::labelAnswer(const CueRun& run, std::size_t cue) const
{
    const std::size_t end = run.range().end;
    const TextLine& line = m_note.lineAt(run.range().begin);
    const bool inLabelCell = line.cells.size() == 2 && line.cells.front().contains(run.range());
    TextCursor cursor(m_note.folded(), end);
    cursor.skipBlanks(1);
    const bool tab = inLabelCell && m_note.words({line.cells[0].end, line.cells[1].begin}).find('\t') !=
                                        std::string_view::npos;
    if (inLabelCell && (line.pipes || tab)) {
        const auto parts = run.cues.size() > 1 ? slashParts(m_note, run) : std::vector<FoldedRange>();
        Answer answer = answerIn(parts.empty() ? line.cells[1] : parts[cue], true);
        answer.there = true;
        return answer;
    }
    if (cursor.peek() != ':' && cursor.peek() != '=' &&
        !isAnsweredQuestion(m_note.folded(), cursor.position()))
        return {};
    FoldedRange region = valueRegion(m_note, run);
    region.begin = std::min(region.end, cursor.position() + 1);
    if (run.slashes && run.cues.size() > 1)
        if (const auto parts = slashParts(m_note, run); !parts.empty())
            region = parts[cue];
    Answer answer = answerIn(region, false);
    const bool empty = m_note.words(region).find_first_not_of(" \n\t-_.:") == std::string_view::npos;
    answer.there = answer.counts || empty;
    return answer;
}

FindingReader::Answer FindingReader::markBehind(const Mention& cue) const
{
    TextCursor cursor(m_note.folded(), cue.range.end);
    cursor.skipBlanks(1);
    const Mention* mark = m_note.mentionAt(cursor.position(), "result");
    Answer answer;
    if (mark == nullptr || mark->sentence != cue.sentence)
        return answer;
    const std::string_view words = m_note.words(mark->range);
    answer.there = answer.counts = mark->entry->id == "negativo" ||
                                   words.find('+') != std::string_view::npos || words.starts_with("pos");
    answer.state = mark->entry->id == "negativo" ? State::denied : State::affirmed;
    answer.range = mark->range;
    return answer;
}

FindingReader::Answer FindingReader::answerIn(FoldedRange range, bool anyWords) const
{
    while (!range.empty() &&
           std::string_view(" \n\t:").find(m_note.folded()[range.begin]) != std::string_view::npos)
        ++range.begin;
    Answer answer;
    const std::string_view words = m_note.words(range);
    if (words.find_first_not_of(" \n\t-_./") == std::string_view::npos)
        return answer;
    answer.counts = true;
    for (const auto& mention : m_note.mentionsIn({range.begin, range.begin + 1})) {
        if (mention.range.end > range.end)
            continue;
        const std::string_view id = mention.entry->id;
        answer.range = mention.range;
        if (mention.is("cue", "unknown") && m_note.words(mention.range).starts_with("sin dato")) {
            answer.state = State::denied; // "Insuficiencia cardiaca: sin datos"
            return answer;
        }
        if (mention.is("cue") && (id == "unknown" || id == "not_done")) {
            answer.state = State::unknown;
            return answer;
        }
        if (mention.is("cue") && (id == "not_applicable" || id == "pending" || id == "possible")) {
            answer.counts = false;
            return answer;
        }
        if (mention.is("cue", "templated")) {
            answer.state = State::templated;
            return answer;
        }
        if (mention.is("block_word", "negative") || mention.is("cue", "negated") ||
            mention.is("result", "negativo")) {
            answer.state = State::denied;
            return answer;
        }
        if (mention.is("result", "positivo"))
            return answer;
    }
    TextCursor cursor(m_note.folded().substr(0, range.end), range.begin);
    const bool yes = cursor.takeWord("si") || cursor.takeWord("yes") || cursor.takeWord("presente") ||
                     cursor.takeWord("x");
    answer.counts = anyWords || yes;
    answer.range = {range.begin, yes ? cursor.position() : range.end};
    return answer;
}

bool FindingReader::allowed(const Mention& mention) const
{
    const std::string_view kind = m_note.sectionKindAt(mention.range.begin);
    const bool history = isHistorySection(kind) || m_note.lineAt(mention.range.begin).pipes;
    if (mention.entry->attribute("only") == "history" && !history &&
        mention.assertion.kind == AssertionKind::affirmed)
        return false;
    const std::string_view leader = mention.entry->attribute("after");
    if (leader.empty())
        return true;
    const FoldedRange sentence = m_note.sentenceAt(mention.range.begin).range;
    const std::size_t begin =
        std::max(sentence.begin, mention.range.begin - std::min(mention.range.begin, kInvolvementReach));
    const auto before = m_note.mentionsIn({begin, mention.range.begin});
    return std::any_of(before.begin(), before.end(), [&](const Mention& m) { return m.is(leader); });
}

} // namespace cotejo
