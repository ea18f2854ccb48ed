#include "engine/rules/statement_matcher.h"

#include "engine/text/text_cursor.h"

#include <algorithm>

namespace cotejo
{

bool countsFor(const Stance& stance, WantedStance wanted)
{
    if (wanted == WantedStance::any)
        return !stance.family;
    if (wanted == WantedStance::heeded)
        return stance.polarity != Polarity::unneeded && !stance.family && !stance.asked;
    if (!stance.spoken())
        return false;
    switch (wanted) {
    case WantedStance::stated:
        return stance.polarity == Polarity::stated && !stance.past;
    case WantedStance::done:
        return stance.polarity == Polarity::stated;
    case WantedStance::against:
        return stance.polarity == Polarity::against;
    case WantedStance::unneeded:
        return stance.polarity == Polarity::unneeded;
    default:
        return stance.polarity != Polarity::stated;
    }
}

namespace
{

constexpr std::size_t kLongestQuote = 600; // bytes; a longer statement is shown by its core alone

class Search
{
public:
    Search(const StatementPattern& pattern, const AnalysedText& text, std::optional<WantedStance> instead)
        : m_pattern(pattern), m_text(text), m_core(instead.value_or(pattern.all.front().stance)),
          m_denial(instead.has_value())
    {
    }

    std::optional<StatementFinding> run()
    {
        const PatternGroup& core = m_pattern.all.front();
        std::optional<StatementFinding> best;
        for (const ConceptNumber number : core.any)
            for (const std::uint32_t index : m_text.mentionsOf(number)) {
                const ConceptMention& mention = m_text.mentions()[index];
                if (best && best->core.begin <= mention.range.begin)
                    break;
                if (countsFor(mention.stance, m_core) && holds(mention.range, mention.sentence))
                    best = finding(mention.range);
            }
        for (const StatedAmount& amount : m_text.amounts()) {
            if (m_denial || core.amounts.empty())
                break; // a number denies nothing
            if (best && best->core.begin <= amount.range.begin)
                break;
            if (touches(core, amount) && holds(amount.range, m_text.sentenceAt(amount.range.begin)))
                best = finding(amount.range);
        }
        return best;
    }

private:
    static bool touches(const PatternGroup& group, const StatedAmount& amount)
    {
        return std::any_of(group.amounts.begin(), group.amounts.end(), [&](const WantedAmount& wanted) {
            return wanted.unit == amount.unit && amount.from <= wanted.to + 1e-6 &&
                   amount.to >= wanted.from - 1e-6;
        });
    }

    bool holds(const FoldedRange& core, std::uint32_t sentence)
    {
        m_matched = core;
        fillRanges(core, sentence);
        for (std::size_t i = 1; i < m_pattern.all.size(); ++i) {
            const auto place = find(m_pattern.all[i], core);
            if (!place)
                return false;
            if (place->begin >= m_whole.begin && place->end <= m_whole.end) {
                m_matched.begin = std::min(m_matched.begin, place->begin);
                m_matched.end = std::max(m_matched.end, place->end);
            }
        }
        return std::none_of(m_pattern.none.begin(), m_pattern.none.end(),
                            [&](const PatternGroup& group) { return find(group, core).has_value(); });
    }

    void fillRanges(const FoldedRange& core, std::uint32_t sentence)
    {
        const auto sentences = m_text.sentences();
        m_ranges.clear();
        std::uint32_t first = sentence;
        std::uint32_t last = sentence;
        switch (m_pattern.scope) {
        case PatternScope::clause:
            m_whole = m_text.clauseAt(core.begin);
            m_ranges.push_back(m_whole);
            return;
        case PatternScope::text:
            m_whole = {0, m_text.folded().size()};
            m_ranges.push_back(m_whole);
            return;
        case PatternScope::sentence:
            break;
        case PatternScope::near:
            first -= sentence > 0 && sentences[sentence - 1].paragraph == sentences[sentence].paragraph;
            last += sentence + 1 < sentences.size() &&
                    sentences[sentence + 1].paragraph == sentences[sentence].paragraph;
            break;
        case PatternScope::paragraph:
            while (first > 0 && sentence - first < kReach &&
                   sentences[first - 1].paragraph == sentences[sentence].paragraph)
                --first;
            while (last + 1 < sentences.size() && last - sentence < kReach &&
                   sentences[last + 1].paragraph == sentences[sentence].paragraph)
                ++last;
            break;
        }
        m_whole = {sentences[first].range.begin, sentences[last].range.end};
        m_ranges.push_back(m_whole);
        for (const FoldedRange& head : sentences[sentence].heads)
            if (!head.empty() && !m_whole.contains(head))
                m_ranges.push_back(head);
    }

