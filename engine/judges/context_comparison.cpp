#include "engine/judges/context_comparison.h"

#include "engine/judges/context_reader.h"
#include "engine/text/text_cursor.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <map>
#include <set>

namespace cotejo
{
namespace
{

constexpr std::size_t kBehind = 30; // bytes before a value that say whose it is

const std::vector<ContextKind> kNumbers = {ContextKind::dose, ContextKind::lab, ContextKind::index,
                                           ContextKind::number, ContextKind::age};
const std::vector<ContextKind> kTimes = {ContextKind::duration, ContextKind::pregnancy};

bool saysBefore(std::string_view folded, std::size_t begin, std::initializer_list<std::string_view> words)
{
    const std::size_t from = begin > kBehind ? begin - kBehind : 0;
    std::string_view before = folded.substr(from, begin - from);
    if (const std::size_t cut = before.find_last_of(";:\n"); cut != std::string_view::npos)
        before.remove_prefix(cut + 1);
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
        for (std::size_t at = before.find(word); at != std::string_view::npos;
             at = before.find(word, at + 1)) {
            const std::size_t end = at + word.size();
            if ((at == 0 ? from == 0 || !TextCursor::isWord(folded[from - 1])
                         : !TextCursor::isWord(before[at - 1])) &&
                (end == before.size() || !TextCursor::isWord(before[end])))
                return true;
        }
        return false;
    });
}

// The same, or one is a kind of the other.
bool related(const ConceptSet& concepts, const std::string& a, const std::string& b)
{
    const auto one = concepts.find(a);
    const auto other = concepts.find(b);
    if (!one || !other)
        return false;
    const auto below = [&](ConceptNumber low, ConceptNumber high) {
        const auto& up = concepts.at(low).ancestors;
        return std::find(up.begin(), up.end(), high) != up.end();
    };
    return below(*one, *other) || below(*other, *one);
}

// In the first two sentences: where an answer says of what it speaks.
bool inOpening(const AnalysedText& answer, const FoldedRange& place)
{
    return answer.sentenceAt(place.begin) < 2;
}

// What is given beside any drug, and no drug that one could be mistaken for.
bool isCompanion(const Concept& meant)
{
    constexpr std::array<std::string_view, 12> kCompanions = {
        "folate",  "tmp_smx",    "ppi",    "calcium_d", "exercise",  "education_fm",
        "aspirin", "antibiotic", "opioid", "injection", "treatment", "tens"};
    return std::find(kCompanions.begin(), kCompanions.end(), meant.id) != kCompanions.end();
}

bool isDoseOfNow(std::string_view folded, const ContextFact& fact)
{
    return saysBefore(folded, fact.range.begin,
                      {"toma", "tomas", "usa", "recibe", "los", "sus", "tus", "lleva", "actual", "actuales",
                       "con", "su dosis", "la dosis de", "ya", "taking", "current"}) &&
           !saysBefore(folded, fact.range.begin,
                       {"suba", "subir", "baje", "bajar", "aumente", "aumentar", "inicie", "iniciar", "a",
                        "hasta", "reduzca", "empiece", "ajuste", "cada", "agregue", "maximo"});
}

} // namespace

ContextComparison::ContextComparison(const AnalysedText& question, const AnalysedText& answer)
    : m_answer(answer), m_asked(readContext(question)), m_answered(readContext(answer)), m_asking(m_asked),
      m_answering(m_answered)
{
    m_uses.reserve(m_asked.size());
    for (const ContextFact& fact : m_asked)
        m_uses.push_back(findUse(fact));
}

bool ContextComparison::gives(ContextKind kind) const
{
    return m_asking.gives(kind);
}

std::vector<FoldedRange> ContextComparison::mentionsOf(const char* concept_) const
{
    std::vector<FoldedRange> places;
    if (const auto number = m_answer.concepts().find(concept_))
        for (const std::uint32_t index : m_answer.mentionsOf(*number))
            places.push_back(m_answer.mentions()[index].range);
    return places;
}

