#include "engine/judges/context_reader.h"

#include "engine/judges/text_number.h"
#include "engine/text/text_cursor.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <tuple>
#include <utility>

namespace cotejo
{
namespace
{

constexpr std::array<std::pair<std::string_view, ContextKind>, 12> kContextCodes = {
    {{"drug", ContextKind::drug},
     {"dose", ContextKind::dose},
     {"lab", ContextKind::lab},
     {"age", ContextKind::age},
     {"sex", ContextKind::sex},
     {"pregnancy", ContextKind::pregnancy},
     {"disease", ContextKind::disease},
     {"comorbidity", ContextKind::comorbidity},
     {"duration", ContextKind::duration},
     {"number", ContextKind::number},
     {"index", ContextKind::index},
     {"detail", ContextKind::detail}}};

// Conditions that are the rheumatic disease itself; any other condition is a comorbidity or circumstance.
constexpr std::array<std::string_view, 24> kDiseases = {
    "ra",  "sle", "ln",  "axspa", "psa", "jia", "still", "mas", "aav", "gca",  "takayasu", "pan",
    "aps", "apl", "ssc", "iim",   "sj",  "ild", "gout",  "oa",  "fm",  "egpa", "septic",   "hyperuricemia"};
// Words of a circumstance, not of an illness of the person.
constexpr std::array<std::string_view, 9> kNoComorbidity = {
    "woman", "man", "child", "elder", "asymptomatic", "low_activity", "activity_index", "fever", "pregnancy"};
constexpr std::array<std::string_view, 64> kEmpty = {
    "sobre",   "desde",    "hasta",   "entre",   "porque",   "tambien", "puedo",   "puede",
    "tengo",   "tiene",    "estoy",   "estaba",  "cuando",   "donde",   "todos",   "todas",
    "otros",   "otras",    "mucho",   "mucha",   "muchos",   "muchas",  "menos",   "ahora",
    "luego",   "siempre",  "nunca",   "quiero",  "quisiera", "hacer",   "hacemos", "debo",
    "deberia", "paciente", "doctor",  "doctora", "tomando",  "toma",    "tomar",   "estos",
    "estas",   "antes",    "despues", "contra",  "segun",    "durante", "bueno",   "buena",
    "buenas",  "buenos",   "tardes",  "gracias", "favor",    "alguna",  "alguno",  "algun",
    "what",    "should",   "there",   "their",   "which",    "could",   "would",   "about"};
constexpr std::size_t kStem = 6;
constexpr std::size_t kValueReach = 34; // bytes between a test and its value
constexpr std::size_t kDoseReachOfDrug = 40;
constexpr double kValueSteps = 1e4; // values nearer than one step are one; numbers have at most 11 digits

template <class List>
bool among(const List& list, std::string_view word)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

class ContextReading
{
public:
    explicit ContextReading(const AnalysedText& text)
        : m_text(text), m_folded(text.folded()), m_numbers(textNumbers(m_folded))
    {
    }

    std::vector<ContextFact> read()
    {
        concepts();
        for (std::size_t i = 0; i < m_numbers.size(); ++i)
            number(m_numbers[i]);
        words();
        return std::move(m_facts);
    }

private:
    void add(ContextFact fact)
    {
        if (m_seen.emplace(fact.kind, fact.bound, std::llround(fact.value * kValueSteps), fact.name).second)
            m_facts.push_back(std::move(fact));
    }

    void concepts()
    {
        for (const ConceptMention& mention : m_text.mentions()) {
            const Concept& meant = m_text.concepts().at(mention.number);
            if (meant.kind == "drug" && meant.ancestors.size() > 1)
                add({ContextKind::drug, meant.id, 0, {}, mention.range, false});
            else if (meant.kind == "drug")
                add({ContextKind::drug, meant.id, 0, {}, mention.range, false});
            else if (meant.kind == "condition" && among(kDiseases, meant.id))
                add({ContextKind::disease, meant.id, 0, {}, mention.range, false});
            else if (meant.kind == "condition" && !among(kNoComorbidity, meant.id))
                add({ContextKind::comorbidity, meant.id, 0, {}, mention.range, false});
            else if (meant.id == "sex.female")
                add({ContextKind::sex, "female", 0, {}, mention.range, false});
            else if (meant.id == "sex.male")
                add({ContextKind::sex, "male", 0, {}, mention.range, false});
        }
    }

