#include "engine/completeness/adverse_event_dates.h"

#include "engine/completeness/stated_value.h"
#include "engine/text/text_cursor.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace cotejo
{
namespace
{

constexpr std::size_t kDateReach = 34;
constexpr std::array<std::string_view, 28> kClaims = {"ingres",   "egres",   "hospital",   "intern",
                                                      "alta ",    "desde ",  "ultima",     "ultimo",
                                                      "aplicaci", "proxim",  "cita",       "notific",
                                                      "report",   "fecha:",  "ppd",        "nacim",
                                                      "reinici",  "suspend", "resuelt",    "resolvi",
                                                      "cedi",     "hasta",   "inicia hoy", "cultivo",
                                                      "dosis",    "curad",   "recuper",    "remiti"};

// Whether one of the words that claim a date stands between `from` and it, and is the last such word there.
bool claims(std::string_view before)
{
    return std::any_of(kClaims.begin(), kClaims.end(),
                       [&](std::string_view word) { return before.find(word) != std::string_view::npos; });
}

} // namespace

// The event's own name claims nothing: "eritema en sitio de aplicación en diciembre".
bool AdverseEventDates::claimed(const DateExpression& date, const AdverseEvent& event) const
{
    const FoldedRange phrase = m_note.phraseAt(date.range.begin);
    std::size_t from =
        std::max(phrase.begin, date.range.begin > kDateReach ? date.range.begin - kDateReach : 0);
    if (event.place.end <= date.range.begin)
        from = std::max(from, event.place.end);
    if (from == event.place.end) {
        const std::string_view between = m_note.words({from, date.range.begin});
        if (between == " desde " || between == " desde el " || between == ", desde " || between == " (desde ")
            return false; // "candidiasis oral desde 28/05/25"
    }
    if (event.attribute("kind") == "infusion_reaction" &&
        m_note.words({from, date.range.begin}).find("infusi") != std::string_view::npos)
        return false; // "en la última infusión (01/02/2024) presentó …"
    return claims(m_note.words({from, date.range.begin}));
}

std::optional<PlacedDate> AdverseEventDates::labelled(const FoldedRange& scope, std::string_view fact) const
{
    for (const auto* mention : m_facts.in(scope, fact)) {
        const StatedValue value = statedValue(m_note, mention->range);
        const std::string_view label = m_note.words(mention->range);
        const bool named = label.find("cuadro") != std::string_view::npos || // "Inicio del cuadro 26/05/24"
                           label.find("evento") != std::string_view::npos ||
                           label.find("sintomas") != std::string_view::npos;
        if (!value.slot) // "Inició el 2 de diciembre con fiebre"
            for (const auto& date : m_note.datesIn({mention->range.end, mention->range.end + 5}))
                if (date.date && (named || m_note.folded().substr(date.range.end, 5) == " con "))
                    return PlacedDate{*date.date, {mention->range.begin, date.range.end}, date.estimated};
        if (!value.slot)
            continue;
        const auto dates = m_note.datesIn(value.range);
        if (!dates.empty() && dates.front().date)
            return PlacedDate{*dates.front().date,
                              {mention->range.begin, dates.front().range.end},
                              dates.front().estimated};
    }
    return std::nullopt;
}

std::optional<PlacedDate> AdverseEventDates::onset(const AdverseEvent& event) const
{
    if (event.death)
        return std::nullopt;
    if (auto date = labelled(event.scope, "onset"))
        return date;
    const FoldedRange sentence = m_note.sentenceAt(event.place.begin).range;
    for (const auto* told : m_facts.in(event.scope, "presented")) { // "el 25/01/2024 inicia con tos"
        const std::string_view words = m_note.words(told->range);
        const FoldedRange own = m_note.sentenceAt(told->range.begin).range;
        const bool begins = words.starts_with("inici") || words.starts_with("present") ||
                            words.starts_with("desarroll") || words.starts_with("aparec") ||
                            words.starts_with("curs") || words.starts_with("empez") ||
                            words.starts_with("comenz");
        const bool first =
            words.starts_with("inici") || words.starts_with("empez") || words.starts_with("comenz");
        if (!begins || (own != sentence && !first))
            continue;
        const FoldedRange near{
            std::max(own.begin, told->range.begin > kDateReach ? told->range.begin - kDateReach : 0),
            told->range.end};
        for (const auto& date : m_note.datesIn(near))
            if (date.date && date.kind != DateExpression::Kind::age && !claimed(date, event))
                return PlacedDate{*date.date, {date.range.begin, told->range.end}, date.estimated};
    }
    const DateExpression* nearest = nullptr;
    std::size_t least = 90;
    for (const auto& date : m_note.datesIn(sentence)) {
        if (!date.date || date.kind == DateExpression::Kind::age || claimed(date, event))
            continue;
        const std::size_t distance =
            date.range.begin >= event.place.end
                ? date.range.begin - event.place.end
                : 20 + event.place.begin - std::min(event.place.begin, date.range.end);
        const FoldedRange between{std::min(date.range.end, event.place.begin), event.place.begin};
        if (distance >= least || m_note.words(between).find(';') != std::string_view::npos)
            continue;
        nearest = &date;
        least = distance;
    }
    if (nearest == nullptr)
        return std::nullopt;
    return PlacedDate{*nearest->date, nearest->range, nearest->estimated};
}

std::optional<PlacedDate> AdverseEventDates::end(const AdverseEvent& event) const
{
    if (auto date = labelled(event.scope, "end"))
        return date;
    for (const auto* fact : m_facts.in(event.scope)) {
        if (fact->entry->id != "recovered" && fact->entry->id != "sequelae")
            continue;
        const FoldedRange phrase = m_note.phraseAt(fact->range.begin);
        for (const auto& date :
             m_note.datesIn({fact->range.begin, std::min(phrase.end, fact->range.end + kDateReach)}))
            if (date.date && date.kind == DateExpression::Kind::absolute)
                return PlacedDate{*date.date, {fact->range.begin, date.range.end}, date.estimated};
    }
    return std::nullopt;
}

// "del 12 al 18 de agosto": the first day takes month and year of the second.
std::optional<PartialDate> AdverseEventDates::firstOfSpan(const DateExpression& last,
                                                          std::size_t& begin) const
{
    if (last.date->precision() < 3 || last.range.begin < 8)
        return std::nullopt;
    std::string_view before = m_note.folded().substr(0, last.range.begin);
    const auto drop = [&](std::string_view word) {
        while (!before.empty() && TextCursor::isBlank(before.back()))
            before.remove_suffix(1);
        if (!before.ends_with(word))
            return false;
        before.remove_suffix(word.size());
        return true;
    };
    if (!drop("al") && !drop("a") && !drop("-"))
        return std::nullopt;
    while (!before.empty() && TextCursor::isBlank(before.back()))
        before.remove_suffix(1);
    int day = 0;
    int factor = 1;
    std::size_t digits = 0;
    while (!before.empty() && TextCursor::isDigit(before.back()) && digits++ < 2) {
        day += (before.back() - '0') * factor;
        factor *= 10;
        before.remove_suffix(1);
    }
    begin = before.size();
    if (digits == 0 || (!before.empty() && TextCursor::isWord(before.back())))
        return std::nullopt;
    const int month =
        day > last.date->day ? (last.date->month == 1 ? 12 : last.date->month - 1) : last.date->month;
    const int year = day > last.date->day && last.date->month == 1 ? last.date->year - 1 : last.date->year;
    return PartialDate::make(year, month, day);
}

HospitalStay AdverseEventDates::stay(const FoldedRange& scope) const
{
    HospitalStay stay;
    const auto add = [&](const PartialDate& date, const FoldedRange& place) {
        const std::string iso = date.iso();
        if (std::find(stay.dates.begin(), stay.dates.end(), iso) == stay.dates.end() &&
            stay.dates.size() < 2) {
            stay.dates.push_back(iso);
            stay.places.push_back(place);
        }
    };
    for (const auto& date : m_note.datesIn(scope)) {
        if (!date.date || date.kind == DateExpression::Kind::age || date.kind == DateExpression::Kind::ago)
            continue;
        const FoldedRange sentence = m_note.sentenceAt(date.range.begin).range;
        const std::size_t from = std::max(sentence.begin, date.range.begin > 70 ? date.range.begin - 70 : 0);
        const auto facts = m_facts.in({from, date.range.begin});
        const bool hospital = std::any_of(facts.begin(), facts.end(), [](const Mention* m) {
            return (m->entry->id == "admission" || m->entry->id == "discharge" ||
                    m->entry->id == "hospital") &&
                   m->assertion.affirmed();
        });
        if (!hospital)
            continue;
        std::size_t begin = date.range.begin;
        if (const auto first = firstOfSpan(date, begin)) {
            add(*first, {begin, date.range.end});
            add(*date.date, {begin, date.range.end});
            continue;
        }
        const auto* last = facts.back();
        const bool direct = date.range.begin - last->range.end <= 26 &&
                            (last->entry->id == "admission" || last->entry->id == "discharge" ||
                             last->entry->id == "hospital");
        const bool spanEnd = !stay.places.empty() && date.range.begin - stay.places.back().end <= 8;
        if (direct || spanEnd)
            add(*date.date, {spanEnd && !direct ? date.range.begin : last->range.begin, date.range.end});
    }
    return stay;
}

} // namespace cotejo
