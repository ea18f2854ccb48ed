#include "engine/completeness/course_act.h"

#include "engine/text/text_cursor.h"
#include "engine/text/word_list.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace cotejo
{
namespace
{

constexpr std::array<std::pair<std::string_view, CourseAct>, 15> kActs = {
    {{"start", CourseAct::start},
     {"switch_to", CourseAct::switch_to},
     {"switch_from", CourseAct::switch_from},
     {"stop", CourseAct::stop},
     {"hold", CourseAct::hold},
     {"resume", CourseAct::resume},
     {"continue", CourseAct::keep},
     {"adjust", CourseAct::adjust},
     {"past", CourseAct::past},
     {"current", CourseAct::current},
     {"never", CourseAct::never},
     {"proposal", CourseAct::proposal},
     {"condition", CourseAct::condition},
     {"allergy", CourseAct::allergy},
     {"unbegun", CourseAct::unbegun}}};
constexpr std::size_t kDenialWords = 5; // of the longest denial of an act

std::optional<CourseAct> actOf(std::string_view id)
{
    for (const auto& [known, act] : kActs)
        if (known == id)
            return act;
    return std::nullopt;
}

// Inside its sentence: the "No" that answers the line before denies nothing here.
bool negationBefore(std::string_view text, std::size_t position, std::size_t sentence)
{
    std::size_t end = position;
    while (end > sentence && TextCursor::isBlank(text[end - 1]) && position - end < 3)
        --end;
    static const WordList denials("act_denial");
    std::size_t begin = end;
    for (std::size_t words = 0; words < kDenialWords && begin > sentence; ++words) {
        while (begin > sentence && TextCursor::isWord(text[begin - 1]))
            --begin;
        if (begin < end && denials.contains(text.substr(begin, end - begin)))
            return true;
        if (begin == sentence || text[begin - 1] != ' ')
            return false;
        --begin;
    }
    return false;
}

bool labelAfter(std::string_view text, std::size_t position)
{
    TextCursor cursor(text, position);
    cursor.skipBlanks(1);
    return cursor.peek() == ':' || cursor.peek() == '|';
}

} // namespace

CourseActList::CourseActList(const AnalysedNote& note, const std::vector<FoldedRange>& taken)
{
    std::size_t covered = 0;
    std::size_t drug = 0;
    std::size_t labelled = 0;
    for (const auto& mention : note.mentions()) {
        if (mention.is("course_label") && note.words(mention.range).starts_with("f"))
            labelled = std::max(labelled, mention.range.end);
        if (!mention.is("course_act") || mention.range.begin < covered)
            continue;
        const auto act = actOf(mention.entry->id);
        while (drug < taken.size() && taken[drug].end <= mention.range.begin)
            ++drug;
        const bool ofLabel = mention.range.begin < labelled; // the "inicio" of "fecha de inicio"
        const Assertion& said = mention.assertion;
        const bool asks = act == CourseAct::condition && said.kind == AssertionKind::unknown;
        if (!act || asks || ofLabel || (drug < taken.size() && taken[drug].overlaps(mention.range)))
            continue;
        const std::string_view text = note.folded();
        const bool unsure = said.kind == AssertionKind::possible || said.hypothetical;
        (said.asked ? m_open : m_acts)
            .push_back(
                {*act, mention.range,
                 negationBefore(text, mention.range.begin, note.sentenceAt(mention.range.begin).range.begin),
                 labelAfter(text, mention.range.end), unsure, said.cue});
        covered = mention.range.end;
    }
}

std::vector<ActMention> CourseActList::in(const FoldedRange& range) const
{
    const auto first =
        std::lower_bound(m_acts.begin(), m_acts.end(), range.begin,
                         [](const ActMention& act, std::size_t p) { return act.range.begin < p; });
    std::vector<ActMention> found;
    for (auto place = first; place != m_acts.end() && place->range.begin < range.end; ++place)
        found.push_back(*place);
    return found;
}

bool CourseActList::any(const FoldedRange& range, CourseAct act) const
{
    const auto acts = in(range);
    return std::any_of(acts.begin(), acts.end(),
                       [&](const ActMention& a) { return a.act == act && !a.negated; });
}

} // namespace cotejo
