#include "engine/rules/stance_classifier.h"

#include "engine/text/text_cursor.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{

// Words after "contraindicado" or "no es necesario" that open its circumstances, not its object.
constexpr std::array<std::string_view, 32> kCircumstance = {
    "en",     "con",   "para",   "durante", "si",      "por",   "ante", "cuando", "mientras", "salvo", "ni",
    "before", "antes", "in",     "with",    "during",  "if",    "when", "while",  "because",  "for",   "at",
    "hasta",  "until", "unless", "aqui",    "despues", "after", "pues", "porque", "ya",       "y"};

bool isOpeningMark(char c)
{
    return TextCursor::isBlank(c) || c == '*' || c == '_' || c == '"' || c == ')';
}

bool onlyMarks(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), isOpeningMark);
}

std::size_t wordsIn(std::string_view text)
{
    std::size_t words = 0;
    bool inside = false;
    for (const char c : text) {
        const bool word = TextCursor::isWord(c);
        words += word && !inside ? 1 : 0;
        inside = word;
    }
    return words;
}

constexpr std::array<std::string_view, 7> kRuledOut = {" no ",  " sin ",     " negativ",  " descart",
                                                       " not ", " without ", " ruled out"};

bool isPolarity(CueRole role)
{
    return role == CueRole::negate || role == CueRole::brief || role == CueRole::against ||
           role == CueRole::unneeded || role == CueRole::stop;
}

} // namespace

bool isPrerequisite(std::string_view clause)
{
    return std::any_of(kRuledOut.begin(), kRuledOut.end(),
                       [&](std::string_view words) { return clause.find(words) != std::string_view::npos; });
}

Polarity StanceClassifier::classify(const FoldedRange& sentence, std::size_t first, std::size_t last,
                                    Polarity lead)
{
    m_lastJoin = 0;
    for (std::size_t i = first; i < last; ++i)
        if (of(m_mentions[i]).role == CueRole::join)
            m_lastJoin = m_mentions[i].range.begin;
    Sweep sweep;
    sweep.polarity = lead;
    std::size_t position = sentence.begin;
    for (std::size_t i = first; i < last; ++i) {
        ConceptMention& mention = m_mentions[i];
        cross(position, std::max(position, mention.range.begin), sweep);
        position = std::max(position, mention.range.end);
        const Concept& meant = of(mention);
        if (meant.isAct)
            meetAct(mention, sweep);
        apply(sweep, mention);
        if (meant.role != CueRole::none)
            open(mention, i, first, sweep);
        if (meant.isContent()) {
            sweep.met = true;
            sweep.metAt = mention.range.begin;
            sweep.conditionMet = sweep.failMet = true;
        }
    }
    for (std::size_t i = first; i < last; ++i)
        backward(sentence, i, first);
    const bool opensList =
        sentence.end > sentence.begin && sweep.cue != nullptr && !sweep.condition &&
        m_text.substr(sentence.begin, sentence.length()).find_last_of(':') != std::string_view::npos;
    if (!opensList)
        return Polarity::stated;
    const std::size_t colon = sentence.begin + m_text.substr(sentence.begin, sentence.length()).rfind(':');
    const CueRole role = of(*sweep.cue).role;
    const bool strong = role == CueRole::against || role == CueRole::unneeded || role == CueRole::stop;
    return strong && onlyMarks(m_text.substr(colon + 1, sentence.end - colon - 1)) ? sweep.polarity
                                                                                   : Polarity::stated;
}

void StanceClassifier::cross(std::size_t from, std::size_t to, Sweep& sweep) const
{
    for (std::size_t i = from; i < to; ++i) {
        const char c = m_text[i];
        if (c == ';' || c == '|' || c == '\t') {
            sweep = {};
        } else if (c == ':') {
            const bool heads = sweep.cue == nullptr ||
                               onlyMarks(m_text.substr(sweep.cue->range.end, i - sweep.cue->range.end));
            if (!heads)
                sweep.affirm();
            endCondition(i, sweep);
            sweep.fail = sweep.keep = sweep.past = false;
        } else if (c == ',' && !(i > 0 && i + 1 < m_text.size() && TextCursor::isDigit(m_text[i - 1]) &&
                                 TextCursor::isDigit(m_text[i + 1]))) {
            const bool listGoesOn = i < m_lastJoin;
            if (sweep.brief && !listGoesOn)
                sweep.affirm();
            sweep.met = true;
            sweep.metAt = i;
            endCondition(i, sweep);
            sweep.past = false;
            sweep.fail = sweep.fail && sweep.failMet;
        }
    }
}

