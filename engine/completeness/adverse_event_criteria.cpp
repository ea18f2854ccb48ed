#include "engine/completeness/adverse_event_criteria.h"

#include "engine/completeness/disease_reader.h"
#include "engine/completeness/stated_value.h"
#include "engine/completeness/test_heading.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{

constexpr int kIntervalDays =
    400; // an event older than this belongs to no interval between visits (provisional)
constexpr std::array<std::string_view, 9> kHistorySections = {
    "ahf", "app", "apnp", "ago", "vaccines", "allergies", "surgery", "screening", "comorbidity"};
constexpr std::array<std::string_view, 10> kAfterDrug = {"aplicaci", "infusi",     "inyecci",   "posterior a",
                                                         "tras la",  "despues de", "secundari", "por uso",
                                                         "asociad",  "atribu"};
constexpr std::array<std::string_view, 15> kComplaints = {
    "reaccion", "eritema", "dolor", "prurito", "ronch",     "enrojec",  "inflam", "hematoma",
    "induraci", "edema",   "ardor", "comezon", "equimosis", "urticari", "nodulo"};
constexpr std::array<std::string_view, 3> kPresentedNow = {"presento ", "curso con ", "desarrollo "};
constexpr std::array<std::string_view, 6> kBefore = {"antecedente",  "previ", "anterior",
                                                     "en el pasado", "hace ", "infancia"};
constexpr std::array<std::string_view, 5> kVaccineWords = {"vacun", "esquema", "refuerzo", "inmuniz",
                                                           "shingrix"};

bool contains(std::string_view words, auto const& list)
{
    return std::any_of(list.begin(), list.end(),
                       [&](std::string_view w) { return words.find(w) != std::string_view::npos; });
}

} // namespace

bool AdverseEventCriteria::candidate(const Mention& mention) const
{
    const bool scheduled =
        mention.assertion.kind == AssertionKind::pending &&
        m_note.words(mention.assertion.cue).starts_with("programad"); // the dose is, not the event
    const bool affirmed = mention.assertion.kind == AssertionKind::affirmed || scheduled;
    const FoldedRange result{mention.range.end, std::min(m_note.folded().size(), mention.range.end + 18)};
    const bool heading =
        headsTests(m_note, mention.range) && // "COVID-19 (PCR positiva …)" is proven, not asked
        m_note.words(result).find("positiv") == std::string_view::npos;
    if (!mention.is("event") || !mention.assertion.aboutPatientNow() || !affirmed || heading)
        return false;
    const FoldedRange told{m_note.sentenceAt(mention.range.begin).range.begin, mention.range.begin};
    const bool admitted =
        m_facts.first(told, "admission") != nullptr; // "Antecedentes: … Ingresó por neumonía"
    const std::string_view section =
        admitted ? std::string_view() : m_note.sectionKindAt(mention.range.begin);
    if (std::find(kHistorySections.begin(), kHistorySections.end(), section) != kHistorySections.end())
        return false;
    const FoldedRange clause = m_note.clauseAt(mention.range.begin);
    if (m_picture.acts.any({clause.begin, mention.range.begin}, CourseAct::condition))
        return false;
    const std::size_t from =
        mention.range.begin > clause.begin + 60 ? mention.range.begin - 60 : clause.begin;
    const std::string_view before = m_note.words({from, mention.range.begin});
    const auto leading = m_note.mentionsIn({from, mention.range.begin});
    if (std::any_of(leading.begin(), leading.end(), [](const Mention& m) { return m.is("vaccine_cue"); }))
        return false;
    const TextLine& line = m_note.lineAt(mention.range.begin);
    if (line.pipes && line.cells.size() >= 2 && contains(m_note.words(line.cells[0]), kVaccineWords))
        return false;
    const std::size_t end = std::min(clause.end, mention.range.end + 30);
    return !contains(before, kVaccineWords) &&
           !contains(m_note.words({mention.range.end, end}), kVaccineWords);
}

