#include "engine/text/assertion_classifier.h"

#include "engine/text/question_answer.h"
#include "engine/text/text_cursor.h"

#include <algorithm>

namespace cotejo
{
namespace
{

bool isPolarity(std::string_view id)
{
    return id == "negated" || id == "templated" || id == "possible" || id == "pending" || id == "unknown";
}

AssertionKind kindOf(std::string_view id)
{
    if (id == "negated")
        return AssertionKind::negated;
    if (id == "templated")
        return AssertionKind::templated;
    if (id == "possible")
        return AssertionKind::possible;
    return id == "pending" ? AssertionKind::pending : AssertionKind::unknown;
}

bool isCue(const Mention& mention)
{
    return mention.entry->group == "cue";
}

bool carriesMeaning(const Mention& mention)
{
    const std::string_view group = mention.entry->group;
    return group != "cue" && group != "unit" && group != "month" && group != "number" && group != "every" &&
           group != "interval" && group != "ago" && group != "section" && group != "abbreviation" &&
           group != "visit_word" && group != "date_label";
}

} // namespace

void AssertionClassifier::classify(const Sentence& sentence, std::size_t first, std::size_t last)
{
    m_lastJoin = 0;
    for (std::size_t i = first; i < last; ++i)
        if (m_mentions[i].is("cue", "join"))
            m_lastJoin = m_mentions[i].range.begin;
    forward(sentence, first, last);
    backward(sentence, first, last);
    denyQuestions(sentence, first, last);
}

void AssertionClassifier::denyQuestions(const Sentence& sentence, std::size_t first, std::size_t last)
{
    std::size_t asked = sentence.range.begin;
    for (std::size_t i = sentence.range.begin; i < sentence.range.end; ++i) {
        if (m_text[i] != '?')
            continue;
        if (isDeniedQuestion(m_text, i))
            for (std::size_t k = first; k < last; ++k) {
                Assertion& assertion = m_mentions[k].assertion;
                if (FoldedRange{asked, i}.contains(m_mentions[k].range) && !isCue(m_mentions[k]) &&
                    assertion.kind == AssertionKind::affirmed) {
                    assertion.kind = AssertionKind::negated;
                    assertion.cue = {i + 1, std::min(i + 4, sentence.range.end)};
                }
            }
        asked = i + 1;
    }
}

void AssertionClassifier::crossBoundaries(std::size_t from, std::size_t to, Sweep& sweep) const
{
    for (std::size_t i = std::min(from, to); i < std::max(from, to); ++i) {
        const char c = m_text[i];
        if (c == ';' || c == '|' || c == '\t') {
            sweep = {};
            continue;
        }
        const bool decimal = c == ',' && i > 0 && i + 1 < m_text.size() &&
                             TextCursor::isDigit(m_text[i - 1]) && TextCursor::isDigit(m_text[i + 1]);
        if (c != ',' || decimal)
            continue;
        const bool listGoesOn = sweep.polarity.listWithNi && i < m_lastJoin;
        if (!sweep.polarity.always && !listGoesOn)
            sweep.polarity = {};
        if (!sweep.historical.always)
            sweep.historical = {};
    }
}

bool AssertionClassifier::opens(const Mention& cue, std::size_t last) const
{
    if (m_text[cue.range.begin] == '?')
        return !isAnsweredQuestion(m_text, cue.range.begin);
    const std::string_view needs = cue.entry->attribute("needs");
    if (needs == "link") {
        std::size_t words = 0;
        std::size_t position = cue.range.end;
        for (const Mention* m = &cue + 1; m < m_mentions.data() + last; ++m) {
            for (; position < m->range.begin; ++position)
                words += TextCursor::isBlank(m_text[position])                ? 1U
                         : m_text[position] == ',' || m_text[position] == ';' ? 9U
                                                                              : 0U;
            if (words > 4)
                return false;
            if (m->is("cue", "family_link"))
                return true;
        }
        return false;
    }
    if (needs == "plain") { // "si" without an accent, and with words after it
        std::size_t next = cue.range.end;
        while (next < m_text.size() && TextCursor::isBlank(m_text[next]))
            ++next;
        return next < m_text.size() && TextCursor::isWord(m_text[next]) &&
               !m_folded.accentedAt(cue.range, m_original);
    }
    return true;
}

void AssertionClassifier::open(const Mention& cue, Sweep& sweep) const
{
    const std::string_view id = cue.entry->id;
    const std::string_view list = cue.entry->attribute("list");
    const Scope scope{&cue, list == "always", list == "ni"};
    if (id == "terminator" || id == "affirmation")
        sweep.polarity = {};
    if (id == "terminator")
        sweep.family = sweep.historical = {};
    if (isPolarity(id))
        sweep.polarity = scope;
    else if (id == "hypothetical")
        sweep.hypothetical = scope;
    else if (id == "family")
        sweep.family = scope;
    else if (id == "historical")
        sweep.historical = scope;
}

void AssertionClassifier::apply(const Sweep& sweep, Mention& mention, bool overwrite) const
{
    Assertion& assertion = mention.assertion;
    assertion.hypothetical = assertion.hypothetical || sweep.hypothetical.cue != nullptr;
    assertion.family = assertion.family || sweep.family.cue != nullptr;
    assertion.historical = assertion.historical || sweep.historical.cue != nullptr;
    if (sweep.polarity.cue != nullptr && (overwrite || assertion.kind == AssertionKind::affirmed)) {
        assertion.kind = kindOf(sweep.polarity.cue->entry->id);
        assertion.cue = sweep.polarity.cue->range;
    }
}

bool AssertionClassifier::targetBefore(const Mention& cue, std::size_t index, std::size_t first) const
{
    for (std::size_t i = index; i > first;) {
        --i;
        const Mention& mention = m_mentions[i];
        if (mention.range.end > cue.range.begin || !carriesMeaning(mention))
            continue;
        const std::string_view between =
            m_text.substr(mention.range.end, cue.range.begin - mention.range.end);
        return between.find_first_of(",;|.\t") == std::string_view::npos;
    }
    return false;
}

void AssertionClassifier::forward(const Sentence& sentence, std::size_t first, std::size_t last)
{
    Sweep sweep;
    std::size_t position = sentence.range.begin;
    for (std::size_t i = first; i < last; ++i) {
        Mention& mention = m_mentions[i];
        crossBoundaries(std::max(position, sentence.range.begin), std::max(position, mention.range.begin),
                        sweep);
        position = std::max(position, mention.range.begin);
        if (!isCue(mention)) {
            apply(sweep, mention, false);
            continue;
        }
        const std::string_view direction = mention.entry->attribute("direction");
        const bool opensHere = direction.empty() || direction == "pre" ||
                               (direction == "both" && !targetBefore(mention, i, first));
        if (opensHere && opens(mention, last))
            open(mention, sweep);
    }
}

void AssertionClassifier::backward(const Sentence& sentence, std::size_t first, std::size_t last)
{
    Sweep sweep;
    std::size_t position = sentence.range.end;
    for (std::size_t i = last; i > first;) {
        --i;
        Mention& mention = m_mentions[i];
        const std::size_t end = std::min(mention.range.end, position);
        crossBoundaries(end, position, sweep);
        position = end;
        if (!isCue(mention)) {
            apply(sweep, mention,
                  sweep.polarity.cue != nullptr && sweep.polarity.cue->entry->id == "templated");
            continue;
        }
        const std::string_view direction = mention.entry->attribute("direction");
        const bool ends = mention.entry->id == "terminator" || mention.entry->id == "affirmation";
        const bool same = sweep.polarity.cue != nullptr && sweep.polarity.cue->range == mention.range;
        if (direction == "pre" && isPolarity(mention.entry->id) && !same)
            sweep.polarity = {};
        const bool opensHere =
            direction == "post" && (m_text[mention.range.begin] != '?' || opens(mention, last));
        if (ends || opensHere || (direction == "both" && targetBefore(mention, i, first)))
            open(mention, sweep);
    }
}

} // namespace cotejo
