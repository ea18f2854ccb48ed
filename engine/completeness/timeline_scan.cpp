#include "engine/completeness/timeline_scan.h"

#include "engine/completeness/visit_reading.h"
#include "engine/text/text_cursor.h"
#include "engine/text/unit_name.h"
#include "engine/text/word_list.h"

#include <algorithm>

namespace cotejo
{
namespace
{

constexpr std::size_t kDateReach = 48;
constexpr std::size_t kOnsetReach = 60;

bool isDisease(const Mention& mention)
{
    return mention.is("disease") && !mention.entry->attribute("disease").empty() &&
           mention.assertion.aboutPatientNow() && mention.assertion.kind != AssertionKind::negated;
}

bool isOther(const Mention& mention)
{
    if (mention.is("symptom"))
        return mention.entry->id == "acute";
    const std::string_view field = mention.entry->attribute("field");
    const bool finding = mention.is("finding") && field != "extra_articular" && field != "erosions";
    const bool organ =
        mention.is("finding") && field == "extra_articular" && mention.entry->id != "psoriasis";
    return finding || organ || mention.is("drug");
}

// Whether only adjectives of a disease stand between, so that what follows still speaks of it.
bool onlyAdjectives(std::string_view between)
{
    static const WordList adjectives("disease_adjective");
    std::size_t words = 0;
    for (std::size_t i = 0; i < between.size();) {
        if (between[i] == ',' || between[i] == ';' || between[i] == '.')
            return false;
        if (!TextCursor::isWord(between[i])) {
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < between.size() && TextCursor::isWord(between[end]))
            ++end;
        if (!adjectives.contains(between.substr(i, end - i)) || ++words > 7)
            return false;
        i = end;
    }
    return true;
}

bool timeUnit(const QuantityExpression& quantity)
{
    return (quantity.unit == "anos" || quantity.unit == "meses" || quantity.unit == "semanas") &&
           !quantity.outOf;
}

} // namespace

TimelineScan::TimelineScan(const AnalysedNote& note, NoteReading& soFar)
    : m_note(note), m_soFar(soFar), m_make(note)
{
    for (const auto& reading : soFar.readings)
        if (const auto* number = std::get_if<Decimal>(&reading.value);
            number != nullptr && reading.field == "age" && reading.current)
            m_age = static_cast<int>(number->value());
}

void TimelineScan::run()
{
    for (const auto& mention : m_note.mentions()) {
        if (mention.assertion.family || mention.assertion.hypothetical)
            continue;
        if (mention.is("timeline", "diagnosis"))
            diagnosis(mention);
        else if (mention.is("timeline", "onset"))
            onset(mention);
        else if (mention.is("timeline", "evolution"))
            evolution(mention);
        else if (isDisease(mention)) {
            diseaseSince(mention);
            durationBehindDisease(mention);
        }
    }
}

TimelineScan::Owner TimelineScan::ownerBefore(std::size_t position) const
{
    const FoldedRange sentence = m_note.sentenceAt(position).range;
    const std::size_t begin = std::max(sentence.begin, position - std::min(position, std::size_t{120}));
    const std::size_t phrase = m_note.phraseAt(position).begin;
    const auto before = m_note.mentionsIn({begin, position});
    for (auto mention = before.rbegin(); mention != before.rend(); ++mention) {
        if (mention->range.end > position)
            continue;
        if (isDisease(*mention))
            return Owner::disease;
        const bool near =
            mention->range.begin >= phrase; // "AR, HAS, 10 años de evolución" still speaks of the disease
        if ((isOther(*mention) && near) || mention->assertion.family)
            return Owner::other;
    }
    return Owner::none;
}

TimelineScan::Owner TimelineScan::ownerAt(std::size_t position) const
{
    const std::size_t end = std::min(m_note.sentenceAt(position).range.end, position + 28);
    for (const auto& mention : m_note.mentionsIn({position, end})) {
        if (!isDisease(mention) && !isOther(mention))
            continue;
        const std::string_view between = m_note.words({position, mention.range.begin});
        if (!onlyAdjectives(between))
            break;
        return isDisease(mention) ? Owner::disease : Owner::other;
    }
    return ownerBefore(position);
}

bool TimelineScan::drugBetween(std::size_t from, std::size_t to) const
{
    for (const auto& mention : m_note.mentionsIn({from, to}))
        if (mention.is("drug") || (mention.is("symptom", "acute") && mention.entry->id == "acute") ||
            mention.is("section", "treatment"))
            return true;
    return false;
}

const DateExpression* TimelineScan::dateBehind(std::size_t position, std::size_t reach, bool overCommas) const
{
    const std::size_t end = std::min(m_note.sentenceAt(position).range.end, position + reach);
    for (const auto& date : m_note.datesIn({position, std::max(position, end)})) {
        const std::string_view between = m_note.words({position, date.range.begin});
        const bool parted = between.find_first_of(overCommas ? ";" : ";,") != std::string_view::npos;
        if (parted || drugBetween(position, date.range.begin))
            return nullptr;
        return &date;
    }
    return nullptr;
}

const DateExpression* TimelineScan::dateInFront(std::size_t position) const
{
    const std::size_t begin =
        std::max(m_note.phraseAt(position).begin, position - std::min(position, std::size_t{24}));
    const auto dates = m_note.datesIn({begin, position});
    if (dates.empty() || dates.back().range.end > position)
        return nullptr;
    return onlyAdjectives(m_note.words({dates.back().range.end, position})) ||
                   position - dates.back().range.end <= 5
               ? &dates.back()
               : nullptr;
}

std::optional<PartialDate> TimelineScan::resolved(const DateExpression& date) const
{
    if (date.kind != DateExpression::Kind::age)
        return date.date;
    const auto& written = m_note.visitAt(date.range.begin).date;
    if (!m_age || !written || date.amount > *m_age)
        return std::nullopt;
    return PartialDate{written->year - (*m_age - date.amount), 0, 0};
}

void TimelineScan::push(std::string_view field, FieldScalar value, std::string_view unit,
                        const FoldedRange& place)
{
    FieldReading reading = m_make.value(field, std::move(value), {place});
    reading.unit = unit;
    placeInVisit(m_note, place.begin, reading);
    m_soFar.readings.push_back(std::move(reading));
}

void TimelineScan::pushDate(std::string_view field, const DateExpression& date, const FoldedRange& place)
{
    if (const auto value = resolved(date))
        push(field, value->iso(), {}, place);
}

void TimelineScan::pushAgo(const DateExpression& date, const FoldedRange& place)
{
    if (date.kind == DateExpression::Kind::ago && (date.unit == 'y' || date.unit == 'm') && date.amount > 0)
        push("disease_duration", *Decimal::parse(std::to_string(date.amount)),
             date.unit == 'y' ? "años" : "meses", place);
}

// "1 año y 2 meses": the months behind the years are counted with them.
void TimelineScan::pushDuration(const QuantityExpression& duration, const FoldedRange& place)
{
    const std::size_t begin = duration.range.begin;
    const auto before = m_note.quantitiesIn({begin - std::min(begin, std::size_t{14}), begin});
    if (duration.unit == "meses" && !before.empty() && before.back().unit == "anos") {
        const std::string_view joint = m_note.words({before.back().range.end, begin});
        if (joint == " y " || joint == " " || joint == ", " || joint == " con ") {
            const double months = before.back().value.value() * 12 + duration.value.value();
            return push("disease_duration", Decimal::fromDouble(months), unitName(duration.unit),
                        {before.back().range.begin, place.end});
        }
    }
    push("disease_duration", duration.value, unitName(duration.unit), place);
}

void TimelineScan::diagnosis(const Mention& cue)
{
    if (cue.assertion.kind == AssertionKind::possible || cue.assertion.kind == AssertionKind::pending ||
        ownerAt(cue.range.end) == Owner::other)
        return;
    const DateExpression* date = dateBehind(cue.range.end, kDateReach, false);
    FoldedRange place = cue.range;
    if (date == nullptr)
        date = dateInFront(cue.range.begin);
    if (date == nullptr)
        return;
    place.begin = std::min(place.begin, date->range.begin);
    place.end = std::max(place.end, date->range.end);
    pushDate("diagnosis_date", *date, place);
    pushAgo(*date, place);
}

// "Dx | Artritis psoriásica periférica, 2012": a year at the end of the cell that a label of the diagnosis
// names.
bool TimelineScan::inDiagnosisCell(const Mention& disease, const DateExpression& date) const
{
    const TextLine& line = m_note.lineAt(disease.range.begin);
    if (line.cells.size() != 2 || !line.cells[1].contains(disease.range.begin) ||
        date.range.end != line.cells[1].end)
        return false;
    const std::string_view label = m_note.words(line.cells[0]);
    return label.starts_with("dx") || label.starts_with("diagn") || label.starts_with("enfermedad");
}

void TimelineScan::diseaseSince(const Mention& disease)
{
    const DateExpression* date = dateBehind(disease.range.end, kDateReach, false);
    if (date == nullptr)
        date = dateBehind(disease.range.end, kDateReach, true);
    if (date == nullptr || date->kind == DateExpression::Kind::without_year ||
        (!inDiagnosisCell(disease, *date) &&
         !onlyAdjectives(m_note.words({disease.range.end, date->range.begin}))))
        return;
    const std::string_view between = m_note.words({disease.range.end, date->range.begin});
    const bool since =
        between.find("desde") != std::string_view::npos || between.find("since") != std::string_view::npos ||
        between.find('(') != std::string_view::npos || inDiagnosisCell(disease, *date) ||
        m_note.words(date->range).starts_with("desde") || date->kind == DateExpression::Kind::ago;
    if (!since)
        return;
    const FoldedRange place{disease.range.begin, date->range.end};
    pushDate("diagnosis_date", *date, place);
    pushAgo(*date, place);
}

// "Evento: tuberculosis. Inicio de síntomas: 10/02/2024": a recent date behind an event is the event's.
bool TimelineScan::ofEvent(const Mention& cue, const DateExpression& date) const
{
    constexpr std::size_t kReach = 240;
    constexpr int kRecentDays = 120;
    const auto value = resolved(date);
    const auto& written = m_note.visitAt(cue.range.begin).date;
    if (!value || !written || written->dayNumber() - value->dayNumber() > kRecentDays)
        return false;
    const auto before =
        m_note.mentionsIn({cue.range.begin - std::min(cue.range.begin, kReach), cue.range.begin});
    return std::any_of(before.begin(), before.end(),
                       [](const Mention& m) { return m.is("event") && m.assertion.affirmed(); });
}

void TimelineScan::onset(const Mention& cue)
{
    const FoldedRange sentence = m_note.sentenceAt(cue.range.begin).range;
    const DateExpression* date = dateBehind(cue.range.end, kOnsetReach, true);
    if (date == nullptr)
        date = dateInFront(cue.range.begin);
    if (date == nullptr || drugBetween(cue.range.end, std::min(sentence.end, cue.range.end + 24)))
        return;
    if (ofEvent(cue, *date))
        return;
    if (cue.entry->attribute("weak") == "yes") {
        bool chronic = false;
        for (const auto& mention :
             m_note.mentionsIn({cue.range.end, std::min(sentence.end, cue.range.end + 120)}))
            chronic = chronic || mention.is("symptom", "chronic");
        const auto value = resolved(*date);
        const auto& written = m_note.visitAt(cue.range.begin).date;
        const bool recent = value && written && written->dayNumber() - value->dayNumber() < 60;
        if (!chronic || recent)
            return;
    }
    pushDate("symptom_onset_date", *date,
             {std::min(cue.range.begin, date->range.begin), std::max(cue.range.end, date->range.end)});
}

void TimelineScan::evolution(const Mention& cue)
{
    const std::size_t begin = cue.range.begin;
    const auto before = m_note.quantitiesIn({begin - std::min(begin, std::size_t{16}), begin});
    const bool joined =
        !before.empty() && before.back().range.end <= begin &&
        m_note.words({before.back().range.end, begin}).find_first_not_of(" \n)") == std::string_view::npos;
    if (joined && timeUnit(before.back())) {
        if (ownerBefore(before.back().range.begin) == Owner::disease ||
            ownerAt(cue.range.end) == Owner::disease)
            pushDuration(before.back(), {before.back().range.begin, cue.range.end});
        return;
    }
    const std::size_t end = std::min(m_note.sentenceAt(begin).range.end, cue.range.end + 16);
    for (const auto& quantity : m_note.quantitiesIn({cue.range.end, std::max(cue.range.end, end)})) {
        const std::string_view between = m_note.words({cue.range.end, quantity.range.begin});
        const bool near =
            between.find_first_not_of(" \n(:=.|") == std::string_view::npos || onlyAdjectives(between);
        const Owner owner = ownerBefore(begin);
        if (near && timeUnit(quantity) && owner == Owner::disease)
            pushDuration(quantity, {cue.range.begin, quantity.range.end});
        return;
    }
}

void TimelineScan::durationBehindDisease(const Mention& disease)
{
    const std::size_t end =
        std::min(m_note.sentenceAt(disease.range.begin).range.end, disease.range.end + 40);
    for (const auto& quantity : m_note.quantitiesIn({disease.range.end, std::max(disease.range.end, end)})) {
        const std::string_view between = m_note.words({disease.range.end, quantity.range.begin});
        const bool of =
            between.ends_with("de ") || between.ends_with("x ") || between.ends_with("de larga evolucion (");
        if (timeUnit(quantity) && quantity.unit != "semanas" && of && onlyAdjectives(between)) {
            const auto rest = m_note.quantitiesIn({quantity.range.end, quantity.range.end + 8});
            const bool months = quantity.unit == "anos" && !rest.empty() && rest.front().unit == "meses";
            const QuantityExpression& last = months ? rest.front() : quantity; // "de 1 año y 2 meses"
            pushDuration(last, {disease.range.begin, last.range.end});
        }
        return;
    }
}

} // namespace cotejo