bool AdverseEventCriteria::readNoteTells() const
{
    const FoldedRange whole{0, m_note.folded().size()};
    const auto dated = [&](std::string_view id) {
        for (const auto* fact : m_facts.in(whole, id))
            for (const auto& date : m_note.datesIn({fact->range.end, fact->range.end + 16}))
                if (date.date && date.date->precision() == 3 && m_note.visitAt(fact->range.begin).current)
                    return true;
        return false;
    };
    if (dated("admission") && dated("discharge"))
        return true;
    for (const auto* fact : m_facts.in(whole, "term")) {
        const FoldedRange sentence = m_note.sentenceAt(fact->range.begin).range;
        if (fact->assertion.affirmed() && m_note.visitAt(fact->range.begin).current &&
            (m_facts.first(sentence, "serious") != nullptr || !m_facts.in(sentence, "not_serious").empty() ||
             m_facts.first(sentence, "causality") != nullptr))
            return true;
    }
    return false;
}

// A date in the same phrase that lies before the interval, or a year alone that is not this one's.
bool AdverseEventCriteria::old(const Mention& mention) const
{
    const auto& visit = m_note.noteDate();
    const FoldedRange clause = m_note.clauseAt(mention.range.begin);
    const FoldedRange lead{std::max(clause.begin, mention.range.begin > 50 ? mention.range.begin - 50 : 0),
                           mention.range.begin};
    const bool presented =
        contains(m_note.words(lead), kPresentedNow) && !contains(m_note.words(lead), kBefore);
    if (!visit)
        return mention.assertion.historical && !presented;
    const FoldedRange near{std::max(clause.begin, mention.range.begin > 50 ? mention.range.begin - 50 : 0),
                           std::min(clause.end, mention.range.end + 50)};
    bool dated = false;
    for (const auto& date : m_note.datesIn(near)) {
        if (!date.date || date.kind == DateExpression::Kind::age)
            continue;
        dated = true;
        const int age = date.date->precision() == 1 ? (visit->year - date.date->year) * 365
                                                    : visit->dayNumber() - date.date->dayNumber();
        if (age <= kIntervalDays && age > -31)
            return false;
    }
    return dated || (mention.assertion.historical && m_facts.in(clause, "since_last").empty() && !presented);
}

bool AdverseEventCriteria::underLabel(const Mention& mention) const
{
    if (m_note.sectionKindAt(mention.range.begin) == "adverse_events")
        return true;
    const TextLine& line = m_note.lineAt(mention.range.begin);
    const FoldedRange sentence = m_note.sentenceAt(mention.range.begin).range;
    const std::size_t from = line.cells.size() >= 2 ? line.range.begin : sentence.begin;
    for (const auto* fact : m_facts.in({from, sentence.end})) {
        const bool word = fact->entry->id == "term" || (fact->entry->id == "abbreviation" &&
                                                        DiseaseReader::meansEvent(m_note, fact->range));
        const bool denied = fact->assertion.kind == AssertionKind::negated ||
                            fact->assertion.kind == AssertionKind::templated;
        if (word && fact->assertion.aboutPatientNow() && !denied)
            return true;
    }
    return false;
}

bool AdverseEventCriteria::ofThePast(const Mention& mention) const
{
    const auto place =
        std::upper_bound(m_picture.statements.begin(), m_picture.statements.end(), mention.range.begin,
                         [](std::size_t p, const DrugStatement& s) { return p < s.range.begin; });
    if (place == m_picture.statements.begin())
        return false;
    const DrugStatement& before = *(place - 1);
    const bool near = before.post.contains(mention.range.begin) && before.drug != nullptr;
    if (!near)
        return false;
    if (before.category == DrugCategory::bts_dmard) {
        for (const auto& course : m_picture.courses)
            if (course.drug == before.drug)
                return course.use == DrugUse::past;
        return false;
    }
    const bool ended = before.use == DrugUse::past || before.use == DrugUse::stopped;
    return ended && before.category == DrugCategory::cs_dmard;
}

bool AdverseEventCriteria::reasonOfThisVisit(const Mention& mention) const
{
    for (const auto& course : m_picture.courses) {
        if (!course.stoppedNow && course.use != DrugUse::held)
            continue;
        const DrugStatement& deciding = m_picture.statements[course.deciding];
        const bool reason = course.reason && course.reason->range.overlaps(mention.range);
        const FoldedRange sentence = m_note.sentenceAt(deciding.range.begin).range;
        if (reason || (course.use == DrugUse::held && sentence.contains(mention.range.begin)))
            return true;
    }
    return false;
}

