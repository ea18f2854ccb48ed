#include "engine/completeness/labelled_course_values.h"

#include "engine/completeness/dose_reader.h"
#include "engine/completeness/stated_value.h"

#include <algorithm>

namespace cotejo
{
namespace
{

constexpr std::size_t kCourseLabelReach = 700; // bytes between a drug's name and a label that speaks of it

bool isCourse(const DrugStatement& statement)
{
    return statement.drug != nullptr && statement.category == DrugCategory::bts_dmard &&
           statement.use != DrugUse::nothing && statement.use != DrugUse::denied &&
           statement.use != DrugUse::never;
}

} // namespace

std::size_t LabelledCourseValues::nearestCourse(const FoldedRange& label,
                                                const std::vector<DrugStatement>& statements) const
{
    const FoldedRange visit = m_note.visitAt(label.begin).range;
    const FoldedRange near{label.begin > 220 ? label.begin - 220 : 0, label.begin};
    std::size_t event = 0; // the label of an event's own line: "Evento adverso: …", "Fecha de inicio: …"
    for (const auto& mention : m_note.mentionsIn(near))
        if (mention.is("event_fact", "term") || mention.is("event"))
            event = mention.range.begin;
    const auto next =
        std::lower_bound(statements.begin(), statements.end(), label.begin,
                         [](const DrugStatement& s, std::size_t p) { return s.range.begin < p; });
    std::size_t steps = 0;
    for (auto place = next; place != statements.begin() && steps++ < 12;) {
        --place;
        if (place->range.begin < visit.begin || label.begin - place->range.begin > kCourseLabelReach)
            break;
        if (isCourse(*place))
            return place->range.begin < event ? LabelledCourseValue::kNone
                                              : static_cast<std::size_t>(place - statements.begin());
    }
    steps = 0;
    for (auto place = next; place != statements.end() && steps++ < 12; ++place) {
        if (place->range.begin >= visit.end || place->range.begin - label.begin > kCourseLabelReach)
            break;
        if (isCourse(*place))
            return static_cast<std::size_t>(place - statements.begin());
    }
    return LabelledCourseValue::kNone;
}

std::vector<LabelledCourseValue>
LabelledCourseValues::read(const std::vector<DrugStatement>& statements) const
{
    std::vector<LabelledCourseValue> values;
    std::size_t covered = 0;
    for (const auto& mention : m_note.mentions()) {
        if (!mention.is("course_label") || mention.range.begin < covered)
            continue;
        const StatedValue stated = statedValue(m_note, mention.range);
        if (!stated.slot)
            continue;
        covered = mention.range.end;
        values.push_back({mention.entry->id, mention.range, stated.range, stated.denied, stated.unknown,
                          stated.notApplicable, nearestCourse(mention.range, statements), nullptr});
    }
    readColumns(statements, values);
    for (auto& value : values)
        if (value.statement != LabelledCourseValue::kNone)
            value.drug = statements[value.statement].drug;
    return values;
}

// Rows under a row of labels: "| Fármaco | Dosis | Inicio |", "| adalimumab | 40 mg | 2021 |".
void LabelledCourseValues::readColumns(const std::vector<DrugStatement>& statements,
                                       std::vector<LabelledCourseValue>& out) const
{
    std::vector<std::pair<std::string_view, FoldedRange>> columns;
    std::size_t statement = 0;
    for (const auto& line : m_note.lines()) {
        if (line.cells.size() < 3) {
            columns.clear();
            continue;
        }
        std::vector<std::pair<std::string_view, FoldedRange>> heads(line.cells.size());
        std::size_t labels = 0;
        for (std::size_t i = 0; i < line.cells.size(); ++i)
            for (const auto& mention : m_note.mentionsIn(line.cells[i]))
                if (mention.is("course_label") && heads[i].first.empty() &&
                    mention.range.length() + 3 >= line.cells[i].length()) {
                    heads[i] = {mention.entry->id, mention.range};
                    ++labels;
                }
        if (labels >= 3 || (labels == 2 && line.cells.size() == 3)) {
            columns = heads;
            continue;
        }
        if (columns.size() != line.cells.size())
            continue;
        while (statement < statements.size() && statements[statement].range.begin < line.range.begin)
            ++statement;
        std::size_t course = statement;
        while (course < statements.size() && statements[course].range.begin < line.range.end &&
               !isCourse(statements[course]))
            ++course;
        if (course >= statements.size() || statements[course].range.begin >= line.range.end)
            continue;
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (!columns[i].first.empty() && !line.cells[i].contains(statements[course].range))
                out.push_back({columns[i].first, columns[i].second, line.cells[i], false, false, false,
                               course, nullptr});
    }
}

void LabelledCourseValues::fillOne(const LabelledCourseValue& value, DrugStatement& statement) const
{
    const auto dates = m_note.datesIn(value.value);
    const bool dated = !dates.empty() && dates.front().date.has_value();
    if (dated && value.label == "start_date" && !statement.dates.start)
        statement.dates.start = PlacedDate{*dates.front().date, dates.front().range, dates.front().estimated};
    if (dated && value.label == "stop_date" && !statement.dates.stop) {
        statement.use = statement.use == DrugUse::past ? DrugUse::past : DrugUse::stopped;
        statement.cue = value.labelRange;
        statement.certain = true;
        statement.dates.stop = PlacedDate{*dates.front().date, dates.front().range, dates.front().estimated};
    }
    if (dated && value.label == "last_dose_date" && !statement.dates.lastDose)
        statement.dates.lastDose =
            PlacedDate{*dates.front().date, dates.front().range, dates.front().estimated};
    if (value.label != "dose" && value.label != "interval" && value.label != "route")
        return;
    const DoseStatement read = DoseReader(m_note, m_acts).read(value.value, statement.drug);
    DoseStatement& dose = statement.dose;
    if (!dose.amount && read.amount && value.label == "dose") {
        dose.amount = read.amount;
        dose.unit = read.unit;
        dose.amountRange = read.amountRange;
    }
    if (!dose.every && read.every) {
        dose.every = read.every;
        dose.everyUnit = read.everyUnit;
        dose.everyRange = read.everyRange;
    }
    if (dose.route.empty() && !read.route.empty()) {
        dose.route = read.route;
        dose.routeRange = read.routeRange;
    }
}

void LabelledCourseValues::fill(const std::vector<LabelledCourseValue>& values,
                                std::vector<DrugStatement>& statements) const
{
    for (const auto& value : values)
        if (value.statement != LabelledCourseValue::kNone && !value.denied && !value.unknown &&
            !value.value.empty())
            fillOne(value, statements[value.statement]);
}

} // namespace cotejo