    std::optional<FoldedRange> find(const PatternGroup& group, const FoldedRange& core) const
    {
        std::optional<FoldedRange> best;
        std::size_t distance = 0;
        const auto offer = [&](const FoldedRange& range) {
            const std::size_t away =
                range.begin >= core.begin ? range.begin - core.begin : core.begin - range.begin;
            if ((!best || away < distance) && fits(group, core, range)) {
                best = range;
                distance = away;
            }
        };
        const auto mentions = m_text.mentions();
        for (const FoldedRange& within : m_ranges) {
            for (const ConceptNumber number : group.any) {
                const auto posted = m_text.mentionsOf(number);
                auto place = std::lower_bound(
                    posted.begin(), posted.end(), within.begin,
                    [&](std::uint32_t index, std::size_t p) { return mentions[index].range.begin < p; });
                for (std::size_t steps = 0;
                     place != posted.end() && steps < kReach && mentions[*place].range.begin < within.end;
                     ++place, ++steps)
                    if (countsFor(mentions[*place].stance, m_denial ? WantedStance::any : group.stance))
                        offer(mentions[*place].range);
            }
            if (group.amounts.empty())
                continue;
            const auto amounts = m_text.amounts();
            auto place =
                std::lower_bound(amounts.begin(), amounts.end(), within.begin,
                                 [](const StatedAmount& a, std::size_t p) { return a.range.begin < p; });
            for (std::size_t steps = 0;
                 place != amounts.end() && steps < kReach && place->range.begin < within.end;
                 ++place, ++steps)
                if (touches(group, *place))
                    offer(place->range);
        }
        return best;
    }

    bool fits(const PatternGroup& group, const FoldedRange& core, const FoldedRange& range) const
    {
        if ((group.order > 0 && range.begin < core.begin) || (group.order < 0 && range.begin >= core.begin))
            return false;
        const FoldedRange between = range.begin >= core.end   ? FoldedRange{core.end, range.begin}
                                    : range.end <= core.begin ? FoldedRange{range.end, core.begin}
                                                              : FoldedRange{};
        if (group.gap && wordsBetween(between, *group.gap + 1) > *group.gap)
            return false;
        const auto mentions = m_text.mentions();
        for (const ConceptNumber number : group.between) {
            const auto posted = m_text.mentionsOf(number);
            const auto place = std::lower_bound(
                posted.begin(), posted.end(), between.begin,
                [&](std::uint32_t index, std::size_t p) { return mentions[index].range.begin < p; });
            if (place != posted.end() && mentions[*place].range.end <= between.end)
                return false;
        }
        return true;
    }

    std::size_t wordsBetween(const FoldedRange& between, std::size_t enough) const
    {
        std::size_t words = 0;
        bool inside = false;
        for (std::size_t i = between.begin; i < between.end && words < enough; ++i) {
            const bool word = TextCursor::isWord(m_text.folded()[i]);
            words += word && !inside ? 1 : 0;
            inside = word;
        }
        return words;
    }

    StatementFinding finding(const FoldedRange& core) const
    {
        const FoldedRange shown = m_matched.length() <= kLongestQuote ? m_matched : core;
        return {0, m_text.span(shown), m_text.quote(shown), core};
    }

    static constexpr std::size_t kReach = 64; // sentences or mentions looked at: keeps all linear
    const StatementPattern& m_pattern;
    const AnalysedText& m_text;
    WantedStance m_core;
    bool m_denial;
    std::vector<FoldedRange> m_ranges;
    FoldedRange m_whole;
    FoldedRange m_matched;
};

bool possible(const StatementPattern& pattern, const AnalysedText& text)
{
    for (const PatternGroup& group : pattern.all)
        if (group.amounts.empty() &&
            std::all_of(group.any.begin(), group.any.end(),
                        [&](ConceptNumber number) { return text.mentionsOf(number).empty(); }))
            return false;
    return true;
}

} // namespace

std::optional<StatementFinding> StatementMatcher::first(const StatementPattern& pattern,
                                                        const AnalysedText& text,
                                                        std::optional<WantedStance> instead)
{
    return possible(pattern, text) ? Search(pattern, text, instead).run() : std::nullopt;
}

StatementMatcher::StatementMatcher(std::vector<StatementPattern> patterns) : m_patterns(std::move(patterns))
{
    for (std::uint32_t i = 0; i < m_patterns.size(); ++i) {
        const PatternGroup& core = m_patterns[i].all.front();
        for (const ConceptNumber number : core.any) {
            if (m_byConcept.size() <= number)
                m_byConcept.resize(number + 1);
            m_byConcept[number].push_back(i);
        }
        if (!core.amounts.empty())
            m_byAmount.push_back(i);
    }
}

std::vector<StatementFinding> StatementMatcher::match(const AnalysedText& text) const
{
    std::vector<std::uint32_t> due = m_byAmount;
    for (const ConceptNumber number : text.present())
        if (number < m_byConcept.size())
            due.insert(due.end(), m_byConcept[number].begin(), m_byConcept[number].end());
    std::sort(due.begin(), due.end());
    due.erase(std::unique(due.begin(), due.end()), due.end());
    std::vector<StatementFinding> findings;
    for (const std::uint32_t number : due)
        if (auto found = first(m_patterns[number], text)) {
            found->pattern = number;
            findings.push_back(std::move(*found));
        }
    return findings;
}

} // namespace cotejo