void StanceClassifier::endCondition(std::size_t position, Sweep& sweep) const
{
    if (sweep.condition && !isPrerequisite(m_text.substr(sweep.conditionAt, position - sweep.conditionAt)))
        sweep.option = true;
    sweep.condition = false;
}

bool StanceClassifier::joined(std::size_t position) const
{
    std::size_t end = position;
    while (end > 0 && isOpeningMark(m_text[end - 1]))
        --end;
    const std::string_view before = m_text.substr(end > 3 ? end - 3 : 0, std::min<std::size_t>(end, 3));
    return before.ends_with(" ni") || before.ends_with(" o") || before.ends_with(" u") ||
           before.ends_with("or") || before == "ni";
}

void StanceClassifier::meetAct(const ConceptMention& mention, Sweep& sweep) const
{
    const bool within = joined(mention.range.begin);
    const bool after = sweep.metAt < mention.range.begin; // the same word may be content and an act
    if (sweep.polarity != Polarity::stated && sweep.met && after && sweep.cue != nullptr && !within)
        sweep.affirm();
    if (sweep.condition && sweep.conditionMet && after && !within)
        sweep.condition = false;
    sweep.fail = sweep.fail && !sweep.failMet;
    sweep.keep = false;
}

bool StanceClassifier::denied(std::size_t index, std::size_t first) const
{
    const ConceptMention& cue = m_mentions[index];
    for (std::size_t i = index; i > first;) {
        const ConceptMention& before = m_mentions[--i];
        if (before.range.end > cue.range.begin)
            continue;
        const std::string_view between = m_text.substr(before.range.end, cue.range.begin - before.range.end);
        if (between.find_first_of(",;:.|") != std::string_view::npos || wordsIn(between) > 2)
            return false;
        const CueRole role = of(before).role;
        if (role == CueRole::negate || role == CueRole::against || role == CueRole::unneeded)
            return true;
        if (of(before).isContent())
            return false;
    }
    return false;
}

bool StanceClassifier::isCondition(const ConceptMention& mention) const
{
    if (m_text.substr(mention.range.begin, mention.range.length()) != "si")
        return true;
    std::size_t next = mention.range.end;
    while (next < m_text.size() && isOpeningMark(m_text[next]))
        ++next;
    return next < m_text.size() && TextCursor::isWord(m_text[next]) &&
           !m_folded.accentedAt(mention.range, m_original);
}

bool StanceClassifier::reachesBack(const ConceptMention& cue, std::size_t index, std::size_t first) const
{
    if (of(cue).side != CueSide::either)
        return of(cue).side == CueSide::post;
    std::size_t next = cue.range.end;
    while (next < m_text.size() && isOpeningMark(m_text[next]) && m_text[next] != '\n')
        ++next;
    if (next < m_text.size() && m_text[next] == ':')
        return false;
    std::size_t end = next;
    while (end < m_text.size() && TextCursor::isWord(m_text[end]))
        ++end;
    const std::string_view word = m_text.substr(next, end - next);
    const bool circumstance =
        word.empty() || std::find(kCircumstance.begin(), kCircumstance.end(), word) != kCircumstance.end();
    if (!circumstance)
        return false;
    return index > first;
}

