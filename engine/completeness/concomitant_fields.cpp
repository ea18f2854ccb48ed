#include "engine/completeness/concomitant_fields.h"

#include "engine/completeness/concomitant_dose.h"
#include "engine/completeness/stated_value.h"

#include <algorithm>
#include <map>

namespace cotejo
{
namespace
{

constexpr double kHighestDaily = 100.0; // mg of prednisone or as much of another; the form's range (§4.8, K)

} // namespace

void ConcomitantFields::addTo(NoteReading& reading) const
{
    addConventional(reading);
    addAnyConventional(reading);
    addGlucocorticoid(reading);
    addNsaid(reading);
    addFolicAcid(reading);
}

std::vector<const TreatmentCourse*> ConcomitantFields::of(DrugCategory category) const
{
    std::vector<const TreatmentCourse*> found;
    for (const auto& course : m_picture.others)
        if (course.drug->category == category)
            found.push_back(&course);
    return found;
}

// "Metotrexato 15 mg", "10 mg de leflunomida"
FoldedRange ConcomitantFields::withDose(const TreatmentCourse& course) const
{
    const DrugStatement& regimen = at(course.regimen);
    return {std::min(regimen.range.begin, regimen.dose.amountRange.begin),
            std::max(regimen.range.end, regimen.dose.amountRange.end)};
}

// The last word of the class in the newest visit that is denied, or said to be used.
const DrugStatement* ConcomitantFields::classWord(DrugCategory category, bool denied) const
{
    const DrugStatement* found = nullptr;
    for (const auto& statement : m_picture.statements) {
        if (statement.drug != nullptr || statement.category != category || !statement.currentVisit)
            continue;
        const bool says = denied ? statement.use == DrugUse::denied || statement.use == DrugUse::never ||
                                       statement.use == DrugUse::stopped
                                 : statement.uses() && statement.certain;
        if (says)
            found = &statement;
    }
    return found;
}

bool ConcomitantFields::has(const TreatmentCourse& course, std::string_view schedule) const
{
    for (const std::size_t i : course.statements)
        for (const auto& mention : m_note.mentionsIn({at(i).pre.begin, at(i).post.end})) {
            const bool near =
                mention.range.begin >= at(i).range.end || at(i).range.begin - mention.range.end < 12;
            if (near && mention.is("schedule", schedule))
                return true;
        }
    return false;
}

bool ConcomitantFields::local(const TreatmentCourse& course) const
{
    const FoldedRange clause = m_note.clauseAt(at(course.deciding).range.begin);
    const DrugStatement& deciding = at(course.deciding);
    const auto beside = m_note.mentionsIn(m_note.sentenceAt(deciding.range.begin).range);
    const bool rescue = std::any_of(beside.begin(), beside.end(), [](const Mention& m) {
        return m.is("event_fact", "paused") ||
               (m.is("event") && m.entry->attribute("kind") == "infusion_reaction");
    });
    const std::string_view line = m_note.words(m_note.lineAt(deciding.range.begin).range);
    const bool byTheClock = deciding.dose.route == "iv" && line.size() > 4 &&
                            (line[1] == ':' || line[2] == ':') && line[0] >= '0' &&
                            line[0] <= '9'; // "10:25 hidrocortisona 100 mg IV"
    return rescue || byTheClock || has(course, "topical") ||
           m_note.words(clause).find("premedic") != std::string_view::npos;
}

bool ConcomitantFields::refused(const TreatmentCourse& course) const
{
    if (course.use == DrugUse::denied || course.use == DrugUse::never)
        return true;
    if (course.use != DrugUse::stopped)
        return false;
    const DrugStatement& deciding = at(course.deciding);
    const bool dated = course.stop && deciding.visitDate;
    const bool longAgo =
        dated && (course.stop->date.precision() == 1
                      ? course.stop->date.year < deciding.visitDate->year
                      : deciding.visitDate->dayNumber() - course.stop->date.dayNumber() > 200);
    return !longAgo && !deciding.labelled;
}

void ConcomitantFields::addConventional(NoteReading& reading) const
{
    std::map<std::string, std::vector<const TreatmentCourse*>> byField;
    for (const auto* course : of(DrugCategory::cs_dmard))
        if (!course->drug->field.empty())
            byField[course->drug->field].push_back(course);
    for (const auto& [field, courses] : byField) {
        const auto used =
            std::find_if(courses.begin(), courses.end(), [&](const auto* c) { return c->running(); });
        if (used == courses.end()) {
            for (const auto* course : courses)
                if (refused(*course))
                    reading.readings.push_back(m_make.negative(field, "no", {at(course->deciding).act}));
                else if (course->use == DrugUse::unknown_use)
                    reading.readings.push_back(m_make.unknown(field, {at(course->deciding).act}));
            continue;
        }
        const TreatmentCourse& course = **used;
        const DoseStatement& dose = at(course.regimen).dose;
        const auto total = doseOverPeriod(dose, *course.drug);
        if (!total) {
            reading.readings.push_back(m_make.value(field, std::string("si"), {at(course.deciding).act}));
            continue;
        }
        FieldReading made = m_make.value(field, total->amount, {withDose(course)});
        made.unit = total->unit;
        reading.readings.push_back(std::move(made));
    }
}

void ConcomitantFields::addAnyConventional(NoteReading& reading) const
{
    ReadingFactory::Places used;
    ReadingFactory::Places refusedAt;
    ReadingFactory::Places openAt;
    bool allRefused = true;
    for (const auto* course : of(DrugCategory::cs_dmard)) {
        if (course->running() && used.size() < 3)
            used.push_back(at(course->regimen).range);
        else if (refused(*course))
            refusedAt.push_back(at(course->deciding).act);
        else if (course->use == DrugUse::unknown_use)
            openAt.push_back(at(course->deciding).act);
        else
            allRefused = allRefused && course->use == DrugUse::past;
    }
    if (!used.empty())
        return reading.readings.push_back(m_make.value("csdmard_any", std::string("si"), used));
    if (const DrugStatement* denied = classWord(DrugCategory::cs_dmard, true)) {
        refusedAt.insert(refusedAt.begin(), denied->act);
        return reading.readings.push_back(m_make.negative("csdmard_any", "no", refusedAt));
    }
    for (const auto& mention : m_note.mentions())
        if (mention.is("schedule", "monotherapy") && mention.assertion.affirmed() &&
            m_note.visitAt(mention.range.begin).current)
            return reading.readings.push_back(m_make.negative("csdmard_any", "no", {mention.range}));
    if (!openAt.empty())
        reading.readings.push_back(m_make.unknown("csdmard_any", openAt));
    else if (!refusedAt.empty() && allRefused)
        reading.readings.push_back(m_make.negative("csdmard_any", "no", refusedAt));
}

void ConcomitantFields::addGlucocorticoid(NoteReading& reading) const
{
    const TreatmentCourse* used = nullptr;
    ReadingFactory::Places denied;
    ReadingFactory::Places unknown;
    for (const auto* course : of(DrugCategory::glucocorticoid)) {
        if (local(*course))
            continue;
        const bool better =
            used == nullptr || (!at(used->regimen).dose.amount && at(course->regimen).dose.amount);
        if (course->running() && better)
            used = course;
        else if (refused(*course) ||
                 course->use == DrugUse::stopped) // stopped long ago is not taken now either
            denied.push_back(at(course->deciding).act);
        else if (course->use == DrugUse::unknown_use)
            unknown.push_back(at(course->deciding).act);
    }
    if (used != nullptr) {
        reading.readings.push_back(m_make.value("gc_use", std::string("si"), {at(used->regimen).range}));
        return addGlucocorticoidDose(*used, reading);
    }
    if (const DrugStatement* word = classWord(DrugCategory::glucocorticoid, true))
        denied.insert(denied.begin(), word->act);
    if (!denied.empty())
        return reading.readings.push_back(m_make.negative("gc_use", "no", denied));
    const DrugStatement* word = classWord(DrugCategory::glucocorticoid, false);
    for (const auto& statement : m_picture.statements) {
        const bool slot = statement.drug == nullptr && statement.category == DrugCategory::glucocorticoid &&
                          statement.currentVisit;
        if (slot && word == nullptr && statedValue(m_note, statement.range).affirmed)
            word = &statement;
    }
    if (word != nullptr) {
        reading.readings.push_back(m_make.value("gc_use", std::string("si"), {word->act}));
        if (word->dose.amount && word->dose.unit != "mg/kg") {
            FieldReading made = m_make.value("gc_dose", *word->dose.amount, {word->dose.amountRange});
            made.unit = "mg/d";
            reading.readings.push_back(std::move(made));
        }
        return;
    }
    if (!unknown.empty())
        reading.readings.push_back(m_make.unknown("gc_use", unknown));
}

void ConcomitantFields::addGlucocorticoidDose(const TreatmentCourse& course, NoteReading& reading) const
{
    const DoseStatement& dose = at(course.regimen).dose;
    const bool pulse = has(course, "pulse");
    if (const auto amount = pulse ? std::nullopt : glucocorticoidDose(dose)) {
        FieldReading made = m_make.value("gc_dose", *amount, {withDose(course)});
        made.unit = "mg/d";
        if (prednisoneEquivalent(*amount, *course.drug) > kHighestDaily)
            made.doubts.push_back(QueryKind::implausible);
        reading.readings.push_back(std::move(made));
        return;
    }
    for (const std::size_t i : course.statements)
        if (!at(i).dose.unknownRange.empty())
            return reading.readings.push_back(m_make.unknown("gc_dose", {at(i).dose.unknownRange}));
}

void ConcomitantFields::addNsaid(NoteReading& reading) const
{
    for (const auto* course : of(DrugCategory::nsaid)) {
        if (!course->running() || local(*course))
            continue;
        const std::string value = has(*course, "on_demand") ? "a_demanda" : "si";
        return reading.readings.push_back(m_make.value("nsaid", value, {at(course->deciding).range}));
    }
    for (const auto& statement : m_picture.statements) {
        if (statement.drug != nullptr || statement.category != DrugCategory::nsaid ||
            !statement.currentVisit || statement.use == DrugUse::nothing)
            continue;
        const StatedValue value = statedValue(m_note, statement.range);
        const FoldedRange words = value.slot ? value.range : statement.post;
        for (const auto& mention : m_note.mentionsIn(words))
            if (mention.is("schedule", "on_demand") && statement.use != DrugUse::denied)
                return reading.readings.push_back(
                    m_make.value("nsaid", std::string("a_demanda"), {statement.act, mention.range}));
        if (statement.use == DrugUse::denied || statement.use == DrugUse::never ||
            statement.use == DrugUse::stopped)
            return reading.readings.push_back(m_make.negative("nsaid", "no", {statement.act}));
        if ((statement.uses() && statement.certain) || value.affirmed)
            return reading.readings.push_back(m_make.value("nsaid", std::string("si"), {statement.act}));
    }
    for (const auto* course : of(DrugCategory::nsaid))
        if (refused(*course))
            return reading.readings.push_back(m_make.negative("nsaid", "no", {at(course->deciding).act}));
        else if (course->use == DrugUse::unknown_use)
            return reading.readings.push_back(m_make.unknown("nsaid", {at(course->deciding).act}));
}

void ConcomitantFields::addFolicAcid(NoteReading& reading) const
{
    for (const auto* course : of(DrugCategory::supplement)) {
        if (course->running())
            return reading.readings.push_back(
                m_make.value("folic_acid", std::string("si"), {at(course->regimen).range}));
        if (refused(*course))
            return reading.readings.push_back(
                m_make.negative("folic_acid", "no", {at(course->deciding).act}));
        if (course->use == DrugUse::unknown_use)
            return reading.readings.push_back(m_make.unknown("folic_acid", {at(course->deciding).act}));
    }
}

} // namespace cotejo