std::optional<FoldedRange> ContextComparison::findUse(const ContextFact& fact) const
{
    const bool time = fact.kind == ContextKind::duration || fact.kind == ContextKind::pregnancy;
    const ContextFact* said = isNumeric(fact.kind) ? m_answering.number(fact.value, kNumbers)
                              : time               ? m_answering.number(fact.value, kTimes)
                                                   : m_answering.named(fact.kind, fact.name);
    if (said != nullptr)
        return said->range;
    const char* also = fact.kind == ContextKind::pregnancy ? "pregnancy"
                       : fact.kind != ContextKind::sex     ? nullptr
                       : fact.name == "female"             ? "sex.female_form"
                                                           : "sex.male_form";
    const auto number = also != nullptr ? m_answer.concepts().find(also) : std::nullopt;
    if (!number || m_answer.mentionsOf(*number).empty())
        return std::nullopt;
    return m_answer.mentions()[m_answer.mentionsOf(*number).front()].range;
}

ContextUse ContextComparison::use(const std::vector<ContextKind>& kinds) const
{
    ContextUse use;
    for (std::size_t i = 0; i < m_asked.size(); ++i) {
        if (std::find(kinds.begin(), kinds.end(), m_asked[i].kind) == kinds.end())
            continue;
        ++use.given;
        if (m_uses[i]) {
            ++use.used;
            use.places.push_back(*m_uses[i]);
        }
    }
    return use;
}

std::vector<FoldedRange> ContextComparison::otherDrug() const
{
    std::map<std::string, std::size_t> counts;
    std::map<std::string, FoldedRange> first;
    std::size_t own = 0;
    const auto& concepts = m_answer.concepts();
    std::map<ConceptNumber, bool> known; // whether the question names a drug like it
    for (const ConceptMention& mention : m_answer.mentions()) {
        const Concept& meant = concepts.at(mention.number);
        if (meant.kind != "drug" || isCompanion(meant))
            continue;
        const auto [asked, fresh] = known.emplace(mention.number, false);
        if (fresh)
            asked->second = std::any_of(m_asked.begin(), m_asked.end(), [&](const ContextFact& fact) {
                return fact.kind == ContextKind::drug && related(concepts, fact.name, meant.id);
            });
        if (asked->second) {
            ++own;
            continue;
        }
        if (++counts[meant.id] == 1)
            first[meant.id] = mention.range;
    }
    std::vector<FoldedRange> places;
    for (const auto& [id, count] : counts)
        if (own == 0 ? count > 1 || inOpening(m_answer, first[id]) : count > own + 1)
            places.push_back(first[id]);
    return places;
}

// A dose of the answer is held against those of its drug; one without a drug against all.
std::vector<FoldedRange> ContextComparison::otherDose() const
{
    struct Doses {
        bool given = false;
        bool used = false;
    };
    std::map<std::string, Doses> byDrug;
    Doses any;
    for (std::size_t i = 0; i < m_asked.size(); ++i)
        if (m_asked[i].kind == ContextKind::dose)
            for (Doses* doses : {&byDrug[m_asked[i].name], &any}) {
                doses->given = true;
                doses->used = doses->used || m_uses[i].has_value();
            }
    std::vector<FoldedRange> places;
    for (const ContextFact& said : m_answered) {
        if (said.kind != ContextKind::dose || said.bound)
            continue;
        const auto found = byDrug.find(said.name);
        const Doses doses = said.name.empty() ? any : found != byDrug.end() ? found->second : Doses();
        if (doses.given && !doses.used && isDoseOfNow(m_answer.folded(), said))
            places.push_back(said.range);
    }
    return places;
}

std::vector<FoldedRange> ContextComparison::otherValue(ContextKind kind) const
{
    std::map<std::string, std::set<std::string>> unitsOf; // of each test whose value the answer leaves out
    std::set<std::string> rates;                          // units with a slash, which tell a value by itself
    const auto isRate = [](const std::string& unit) { return unit.find('/') != std::string::npos; };
    for (std::size_t i = 0; i < m_asked.size(); ++i) {
        const ContextFact& fact = m_asked[i];
        if (fact.kind != kind || fact.bound || m_uses[i])
            continue;
        unitsOf[fact.name].insert(fact.unit);
        if (isRate(fact.unit))
            rates.insert(fact.unit);
    }
    const auto fits = [&](const std::set<std::string>& units, const std::string& unit) {
        return !isRate(unit) || units.contains(unit) ||
               std::any_of(units.begin(), units.end(), [&](const std::string& one) { return !isRate(one); });
    };
    std::vector<FoldedRange> places;
    for (const ContextFact& said : m_answered) {
        if (said.bound || !isNumeric(said.kind))
            continue;
        const auto test = said.kind == kind ? unitsOf.find(said.name) : unitsOf.end();
        const bool sameTest = test != unitsOf.end() && fits(test->second, said.unit);
        const bool bare =
            said.kind == ContextKind::number && rates.contains(said.unit) &&
            saysBefore(m_answer.folded(), said.range.begin, {"con", "de", "su", "tu", "es", "en", "with"});
        if ((sameTest || bare) && m_asking.repeated(said.value, kNumbers) == nullptr &&
            !saysBefore(m_answer.folded(), said.range.begin, {"si", "cuando", "mientras", "if", "when"}))
            places.push_back(said.range);
    }
    return places;
}

