#include "engine/text/assertion_classifier.h"

#include "engine/text/question_answer.h"
#include "engine/text/text_cursor.h"
#include "engine/text/word_list.h"

#include <algorithm>

namespace cotejo
{
namespace
{

constexpr std::size_t kAskReach = 24;      // bytes between "se desconoce" and its "si"
constexpr std::size_t kAskedMentions = 40; // mentions of a question that are looked at
constexpr std::size_t kAsideReach = 60;    // bytes of an aside before its cue

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
        if (i >= sweep.polarity.aside)
            continue;
        const bool listGoesOn = sweep.polarity.listWithNi && i < m_lastJoin;
        if (!sweep.polarity.always && !listGoesOn) {
            sweep.polarity = {};
            sweep.asked = false;
        }
        if (!sweep.historical.always)
            sweep.historical = {};
    }
}

bool AssertionClassifier::opens(const Mention& cue, std::size_t last) const
{
    if (m_text[cue.range.begin] == '?')
        return !isAnsweredQuestion(m_text, cue.range.begin);
    if (cue.entry->id == "possible") { // "relación probable con" grades a link and doubts nothing
        const std::string_view before = m_text.substr(0, cue.range.begin);
        for (const std::string_view link : {"rel ", "rel. ", "relacion ", "causalidad ", "causalidad: "})
            if (before.ends_with(link))
                return false;
    }
    const std::string_view needs = cue.entry->attribute("needs");
    if (needs == "link") {
        std::size_t words = 0;
        std::size_t position = cue.range.end;
        for (const Mention* m = &cue + 1; m < m_mentions.data() + last; ++m) {
            if (m->range.begin == cue.range.end + 1 && m_text[cue.range.end] == ' ' &&
                (m->is("finding") || m->is("event") || m->is("disease")))
                return true; // "Papá IAM", "mamá DM2"
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
    if (needs == "denial") { // "no … evidentes"
        const std::string_view before = m_text.substr(cue.range.begin - std::min(cue.range.begin, kAskReach),
                                                      std::min(cue.range.begin, kAskReach));
        return before.find("no ") != std::string_view::npos || before.find("sin ") != std::string_view::npos;
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

// The "si" of "se desconoce si continúa" asks and supposes nothing.
bool AssertionClassifier::asks(const Mention& cue, const Sweep& sweep) const
{
    const Mention* leads = sweep.polarity.cue;
    const std::string_view words = m_text.substr(cue.range.begin, cue.range.length());
    if (leads == nullptr || leads->entry->id != "unknown" || leads->range.end > cue.range.begin ||
        (words != "si" && words != "if" && words != "whether" && !words.starts_with("si ")))
        return false;
    const std::string_view between = m_text.substr(leads->range.end, cue.range.begin - leads->range.end);
    return between.size() <= kAskReach && between.find_first_of(".:;()") == std::string_view::npos;
}

// "Artralgias, se desconoce si tiene psoriasis": the cue is about what follows it, not about what stands
// before.
bool AssertionClassifier::asksOnward(const Mention& cue, std::size_t index, std::size_t last) const
{
    for (std::size_t i = index + 1; i < std::min(last, index + kAskedMentions); ++i) {
        const Mention& mention = m_mentions[i];
        const bool subject =
            mention.is("field") || mention.is("finding") || mention.is("drug") || mention.is("event");
        if (subject && mention.assertion.asked && mention.assertion.cue == cue.range)
            return true;
    }
    return false;
}

// The "negativo" of "negativo para …" is about what follows.
bool AssertionClassifier::leadsOn(std::size_t index, std::size_t first) const
{
    const Mention& mention = m_mentions[index];
    for (std::size_t i = index; i > first && m_mentions[i - 1].range.begin == mention.range.begin; --i) {
        const Mention& longer = m_mentions[i - 1];
        if (isCue(longer) && longer.entry->attribute("direction") == "pre" &&
            longer.range.end > mention.range.end && isPolarity(longer.entry->id))
            return true;
    }
    return false;
}

void AssertionClassifier::open(const Mention& cue, Sweep& sweep) const
{
    const std::string_view id = cue.entry->id;
    const std::string_view list = cue.entry->attribute("list");
    Scope scope{&cue, list == "always", list == "ni"};
    if (cue.entry->attribute("direction") == "post")
        scope.aside = asideBefore(cue);
    if (id == "terminator" || id == "affirmation")
        sweep.polarity = {};
    if (id == "terminator")
        sweep.family = sweep.historical = {};
    if (isPolarity(id) || (id == "not_done" && cue.entry->attribute("direction") == "pre"))
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
    if (sweep.polarity.cue == nullptr)
        return;
    const LexiconEntry& cue = *sweep.polarity.cue->entry;
    const bool answers = assertion.kind == AssertionKind::pending && cue.attribute("result") == "yes";
    const bool doubts = assertion.kind == AssertionKind::negated && cue.attribute("needs") == "denial" &&
                        mention.is("finding");
    if (overwrite || answers || doubts || assertion.kind == AssertionKind::affirmed) {
        assertion.kind = kindOf(sweep.polarity.cue->entry->id);
        assertion.cue = sweep.polarity.cue->range;
        assertion.asked = sweep.asked;
    }
}

// Where the words begin that stand between a term's comma and the cue: ", también", ", en dos ocasiones:".
std::size_t AssertionClassifier::asideBefore(const Mention& cue) const
{
    static const WordList words("aside_word");
    std::size_t begin = static_cast<std::size_t>(-1);
    const std::size_t least = cue.range.begin - std::min(cue.range.begin, kAsideReach);
    for (std::size_t at = cue.range.begin; at > least;) {
        const char c = m_text[at - 1];
        if (c == ' ' || c == '\n' || c == ':') {
            --at;
        } else if (c == ',') {
            begin = --at;
        } else {
            const std::size_t end = at;
            while (at > 0 && TextCursor::isWord(m_text[at - 1]))
                --at;
            if (at == end || !words.contains(m_text.substr(at, end - at)))
                return begin;
        }
    }
    return begin;
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
        if (!opensHere || !opens(mention, last))
            continue;
        const std::string_view id = mention.entry->id;
        if (asks(mention, sweep)) {
            sweep.asked = true;
            continue;
        }
        const bool saysNothing = id == "affirmation" || (isPolarity(id) && id != "unknown") ||
                                 mention.entry->attribute("time") == "yes";
        if (sweep.asked && saysNothing)
            continue;
        open(mention, sweep);
        const std::string_view words = m_text.substr(mention.range.begin, mention.range.length());
        if (id == "unknown")
            sweep.asked = words.ends_with(" si") || words.ends_with(" que") || words.ends_with(" if") ||
                          words.ends_with(" whether");
        sweep.asked = sweep.asked && sweep.polarity.cue != nullptr;
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
        const bool passes =
            sweep.polarity.cue != nullptr && sweep.polarity.cue->entry->attribute("result") == "yes";
        if (direction == "pre" && isPolarity(mention.entry->id) && !same && !passes)
            sweep.polarity = {};
        if (direction == "post" && (leadsOn(i, first) || (passes && mention.entry->id == "possible")))
            continue;
        const bool opensHere =
            direction == "post" && (m_text[mention.range.begin] != '?' || opens(mention, last));
        if (opensHere && mention.entry->id == "unknown" && asksOnward(mention, i, last))
            continue;
        if (ends || opensHere || (direction == "both" && targetBefore(mention, i, first)))
            open(mention, sweep);
    }
}

} // namespace cotejo
