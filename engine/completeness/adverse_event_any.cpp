#include "engine/completeness/adverse_event_any.h"

#include "engine/completeness/disease_reader.h"
#include "engine/completeness/stated_value.h"

#include <algorithm>

namespace cotejo
{

bool AdverseEventAny::speaksOfEvents(const Mention& fact) const
{
    if (fact.entry->id == "term")
        return true;
    return fact.entry->id == "abbreviation" && DiseaseReader::meansEvent(m_note, fact.range);
}

// "Eventos adversos desde la última visita: ninguno": the label ends where the period does.
FoldedRange AdverseEventAny::labelOf(const Mention& fact) const
{
    FoldedRange label = fact.range;
    const TextLine& line = m_note.lineAt(label.begin);
    if (line.cells.size() == 2 && line.cells[0].contains(label.begin))
        return {label.begin, line.cells[0].end}; // "Eventos adversos con el previo | Ninguno"
    const std::size_t near = std::min(m_note.folded().size(), label.end + 3);
    for (const auto* period : m_facts.in({label.end, near}, "since_last"))
        label.end = std::max(label.end, period->range.end);
    return label;
}

// "dejó el MTX hace 3 meses por náusea" in the visit of the note: the complaint behind the stop of a drug.
std::optional<FoldedRange> AdverseEventAny::drugLeftForHarm() const
{
    constexpr std::size_t kReach = 80;
    for (const auto& mention : m_note.mentions()) {
        if (!mention.is("event") || mention.entry->attribute("kind") != "event" ||
            !mention.assertion.affirmed() || !m_note.visitAt(mention.range.begin).current)
            continue;
        const FoldedRange clause = m_note.clauseAt(mention.range.begin);
        const FoldedRange before{
            std::max(clause.begin, mention.range.begin - std::min(mention.range.begin, kReach)),
            mention.range.begin};
        const std::string_view words = m_note.words(before);
        if (!words.ends_with(" por ") && !words.ends_with(" debido a ") && !words.ends_with(" because of "))
            continue;
        const auto leading = m_note.mentionsIn(before);
        const bool stopped = std::any_of(leading.begin(), leading.end(), [](const Mention& m) {
            return m.is("course_act", "stop") && m.assertion.affirmed();
        });
        const bool drug = std::any_of(leading.begin(), leading.end(), [](const Mention& m) {
            return m.is("drug") || m.is("drug_brand") || m.is("drug_abbreviation");
        });
        if (stopped && drug)
            return FoldedRange{before.begin, mention.range.end};
    }
    return std::nullopt;
}

void AdverseEventAny::addTo(const std::vector<AdverseEvent>& events, NoteReading& reading) const
{
    for (const bool current : {true, false}) {
        const auto told = std::find_if(events.begin(), events.end(),
                                       [&](const AdverseEvent& e) { return e.current == current; });
        if (told == events.end())
            continue;
        ReadingFactory::Places places{told->place};
        for (const auto& place : told->further)
            if (places.size() < 3)
                places.push_back(place);
        for (const auto* fact : m_facts.in({0, m_note.folded().size()})) // "Evento adverso grave"
            if (places.size() < 4 && speaksOfEvents(*fact) && fact->assertion.affirmed() &&
                m_note.visitAt(fact->range.begin).current == current)
                places.push_back(fact->range);
        FieldReading made = m_make.value("ae_any", std::string("si"), places);
        made.current = current;
        reading.readings.push_back(std::move(made));
    }
    const auto harm = drugLeftForHarm();
    const bool toldNow =
        std::any_of(events.begin(), events.end(), [](const AdverseEvent& e) { return e.current; });
    for (const auto* fact : m_facts.in({0, m_note.folded().size()})) {
        if (!speaksOfEvents(*fact) || !fact->assertion.aboutPatientNow())
            continue;
        const bool current = m_note.visitAt(fact->range.begin).current;
        const StatedValue value = statedValue(m_note, labelOf(*fact));
        const bool denied = fact->assertion.kind == AssertionKind::negated || (value.slot && value.denied);
        FoldedRange said = fact->range;
        if (!fact->assertion.cue.empty() &&
            m_note.sentenceAt(fact->assertion.cue.begin).range.contains(fact->range.begin))
            said = {std::min(said.begin, fact->assertion.cue.begin),
                    std::max(said.end, fact->assertion.cue.end)};
        if (value.slot && (value.denied || value.unknown || value.affirmed))
            said.end = std::max(said.end, value.range.end);
        FieldReading made;
        if (fact->assertion.kind == AssertionKind::templated)
            made = m_make.templated("ae_any", "no", {said});
        else if (denied)
            made = m_make.negative("ae_any", "no", {said});
        else if ((value.slot && value.unknown) || fact->assertion.kind == AssertionKind::unknown)
            made = m_make.unknown("ae_any", {said});
        else if (value.slot && value.affirmed)
            made = m_make.value("ae_any", std::string("si"), {said});
        else
            continue;
        if (toldNow && current && made.detail != FieldDetail::value)
            continue; // "un episodio de …, sin otros eventos adversos"
        if (harm && current && made.detail == FieldDetail::negative) {
            made.doubts.push_back(QueryKind::conflict);
            made.evidence.push_back(m_note.evidence(*harm));
        }
        made.current = current;
        reading.readings.push_back(std::move(made));
    }
    addDeniedHarms(reading);
    addDoubt(reading);
}

bool AdverseEventAny::isSaid(const NoteReading& reading) const
{
    return std::any_of(reading.readings.begin(), reading.readings.end(),
                       [](const FieldReading& r) { return r.field == "ae_any" && r.current; });
}

// "Niega fiebre, infecciones ni visitas a urgencias": at least two kinds of harm denied in one sentence.
void AdverseEventAny::addDeniedHarms(NoteReading& reading) const
{
    if (isSaid(reading))
        return;
    for (const auto& sentence : m_note.sentences()) {
        if (!m_note.visitAt(sentence.range.begin).current)
            continue;
        bool infectionOrStay = false;
        std::size_t harms = 0;
        FoldedRange said{sentence.range.end, sentence.range.begin};
        for (const auto& mention : m_note.mentionsIn(sentence.range)) {
            const bool event = mention.is("event");
            const bool stay = mention.is("event_fact", "hospital") || mention.is("event_fact", "harm") ||
                              mention.is("event_fact", "no_hospital");
            const bool denied = mention.assertion.denied() || mention.is("event_fact", "no_hospital");
            if ((!event && !stay) || !denied || mention.range.begin < said.end)
                continue;
            infectionOrStay = infectionOrStay || stay || mention.is("event", "infeccion");
            ++harms;
            said.begin =
                std::min({said.begin, mention.range.begin,
                          mention.assertion.cue.empty() ? mention.range.begin : mention.assertion.cue.begin});
            said.end = std::max(said.end, mention.range.end);
        }
        if (infectionOrStay && harms >= 2)
            return reading.readings.push_back(m_make.negative("ae_any", "no", {said}));
    }
}

// "Sospecha de RAM por etanercept", "posible neuritis óptica en relación con infliximab": an event that the
// note leaves open, where it tells of none.
void AdverseEventAny::addDoubt(NoteReading& reading) const
{
    if (isSaid(reading))
        return;
    for (const auto& mention : m_note.mentions()) {
        const bool event = mention.is("event") || (mention.is("event_fact") && speaksOfEvents(mention));
        if (!event || mention.assertion.kind != AssertionKind::possible ||
            !mention.assertion.aboutPatientNow() || !m_note.visitAt(mention.range.begin).current)
            continue;
        constexpr std::size_t kBeside = 200; // bytes to the drug that is suspected
        const FoldedRange sentence = m_note.sentenceAt(mention.range.begin).range;
        const std::size_t from = mention.range.begin - std::min(mention.range.begin, kBeside);
        const auto beside = m_note.mentionsIn(
            {std::max(sentence.begin, from), std::min(sentence.end, mention.range.end + kBeside)});
        const bool drug = std::any_of(beside.begin(), beside.end(), [](const Mention& m) {
            return m.is("drug") || m.is("drug_brand") || m.is("drug_abbreviation");
        });
        if (!drug)
            continue;
        const FoldedRange& cue = mention.assertion.cue;
        return reading.readings.push_back(m_make.unknown(
            "ae_any", {{std::min(cue.begin, mention.range.begin), std::max(cue.end, mention.range.end)}}));
    }
}

} // namespace cotejo
