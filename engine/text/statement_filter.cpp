#include "engine/text/statement_filter.h"

#include "engine/base/code_point_index.h"
#include "engine/text/number_run.h"
#include "engine/text/statement_phrases.h"
#include "engine/text/text_cursor.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{

constexpr std::size_t kNone = static_cast<std::size_t>(-1);
constexpr std::size_t kBoundReach = 14; // characters between "menos de" and its number
constexpr std::size_t kKeepReach = 30;  // between "puede" and "continuar"

bool within(const std::vector<TextSpan>& parts, const TextSpan& span)
{
    const auto after = std::upper_bound(parts.begin(), parts.end(), span.start,
                                        [](std::size_t p, const TextSpan& part) { return p < part.end; });
    return after != parts.end() && after->overlaps(span);
}

struct PhraseCues {
    std::size_t condition = kNone;
    std::size_t proposal = kNone;
    std::size_t general = kNone;
    std::size_t keep = kNone;
    std::size_t about = kNone; // first of use or fact
    std::size_t lastUse = kNone;
    bool use = false;
    bool fact = false;
};

class Filter
{
public:
    Filter(std::string_view original, StatedIn where)
        : m_original(original), m_where(where), m_text(original), m_index(original),
          m_cues(findStatementCues(m_text, original))
    {
    }

    StatedText run()
    {
        for (const StatementPhrase& phrase : splitStatementPhrases(m_text, m_cues)) {
            if (phrase.opensSentence)
                openSentence(phrase);
            read(phrase);
        }
        m_out.text = blanked();
        return std::move(m_out);
    }

private:
    [[nodiscard]] std::string_view words() const { return m_text.view(); }

    // "Tras suspender", "acaba de empezar", "dejó de usar": told, not proposed.
    [[nodiscard]] bool told(const StatementCue& cue) const
    {
        constexpr std::array<std::string_view, 9> kBefore = {"tras ",    "despues de ",  "luego de ",
                                                             "al ",      "acaba de ",    "acabo de ",
                                                             "dejo de ", "acabamos de ", "desde "};
        const std::string_view before = words().substr(0, cue.range.begin);
        return cue.infinitive && std::any_of(kBefore.begin(), kBefore.end(), [&](std::string_view w) {
                   return before.size() >= w.size() && before.substr(before.size() - w.size()) == w;
               });
    }

    void openSentence(const StatementPhrase& phrase)
    {
        const std::size_t first = words().find_first_not_of(" \n\t", phrase.range.begin);
        const bool bullet =
            first != std::string_view::npos &&
            (words()[first] == '-' || words()[first] == '*' || TextCursor::isDigit(words()[first]) ||
             words().substr(first, 3) == "\xe2\x80\xa2");
        m_carryMask = m_listMask && bullet;
        m_listMask = m_carryMask;
        m_carryAbout = m_carryUse = false;
    }

    [[nodiscard]] PhraseCues cuesOf(const StatementPhrase& phrase) const
    {
        PhraseCues found;
        const auto first = [](std::size_t& place, const StatementCue& cue) {
            place = std::min(place, cue.range.begin);
        };
        for (std::size_t i = phrase.firstCue; i < phrase.lastCue; ++i) {
            const StatementCue& cue = m_cues[i];
            const bool isTold = cue.kind == StatementCueKind::proposal && told(cue);
            if (cue.kind == StatementCueKind::use || isTold) {
                found.use = true;
                found.lastUse = cue.range.begin;
                first(found.about, cue);
            } else if (cue.kind == StatementCueKind::fact) {
                found.fact = true;
                first(found.about, cue);
            } else if (cue.kind == StatementCueKind::proposal)
                first(found.proposal, cue);
            else if (cue.kind == StatementCueKind::condition)
                first(found.condition, cue);
            else if (cue.kind == StatementCueKind::general)
                first(found.general, cue);
            else if (cue.kind == StatementCueKind::keep)
                first(found.keep, cue);
        }
        if (found.keep != kNone && found.proposal != kNone && found.proposal < found.keep &&
            found.keep - found.proposal < kKeepReach)
            found.proposal = kNone;
        return found;
    }

    void read(const StatementPhrase& phrase)
    {
        const FoldedRange& range = phrase.range;
        if (phrase.inQuestion) {
            mask(range);
            return;
        }
        const PhraseCues cues = cuesOf(phrase);
        const auto from = [&](std::size_t cue) { return cues.about < cue ? cue : range.begin; };
        std::size_t maskFrom = kNone;
        if (cues.condition != kNone)
            maskFrom = from(cues.condition);
        if (cues.general != kNone) // in an answer a reason ("ya que X aumenta el riesgo") holds of anybody
            maskFrom = std::min(maskFrom,
                                m_where == StatedIn::answer && !cues.use ? range.begin : from(cues.general));
        const bool built = cues.proposal != kNone && cues.lastUse != kNone && cues.lastUse > cues.proposal;
        if (cues.proposal != kNone && !built)
            maskFrom = std::min(maskFrom, from(cues.proposal));

        const std::string_view head = words().substr(range.begin, 2);
        const bool joined = m_carryMask && (head == "y " || head == "e " || head == "o ");
        const bool about = cues.use || (cues.fact && !joined) || cues.keep != kNone;
        FoldedRange stated = range;
        if (maskFrom != kNone) {
            stated.end = maskFrom;
            mask({maskFrom, range.end});
            m_carryMask = m_where == StatedIn::answer || cues.general != maskFrom;
            m_carryMask = m_carryMask || cues.condition != kNone;
        } else if (built)
            stated = keepWhatIsTaken(range, cues);
        else if (about)
            m_carryMask = false;
        else if (m_carryMask) {
            mask(range);
            stated.end = stated.begin;
        }
        if (!m_carryMask || about) {
            m_carryAbout = m_carryAbout || about;
            m_carryUse = m_carryUse || cues.use || cues.keep != kNone;
        }
        if (!stated.empty())
            settle(stated, phrase);
        if (m_carryMask && endsInColon(range))
            m_listMask = true;
    }