std::vector<FoldedRange> ContextComparison::otherSex() const
{
    bool female = false;
    bool male = false;
    for (const ContextFact& fact : m_asked)
        if (fact.kind == ContextKind::sex)
            (fact.name == "female" ? female : male) = true;
    if (female == male)
        return {};
    std::vector<FoldedRange> places;
    const auto take = [&](const char* concept_) {
        for (const FoldedRange& place : mentionsOf(concept_))
            places.push_back(place);
    };
    if (male) {
        take("sex.female");
        take("sex.female_form");
        if (mentionsOf("sex.partner").empty())
            take("sex.female_only");
    } else {
        take("sex.male");
        take("sex.male_only");
        if (mentionsOf("sex.female").empty() && mentionsOf("sex.female_form").empty() &&
            mentionsOf("sex.female_only").empty())
            take("sex.male_form");
    }
    return places;
}

std::vector<FoldedRange> ContextComparison::otherAge() const
{
    std::vector<FoldedRange> places;
    double age = -1;
    for (const ContextFact& fact : m_asked)
        if (fact.kind == ContextKind::age && age < 0)
            age = fact.value;
    if (age < 0)
        return {};
    bool agrees = false;
    for (const ContextFact& said : m_answered) {
        if (said.kind != ContextKind::age || said.bound)
            continue;
        agrees = agrees || m_asking.repeated(said.value, {ContextKind::age}) != nullptr;
        places.push_back(said.range);
    }
    if (agrees)
        places.clear();
    const auto group = [&](const char* concept_) {
        for (const FoldedRange& place : mentionsOf(concept_))
            places.push_back(place);
    };
    if (age >= 18 && !gives(ContextKind::pregnancy) && mentionsOf("pregnancy").empty())
        group("age.child");
    if (age < 55)
        group("age.elder");
    return places;
}

std::vector<FoldedRange> ContextComparison::otherDisease() const
{
    std::vector<FoldedRange> others;
    bool own = false;
    for (const ContextFact& said : m_answered) {
        if (said.kind != ContextKind::disease)
            continue;
        const bool asked = std::any_of(m_asked.begin(), m_asked.end(), [&](const ContextFact& fact) {
            return fact.kind == ContextKind::disease && related(m_answer.concepts(), fact.name, said.name);
        });
        own = own || asked;
        if (!asked && inOpening(m_answer, said.range))
            others.push_back(said.range);
    }
    return own || !gives(ContextKind::disease) ? std::vector<FoldedRange>() : others;
}

std::vector<FoldedRange> ContextComparison::otherTime(ContextKind kind) const
{
    std::vector<FoldedRange> places;
    for (const ContextFact& said : m_answered) {
        if (said.kind != kind || said.bound)
            continue;
        if (m_asking.repeated(said.value, {kind}) != nullptr)
            return {};
        const bool own = kind == ContextKind::pregnancy ||
                         saysBefore(m_answer.folded(), said.range.begin,
                                    {"hace", "lleva", "llevas", "desde hace", "tras", "sus", "tus", "ya"});
        if (own)
            places.push_back(said.range);
    }
    return places;
}

std::vector<FoldedRange> ContextComparison::conflicts(ContextKind kind) const
{
    if (!gives(kind) && kind != ContextKind::sex)
        return {};
    switch (kind) {
    case ContextKind::drug:
        return otherDrug();
    case ContextKind::dose:
        return otherDose();
    case ContextKind::lab:
    case ContextKind::index:
    case ContextKind::number:
        return otherValue(kind);
    case ContextKind::sex:
        return otherSex();
    case ContextKind::age:
        return otherAge();
    case ContextKind::disease:
        return otherDisease();
    case ContextKind::pregnancy:
    case ContextKind::duration:
        return otherTime(kind);
    default:
        return {};
    }
}

} // namespace cotejo
