#include "engine/completeness/unnamed_statement_reader.h"

#include "engine/completeness/dose_reader.h"
#include "engine/completeness/drug_use_resolver.h"
#include "engine/completeness/leading_date.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace cotejo
{
namespace
{

constexpr std::size_t kLookAround = 40; // statements to look at on each side for the running course
constexpr std::array<std::string_view, 16> kOther = {
    "tabaquismo", "tabaco",   "cigarr", "alcohol",   "fuma",     "lactancia",   "anticoncep",  "isoniac",
    "antibiotic", "losartan", "dieta",  "ejercicio", "estatina", "consulta de", "incapacidad", "cita"};
constexpr std::array<std::string_view, 15> kCourseWords = {
    "dosis",   "aplicaci", "infusi", "ciclo",  "biologic", "tratamiento", "intervalo", "medicamento",
    "farmaco", "jeringa",  "pluma",  "ampula", "inyecci",  "se aplicar",  "anti-tnf"};

bool hasAny(std::string_view words, auto const& list)
{
    return std::any_of(list.begin(), list.end(),
                       [&](std::string_view word) { return words.find(word) != std::string_view::npos; });
}

} // namespace

const DrugStatement* UnnamedStatementReader::runningNear(std::size_t position,
                                                         const std::vector<DrugStatement>& statements,
                                                         bool orStopped) const
{
    const auto running = [&](const DrugStatement& s) {
        return s.drug != nullptr && s.category == DrugCategory::bts_dmard &&
               (s.uses() || (orStopped && s.use == DrugUse::stopped));
    };
    auto place = std::lower_bound(statements.begin(), statements.end(), position,
                                  [](const DrugStatement& s, std::size_t p) { return s.range.begin < p; });
    auto behind = place;
    const FoldedRange visit = m_note.visitAt(position).range;
    const DrugStatement* elsewhere = nullptr;
    for (std::size_t steps = 0; place != statements.begin() && steps < kLookAround; ++steps) {
        --place;
        if (running(*place) && visit.contains(place->range.begin))
            return &*place;
        if (running(*place) && elsewhere == nullptr)
            elsewhere = &*place;
    }
    for (std::size_t steps = 0; elsewhere == nullptr && behind != statements.end() && steps < kLookAround;
         ++behind, ++steps)
        if (running(*behind))
            elsewhere = &*behind;
    return elsewhere;
}

// No drug of the sentence is named, and no word of a class has taken the act already.
bool UnnamedStatementReader::standsAlone(const ActMention& act,
                                         const std::vector<DrugStatement>& statements) const
{
    const FoldedRange sentence = m_note.sentenceAt(act.range.begin).range;
    auto place = std::lower_bound(statements.begin(), statements.end(), sentence.begin,
                                  [](const DrugStatement& s, std::size_t p) { return s.range.begin < p; });
    for (; place != statements.end() && place->range.begin < sentence.end; ++place)
        if (place->drug != nullptr || place->use == DrugUse::stopped || place->use == DrugUse::held)
            return false;
    for (const auto& quantity : m_note.quantitiesIn({sentence.begin, act.range.begin}))
        if (quantity.unit == "mg" || quantity.unit == "g") // "se comenzó carbamazepina 100 mg, se suspendió"
            return false;
    return m_note.lineAt(act.range.begin).cells.size() < 3 && !otherSubject(sentence);
}

bool UnnamedStatementReader::otherSubject(const FoldedRange& sentence) const
{
    return hasAny(m_note.words(sentence), kOther);
}

bool UnnamedStatementReader::speaksOfCourse(const ActMention& act, const DrugStatement& course) const
{
    const FoldedRange sentence = m_note.sentenceAt(act.range.begin).range;
    const bool near = act.range.begin - std::min(act.range.begin, course.range.end) < 400;
    bool reason = false;
    for (const auto& mention : m_note.mentionsIn(sentence))
        reason = reason || (mention.is("stop_reason") && mention.assertion.kind == AssertionKind::affirmed);
    const bool named = hasAny(m_note.words(sentence), kCourseWords);
    const bool regimen = !m_note.intervalsIn({act.range.begin, sentence.end}).empty();
    switch (act.act) {
    case CourseAct::stop:
        return named || (reason && near);
    case CourseAct::hold:
        return named;
    case CourseAct::adjust:
        return regimen && (near || named);
    default:
        return false;
    }
}

DrugStatement UnnamedStatementReader::like(const DrugStatement& course, const ActMention& act) const
{
    DrugStatement statement;
    statement.drug = course.drug;
    statement.category = course.category;
    statement.range = act.range;
    const FoldedRange sentence = m_note.sentenceAt(act.range.begin).range;
    statement.pre = {sentence.begin, act.range.begin};
    statement.post = {act.range.end, sentence.end};
    statement.cue = statement.act = act.range;
    statement.certain = true;
    statement.thisVisit = DrugUseResolver::toldAsDoneNow(m_note.words(act.range));
    const Visit& visit = m_note.visitAt(act.range.begin);
    statement.currentVisit = visit.current;
    statement.visitDate = visit.date;
    statement.dates = CourseDateReader(m_note, m_acts).read(sentence);
    return statement;
}

// "Inicio mar-2023." in a sentence of its own, right behind the course
void UnnamedStatementReader::addStarts(const std::vector<DrugStatement>& statements,
                                       std::vector<DrugStatement>& added) const
{
    for (const auto& act : m_acts.all()) {
        if (act.act != CourseAct::start || act.negated || act.unsure || !standsAlone(act, statements))
            continue;
        const FoldedRange sentence = m_note.sentenceAt(act.range.begin).range;
        const auto dates = m_note.datesIn({act.range.end, std::min(sentence.end, act.range.end + 14)});
        const bool bare = act.range.begin - sentence.begin <= 3 && !dates.empty() && dates.front().date &&
                          sentence.end - dates.front().range.end <= 3;
        const DrugStatement* course = bare ? runningNear(act.range.begin, statements) : nullptr;
        if (course == nullptr || course->range.begin > act.range.begin ||
            act.range.begin - course->range.end > 160 || course->dates.start)
            continue;
        DrugStatement statement = like(*course, act);
        statement.cue = {};
        statement.certain = false;
        statement.dates = {};
        statement.dates.start = PlacedDate{
            *dates.front().date, {act.range.begin, dates.front().range.end}, dates.front().estimated};
        added.push_back(std::move(statement));
    }
}

// "Última aplicación 30-jun-2022." in a sentence of its own
void UnnamedStatementReader::addLastDoses(const std::vector<DrugStatement>& statements,
                                          std::vector<DrugStatement>& added) const
{
    for (const auto& mention : m_note.mentions()) {
        const bool last =
            mention.is("course_act", "last_dose") || mention.is("course_label", "last_dose_date");
        const ActMention act{CourseAct::current, mention.range, false, false, false, {}};
        const std::string_view word = m_note.words(mention.range);
        const auto beside = m_note.datesIn({mention.range.end, mention.range.end + 3});
        if (word.starts_with("ult") && word.size() <= 9 && beside.empty())
            continue;
        if (!last || !standsAlone(act, statements))
            continue;
        const DrugStatement* course = runningNear(mention.range.begin, statements, true);
        const std::size_t end =
            std::min(m_note.sentenceAt(mention.range.begin).range.end, mention.range.end + 26);
        const auto dates = m_note.datesIn({mention.range.end, std::max(end, mention.range.end)});
        const DateExpression* date =
            dates.empty() || !dates.front().date ? leadingDate(m_note, mention.range.begin) : &dates.front();
        if (course == nullptr || date == nullptr || !date->date)
            continue;
        DrugStatement statement = like(*course, act);
        statement.cue = {};
        statement.certain = false;
        statement.dates = {};
        statement.dates.lastDose = PlacedDate{
            *date->date,
            {std::min(mention.range.begin, date->range.begin), std::max(mention.range.end, date->range.end)},
            date->estimated};
        added.push_back(std::move(statement));
    }
}

void UnnamedStatementReader::addTo(std::vector<DrugStatement>& statements) const
{
    for (auto& statement : statements) {
        if (statement.drug != nullptr || statement.category != DrugCategory::bts_dmard)
            continue;
        if (statement.use != DrugUse::stopped && statement.use != DrugUse::held)
            continue;
        if (const DrugStatement* course = runningNear(statement.range.begin, statements))
            statement.drug = course->drug;
    }
    std::vector<DrugStatement> added;
    std::size_t covered = 0;
    for (const auto& act : m_acts.all()) {
        if (act.range.begin < covered || act.negated || act.label ||
            m_note.words(act.range).ends_with("de baja")) // a patient leaves the registry
            continue;
        if (act.unsure ||
            (act.act != CourseAct::stop && act.act != CourseAct::hold && act.act != CourseAct::adjust))
            continue;
        const FoldedRange sentence = m_note.sentenceAt(act.range.begin).range;
        const DrugStatement* course = runningNear(act.range.begin, statements);
        if (course == nullptr || !standsAlone(act, statements) || !speaksOfCourse(act, *course) ||
            m_acts.any({sentence.begin, act.range.begin}, CourseAct::condition) ||
            m_acts.any({sentence.begin, act.range.begin}, CourseAct::proposal))
            continue;
        DrugStatement statement = like(*course, act);
        const bool hold = act.act == CourseAct::hold || m_acts.any(sentence, CourseAct::hold);
        statement.use = hold                         ? DrugUse::held
                        : act.act == CourseAct::stop ? DrugUse::stopped
                                                     : DrugUse::in_use;
        if (act.act == CourseAct::adjust && !hold) {
            statement.adjusted = true;
            statement.dose = DoseReader(m_note, m_acts).read({act.range.begin, sentence.end}, course->drug);
        }
        added.push_back(std::move(statement));
        covered = sentence.end;
    }
    addLastDoses(statements, added);
    addStarts(statements, added);
    if (added.empty())
        return;
    std::move(added.begin(), added.end(), std::back_inserter(statements));
    std::stable_sort(
        statements.begin(), statements.end(),
        [](const DrugStatement& a, const DrugStatement& b) { return a.range.begin < b.range.begin; });
}

} // namespace cotejo
