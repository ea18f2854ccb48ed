#include "engine/completeness/context_fields.h"

#include "engine/completeness/life_events.h"
#include "engine/completeness/stated_value.h"
#include "engine/domain/codes.h"

#include <algorithm>
#include <string>

namespace cotejo
{
namespace
{

constexpr int kStopDays =
    200; // a stop told with its day longer ago is no context of this visit (provisional)

struct Found {
    std::vector<VisitContext> contexts;
    ReadingFactory::Places places;

    void add(VisitContext context, const FoldedRange& place)
    {
        if (std::find(contexts.begin(), contexts.end(), context) == contexts.end())
            contexts.push_back(context);
        places.push_back(place);
    }
    [[nodiscard]] bool has(VisitContext context) const
    {
        return std::find(contexts.begin(), contexts.end(), context) != contexts.end();
    }
};

} // namespace

const Mention* ContextFields::cue(std::string_view id) const
{
    for (const auto& mention : m_note.mentions()) {
        if (!mention.is("life_event", id) || !mention.assertion.affirmed() ||
            !m_note.visitAt(mention.range.begin).current)
            continue;
        if (!statedValue(m_note, mention.range).slot) // "Inicio de biológico: 2021" labels a date
            return &mention;
    }
    return nullptr;
}

// The statement that says that the course goes on, or the bare statement of a course in use.
const DrugStatement* ContextFields::keptCourse() const
{
    const DrugStatement* bare = nullptr;
    for (const auto& course : m_picture.courses) {
        if (course.use != DrugUse::in_use)
            continue;
        for (const std::size_t i : course.statements) {
            const auto acts = m_picture.acts.in({at(i).pre.begin, at(i).post.end});
            const bool kept = std::any_of(acts.begin(), acts.end(), [](const ActMention& a) {
                return a.act == CourseAct::keep && !a.negated;
            });
            if (kept && at(i).currentVisit)
                return &at(i);
        }
        bare = &at(course.deciding);
    }
    return bare;
}

void ContextFields::addTo(NoteReading& reading) const
{
    Found found;
    const LifeEventReader life(m_note);
    const TreatmentCourse* course = m_picture.visitCourse();
    const TreatmentCourse* stopped = m_picture.stoppedCourse();
    const Mention* registry = cue("registry");
    const bool before = std::any_of(m_picture.courses.begin(), m_picture.courses.end(),
                                    [](const TreatmentCourse& c) { return c.over(); });
    if (registry != nullptr)
        found.add(VisitContext::INC, registry->range);
    if (course != nullptr && course->use == DrugUse::started)
        found.add(registry != nullptr || !before ? VisitContext::INC : VisitContext::CHG,
                  at(course->deciding).act);
    if (course != nullptr && course->adjusted && course->use == DrugUse::in_use)
        found.add(VisitContext::CHG, at(course->regimen).act);
    const auto& visit = m_note.noteDate();
    const bool over = stopped != nullptr && stopped->stop && visit && stopped->stop->date.precision() == 3 &&
                      visit->dayNumber() - stopped->stop->date.dayNumber() > kStopDays;
    if (stopped != nullptr && !over)
        found.add(VisitContext::STP, at(stopped->deciding).act);
    if (stopped != nullptr && course != nullptr && course != stopped && course->running() &&
        registry == nullptr)
        found.add(VisitContext::CHG, at(course->deciding).act);
    if (m_events.death())
        found.add(VisitContext::DTH, m_events.death()->place);
    for (const auto& event : m_events.events())
        if (event.current && !event.death)
            found.add(VisitContext::AEV, event.place);
    if (found.has(VisitContext::AEV))
        for (const auto& mention : m_note.mentions())
            if (mention.is("event_fact", "term") && mention.assertion.affirmed() &&
                m_note.visitAt(mention.range.begin).current) {
                found.places.push_back(mention.range);
                break;
            }
    for (const bool partner : {false, true})
        if (const auto pregnancy = life.pregnancy(partner);
            pregnancy && (partner || canBePregnant(reading)) &&
            pregnancy->kind == PregnancyStatement::Kind::pregnant)
            found.add(VisitContext::PRG, pregnancy->place);
    if (const auto end = life.followUpEnd(); end && !m_events.death())
        found.add(VisitContext::LTF, end->place);
    const bool settled = found.has(VisitContext::INC) || found.has(VisitContext::CHG) ||
                         found.has(VisitContext::STP) || found.has(VisitContext::DTH) ||
                         found.has(VisitContext::LTF);
    if (!settled) {
        const Mention* followUp = cue("follow_up");
        const DrugStatement* kept = keptCourse();
        for (const auto& act : m_picture.acts.all())
            if (act.act == CourseAct::keep && !act.negated && !act.unsure &&
                m_note.visitAt(act.range.begin).current && (followUp != nullptr || kept != nullptr)) {
                found.places.push_back(act.range);
                break;
            }
        if (followUp != nullptr)
            found.add(VisitContext::FUP, followUp->range);
        else if (kept != nullptr)
            found.add(VisitContext::FUP, kept->act);
        else if (found.contexts.empty())
            found.contexts.push_back(VisitContext::FUP);
    }
    std::sort(found.contexts.begin(), found.contexts.end());
    if (reading.contexts.empty())
        reading.contexts = found.contexts;
    if (found.places.empty())
        return;
    std::vector<std::string> codes;
    for (const auto context : found.contexts)
        codes.emplace_back(codeOf(context));
    if (found.places.size() > 4)
        found.places.resize(4);
    reading.readings.push_back(m_make.value("visit_context", codes, found.places));
}

} // namespace cotejo
