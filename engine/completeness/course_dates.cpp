#include "engine/completeness/course_dates.h"

#include "engine/completeness/leading_date.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace cotejo
{
namespace
{

constexpr std::size_t kCourseDateReach = 44; // bytes between a cue and its date
constexpr std::size_t kActReach = 72;        // and between an act and its date: the drug stands between them
constexpr std::size_t kLeadReachOfAct = 40;  // and between a date that leads and its act
constexpr std::array<std::string_view, 8> kSince = {"desde",  "a partir de", "a partir del", "since",
                                                    "inicio", "ini",         "from",         "inicia"};
constexpr std::array<std::string_view, 3> kUntil = {"hasta", "until", "up to"};
constexpr std::array<std::string_view, 20> kOther = {"proxima", "proximo",     "cita",    "ppd",
                                                     "qft",     "quantiferon", "leido",   "lectura",
                                                     "caduc",   "nacimiento",  "biopsia", "laboratorio",
                                                     "labs",    "ingreso:",    "egreso",  "consentimiento",
                                                     "prueba",  "vacuna",      "dx",      "visita"};
constexpr std::array<std::string_view, 9> kJoins = {"-", "a", "al",   "hasta",   "to",
                                                    "–", "/", "a la", "hasta el"};
constexpr std::array<std::string_view, 10> kNow = {
    "a la fecha",          "actual", "a la actualidad",  "hasta la fecha", "presente",
    "hasta la actualidad", "fecha",  "hasta el momento", "hasta ahora",    "present"};

std::string_view trimmed(std::string_view words)
{
    while (!words.empty() &&
           (words.front() == ' ' || words.front() == '\n' || words.front() == '(' || words.front() == ','))
        words.remove_prefix(1);
    while (!words.empty() && (words.back() == ' ' || words.back() == '\n' || words.back() == '('))
        words.remove_suffix(1);
    return words;
}

// Begin of the last of `terms` inside `text`, npos where none.
template <std::size_t N>
std::size_t lastOf(std::string_view text, const std::array<std::string_view, N>& terms)
{
    std::size_t last = std::string_view::npos;
    for (const auto term : terms)
        for (auto place = text.rfind(term); place != std::string_view::npos && place <= text.size();
             place = text.rfind(term, place - 1)) {
            const bool begins = place == 0 || text[place - 1] < 'a' || text[place - 1] > 'z';
            if (begins) {
                last = last == std::string_view::npos ? place : std::max(last, place);
                break;
            }
            if (place == 0)
                break;
        }
    return last;
}

} // namespace

bool CourseDateReader::joins(const FoldedRange& between) const
{
    const std::string_view words = trimmed(m_note.words(between));
    return std::find(kJoins.begin(), kJoins.end(), words) != kJoins.end();
}

bool CourseDateReader::untilNow(const FoldedRange& behind) const
{
    std::string_view words = m_note.words(behind);
    while (!words.empty() && (words.front() == ' ' || words.front() == '-' || words.front() == '\n'))
        words.remove_prefix(1);
    for (const auto word : kNow)
        if (words.starts_with(word) || (words.starts_with("a ") && words.substr(2).starts_with(word)))
            return true;
    return false;
}

CourseDateReader::Part CourseDateReader::partOf(const DateExpression& date, const FoldedRange& zone,
                                                FoldedRange& cue) const
{
    const std::size_t from =
        std::max(zone.begin, date.range.begin > kCourseDateReach ? date.range.begin - kCourseDateReach : 0);
    const std::string_view before = m_note.folded().substr(from, date.range.begin - from);
    Part part = Part::none;
    std::size_t nearest = 0;
    const auto take = [&](Part candidate, std::size_t begin, std::size_t end) {
        if (part != Part::none && begin < nearest)
            return;
        part = candidate;
        nearest = begin;
        cue = {begin, end};
    };
    if (const auto place = lastOf(before, kSince); place != std::string_view::npos)
        take(Part::start, from + place, date.range.begin);
    if (const auto place = lastOf(before, kUntil); place != std::string_view::npos)
        take(Part::stop, from + place, date.range.begin);
    if (const auto place = lastOf(before, kOther); place != std::string_view::npos)
        take(Part::other, from + place, date.range.begin);
    if (m_note.words(date.range).starts_with("desde"))
        take(Part::start, date.range.begin, date.range.end);
    const std::size_t actsFrom =
        std::max(zone.begin, date.range.begin > kActReach ? date.range.begin - kActReach : 0);
    for (const auto& act : m_acts.in({actsFrom, date.range.begin})) {
        if (act.negated)
            continue;
        // "se suspende … a partir del 21/10", "suspendido desde enero"
        const std::string_view since = m_note.words({nearest, std::max(nearest, date.range.begin)});
        const bool close = since.starts_with("a partir") ||
                           (since.starts_with("desde") && nearest - std::min(nearest, act.range.end) <= 1);
        const bool of = part == Part::start && act.range.end <= nearest && close &&
                        m_note.phraseAt(nearest).contains(act.range.begin);
        if (of && (act.act == CourseAct::stop || act.act == CourseAct::switch_from)) {
            part = Part::stop;
            cue = act.range;
            continue;
        }
        if (act.act == CourseAct::start || act.act == CourseAct::switch_to)
            take(Part::start, act.range.begin, act.range.end);
        else if (act.act == CourseAct::stop || act.act == CourseAct::switch_from)
            take(Part::stop, act.range.begin, act.range.end);
        else if (act.act == CourseAct::proposal || act.act == CourseAct::condition ||
                 act.act == CourseAct::hold)
            take(Part::other, act.range.begin, act.range.end);
    }
    for (const auto& mention : m_note.mentionsIn({from, date.range.begin})) {
        const bool abbreviated =
            m_note.words(mention.range).starts_with("ult") && mention.range.length() <= 9;
        if (mention.is("course_act", "last_dose") &&
            (!abbreviated || date.range.begin - mention.range.end <= 2))
            take(Part::lastDose, mention.range.begin, mention.range.end);
        else if (mention.is("course_label", "last_dose_date"))
            take(Part::lastDose, mention.range.begin, mention.range.end);
    }
    if (part == Part::none)
        for (const auto& act :
             m_acts.in({date.range.end, std::min(zone.end, date.range.end + kLeadReachOfAct)})) {
            const bool begins = act.act == CourseAct::start || act.act == CourseAct::switch_to;
            const bool ends = act.act == CourseAct::stop || act.act == CourseAct::switch_from;
            const bool told =
                ends && m_note.words({date.range.end, act.range.begin}) == ", "; // "en 2022, suspendida"
            if (act.negated || act.label || act.unsure || (!begins && !ends) ||
                (!told && leadingDate(m_note, act.range.begin) != &date))
                continue;
            take(begins ? Part::start : Part::stop, date.range.begin, act.range.end);
            break;
        }
    const std::string_view behind = m_note.folded().substr(date.range.end, 14);
    for (const std::string_view lack : {" no hay ", " no ha habido ", " no le surten "})
        if (part == Part::start && behind.starts_with(lack)) // "Desde octubre no hay medicamento"
            return Part::other;
    return part;
}

bool CourseDateReader::begun(const FoldedRange& cue) const
{
    const auto acts = m_acts.in({cue.begin, cue.begin + 1});
    return !acts.empty() && acts.front().act == CourseAct::start;
}

CourseDates CourseDateReader::read(const FoldedRange& zone) const
{
    CourseDates dates;
    const auto found = m_note.datesIn(zone);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const DateExpression& date = found[i];
        if (!date.date || date.kind == DateExpression::Kind::age)
            continue;
        const bool pair =
            i + 1 < found.size() && found[i + 1].date && joins({date.range.end, found[i + 1].range.begin});
        FoldedRange cue = date.range;
        const Part part = partOf(date, zone, cue);
        if (part == Part::other)
            continue;
        const FoldedRange said{std::min(cue.begin, date.range.begin), date.range.end};
        if (pair && part != Part::lastDose) {
            const DateExpression& end = found[i + 1];
            dates.start = PlacedDate{*date.date, {date.range.begin, end.range.end}, date.estimated};
            dates.stop = PlacedDate{*end.date, {date.range.begin, end.range.end}, end.estimated};
            dates.closedSpan = true;
            ++i;
            continue;
        }
        const bool finer = part == Part::start &&
                           dates.start && // "desde 2022 espaciado …; lo inició el 8/4/2018"
                           date.date->precision() > dates.start->date.precision() && begun(cue);
        if (finer || (part == Part::start && !dates.start))
            dates.start = PlacedDate{*date.date, said, date.estimated};
        else if (part == Part::stop && !dates.stop)
            dates.stop = PlacedDate{*date.date, said, date.estimated};
        else if (part == Part::lastDose && !dates.lastDose)
            dates.lastDose = PlacedDate{*date.date, said, date.estimated};
        else if (part == Part::none && !dates.start &&
                 untilNow({date.range.end, std::min(zone.end, date.range.end + 24)}))
            dates.start = PlacedDate{*date.date, date.range, date.estimated};
    }
    return dates;
}

} // namespace cotejo