bool AdverseEventCriteria::byDrug(const Mention& mention) const
{
    const FoldedRange clause = m_note.clauseAt(mention.range.begin);
    const FoldedRange near{std::max(clause.begin, mention.range.begin > 44 ? mention.range.begin - 44 : 0),
                           std::min(clause.end, mention.range.end + 44)};
    if (!contains(m_note.words(near), kAfterDrug))
        return false;
    const auto first =
        std::lower_bound(m_picture.statements.begin(), m_picture.statements.end(), near.begin,
                         [](const DrugStatement& s, std::size_t p) { return s.range.begin < p; });
    for (auto place = first; place != m_picture.statements.end() && place->range.begin < near.end; ++place)
        if (place->category == DrugCategory::bts_dmard)
            return true;
    return contains(m_note.words(near),
                    std::array<std::string_view, 4>{"aplicaci", "infusi", "inyecci", "biologic"});
}

bool AdverseEventCriteria::tellsOfEvent(const Mention& mention) const
{
    if (!candidate(mention) || ofThePast(mention))
        return false;
    const std::string_view kind = mention.entry->attribute("kind");
    if (kind == "site_place" && !complaintAt(mention))
        return false;
    if (reasonOfThisVisit(mention) || underLabel(mention))
        return !old(mention) || reasonOfThisVisit(mention);
    if (old(mention))
        return false;
    if (kind == "site_reaction" || kind == "site_place" || kind == "infusion_reaction")
        return true;
    const FoldedRange sentence = m_note.sentenceAt(mention.range.begin).range;
    const bool told =
        !m_facts.in(sentence, "since_last").empty() || m_facts.first(sentence, "hospital") != nullptr ||
        m_facts.first({sentence.begin, mention.range.begin}, "admission") != nullptr ||
        m_facts.first(sentence, "recovered") != nullptr || !m_facts.in(sentence, "no_hospital").empty();
    if (kind == "infection" || kind == "cancer") {
        if (mention.entry->id == "infeccion" && !told)
            return false;
        bool presented = told || (m_noteTells && m_note.visitAt(mention.range.begin).current);
        for (const auto* fact : m_facts.in({sentence.begin, mention.range.begin}, "presented"))
            presented = presented || mention.range.begin - fact->range.end < 60;
        for (const auto& date :
             m_note.datesIn({mention.range.end, std::min(sentence.end, mention.range.end + 40)}))
            presented = presented || date.date.has_value();
        const std::size_t dated =
            mention.range.begin > sentence.begin + 30 ? mention.range.begin - 30 : sentence.begin;
        for (const auto& date : m_note.datesIn({dated, mention.range.begin})) // "en julio: zóster torácico"
            presented = presented ||
                        (date.date && date.date->precision() >= 2 && date.kind != DateExpression::Kind::age);
        const std::string_view section = m_note.sectionKindAt(mention.range.begin);
        for (const auto& other : m_note.mentionsIn(sentence))
            presented = presented || (other.is("life_event", "death") && !other.assertion.family);
        const bool words =
            m_note.words(sentence).find("antibiotic") != std::string_view::npos || section == "diagnosis";
        return presented || words;
    }
    return byDrug(mention) || (told && m_facts.first(sentence, "hospital") != nullptr);
}

// The note affirms an event or a stay in hospital without naming it in the same breath.
bool AdverseEventCriteria::tellsOfSome() const
{
    for (const auto* fact : m_facts.in({0, m_note.folded().size()})) {
        const bool says =
            fact->entry->id == "term" || fact->entry->id == "hospital" || fact->entry->id == "discharge";
        if (says && fact->assertion.affirmed() && m_note.visitAt(fact->range.begin).current &&
            !statedValue(m_note, fact->range).denied)
            return true;
    }
    return false;
}

// "eritema … en el sitio de aplicación": where the complaint begins; nullopt for "rota el sitio de
// aplicación".
std::optional<std::size_t> AdverseEventCriteria::complaintAt(const Mention& place) const
{
    const FoldedRange phrase = m_note.clauseAt(place.range.begin);
    const std::size_t from = std::max(phrase.begin, place.range.begin > 52 ? place.range.begin - 52 : 0);
    const std::string_view before = m_note.words({from, place.range.begin});
    std::size_t last = std::string_view::npos;
    for (const auto word : kComplaints)
        if (const auto at = before.rfind(word);
            at != std::string_view::npos && (last == std::string_view::npos || at < last))
            last = at;
    if (last == std::string_view::npos)
        return std::nullopt;
    return from + last;
}

} // namespace cotejo