void StanceClassifier::open(const ConceptMention& mention, std::size_t index, std::size_t first,
                            Sweep& sweep) const
{
    const Concept& meant = of(mention);
    const auto set = [&](Polarity polarity, bool brief) {
        sweep.polarity = polarity;
        sweep.cue = &mention;
        sweep.brief = brief;
        sweep.onDrugs = meant.onDrugs;
        sweep.met = false;
    };
    switch (meant.role) {
    case CueRole::negate:
        set(Polarity::against, true);
        break;
    case CueRole::brief: // "no iniciar sin …"
        if (sweep.polarity == Polarity::against && sweep.cue != nullptr &&
            of(*sweep.cue).role != CueRole::brief)
            sweep.affirm();
        else
            set(Polarity::against, true);
        break;
    case CueRole::against:
    case CueRole::unneeded:
    case CueRole::stop:
        if (denied(index, first)) {
            sweep.affirm();
            sweep.keep = sweep.keep || meant.role == CueRole::stop;
        } else if (!reachesBack(mention, index, first)) {
            set(meant.role == CueRole::unneeded ? Polarity::unneeded : Polarity::against, false);
        }
        break;
    case CueRole::affirm:
        sweep.affirm();
        break;
    case CueRole::condition:
        if (isCondition(mention)) {
            sweep.condition = true;
            sweep.conditionAt = mention.range.begin;
            sweep.conditionMet = false;
        }
        break;
    case CueRole::family:
        sweep.family = true;
        break;
    case CueRole::past:
        sweep.past = true;
        break;
    case CueRole::fail:
        sweep.fail = true;
        sweep.failMet = false;
        break;
    case CueRole::option:
        sweep.option = true;
        break;
    case CueRole::keep:
        sweep.keep = true;
        break;
    case CueRole::end:
        sweep.affirm();
        sweep.condition = sweep.past = sweep.fail = sweep.keep = sweep.family = false;
        break;
    case CueRole::join:
    case CueRole::none:
        break;
    }
}

void StanceClassifier::apply(const Sweep& sweep, ConceptMention& mention) const
{
    Stance& stance = mention.stance;
    const Concept& meant = of(mention);
    if (!sweep.onDrugs || meant.isDrug || meant.isVaccine)
        stance.polarity = sweep.polarity;
    stance.conditional = sweep.condition;
    stance.family = sweep.family;
    stance.past = sweep.past;
    stance.failed = sweep.fail;
    stance.option = sweep.option;
    stance.kept = sweep.keep;
}

void StanceClassifier::backward(const FoldedRange& sentence, std::size_t index, std::size_t first)
{
    const ConceptMention& cue = m_mentions[index];
    const Concept& meant = of(cue);
    if (meant.side == CueSide::pre || meant.role == CueRole::none)
        return;
    if (meant.side == CueSide::either && !reachesBack(cue, index, first))
        return;
    const bool denies = isPolarity(meant.role);
    if (denies && denied(index, first))
        return;
    bool cell = false;
    std::size_t position = cue.range.begin;
    for (std::size_t i = index; i > first;) {
        ConceptMention& mention = m_mentions[--i];
        if (mention.range.end > position)
            continue;
        const std::string_view between = m_text.substr(mention.range.end, position - mention.range.end);
        for (const char c : between) {
            if (c == '|' && !cell && onlyMarks(between.substr(0, between.find('|')))) {
                cell = true; // "| PPD | no necesario |"
                continue;
            }
            if (c == ';' || c == ':' || c == '|' || c == '\t' || (c == ',' && !meant.list))
                return;
        }
        position = mention.range.begin;
        const Concept& target = of(mention);
        if (target.role == CueRole::end || (target.isCue && isPolarity(target.role)))
            return;
        if (meant.onDrugs && !target.isDrug && !target.isVaccine && !target.isAct)
            continue;
        switch (meant.role) {
        case CueRole::past:
            mention.stance.past = true;
            break;
        case CueRole::option:
            mention.stance.option = true;
            break;
        case CueRole::fail:
            mention.stance.failed = true;
            break;
        case CueRole::unneeded:
            mention.stance.polarity = Polarity::unneeded;
            break;
        default:
            if (denies)
                mention.stance.polarity = Polarity::against;
        }
        if (target.isAct)
            return;
    }
    (void)sentence;
}

} // namespace cotejo
