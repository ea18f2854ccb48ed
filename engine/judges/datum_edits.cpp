#include "engine/judges/datum_edits.h"

#include "engine/judges/context_reader.h"
#include "engine/judges/fact_index.h"
#include "engine/judges/text_number.h"
#include "engine/text/text_cursor.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>

namespace cotejo
{
namespace
{

constexpr double kTwice = 2;
constexpr double kValueShift = 1.8;
constexpr double kAgeShift = 23;
constexpr double kMiddleAge = 45;

// The word before a name and what becomes of both: "del metotrexato" → "del medicamento".
struct Lead {
    std::string_view word;
    std::string_view of; // "": the noun phrase alone
};
constexpr std::array<Lead, 9> kLeads = {{{"de la ", "de "},
                                         {"a la ", "a "},
                                         {"del ", "de "},
                                         {"al ", "a "},
                                         {"el ", ""},
                                         {"la ", ""},
                                         {"de ", "de "},
                                         {"su ", "su"},
                                         {"tu ", "tu"}}};

std::string contracted(std::string phrase)
{
    if (phrase.starts_with("de el "))
        return "del " + phrase.substr(6);
    if (phrase.starts_with("a el "))
        return "al " + phrase.substr(5);
    return phrase;
}

std::string nounOf(const std::string& phrase)
{
    return phrase.substr(phrase.find(' ') + 1);
}

bool endsAsWord(std::string_view text, std::string_view word)
{
    return text.ends_with(word) &&
           (text.size() == word.size() || !TextCursor::isWord(text[text.size() - word.size() - 1]));
}

// With as many decimals as the number has.
std::string likeIt(double value, std::string_view digits)
{
    const std::size_t point = digits.find('.');
    const int decimals = point == std::string_view::npos ? 0 : static_cast<int>(digits.size() - point - 1);
    return fmt::format("{:.{}f}", value, decimals);
}

} // namespace

DatumEdits::DatumEdits(const AnalysedText& question, const AnalysedText& answer) : m_answer(answer)
{
    const std::vector<ContextFact> asked = readContext(question);
    const FactIndex index(asked);
    const std::string_view folded = answer.folded();
    for (const TextNumber& number : textNumbers(folded)) {
        const double weeks = weeksOf(number.unit);
        Value found{number.range, number.value, false, false, number.unit};
        found.age = weeks > 50 && index.repeated(number.value, {ContextKind::age}) != nullptr;
        found.time =
            weeks > 0 && !found.age &&
            index.repeated(number.value * weeks, {ContextKind::duration, ContextKind::pregnancy}) != nullptr;
        const bool plain =
            weeks <= 0 && index.repeated(number.value, {ContextKind::dose, ContextKind::lab,
                                                        ContextKind::index, ContextKind::number}) != nullptr;
        if (!found.age && !found.time && !plain)
            continue;
        const bool hasUnit = weeks > 0 || number.unit.find('/') != std::string::npos || number.unit == "%" ||
                             number.unit == "mg" || number.unit == "g" || number.unit == "kg";
        const std::size_t unit = folded.find(number.unit, number.range.end);
        if (hasUnit && unit != std::string_view::npos && unit <= number.range.end + 1)
            found.range.end = unit + number.unit.size();
        m_values.push_back(std::move(found));
    }
    std::set<std::string> names;
    for (const ContextFact& fact : asked)
        if (fact.kind == ContextKind::drug || fact.kind == ContextKind::disease)
            names.insert(fact.name);
    for (const ConceptMention& mention : answer.mentions()) {
        const Concept& meant = answer.concepts().at(mention.number);
        if (names.contains(meant.id) && (meant.kind == "drug" || meant.kind == "condition") &&
            (m_names.empty() || !m_names.back().range.overlaps(mention.range)))
            m_names.push_back({mention.range, meant.kind == "drug"});
    }
}

std::string_view DatumEdits::before(std::size_t position, std::size_t bytes) const
{
    const std::size_t from = position > bytes ? position - bytes : 0;
    return m_answer.folded().substr(from, position - from);
}

std::size_t DatumEdits::stripValues(TextEdits& edits) const
{
    const PerturbationWords& words = PerturbationWords::builtIn();
    std::size_t made = 0;
    for (const Value& value : m_values) {
        FoldedRange range = value.range;
        const std::string_view lead = before(range.begin, 24);
        const auto take = [&](std::string_view word) {
            if (!endsAsWord(lead, word))
                return false;
            range.begin -= word.size();
            return true;
        };
        std::string with = words.value;
        if (value.age)
            with =
                take("a sus ") || take("a los ") || take("con ") || !take("de ") ? words.age : std::string();
        else if (value.time)
            with = words.time;
        else if (take("es de "))
            with = "es la de siempre";
        else if (take("de ") || (!lead.empty() && lead.back() == ' ' && lead.size() > 1 &&
                                 TextCursor::isLetter(lead[lead.size() - 2]) && !take("con ") &&
                                 !take("a ") && !take("es ") && !take("y ")))
            with = "";
        if (edits.replace(range, with))
            ++made;
    }
    return made;
}

std::size_t DatumEdits::stripNames(TextEdits& edits) const
{
    const PerturbationWords& words = PerturbationWords::builtIn();
    std::size_t made = 0;
    for (const Name& name : m_names) {
        const std::string& phrase = name.drug ? words.drug : words.disease;
        FoldedRange range = name.range;
        std::string with = phrase;
        const std::string_view lead = before(range.begin, 12);
        for (const Lead& one : kLeads)
            if (endsAsWord(lead, one.word)) {
                range.begin -= one.word.size();
                const bool own = one.of == "su" || one.of == "tu";
                with = own ? std::string(one.of) + " " + nounOf(phrase)
                           : contracted(std::string(one.of) + phrase);
                break;
            }
        if (edits.replace(range, with))
            ++made;
    }
    return made;
}

std::size_t DatumEdits::shiftValues(TextEdits& edits) const
{
    std::size_t made = 0;
    for (const Value& value : m_values) {
        const std::string_view digits = m_answer.folded().substr(value.range.begin, value.range.length());
        std::size_t end = 0;
        while (end < digits.size() && (TextCursor::isDigit(digits[end]) || digits[end] == '.'))
            ++end;
        if (end == 0)
            continue; // "dos semanas"
        double other = value.unit.starts_with("mg") ? value.value * kTwice : value.value * kValueShift;
        if (value.age)
            other = value.value > kMiddleAge ? value.value - kAgeShift : value.value + kAgeShift;
        else if (value.time)
            other = value.value * kTwice + 1;
        const FoldedRange range{value.range.begin, value.range.begin + end};
        if (edits.replace(range, likeIt(other, digits.substr(0, end))))
            ++made;
    }
    return made;
}

// The same other name for all, of the grammatical gender that the words around ask for.
std::size_t DatumEdits::swapNames(TextEdits& edits, bool drugs, std::size_t seed) const
{
    const PerturbationWords& words = PerturbationWords::builtIn();
    const auto& lists = drugs ? words.drugs : words.diseases;
    std::size_t made = 0;
    for (const Name& name : m_names) {
        if (name.drug != drugs)
            continue;
        const std::string_view lead = before(name.range.begin, 6);
        const std::string_view own = m_answer.folded().substr(name.range.begin, name.range.length());
        const bool masculine = endsAsWord(lead, "el ") || endsAsWord(lead, "del ") ||
                               endsAsWord(lead, "al ") ||
                               (!endsAsWord(lead, "la ") && drugs && !own.ends_with("a"));
        const auto& list = lists.at(masculine ? 0 : 1);
        std::size_t pick = seed % list.size();
        if (list[pick].substr(0, 5) == own.substr(0, 5))
            pick = (pick + 1) % list.size();
        if (edits.replace(name.range, list[pick]))
            ++made;
    }
    return made;
}

} // namespace cotejo