    // "Bajar los 10 mg que toma a 5 mg": the last number is the proposal.
    FoldedRange keepWhatIsTaken(const FoldedRange& range, const PhraseCues& cues)
    {
        mask({range.begin, std::min(range.end, cues.proposal)});
        FoldedRange stated{cues.proposal, range.end};
        for (std::size_t i = range.end; i-- > range.begin + 3;)
            if (TextCursor::isDigit(words()[i]) && words().substr(i - 3, 3) == " a ") {
                stated.end = i - 2;
                mask({stated.end, range.end});
                break;
            }
        m_carryMask = true;
        return stated;
    }

    void settle(const FoldedRange& stated, const StatementPhrase& phrase)
    {
        maskBounds(stated, phrase);
        maskRanges(stated);
        const bool question = m_where == StatedIn::question;
        if (question || m_carryAbout)
            append(m_out.anchored, stated);
        if (question || m_carryUse)
            append(m_out.used, stated);
    }

    void maskBounds(const FoldedRange& stated, const StatementPhrase& phrase)
    {
        const auto digitIn = [&](std::size_t from, std::size_t to) {
            for (std::size_t i = from; i < std::min(to, stated.end); ++i)
                if (TextCursor::isDigit(words()[i]))
                    return true;
            return false;
        };
        for (std::size_t i = phrase.firstCue; i < phrase.lastCue; ++i) {
            const StatementCue& cue = m_cues[i];
            if (cue.range.begin >= stated.end)
                break;
            if (cue.kind == StatementCueKind::compare_before &&
                digitIn(cue.range.end, cue.range.end + kBoundReach))
                mask({cue.range.begin, stated.end});
            if (cue.kind == StatementCueKind::compare_after) {
                const std::size_t reach = cue.range.begin - std::min(cue.range.begin, kBoundReach);
                const std::size_t from = std::max(stated.begin, reach);
                if (digitIn(from, cue.range.begin))
                    mask({stated.begin, stated.end});
            }
        }
    }

    void maskRanges(const FoldedRange& stated)
    {
        for (const NumberRun& run : numberRuns(words(), stated))
            mask(run.changed ? run.first : run.whole);
    }

    [[nodiscard]] bool endsInColon(const FoldedRange& range) const
    {
        const std::size_t last = words().substr(0, range.end).find_last_not_of(" \n\t");
        return last != std::string_view::npos && words()[last] == ':';
    }

    void append(std::vector<TextSpan>& parts, const FoldedRange& range) const
    {
        parts.push_back(m_index.span(m_text.sourceBegin(range), m_text.sourceEnd(range)));
    }

    void mask(const FoldedRange& range)
    {
        if (!range.empty())
            m_masked.push_back({m_text.sourceBegin(range), m_text.sourceEnd(range)});
    }

    [[nodiscard]] std::string blanked()
    {
        std::sort(m_masked.begin(), m_masked.end());
        std::string out;
        out.reserve(m_original.size());
        std::size_t at = 0;
        for (const auto& [begin, end] : m_masked) {
            if (end <= at)
                continue;
            const std::size_t from = std::max(begin, at);
            out.append(m_original.substr(at, from - at));
            bool first = true;
            for (std::size_t i = from; i < end; ++i) {
                const auto byte = static_cast<unsigned char>(m_original[i]);
                if ((byte & 0xC0U) == 0x80U)
                    continue;
                out += m_original[i] == '\n' ? '\n' : first ? '.' : ' ';
                first = first && m_original[i] == '\n';
            }
            at = end;
        }
        out.append(m_original.substr(at));
        return out;
    }

    std::string_view m_original;
    StatedIn m_where;
    FoldedText m_text;
    CodePointIndex m_index;
    std::vector<StatementCue> m_cues;
    std::vector<std::pair<std::size_t, std::size_t>> m_masked; // bytes of the text as given
    StatedText m_out;
    bool m_carryMask = false;
    bool m_carryAbout = false;
    bool m_carryUse = false;
    bool m_listMask = false;
};

} // namespace

bool StatedText::isAnchored(const TextSpan& span) const
{
    return within(anchored, span);
}

bool StatedText::isUsed(const TextSpan& span) const
{
    return within(used, span);
}

StatedText statedParts(std::string_view text, StatedIn where)
{
    return Filter(text, where).run();
}

} // namespace cotejo
