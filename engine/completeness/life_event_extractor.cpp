#include "engine/completeness/life_event_extractor.h"

#include "engine/completeness/reading_factory.h"
#include "engine/completeness/stated_value.h"

#include <algorithm>
#include <string>

namespace cotejo
{
namespace
{

FieldReading dated(const ReadingFactory& make, std::string_view field, const PlacedDate& date)
{
    FieldReading reading = make.value(field, date.date.iso(), {date.range});
    reading.date = date.date.iso();
    return reading;
}

} // namespace

void LifeEventExtractor::read(const AnalysedNote& note, NoteReading& soFar) const
{
    const LifeEventReader reader(note);
    const ReadingFactory make(note);
    const auto death = reader.death();
    if (death) {
        if (death->date)
            soFar.readings.push_back(dated(make, "death_date", *death->date));
        if (death->causeUnknown)
            soFar.readings.push_back(make.unknown("death_cause", {death->causePlace}));
        else if (!death->cause.empty())
            soFar.readings.push_back(make.value("death_cause", death->cause, {death->causePlace}));
    }
    const auto end = reader.followUpEnd();
    if (death) {
        ReadingFactory::Places places{death->place};
        for (const auto& mention : note.mentions())
            if (mention.is("life_event", "registry_exit") && mention.assertion.affirmed() &&
                places.size() < 3)
                places.push_back({mention.range.begin, note.clauseAt(mention.range.begin).end});
        soFar.readings.push_back(make.value("fu_end_reason", std::string("muerte"), places));
        if (death->date)
            soFar.readings.push_back(dated(make, "fu_end_date", *death->date));
    } else if (end) {
        ReadingFactory::Places places{end->place};
        places.insert(places.end(), end->further.begin(), end->further.end());
        soFar.readings.push_back(make.value("fu_end_reason", end->reason, places));
        if (end->date)
            soFar.readings.push_back(dated(make, "fu_end_date", *end->date));
    }
    addPregnancy(note, reader, soFar);
    addContraception(note, soFar);
}

void LifeEventExtractor::addPregnancy(const AnalysedNote& note, const LifeEventReader& reader,
                                      NoteReading& soFar)
{
    const ReadingFactory make(note);
    const auto own = canBePregnant(soFar) ? reader.pregnancy(false) : std::nullopt;
    const auto partner = reader.pregnancy(true);
    if (own) {
        if (own->kind == PregnancyStatement::Kind::denied)
            soFar.readings.push_back(make.negative("pregnancy", "no", {own->place}));
        else if (own->kind == PregnancyStatement::Kind::unknown)
            soFar.readings.push_back(make.unknown("pregnancy", {own->place}));
        else if (own->kind == PregnancyStatement::Kind::not_applicable) {
            FieldReading stated = make.unknown("pregnancy", {own->place});
            stated.status = FieldStatus::not_applicable;
            stated.detail = FieldDetail::stated;
            soFar.readings.push_back(std::move(stated));
        } else
            soFar.readings.push_back(make.value(
                "pregnancy", std::string(own->kind == PregnancyStatement::Kind::planned ? "planea" : "si"),
                {own->place}));
    }
    if (partner) {
        if (partner->kind == PregnancyStatement::Kind::denied)
            soFar.readings.push_back(make.negative("partner_pregnancy", "no", {partner->place}));
        else if (partner->kind == PregnancyStatement::Kind::pregnant)
            soFar.readings.push_back(make.value("partner_pregnancy", std::string("si"), {partner->place}));
        else if (partner->kind == PregnancyStatement::Kind::unknown)
            soFar.readings.push_back(make.unknown("partner_pregnancy", {partner->place}));
    }
    if (own && own->kind == PregnancyStatement::Kind::pregnant)
        addOutcome(note, *own, soFar);
    else if (partner && partner->kind == PregnancyStatement::Kind::pregnant)
        addOutcome(note, *partner, soFar);
}

namespace
{

// "G2 A1 (aborto en 2020)": an earlier pregnancy, by the date behind the word.
bool datedBefore(const AnalysedNote& note, const Mention& mention)
{
    constexpr std::size_t kReach = 24;
    const FoldedRange behind{mention.range.end,
                             std::min(note.phraseAt(mention.range.begin).end, mention.range.end + kReach)};
    for (const auto& date : note.datesIn(behind))
        if (date.date && note.noteDate())
            return date.date->year + 1 < note.noteDate()->year;
    return false;
}

} // namespace

void LifeEventExtractor::addOutcome(const AnalysedNote& note, const PregnancyStatement& pregnancy,
                                    NoteReading& soFar)
{
    const ReadingFactory make(note);
    const Mention* ended = nullptr;
    for (const auto& mention : note.mentions()) {
        if (!mention.is("life_event") || mention.entry->attribute("value").empty() ||
            !mention.assertion.affirmed() || !note.visitAt(mention.range.begin).current)
            continue;
        const std::string_view id = mention.entry->id;
        const bool outcome =
            id == "live_birth" || id == "abortion" || id == "stillbirth" || id == "termination";
        if (id == "ongoing") // said in so many words
            return soFar.readings.push_back(
                make.value("pregnancy_outcome", std::string("en_curso"), {mention.range}));
        const bool history = mention.assertion.historical || datedBefore(note, mention) ||
                             note.sectionKindAt(mention.range.begin) == "ago";
        if (outcome && !history && mention.range.begin > pregnancy.place.begin)
            ended = &mention;
    }
    if (ended != nullptr)
        return soFar.readings.push_back(
            make.value("pregnancy_outcome", std::string(ended->entry->attribute("value")), {ended->range}));
    soFar.readings.push_back(make.value("pregnancy_outcome", std::string("en_curso"), {pregnancy.place}));
}

void LifeEventExtractor::addContraception(const AnalysedNote& note, NoteReading& soFar)
{
    const ReadingFactory make(note);
    for (const auto& mention : note.mentions()) {
        if (!mention.is("life_event", "method") || !note.visitAt(mention.range.begin).current ||
            mention.assertion.hypothetical)
            continue;
        if (mention.assertion.kind == AssertionKind::affirmed && !mention.assertion.family)
            return soFar.readings.push_back(
                make.value("contraception", std::string(note.originalWords(mention.range)), {mention.range}));
    }
    for (const auto& mention : note.mentions()) {
        if (!mention.is("life_event", "contraception") || mention.assertion.hypothetical ||
            !note.visitAt(mention.range.begin).current)
            continue;
        const StatedValue value = statedValue(note, mention.range);
        const FoldedRange said{
            mention.range.begin,
            std::max(mention.range.end, std::min(value.range.end, mention.range.end + 40))};
        const bool denied = mention.assertion.kind == AssertionKind::negated || (value.slot && value.denied);
        if (denied) {
            const FoldedRange& cue = mention.assertion.cue;
            const FoldedRange place = cue.empty() ? said
                                                  : FoldedRange{std::min(cue.begin, mention.range.begin),
                                                                std::max(cue.end, mention.range.end)};
            return soFar.readings.push_back(make.negative("contraception", "ninguno", {place}));
        }
        if (mention.assertion.kind == AssertionKind::unknown || (value.slot && value.unknown))
            return soFar.readings.push_back(make.unknown("contraception", {said}));
        if (mention.assertion.kind == AssertionKind::affirmed && value.slot && !value.range.empty() &&
            !value.notApplicable)
            return soFar.readings.push_back(
                make.value("contraception", std::string(note.originalWords(value.range)), {said}));
        const std::string_view words = note.words(mention.range);
        const bool named = words.find("orales") != std::string_view::npos || words == "anticonceptivos" ||
                           words == "anticonceptivo";
        if (mention.assertion.kind == AssertionKind::affirmed && named)
            return soFar.readings.push_back(
                make.value("contraception", std::string(note.originalWords(mention.range)), {mention.range}));
    }
}

} // namespace cotejo