    // The nearest mention before `position`, in the same clause, that `wanted` accepts; no number between.
    template <class Wanted>
    const ConceptMention* nearest(const FoldedRange& number, std::size_t reach, Wanted wanted) const
    {
        const auto mentions = m_text.mentions();
        auto place =
            std::lower_bound(mentions.begin(), mentions.end(), number.begin,
                             [](const ConceptMention& m, std::size_t p) { return m.range.begin < p; });
        for (std::size_t steps = 0; place != mentions.begin() && steps < 8; ++steps) {
            --place;
            if (place->range.end > number.begin)
                continue;
            if (number.begin - place->range.end > reach)
                return nullptr;
            const std::string_view between =
                m_folded.substr(place->range.end, number.begin - place->range.end);
            if (between.find_first_of(".;\n") != std::string_view::npos)
                return nullptr;
            const Concept& meant = m_text.concepts().at(place->number);
            if (wanted(meant))
                return &*place;
        }
        return nullptr;
    }

    bool precededBy(std::size_t begin, std::initializer_list<std::string_view> words) const
    {
        const std::size_t from = begin > 24 ? begin - 24 : 0;
        std::string_view before = m_folded.substr(from, begin - from);
        while (!before.empty() && TextCursor::isBlank(before.back()))
            before.remove_suffix(1);
        return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
            return before.ends_with(word) && (before.size() == word.size() ||
                                              !TextCursor::isWord(before[before.size() - word.size() - 1]));
        });
    }

    bool followedBy(std::size_t end, std::initializer_list<std::string_view> words) const
    {
        const std::string_view after = m_folded.substr(std::min(end, m_folded.size()), 34);
        return std::any_of(words.begin(), words.end(),
                           [&](std::string_view word) { return after.find(word) != std::string_view::npos; });
    }

    bool isAge(const TextNumber& number) const
    {
        if (!TextCursor::isDigit(m_folded[number.range.begin]) || number.value < 1 || number.value > 110 ||
            weeksOf(number.unit) < 50)
            return false;
        const std::size_t unitEnd = number.range.end + 1 + number.unit.size();
        if (followedBy(unitEnd, {" de evol", " de diag", " de trat", " con el", " con met", " sin ",
                                 " tomand", " de uso", " de segui", " despues", " of disease", " ago", " mas",
                                 " de enf", " o mas", " sin at"}) &&
            !precededBy(number.range.begin, {"tengo", "varon de", "mujer de", "hombre de", "paciente de"}))
            return false;
        if (precededBy(number.range.begin,
                       {"hace",  "desde hace", "durante", "por",      "cada",  "en",          "tras",
                        "lleva", "llevo",      "in",      "for",      "every", "los ultimos", "los primeros",
                        "desde", "unos",       "casi",    "al menos", "otros", "cumplir",     "ultimos"}))
            return false;
        if (precededBy(number.range.begin, {"de", "of", "con", "with", "aged", "a los", "a sus", "los"})) {
            const std::size_t from = number.range.begin > 40 ? number.range.begin - 40 : 0;
            const std::string_view before = m_folded.substr(from, number.range.begin - from);
            for (const std::string_view word :
                 {"mujer", "hombre", "varon",   "paciente", "nino",        "nina",  "masculino", "femenin",
                  "senor", "mama",   "papa",    "hij",      "espos",       "madre", "padre",     "edad",
                  "woman", "man ",   "persona", "joven",    "adolescente", "abuel", "herman",    "tia ",
                  "tio ",  "a sus",  "a los",   "male",     "girl",        "boy",   "aged",      "con "})
                if (before.find(word) != std::string_view::npos)
                    return true;
            return false;
        }
        return true;
    }

