#include "engine/completeness/course_fields.h"

#include "engine/completeness/concomitant_dose.h"

#include <algorithm>
#include <set>
#include <string>

namespace cotejo
{
namespace
{

// A course's dose is what is given at once: "162 mg/sem" is 162 mg each week.
std::string unitOfOneDose(const std::string& unit)
{
    if (unit == "mg/sem" || unit == "mg/d" || unit == "mg/mes")
        return "mg";
    if (unit == "g/d")
        return "g";
    return unit == "mg/kg/d" ? "mg/kg" : unit;
}

} // namespace

void CourseFields::push(FieldReading made, const TreatmentCourse& course, bool current,
                        NoteReading& reading) const
{
    made.instance = course.drug->inn;
    made.current = current;
    if (!made.evidence.empty())
        reading.readings.push_back(std::move(made));
}

void CourseFields::addTo(NoteReading& reading) const
{
    for (std::size_t i = 0; i < m_picture.courses.size(); ++i)
        addCourse(i, reading);
}

void CourseFields::addCourse(std::size_t index, NoteReading& reading) const
{
    const TreatmentCourse& course = m_picture.courses[index];
    const bool current = index == m_picture.ofVisit;
    addDrug(course, current, reading);
    addRegimen(course, current, reading);
    addStart(course, current, reading);
    addStatus(course, current, reading);
    addStop(course, index == m_picture.stopped, reading);
    addBrand(course, current, reading);
    addLastDose(course, current || (index == m_picture.stopped), reading);
    addUnknownLabels(course, current, reading);
}

void CourseFields::addDrug(const TreatmentCourse& course, bool current, NoteReading& reading) const
{
    ReadingFactory::Places places{at(course.deciding).act};
    if (course.regimen != course.deciding)
        places.push_back(at(course.regimen).range);
    push(m_make.value("drug_inn", course.drug->inn, places), course, current, reading);
}

void CourseFields::addRegimen(const TreatmentCourse& course, bool current, NoteReading& reading) const
{
    const DoseStatement& dose = at(course.regimen).dose;
    if (dose.amount) {
        FieldReading made = m_make.value("dose", amountAtOnce(dose), {dose.amountRange});
        made.unit = unitOfOneDose(dose.unit);
        push(std::move(made), course, current, reading);
    } else if (!dose.unknownRange.empty()) {
        push(m_make.unknown("dose", {dose.unknownRange}), course, current, reading);
    } else { // "se espacia a cada 3 semanas": the dose stays what it was
        for (auto i = course.statements.rbegin(); i != course.statements.rend(); ++i)
            if (at(*i).dose.amount) {
                FieldReading made =
                    m_make.value("dose", amountAtOnce(at(*i).dose), {at(*i).dose.amountRange});
                made.unit = unitOfOneDose(at(*i).dose.unit);
                push(std::move(made), course, current, reading);
                break;
            }
    }
    if (dose.every) {
        FieldReading made = m_make.value("interval", *dose.every, {dose.everyRange});
        made.unit = dose.everyUnit;
        push(std::move(made), course, current, reading);
    } else {
        for (const std::size_t i : course.statements)
            if (at(i).dose.every && (at(i).currentVisit || !dose.amount)) {
                FieldReading made = m_make.value("interval", *at(i).dose.every, {at(i).dose.everyRange});
                made.unit = at(i).dose.everyUnit;
                push(std::move(made), course, current, reading);
                break;
            }
    }
    std::string route = dose.route;
    FoldedRange place = dose.routeRange;
    for (const std::size_t i : course.statements)
        if (route.empty() && !at(i).dose.route.empty()) {
            route = at(i).dose.route;
            place = at(i).dose.routeRange;
        }
    if (!route.empty())
        push(m_make.value("route", route, {place}), course, current, reading);
}

// Every date the note gives for the start stands as a reading of its own: where two differ, that is a
// conflict of the course itself, whatever visit it was written in.
void CourseFields::addStart(const TreatmentCourse& course, bool current, NoteReading& reading) const
{
    if (!course.start)
        return;
    std::set<std::string> said;
    const auto add = [&](const PlacedDate& date) {
        if (!said.insert(date.date.iso()).second)
            return;
        FieldReading made = m_make.value("start_date", date.date.iso(), {date.range});
        made.date = date.date.iso();
        push(std::move(made), course, current, reading);
    };
    add(*course.start);
    for (const std::size_t i : course.statements)
        if (at(i).dates.start && !(course.running() && at(i).dates.closedSpan))
            add(*at(i).dates.start);
}

void CourseFields::addStatus(const TreatmentCourse& course, bool current, NoteReading& reading) const
{
    const DrugStatement& deciding = at(course.deciding);
    ReadingFactory::Places places{deciding.act};
    if (course.use == DrugUse::started && deciding.dates.start)
        places.push_back(deciding.dates.start->range);
    for (const std::size_t i : course.statements) // "Plan: seguir golimumab"
        if (course.running() && i != course.deciding && at(i).currentVisit && at(i).uses() &&
            !at(i).cue.empty() && places.size() < 4)
            places.push_back(at(i).act);
    if (course.use == DrugUse::unknown_use)
        return push(m_make.unknown("status", places), course, current, reading);
    if (course.use == DrugUse::planned)
        return;
    const std::string value = course.over()
                                  ? "suspendido_definitivo"
                                  : (course.use == DrugUse::held ? "suspendido_temporal" : "activo");
    push(m_make.value("status", value, places), course, current, reading);
}

void CourseFields::addStop(const TreatmentCourse& course, bool current, NoteReading& reading) const
{
    if (course.use == DrugUse::unknown_use && current)
        push(m_make.unknown("stop_date", {at(course.deciding).act}), course, current, reading);
    if (!course.over())
        return;
    if (course.stop) {
        FieldReading made = m_make.value("stop_date", course.stop->date.iso(), {course.stop->range});
        made.date = course.stop->date.iso();
        push(std::move(made), course, current, reading);
    }
    if (!course.reason)
        return;
    if (course.reason->code.empty())
        push(m_make.unknown("stop_reason", {course.reason->range}), course, current, reading);
    else
        push(m_make.value("stop_reason", course.reason->code, {course.reason->range}), course, current,
             reading);
}

void CourseFields::addBrand(const TreatmentCourse& course, bool current, NoteReading& reading) const
{
    const DrugStatement* branded = nullptr;
    for (const std::size_t i : course.statements)
        if (!at(i).brand.empty() && (branded == nullptr || at(i).currentVisit))
            branded = &at(i);
    if (branded != nullptr)
        push(m_make.value("drug_brand", branded->brand, {branded->brandRange}), course, current, reading);
}

void CourseFields::addLastDose(const TreatmentCourse& course, bool current, NoteReading& reading) const
{
    const PlacedDate* last = nullptr;
    for (const std::size_t i : course.statements)
        if (at(i).dates.lastDose && (last == nullptr || at(i).dates.lastDose->date >= last->date))
            last = &*at(i).dates.lastDose;
    if (last == nullptr)
        return;
    FieldReading made = m_make.value("last_dose_date", last->date.iso(), {last->range});
    made.date = last->date.iso();
    const TreatmentCourse* now = m_picture.visitCourse();
    if (current && now != &course) { // of a switch the old drug's last dose is the visit's
        FieldReading common = made;
        reading.readings.push_back(std::move(common));
    }
    push(std::move(made), course, current && now == &course, reading);
}

bool CourseFields::speaksOfAnother(const Mention& label, const TreatmentCourse& course) const
{
    const FoldedRange sentence = m_note.sentenceAt(label.range.begin).range;
    const auto next =
        std::lower_bound(m_picture.statements.begin(), m_picture.statements.end(), label.range.begin,
                         [](const DrugStatement& s, std::size_t p) { return s.range.begin < p; });
    if (next == m_picture.statements.begin())
        return false;
    const DrugStatement& before = *(next - 1);
    return sentence.contains(before.range.begin) && before.drug != nullptr && before.drug != course.drug;
}

// "Fecha de inicio: no consta", "Motivo de suspensión: se desconoce"
void CourseFields::addUnknownLabels(const TreatmentCourse& course, bool current, NoteReading& reading) const
{
    static constexpr std::string_view kFields[] = {"start_date", "stop_date",  "stop_reason",
                                                   "dose",       "interval",   "route",
                                                   "lot",        "drug_brand", "last_dose_date"};
    if (!current)
        return;
    for (const auto& mention : m_note.mentions()) {
        if (!mention.is("course_label") || mention.assertion.kind != AssertionKind::unknown)
            continue;
        const bool ours =
            std::find(std::begin(kFields), std::end(kFields), mention.entry->id) != std::end(kFields);
        const auto said =
            std::find_if(reading.readings.begin(), reading.readings.end(), [&](const FieldReading& r) {
                return r.field == mention.entry->id && r.instance == course.drug->inn;
            });
        if (!ours || said != reading.readings.end() || speaksOfAnother(mention, course))
            continue;
        const FoldedRange& cue = mention.assertion.cue;
        push(m_make.unknown(mention.entry->id, {{std::min(cue.begin, mention.range.begin),
                                                 std::max(cue.end, mention.range.end)}}),
             course, current, reading);
    }
}

} // namespace cotejo
