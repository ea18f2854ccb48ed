#include "engine/completeness/course_assembler.h"

#include "engine/completeness/disease_reader.h"

#include <algorithm>
#include <array>
#include <map>

namespace cotejo
{
namespace
{

constexpr int kHistoryMonths = 12; // a stop older than this is no part of a switch of today (provisional)
constexpr double kDaysPerMonth = 30.44;

bool fills(const DrugStatement& statement)
{
    if (statement.drug == nullptr || statement.use == DrugUse::nothing)
        return false;
    const bool denied = statement.use == DrugUse::denied || statement.use == DrugUse::never;
    return statement.category != DrugCategory::bts_dmard || !denied;
}

} // namespace

void CourseAssembler::gather()
{
    std::map<const Drug*, std::size_t> known;
    for (std::size_t i = 0; i < m_picture.statements.size(); ++i) {
        const DrugStatement& statement = at(i);
        if (!fills(statement))
            continue;
        auto& list = statement.category == DrugCategory::bts_dmard ? m_picture.courses : m_picture.others;
        const auto [place, fresh] = known.try_emplace(statement.drug, list.size());
        if (fresh) {
            list.emplace_back();
            list.back().drug = statement.drug;
        }
        list[place->second].statements.push_back(i);
    }
}

// Walks the statements in text order; those of the newest visit count, older visits only where it is silent.
void CourseAssembler::settle(TreatmentCourse& course) const
{
    const bool now = std::any_of(course.statements.begin(), course.statements.end(),
                                 [&](std::size_t i) { return at(i).currentVisit; });
    bool any = false;
    bool running = std::any_of(course.statements.begin(), course.statements.end(), [&](std::size_t i) {
        return now && !at(i).currentVisit && at(i).uses() && at(i).certain;
    });
    for (const std::size_t i : course.statements) {
        const DrugStatement& statement = at(i);
        if (now && !statement.currentVisit)
            continue;
        const auto take = [&](DrugUse use) {
            course.use = use;
            course.deciding = i;
            any = true;
        };
        switch (statement.use) {
        case DrugUse::started:
            if (running || (any && course.running() && course.use != DrugUse::started)) {
                take(DrugUse::in_use);
                course.adjusted = true;
            } else if (!any || course.use != DrugUse::started) {
                take(DrugUse::started);
            }
            break;
        case DrugUse::in_use: {
            const bool revives = statement.certain && !statement.cue.empty() && !statement.labelled;
            if (!any || (course.use == DrugUse::past && statement.certain) ||
                ((course.use == DrugUse::stopped || course.use == DrugUse::denied ||
                  course.use == DrugUse::unknown_use) &&
                 revives) ||
                (course.use == DrugUse::planned && statement.certain))
                take(DrugUse::in_use);
            else if (course.use == DrugUse::in_use && statement.certain && !at(course.deciding).certain)
                take(DrugUse::in_use);
            course.adjusted = course.adjusted || statement.adjusted;
            break;
        }
        case DrugUse::stopped:
            if (!any || course.use != DrugUse::stopped ||
                (statement.dates.stop && !at(course.deciding).dates.stop))
                take(DrugUse::stopped);
            break;
        case DrugUse::denied:
        case DrugUse::never:
        case DrugUse::held:
            take(statement.use);
            break;
        case DrugUse::past:
            if (!any)
                take(DrugUse::past);
            break;
        case DrugUse::unknown_use:
            if (!any || course.running() || course.use == DrugUse::past)
                take(DrugUse::unknown_use);
            break;
        case DrugUse::planned:
            if (!any)
                take(DrugUse::planned);
            break;
        case DrugUse::nothing:
            break;
        }
        running = running || (course.use == DrugUse::in_use && any);
    }
    if (!now && course.use == DrugUse::started)
        course.use = DrugUse::in_use;
}

void CourseAssembler::settleDates(TreatmentCourse& course) const
{
    for (const std::size_t i : course.statements) {
        const DrugStatement& statement = at(i);
        if (!statement.dates.start || (course.running() && statement.dates.closedSpan))
            continue;
        if (!course.start || statement.dates.start->date.precision() > course.start->date.precision())
            course.start = statement.dates.start;
    }
    const DrugStatement& deciding = at(course.deciding);
    if (course.use == DrugUse::started && !course.start && deciding.thisVisit && deciding.visitDate)
        course.start = PlacedDate{*deciding.visitDate, deciding.act, false};
    if (course.over())
        course.stop = dateOfStop(course);
}

std::optional<PlacedDate> CourseAssembler::dateOfStop(const TreatmentCourse& course) const
{
    std::optional<PlacedDate> stop;
    for (const std::size_t i : course.statements) {
        const DrugStatement& statement = at(i);
        if (statement.dates.stop && (!stop || i == course.deciding))
            stop = statement.dates.stop;
    }
    const DrugStatement& deciding = at(course.deciding);
    if (stop || course.use != DrugUse::stopped)
        return stop;
    if (deciding.thisVisit && deciding.visitDate)
        return PlacedDate{*deciding.visitDate, deciding.act, false};
    const FoldedRange sentence = m_note.sentenceAt(deciding.cue.begin).range;
    const DateExpression* nearest = nullptr; // "Al saberse embarazada (prueba del 10/01/24) suspendió …"
    for (const auto& date : m_note.datesIn({sentence.begin, deciding.cue.begin}))
        if (date.date && date.kind != DateExpression::Kind::age && deciding.cue.begin - date.range.end < 60)
            nearest = &date;
    const bool claimed =
        nearest != nullptr &&
        ((deciding.dates.lastDose && deciding.dates.lastDose->range.overlaps(nearest->range)) ||
         (deciding.dates.start && deciding.dates.start->range.overlaps(nearest->range)));
    if (nearest == nullptr || claimed)
        return std::nullopt;
    return PlacedDate{*nearest->date, {nearest->range.begin, deciding.cue.end}, nearest->estimated};
}

// "Bajar prednisona 2.5 mg cada 2 semanas": so much less each time, not so much.
bool CourseAssembler::isStep(const DrugStatement& statement) const
{
    static constexpr std::array<std::string_view, 8> kFalls = {
        "bajar ", "baja ", "bajando ", "disminuir ", "reducir ", "disminuye ", "descenso ", "taper "};
    if (!statement.dose.every || !statement.dose.amount || statement.dose.everyUnit == "horas")
        return false;
    const std::size_t from =
        std::max(statement.pre.begin, statement.range.begin > 16 ? statement.range.begin - 16 : 0);
    const std::string_view before = m_note.words({from, statement.range.begin});
    const bool falls = std::any_of(kFalls.begin(), kFalls.end(), [&](std::string_view word) {
        return before.find(word) != std::string_view::npos;
    });
    return falls && statement.dose.amountRange.begin >= statement.range.end &&
           m_note.words({statement.range.end, statement.dose.amountRange.begin}).find(" a ") ==
               std::string_view::npos;
}

void CourseAssembler::chooseRegimen(TreatmentCourse& course) const
{
    const auto rank = [&](std::size_t i) {
        const DrugStatement& statement = at(i);
        const bool regimen = statement.dose.amount.has_value() || statement.dose.every.has_value();
        if (!regimen || isStep(statement) || (statement.use == DrugUse::past && course.running()))
            return -1;
        const bool renewed = statement.adjusted || (statement.use == DrugUse::started && statement.thisVisit);
        return (statement.currentVisit ? 4 : 0) + (renewed ? 2 : 0) + (statement.dose.amount ? 1 : 0);
    };
    int best = -1;
    course.regimen = course.deciding;
    for (const std::size_t i : course.statements)
        if (rank(i) >= 0 && rank(i) >= best) {
            best = rank(i);
            course.regimen = i;
        }
}

bool CourseAssembler::longAgo(const TreatmentCourse& course, int months) const
{
    const auto& visit = m_note.noteDate();
    if (!course.stop || !visit)
        return false;
    if (course.stop->date.precision() == 1)
        return visit->year - course.stop->date.year > (months + 11) / 12;
    return visit->dayNumber() - course.stop->date.dayNumber() > static_cast<int>(months * kDaysPerMonth);
}

void CourseAssembler::choose()
{
    const auto last = [&](auto accept) {
        std::size_t found = TreatmentPicture::kNone;
        for (std::size_t i = 0; i < m_picture.courses.size(); ++i)
            if (accept(m_picture.courses[i]))
                found = i;
        return found;
    };
    const std::size_t started = last([](const TreatmentCourse& c) { return c.use == DrugUse::started; });
    std::size_t running = TreatmentPicture::kNone;
    for (std::size_t i = 0; i < m_picture.courses.size(); ++i) {
        const TreatmentCourse& course = m_picture.courses[i];
        if (!course.running() || course.use == DrugUse::started)
            continue;
        const auto weight = [&](const TreatmentCourse& c) {
            return (at(c.deciding).certain ? 2 : 0) + (at(c.regimen).dose.amount ? 1 : 0);
        };
        if (running == TreatmentPicture::kNone || weight(course) > weight(m_picture.courses[running]))
            running = i;
    }
    if (started != TreatmentPicture::kNone)
        for (auto& course : m_picture.courses)
            if (course.use == DrugUse::in_use && toldAsOver(course)) {
                course.use = DrugUse::stopped;
                running = running != TreatmentPicture::kNone && &m_picture.courses[running] == &course
                              ? TreatmentPicture::kNone
                              : running;
            }
    const bool other = started != TreatmentPicture::kNone || running != TreatmentPicture::kNone;
    for (auto& course : m_picture.courses) {
        const DrugStatement& deciding = at(course.deciding);
        // "Biológico previo: tocilizumab del 03/2022 al 15/01/2025" beside the drug that starts in its place
        const bool closed = course.use == DrugUse::past && started != TreatmentPicture::kNone &&
                            course.stop && course.stop->date.precision() == 3 && deciding.currentVisit &&
                            !longAgo(course, 3);
        if (closed)
            course.use = DrugUse::stopped;
        if (course.use != DrugUse::stopped)
            continue;
        const bool told = deciding.thisVisit && (!deciding.dates.stop || !longAgo(course, 2));
        const bool recent = !longAgo(course, kHistoryMonths) && !deciding.labelled;
        course.stoppedNow =
            told || closed || (!other && recent) ||
            (started != TreatmentPicture::kNone ? recent : course.stop && !longAgo(course, 3));
        if (!course.stoppedNow)
            course.use = DrugUse::past;
    }
    m_picture.stopped = last([](const TreatmentCourse& c) { return c.stoppedNow; });
    if (started != TreatmentPicture::kNone)
        m_picture.ofVisit = started;
    else if (m_picture.stopped != TreatmentPicture::kNone && running == TreatmentPicture::kNone)
        m_picture.ofVisit = m_picture.stopped;
    else if (running != TreatmentPicture::kNone)
        m_picture.ofVisit = running;
    else
        m_picture.ofVisit = last([](const TreatmentCourse& c) {
            return c.use == DrugUse::unknown_use || c.use == DrugUse::planned;
        });
}

std::optional<StopReason> CourseAssembler::reasonOf(const TreatmentCourse& course) const
{
    std::optional<int> months;
    if (course.start && course.stop)
        months = static_cast<int>((course.stop->date.dayNumber() - course.start->date.dayNumber()) /
                                  kDaysPerMonth);
    const StopReasonReader reader(m_note);
    const DrugStatement& deciding = at(course.deciding);
    for (const auto& value : m_picture.labelled)
        if (value.label == "stop_reason" && value.drug == course.drug && !value.value.empty())
            if (auto reason = reader.read(value.value, {value.value.begin, value.value.begin}, months))
                return reason;
    if (auto reason = reader.read({deciding.pre.begin, deciding.post.end}, deciding.cue, months))
        return reason;
    const FoldedRange sentence = m_note.sentenceAt(deciding.range.begin).range;
    for (const std::size_t i : course.statements) {
        const DrugStatement& statement = at(i);
        if (i == course.deciding)
            continue;
        const bool told = statement.use == DrugUse::past || statement.use == DrugUse::stopped ||
                          statement.use == DrugUse::in_use;
        if (!told)
            continue;
        if (auto reason = reader.readAlone({statement.pre.begin, statement.post.end}, months))
            return reason;
    }
    if (auto reason = reader.read(sentence, deciding.cue, months))
        return reason;
    if (!course.stoppedNow)
        return std::nullopt;
    if (auto reason = reader.readBefore(deciding.cue.empty() ? deciding.range : deciding.cue))
        return reason;
    const FoldedRange visit = m_note.visitAt(deciding.range.begin).range;
    for (const auto& each : m_note.sentences()) {
        if (!visit.contains(each.range.begin))
            continue;
        const auto first =
            std::lower_bound(m_picture.statements.begin(), m_picture.statements.end(), each.range.begin,
                             [](const DrugStatement& st, std::size_t p) { return st.range.begin < p; });
        const auto last =
            std::lower_bound(first, m_picture.statements.end(), each.range.end,
                             [](const DrugStatement& st, std::size_t p) { return st.range.begin < p; });
        const bool another = std::any_of(first, last, [&](const DrugStatement& st) {
            return st.drug != course.drug && st.drug != nullptr;
        });
        if (another)
            continue;
        if (auto reason = reader.readAlone(each.range, months))
            return reason;
    }
    return reportedEvent(visit);
}

// "Estaba con adalimumab … a partir de hoy empieza guselkumab": an imperfect beside the drug that starts now.
bool CourseAssembler::toldAsOver(const TreatmentCourse& course) const
{
    constexpr std::array<std::string_view, 9> kImperfect = {
        "estaba", "venia", "tomaba", "usaba", "utilizaba", "recibia", "se aplicaba", "llevaba", "seguia"};
    const DrugStatement& deciding = at(course.deciding);
    const std::string_view words = m_note.words(deciding.cue);
    return deciding.currentVisit &&
           std::any_of(kImperfect.begin(), kImperfect.end(),
                       [&](std::string_view verb) { return words.starts_with(verb); });
}

// The event that the visit reports as such ("Evento adverso grave") and stops the course with, where no other
// reason is given.
std::optional<StopReason> CourseAssembler::reportedEvent(const FoldedRange& visit) const
{
    const auto inside = m_note.mentionsIn(visit);
    const bool reported = std::any_of(inside.begin(), inside.end(), [&](const Mention& m) {
        const bool term = m.is("event_fact", "term") &&
                          m_note.words(m.range).find("evento adverso") != std::string_view::npos;
        const bool abbreviated =
            m.is("event_fact", "abbreviation") && DiseaseReader::meansEvent(m_note, m.range);
        return (term || abbreviated) && m.assertion.affirmed();
    });
    if (!reported)
        return std::nullopt;
    const bool serious = std::any_of(inside.begin(), inside.end(), [](const Mention& m) {
        return m.is("event_fact", "serious") && m.assertion.affirmed();
    });
    for (const auto& mention : inside)
        if (mention.is("event") && mention.assertion.affirmed() && !mention.assertion.historical &&
            mention.entry->attribute("kind") == "infection" && mention.entry->id != "infeccion")
            return StopReason{"infection", mention.range};
    for (const auto& mention : inside)
        if (serious && mention.is("event") && mention.assertion.affirmed() && !mention.assertion.historical &&
            mention.entry->attribute("kind") == "event")
            return StopReason{"adverse_event", mention.range};
    return std::nullopt;
}

void CourseAssembler::readReasons()
{
    for (auto& course : m_picture.courses)
        if (course.over())
            course.reason = reasonOf(course);
}

void CourseAssembler::assemble()
{
    gather();
    for (auto* list : {&m_picture.courses, &m_picture.others})
        for (auto& course : *list) {
            settle(course);
            settleDates(course);
            chooseRegimen(course);
        }
    choose();
    readReasons();
}

} // namespace cotejo
