#include "engine/completeness/previous_treatment_fields.h"

#include "engine/base/decimal.h"

#include <algorithm>
#include <string>
#include <vector>

namespace cotejo
{
namespace
{

constexpr int kRecentDays = 75; // a stop within them belongs to this visit

} // namespace

void PreviousTreatmentFields::addTo(NoteReading& reading) const
{
    addBiologics(reading);
    addConventional(reading);
    addLine(reading);
}

void PreviousTreatmentFields::addBiologics(NoteReading& reading) const
{
    std::vector<std::string> inns;
    ReadingFactory::Places places;
    for (std::size_t i = 0; i < m_picture.courses.size(); ++i) {
        const TreatmentCourse& course = m_picture.courses[i];
        if (!course.over() || i == m_picture.ofVisit)
            continue;
        inns.push_back(course.drug->inn);
        places.push_back(at(course.deciding).act);
    }
    if (inns.empty())
        return addNaive(reading);
    reading.readings.push_back(m_make.value("previous_bts_dmard", inns, places));
}

// "Nunca ha recibido biológico", "sin biológico previo", "Biológico previo: ninguno"; not "sin eventos por el
// biológico".
bool PreviousTreatmentFields::deniesBiologics(const DrugStatement& statement) const
{
    if (statement.drug != nullptr || statement.category != DrugCategory::bts_dmard)
        return false;
    if (statement.use == DrugUse::never)
        return true;
    if (statement.use != DrugUse::denied)
        return false;
    const std::string_view words =
        m_note.words({statement.act.begin, std::min(statement.post.end, statement.range.end + 30)});
    const bool earlier =
        words.find("previ") != std::string_view::npos || words.find("anterior") != std::string_view::npos ||
        words.find("antes") != std::string_view::npos || words.find("prior") != std::string_view::npos;
    return earlier && statement.range.begin - std::min(statement.act.begin, statement.range.begin) <= 16;
}

void PreviousTreatmentFields::addNaive(NoteReading& reading) const
{
    for (const auto& statement : m_picture.statements)
        if (deniesBiologics(statement))
            return reading.readings.push_back(
                m_make.negative("previous_bts_dmard", "naive", {statement.act}));
    for (const auto& value : m_picture.labelled) {
        if (value.label != "previous_bts_dmard")
            continue;
        const FoldedRange said{std::min(value.labelRange.begin, value.value.begin),
                               std::max(value.labelRange.end, value.value.end)};
        if (value.denied)
            return reading.readings.push_back(m_make.negative("previous_bts_dmard", "naive", {said}));
        if (value.unknown)
            return reading.readings.push_back(m_make.unknown("previous_bts_dmard", {said}));
    }
    for (const auto& mention : m_note.mentions())
        if (mention.is("course_act", "naive_phrase") && mention.assertion.aboutPatientNow() &&
            m_note.visitAt(mention.range.begin).current)
            return reading.readings.push_back(
                m_make.negative("previous_bts_dmard", "naive", {mention.range}));
    for (const auto& act : m_picture.acts.all()) {
        const std::string_view words = m_note.words(act.range);
        const bool naive = words.find("naive") != std::string_view::npos || words.starts_with("virgen");
        if (act.act == CourseAct::never && naive && !act.unsure)
            return reading.readings.push_back(m_make.negative("previous_bts_dmard", "naive", {act.range}));
    }
}

void PreviousTreatmentFields::addConventional(NoteReading& reading) const
{
    std::vector<std::string> inns;
    ReadingFactory::Places places;
    for (const auto& statement : m_picture.statements) {
        if (statement.drug == nullptr || statement.category != DrugCategory::cs_dmard)
            continue;
        bool earlier = statement.use == DrugUse::past;
        if (statement.use == DrugUse::stopped && !statement.thisVisit && statement.dates.stop &&
            statement.visitDate) {
            const PartialDate& stop = statement.dates.stop->date;
            earlier = stop.precision() == 1
                          ? stop.year < statement.visitDate->year
                          : statement.visitDate->dayNumber() - stop.dayNumber() > kRecentDays;
        }
        if (!earlier || std::find(inns.begin(), inns.end(), statement.drug->inn) != inns.end())
            continue;
        inns.push_back(statement.drug->inn);
        places.push_back(statement.act.overlaps(statement.range) ? statement.act : statement.range);
    }
    if (!inns.empty())
        return reading.readings.push_back(m_make.value("previous_csdmard", inns, places));
    for (const auto& value : m_picture.labelled) {
        if (value.label != "previous_csdmard" || (!value.denied && !value.unknown))
            continue;
        const FoldedRange said{std::min(value.labelRange.begin, value.value.begin),
                               std::max(value.labelRange.end, value.value.end)};
        return reading.readings.push_back(value.denied
                                              ? m_make.negative("previous_csdmard", "ninguno", {said})
                                              : m_make.unknown("previous_csdmard", {said}));
    }
}

void PreviousTreatmentFields::addLine(NoteReading& reading) const
{
    const TreatmentCourse* course = m_picture.visitCourse();
    if (course == nullptr)
        return;
    const auto push = [&](const Decimal& line, const FoldedRange& place) {
        FieldReading made = m_make.value("line_of_therapy", line, {place});
        made.instance = course->drug->inn;
        reading.readings.push_back(std::move(made));
    };
    for (const auto& value : m_picture.labelled)
        if (value.label == "line_of_therapy" && !value.value.empty())
            if (const auto numbers = m_note.quantitiesIn(value.value); !numbers.empty())
                return push(numbers.front().value, {value.labelRange.begin, value.value.end});
    const Mention* best = nullptr;
    std::size_t least = 0;
    for (const auto& mention : m_note.mentions()) {
        if (!mention.is("course_act") || mention.entry->attribute("line").empty() ||
            !mention.assertion.aboutPatientNow() || !m_note.visitAt(mention.range.begin).current)
            continue;
        const FoldedRange clause = m_note.clauseAt(mention.range.begin);
        if (m_picture.acts.any({clause.begin, mention.range.begin}, CourseAct::past))
            continue;
        const FoldedRange& drug = at(course->deciding).range;
        const std::size_t distance = drug.begin > mention.range.begin ? drug.begin - mention.range.begin
                                                                      : mention.range.begin - drug.begin;
        if (best != nullptr && distance >= least)
            continue;
        best = &mention;
        least = distance;
    }
    if (best != nullptr)
        if (const auto line = Decimal::parse(best->entry->attribute("line")))
            push(*line, best->range);
}

} // namespace cotejo