    void number(const TextNumber& number)
    {
        const double weeks = weeksOf(number.unit);
        if (weeks > 0) {
            const auto pregnancy =
                nearest(number.range, 60, [](const Concept& c) { return c.id == "pregnancy"; });
            const bool named = number.unit == "sdg" ||
                               followedBy(number.range.end, {"emb", "gesta", "pregn"}) ||
                               pregnancy != nullptr;
            if (weeks == 1 && named && number.value >= 4 && number.value <= 42)
                add({ContextKind::pregnancy, {}, number.value, {}, number.range, number.bound});
            else if (isAge(number))
                add({ContextKind::age, {}, number.value, {}, number.range, number.bound});
            else
                add({ContextKind::duration, {}, number.value * weeks, {}, number.range, number.bound});
            return;
        }
        if (number.unit == "mg" || number.unit == "mg/dia" || number.unit == "mg/d" || number.unit == "g" ||
            number.unit == "mg/semana" || number.unit == "mg/sem" || number.unit == "mg/kg") {
            const ConceptMention* drug =
                nearest(number.range, kDoseReachOfDrug, [](const Concept& c) { return c.kind == "drug"; });
            add({ContextKind::dose, drug != nullptr ? m_text.concepts().at(drug->number).id : std::string(),
                 number.unit == "g" ? number.value * 1000 : number.value, number.unit, number.range,
                 number.bound});
            add({ContextKind::number, {}, number.value, number.unit, number.range, number.bound});
            return;
        }
        // A drug between a test and a number has the number; "calcio" is both, and then it is the test.
        const ConceptMention* test =
            nearest(number.range, kValueReach, [](const Concept& c) { return c.id.starts_with("value."); });
        const ConceptMention* drug =
            nearest(number.range, kValueReach, [](const Concept& c) { return c.kind == "drug"; });
        if (test == nullptr || (drug != nullptr && drug->range.begin > test->range.begin))
            test = testBehind(number);
        if (test != nullptr) {
            const std::string& id = m_text.concepts().at(test->number).id;
            add({id == "value.index" ? ContextKind::index : ContextKind::lab,
                 id,
                 number.value,
                 number.unit,
                 {test->range.begin < number.range.begin ? test->range.begin : number.range.begin,
                  number.range.end},
                 number.bound});
        }
        add({ContextKind::number, {}, number.value, number.unit, number.range, number.bound});
    }

    // "1.9 de creatinina", "60 ml/min de TFG".
    const ConceptMention* testBehind(const TextNumber& number) const
    {
        const auto mentions = m_text.mentions();
        auto place =
            std::lower_bound(mentions.begin(), mentions.end(), number.range.end,
                             [](const ConceptMention& m, std::size_t p) { return m.range.begin < p; });
        for (; place != mentions.end() && place->range.begin < number.range.end + 20; ++place) {
            if (!m_text.concepts().at(place->number).id.starts_with("value."))
                continue;
            const std::string_view between =
                m_folded.substr(number.range.end, place->range.begin - number.range.end);
            if (between.find(" de ") != std::string_view::npos &&
                between.find_first_of(".,;\n") == std::string_view::npos)
                return &*place;
            return nullptr;
        }
        return nullptr;
    }

    void words()
    {
        std::set<std::string, std::less<>> seen;
        for (std::size_t i = 0; i < m_folded.size();) {
            if (!TextCursor::isLetter(m_folded[i])) {
                ++i;
                continue;
            }
            std::size_t end = i;
            while (end < m_folded.size() && TextCursor::isWord(m_folded[end]))
                ++end;
            const std::string_view stem = contentStem(m_folded.substr(i, end - i));
            if (!stem.empty() && seen.emplace(stem).second)
                m_facts.push_back({ContextKind::detail, std::string(stem), 0, {}, {i, end}, false});
            i = end;
        }
    }

    const AnalysedText& m_text;
    std::string_view m_folded;
    std::vector<TextNumber> m_numbers;
    std::vector<ContextFact> m_facts;
    std::set<std::tuple<ContextKind, bool, long long, std::string>> m_seen;
};

} // namespace

std::vector<ContextFact> readContext(const AnalysedText& text)
{
    return ContextReading(text).read();
}

std::optional<ContextKind> contextKindFromCode(std::string_view code)
{
    for (const auto& [name, kind] : kContextCodes)
        if (name == code)
            return kind;
    return std::nullopt;
}

std::string_view codeOf(ContextKind kind)
{
    for (const auto& [name, known] : kContextCodes)
        if (known == kind)
            return name;
    return {};
}

std::string_view contentStem(std::string_view word)
{
    if (word.size() < 5 || among(kEmpty, word))
        return {};
    return word.substr(0, std::min(kStem, word.size() - 1));
}

} // namespace cotejo
