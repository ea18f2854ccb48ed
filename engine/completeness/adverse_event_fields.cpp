#include "engine/completeness/adverse_event_fields.h"

#include "engine/completeness/adverse_event_any.h"
#include "engine/completeness/adverse_event_finder.h"
#include "engine/completeness/infection_fields.h"
#include "engine/completeness/stated_value.h"

#include <algorithm>

namespace cotejo
{

AdverseEventFields::AdverseEventFields(const TreatmentPicture& picture)
    : m_picture(picture), m_note(picture.note), m_facts(picture.note), m_dates(picture.note, m_facts),
      m_make(picture.note), m_death(LifeEventReader(picture.note).death())
{
    m_events = AdverseEventFinder(picture, m_facts).find(m_death);
    for (auto& event : m_events) {
        event.onset = m_dates.onset(event);
        event.end = m_dates.end(event);
        if (fatal(event) && m_death->date && !event.end)
            event.end = m_death->date;
    }
    std::stable_sort(m_events.begin(), m_events.end(), [](const AdverseEvent& a, const AdverseEvent& b) {
        return (a.onset ? a.onset->date.iso() : std::string()) <
               (b.onset ? b.onset->date.iso() : std::string());
    });
}

void AdverseEventFields::push(FieldReading made, const AdverseEvent& event, const std::string& number,
                              NoteReading& reading) const
{
    made.instance = number;
    made.current = event.current;
    if (!made.evidence.empty())
        reading.readings.push_back(std::move(made));
}

void AdverseEventFields::addTo(NoteReading& reading) const
{
    AdverseEventAny(m_note, m_facts).addTo(m_events, reading);
    int number = 0;
    for (const auto& event : m_events)
        addEvent(event, std::to_string(++number), reading);
    if (std::any_of(m_events.begin(), m_events.end(),
                    [](const AdverseEvent& e) { return e.reaction() && e.current; }))
        return;
    for (const auto& mention : m_note.mentions()) // "no infusion rxn"
        if (mention.is("event") && !mention.entry->attribute("reaction").empty() &&
            mention.assertion.denied() && m_note.visitAt(mention.range.begin).current)
            return reading.readings.push_back(m_make.negative("infusion_reaction", "no", {mention.range}));
}

void AdverseEventFields::addEvent(const AdverseEvent& event, const std::string& number,
                                  NoteReading& reading) const
{
    ReadingFactory::Places places{event.place};
    for (const auto& place : event.further)
        if (places.size() < 3)
            places.push_back(place);
    push(m_make.value("ae_term", event.term, places), event, number, reading);
    const auto dated = [&](std::string_view field, const PlacedDate& date) {
        FieldReading made = m_make.value(field, date.date.iso(), {date.range});
        made.date = date.date.iso();
        push(std::move(made), event, number, reading);
    };
    if (event.onset)
        dated("ae_onset", *event.onset);
    if (event.end)
        dated("ae_end", *event.end);
    addSeverity(event, number, reading);
    addOutcome(event, number, reading);
    addDrug(event, number, reading);
    addCausality(event, number, reading);
    addAction(event, number, reading);
    addChallenge(event, number, reading);
    for (auto& made : InfectionFields(m_note, m_facts).of(event))
        push(std::move(made), event, number, reading);
    addKind(event, number, reading);
    const HospitalStay stay = m_dates.stay(event.scope);
    if (!stay.dates.empty())
        push(m_make.value("hosp_dates", stay.dates, stay.places), event, number, reading);
}

bool AdverseEventFields::fatal(const AdverseEvent& event) const
{
    return m_death && event.current;
}

// A fact far from the event's name counts where the note has one event; "grave" and its kin must stand with
// the event or in a slot.
bool AdverseEventFields::ofEvent(const Mention& fact, const AdverseEvent& event) const
{
    const bool open = fact.assertion.kind == AssertionKind::possible && fact.entry->id != "causality";
    if (!fact.assertion.aboutPatientNow() || fact.assertion.kind == AssertionKind::negated || open)
        return false;
    const FoldedRange sentence = m_note.sentenceAt(fact.range.begin).range;
    if (sentence.contains(event.place.begin))
        return true;
    for (const auto& place : event.further)
        if (sentence.contains(place.begin))
            return true;
    for (const auto* other : m_facts.in(sentence))
        if (other->entry->id == "term" || other->entry->id == "severity" ||
            other->entry->id == "abbreviation" || other->entry->id == "outcome" ||
            other->entry->id == "causality" || other->entry->id == "action")
            return true;
    if (m_note.words(sentence).find("evento") != std::string_view::npos)
        return true;
    const bool alone = sentence.length() <= fact.range.length() + 3; // "No grave." behind the event
    return alone && fact.range.begin > event.place.begin && fact.range.begin - event.place.begin < 300;
}

void AdverseEventFields::addSeverity(const AdverseEvent& event, const std::string& number,
                                     NoteReading& reading) const
{
    if (fatal(event)) {
        push(m_make.value("ae_severity", std::string("mortal"), {m_death->place}), event, number, reading);
        return addSeriousness(event, true, number, reading);
    }
    for (const auto* fact : m_facts.in(event.scope)) {
        const std::string_view id = fact->entry->id;
        const bool says = id == "serious" || id == "not_serious" || id == "fatal";
        if (!says || !ofEvent(*fact, event))
            continue;
        if (id == "not_serious")
            return push(m_make.value("ae_severity", std::string("no_grave"), {fact->range}), event, number,
                        reading);
        push(m_make.value("ae_severity", std::string(id == "fatal" ? "mortal" : "grave"), {fact->range}),
             event, number, reading);
        return addSeriousness(event, id == "fatal", number, reading);
    }
    for (const std::string_view id : {"hospital", "life_threatening"})
        for (const auto* fact : m_facts.in(event.scope, id)) {
            if (!fact->assertion.affirmed() || fact->assertion.historical)
                continue;
            const FoldedRange clause = m_note.clauseAt(fact->range.begin);
            const auto& visit = m_note.noteDate();
            bool old = false;
            for (const auto& date : m_note.datesIn(clause))
                old = old || (visit && date.date && date.date->year + 1 < visit->year);
            if (old)
                continue;
            push(m_make.value("ae_severity", std::string("grave"), {fact->range}), event, number, reading);
            return addSeriousness(event, false, number, reading);
        }
}

void AdverseEventFields::addSeriousness(const AdverseEvent& event, bool deadly, const std::string& number,
                                        NoteReading& reading) const
{
    struct Criterion {
        std::string_view fact;
        std::string_view code;
    };
    static constexpr Criterion kCriteria[] = {{"hospital", "hospitalizacion"},
                                              {"life_threatening", "pone_en_peligro_la_vida"},
                                              {"disability", "discapacidad"},
                                              {"congenital", "anomalia_congenita"},
                                              {"important", "otro_importante"}};
    std::vector<std::string> codes;
    ReadingFactory::Places places;
    if (deadly) {
        codes.emplace_back("muerte");
        places.push_back(m_death ? m_death->place : event.place);
    }
    for (const auto& criterion : kCriteria)
        for (const auto* fact : m_facts.in(event.scope, criterion.fact)) {
            if (!fact->assertion.affirmed() || fact->assertion.historical)
                continue;
            if (codes.empty() || codes.back() != criterion.code)
                codes.emplace_back(criterion.code);
            if (places.size() < 4)
                places.push_back(fact->range);
        }
    if (!codes.empty())
        push(m_make.value("ae_seriousness", codes, places), event, number, reading);
}

void AdverseEventFields::addOutcome(const AdverseEvent& event, const std::string& number,
                                    NoteReading& reading) const
{
    if (fatal(event))
        return push(m_make.value("ae_outcome", std::string("mortal"), {m_death->place}), event, number,
                    reading);
    const Mention* said = nullptr;
    bool slotted = false;
    for (const auto* fact : m_facts.in(event.scope)) {
        const std::string_view id = fact->entry->id;
        const bool says = id == "recovered" || id == "recovering" || id == "not_recovered" ||
                          id == "sequelae" || id == "outcome_unknown";
        if (!says || fact->assertion.kind == AssertionKind::negated || !fact->assertion.aboutPatientNow())
            continue;
        const FoldedRange sentence = m_note.sentenceAt(fact->range.begin).range;
        bool slot = false;
        for (const auto* label : m_facts.in({sentence.begin, fact->range.begin}, "outcome"))
            slot = slot || fact->range.begin - label->range.end < 20;
        const bool own = sentence.contains(event.place.begin) || slot || id == "outcome_unknown";
        const bool alone = sentence.length() <= fact->range.length() + 12; // "En recuperación."
        const bool after = fact->range.begin >= event.place.begin;
        const bool strong =
            id == "recovered" || id == "sequelae" || m_note.words(fact->range).starts_with("no recuperad");
        if (slotted || (!own && (!(strong || alone) || !after)))
            continue;
        said = fact;
        slotted = slot;
    }
    if (said != nullptr)
        return push(m_make.value("ae_outcome", std::string(said->entry->attribute("value")), {said->range}),
                    event, number, reading);
    if (const Mention* open = m_facts.open(event.scope);
        open != nullptr && open->entry->id.find("recover") != std::string::npos)
        return push(m_make.value("ae_outcome", std::string("desconocido"),
                                 {{open->assertion.cue.begin, open->range.end}}),
                    event, number, reading);
    for (const auto* label : m_facts.in(event.scope, "outcome"))
        if (const StatedValue value = statedValue(m_note, label->range); value.slot && value.unknown)
            return push(m_make.value("ae_outcome", std::string("desconocido"),
                                     {{label->range.begin, value.range.end}}),
                        event, number, reading);
}

std::optional<AdverseEventFields::Suspect> AdverseEventFields::suspectOf(const AdverseEvent& event) const
{
    const auto drugIn = [&](const FoldedRange& range) -> const DrugStatement* {
        auto place =
            std::lower_bound(m_picture.statements.begin(), m_picture.statements.end(), range.begin,
                             [](const DrugStatement& s, std::size_t p) { return s.range.begin < p; });
        for (; place != m_picture.statements.end() && place->range.begin < range.end; ++place)
            if (place->drug != nullptr &&
                (place->category == DrugCategory::bts_dmard || place->category == DrugCategory::cs_dmard))
                return &*place;
        return nullptr;
    };
    for (const std::string_view id : {"suspect", "causality"})
        for (const auto* fact : m_facts.in(event.scope, id)) {
            const StatedValue value = statedValue(m_note, fact->range);
            const FoldedRange clause = m_note.clauseAt(fact->range.begin);
            const FoldedRange behind{fact->range.end, std::max(value.slot ? value.range.end : 0,
                                                               std::min(clause.end, fact->range.end + 46))};
            if (const DrugStatement* drug = drugIn(behind);
                drug != nullptr && (id == "suspect" || ofEvent(*fact, event)))
                return Suspect{drug->drug, {fact->range.begin, drug->range.end}};
        }
    if (event.reaction() && m_picture.visitCourse() != nullptr)
        return Suspect{m_picture.visitCourse()->drug, event.place};
    return std::nullopt;
}

void AdverseEventFields::addDrug(const AdverseEvent& event, const std::string& number,
                                 NoteReading& reading) const
{
    if (const auto suspect = suspectOf(event))
        push(m_make.value("ae_suspect_drug", suspect->drug->inn, {suspect->place}), event, number, reading);
}

void AdverseEventFields::addCausality(const AdverseEvent& event, const std::string& number,
                                      NoteReading& reading) const
{
    for (const auto* fact : m_facts.in(event.scope)) {
        if (!fact->entry->id.starts_with("causality_"))
            continue;
        const FoldedRange sentence = m_note.sentenceAt(fact->range.begin).range;
        const FoldedRange near{std::max(sentence.begin, fact->range.begin > 50 ? fact->range.begin - 50 : 0),
                               std::min(sentence.end, fact->range.end + 24)};
        const bool beside = !m_facts.in(near, "causality").empty() ||
                            m_note.words(fact->range).find("relacion") != std::string_view::npos;
        const Assertion& said = fact->assertion; // "posible" is the answer here, not a doubt about one
        const bool itself = said.kind == AssertionKind::possible && said.cue.overlaps(fact->range) &&
                            !said.family && !said.hypothetical;
        if (!beside || !(itself || said.aboutPatientNow()))
            continue;
        return push(m_make.value("ae_causality", std::string(fact->entry->attribute("value")), {fact->range}),
                    event, number, reading);
    }
    for (const auto* label : m_facts.in(event.scope, "causality")) {
        const StatedValue value = statedValue(m_note, label->range);
        const bool awaited = m_note.words(value.range).find("pendiente") != std::string_view::npos;
        const FoldedRange said{label->range.begin, std::max(label->range.end, value.range.end)};
        if (value.slot && (awaited || value.unknown))
            return push(awaited ? m_make.pending("ae_causality", {said})
                                : m_make.unknown("ae_causality", {said}),
                        event, number, reading);
    }
}

void AdverseEventFields::addAction(const AdverseEvent& event, const std::string& number,
                                   NoteReading& reading) const
{
    for (const std::string_view id : {"unchanged", "reduced", "raised"})
        for (const auto* fact : m_facts.in(event.scope, id))
            if (fact->assertion.aboutPatientNow() &&
                (fact->assertion.kind != AssertionKind::negated || fact->assertion.cue.overlaps(fact->range)))
                return push(
                    m_make.value("ae_action", std::string(fact->entry->attribute("value")), {fact->range}),
                    event, number, reading);
    const auto suspect = suspectOf(event);
    for (const auto& course : m_picture.courses) {
        const DrugStatement& deciding = m_picture.statements[course.deciding];
        if (course.use == DrugUse::held)
            return push(m_make.value("ae_action", std::string("suspension_temporal"), {deciding.act}), event,
                        number, reading);
        const bool because =
            course.reason ? course.reason->code == "adverse_event" || course.reason->code == "infection"
                          : event.current && suspect && suspect->drug == course.drug;
        if (course.stoppedNow && because)
            return push(m_make.value("ae_action", std::string("retirado"), {deciding.act}), event, number,
                        reading);
    }
    for (const auto* fact : m_facts.in(event.scope, "action")) {
        const StatedValue value = statedValue(m_note, fact->range);
        if (!value.slot)
            continue;
        for (const auto* said : m_facts.in(value.range))
            if (said->entry->id == "withdrawn")
                return push(m_make.value("ae_action", std::string("retirado"), {said->range}), event, number,
                            reading);
        const std::string_view words = m_note.words(value.range);
        if (words.starts_with("sin cambio") || words.starts_with("ninguna") || words.starts_with("continua"))
            return push(m_make.value("ae_action", std::string("sin_cambio"), {value.range}), event, number,
                        reading);
        if (words.find("suspen") != std::string_view::npos || words.find("retir") != std::string_view::npos) {
            const bool hold = words.find("temporal") != std::string_view::npos;
            return push(m_make.value("ae_action", std::string(hold ? "suspension_temporal" : "retirado"),
                                     {value.range}),
                        event, number, reading);
        }
    }
}

void AdverseEventFields::addChallenge(const AdverseEvent& event, const std::string& number,
                                      NoteReading& reading) const
{
    for (const auto* fact : m_facts.in(event.scope)) {
        const std::string_view id = fact->entry->id;
        if (id == "dechallenge_positive" || id == "dechallenge_negative")
            push(m_make.value("ae_dechallenge", std::string(fact->entry->attribute("value")), {fact->range}),
                 event, number, reading);
        else if (id == "rechallenge_positive" || id == "rechallenge_negative")
            push(m_make.value("ae_rechallenge", std::string(fact->entry->attribute("value")), {fact->range}),
                 event, number, reading);
        else if (id == "rechallenge_no")
            push(m_make.negative("ae_rechallenge", "no", {fact->range}), event, number, reading);
        else if (id == "rechallenge" || id == "dechallenge")
            addChallengeSlot(*fact, event, number, reading);
    }
}

// "Reexposición: no"
void AdverseEventFields::addChallengeSlot(const Mention& label, const AdverseEvent& event,
                                          const std::string& number, NoteReading& reading) const
{
    const StatedValue value = statedValue(m_note, label.range);
    const std::string field = "ae_" + label.entry->id;
    const FoldedRange place{label.range.begin, value.range.end};
    if (value.slot && (value.denied || m_note.words(value.range).starts_with("no se ")))
        push(m_make.negative(field, "no", {place}), event, number, reading);
    else if (value.slot && value.unknown)
        push(m_make.unknown(field, {place}), event, number, reading);
}

void AdverseEventFields::addKind(const AdverseEvent& event, const std::string& number,
                                 NoteReading& reading) const
{
    if (event.reaction())
        push(m_make.value("infusion_reaction", std::string(event.attribute("reaction")), {event.place}),
             event, number, reading);
    if (event.attribute("covid") == "si")
        push(m_make.value("covid", std::string("si"), {event.place}), event, number, reading);
    if (event.attribute("kind") == "cancer")
        push(m_make.value("cancer_type", event.term, {event.place}), event, number, reading);
    if (!event.current)
        return;
    for (const auto* fact : m_facts.in(m_note.visitAt(event.place.begin).range, "report_cnfv")) {
        if (fact->assertion.affirmed())
            return push(m_make.value("ae_reported_cnfv", std::string("si"), {fact->range}), event, number,
                        reading);
        if (fact->assertion.kind == AssertionKind::pending)
            return push(m_make.pending("ae_reported_cnfv", {fact->range}), event, number, reading);
        if (fact->assertion.denied())
            return push(m_make.negative("ae_reported_cnfv", "no", {fact->range}), event, number, reading);
    }
}

} // namespace cotejo
