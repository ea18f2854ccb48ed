#include "engine/text/trailing_words.h"

#include "engine/text/text_cursor.h"
#include "engine/text/word_list.h"

#include <algorithm>
#include <optional>

namespace cotejo
{
namespace
{
constexpr std::size_t kAnswerReach = 24;   // bytes between a term and its answer
constexpr std::size_t kRelativeReach = 12; // between a term and the relative who has it
constexpr std::size_t kLookBack = 200;     // to where a term in front may begin
constexpr std::size_t kOfTheDead = 60;     // mentions behind a relative's death that are looked at

bool speaksOfHealth(const Mention& mention)
{
    return mention.is("finding") || mention.is("disease") || mention.is("event") ||
           mention.is("life_event") || mention.is("field") || mention.is("drug");
}

// The term in front of `at`: the mentions that end last, none of them across `at`. Their places are
// [begin, end); empty where a clause ends between them and `at`.
struct TermBefore {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t textEnd = 0;
};

std::optional<TermBefore> termBefore(const std::vector<Mention>& mentions, std::size_t index,
                                     std::size_t first, std::size_t at)
{
    std::optional<TermBefore> term;
    for (std::size_t i = index; i > first;) {
        --i;
        const Mention& mention = mentions[i];
        if (mention.range.begin + kLookBack < at)
            break;
        if (mention.range.end > at || !speaksOfHealth(mention))
            continue;
        if (!term)
            term = TermBefore{i, i + 1, mention.range.end};
        else if (mention.range.end == term->textEnd)
            term->begin = i;
        else
            break;
    }
    return term;
}

bool isDeath(const Mention& mention)
{
    return mention.is("life_event", "death");
}

std::string_view trimmed(std::string_view words)
{
    while (!words.empty() && (words.front() == ' ' || words.front() == '\n'))
        words.remove_prefix(1);
    while (!words.empty() && (words.back() == ' ' || words.back() == '\n'))
        words.remove_suffix(1);
    return words;
}
} // namespace

// A bare "no" with nothing behind it in its clause.
bool TrailingWords::isAnswer(const Mention& mention, const Sentence& sentence) const
{
    if (!mention.is("cue", "negated") || m_text.substr(mention.range.begin, mention.range.length()) != "no")
        return false;
    std::size_t next = mention.range.end;
    while (next < sentence.range.end && m_text[next] == ' ')
        ++next;
    return next >= sentence.range.end ||
           std::string_view(",.;)|\n\t").find(m_text[next]) != std::string_view::npos;
}

void TrailingWords::deny(const Mention& answer, std::size_t index, std::size_t first)
{
    static const WordList fillers("answer_filler");
    const auto term = termBefore(m_mentions, index, first, answer.range.begin);
    if (!term || answer.range.begin - term->textEnd > kAnswerReach)
        return;
    std::string_view between = trimmed(m_text.substr(term->textEnd, answer.range.begin - term->textEnd));
    while (!between.empty() && std::string_view(":-=(").find(between.back()) != std::string_view::npos)
        between = trimmed(between.substr(0, between.size() - 1));
    if (!between.empty() && !fillers.contains(between))
        return;
    for (std::size_t i = term->begin; i < term->end; ++i) {
        Assertion& assertion = m_mentions[i].assertion;
        if (m_mentions[i].range.end != term->textEnd || assertion.kind == AssertionKind::unknown)
            continue;
        assertion.kind = AssertionKind::negated;
        assertion.cue = answer.range;
    }
}

bool TrailingWords::isRelative(const Mention& mention) const
{
    if (!mention.is("cue", "family") || mention.entry->attribute("needs") != "link")
        return false;
    // "cáncer de mama", "nódulo en mama derecha" without an accent is the breast.
    return m_text.substr(mention.range.begin, mention.range.length()) != "mama" ||
           m_folded.accentedAt(mention.range, m_original);
}

void TrailingWords::handToRelative(const Mention& relative, std::size_t index, std::size_t first,
                                   std::size_t last)
{
    static const WordList afterDeath("of_the_dead");
    static const WordList afterTerm("of_the_relative");
    const auto term = termBefore(m_mentions, index, first, relative.range.begin);
    if (!term || relative.range.begin - term->textEnd > kRelativeReach)
        return;
    const std::string_view between =
        trimmed(m_text.substr(term->textEnd, relative.range.begin - term->textEnd));
    bool death = false;
    for (std::size_t i = term->begin; i < term->end; ++i)
        death = death || (isDeath(m_mentions[i]) && m_mentions[i].range.end == term->textEnd);
    if (!afterTerm.contains(between) && !(death && (between.empty() || afterDeath.contains(between))))
        return;
    for (std::size_t i = term->begin; i < term->end; ++i)
        if (m_mentions[i].range.end == term->textEnd)
            m_mentions[i].assertion.family = true;
    if (!death)
        return;
    for (std::size_t i = index + 1; i < std::min(last, index + kOfTheDead); ++i) {
        const Mention& mention = m_mentions[i];
        const std::size_t from = m_mentions[i - 1].range.end;
        const bool newClause =
            from < mention.range.begin &&
            m_text.substr(from, mention.range.begin - from).find_first_of(";|") != std::string_view::npos;
        if (newClause || mention.is("cue", "terminator"))
            return;
        m_mentions[i].assertion.family = true;
    }
}

void TrailingWords::settle(const Sentence& sentence, std::size_t first, std::size_t last)
{
    for (std::size_t i = first; i < last; ++i) {
        const Mention mention = m_mentions[i];
        if (isAnswer(mention, sentence))
            deny(mention, i, first);
        else if (isRelative(mention))
            handToRelative(mention, i, first, last);
    }
}

} // namespace cotejo
