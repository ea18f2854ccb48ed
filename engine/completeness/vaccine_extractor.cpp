#include "engine/completeness/vaccine_extractor.h"

#include "engine/completeness/reading_factory.h"
#include "engine/completeness/visit_reading.h"
#include "engine/text/analysed_note.h"

#include <algorithm>
#include <string>

namespace cotejo
{
namespace
{

constexpr std::size_t kBehind = 24; // bytes between a vaccine and "not yet"

bool isState(const Mention& mention, std::string_view id)
{
    return mention.is("vaccine_state", id);
}

class VaccineScan
{
public:
    VaccineScan(const AnalysedNote& note, NoteReading& soFar) : m_note(note), m_soFar(soFar), m_make(note) {}

    void run()
    {
        const auto sentences = m_note.sentences();
        for (const auto& sentence : sentences)
            readSentence(sentence.range);
    }

private:
    void readSentence(const FoldedRange& sentence);
    [[nodiscard]] bool missing(const Mention& vaccine, std::span<const Mention> mentions) const;
    void statements(std::span<const Mention> mentions, std::size_t from, bool named);
    void push(FieldReading reading, const FoldedRange& place)
    {
        placeInVisit(m_note, place.begin, reading);
        m_soFar.readings.push_back(std::move(reading));
    }

    const AnalysedNote& m_note;
    NoteReading& m_soFar;
    ReadingFactory m_make;
};

// Asked for, denied or left open, before or right behind its name.
bool VaccineScan::missing(const Mention& vaccine, std::span<const Mention> mentions) const
{
    if (vaccine.assertion.kind != AssertionKind::affirmed || !vaccine.assertion.aboutPatientNow())
        return true;
    const bool wanted = std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
        const bool lacking = isState(m, "not_yet") && m_note.words(m.range).starts_with("falt");
        return (lacking || m.is("cue", "pending")) && m.range.end <= vaccine.range.begin &&
               vaccine.range.begin - m.range.end <= kBehind &&
               m_note.words({m.range.end, vaccine.range.begin}).find_first_of(".;:") ==
                   std::string_view::npos;
    });
    if (wanted)
        return true;
    const auto behind = std::find_if(mentions.begin(), mentions.end(), [&](const Mention& m) {
        const bool open = isState(m, "not_yet") || m.is("cue", "unknown") || m.is("cue", "pending");
        return open && m.range.begin >= vaccine.range.end && m.range.begin - vaccine.range.end <= kBehind;
    });
    if (behind == mentions.end())
        return false;
    return m_note.words({vaccine.range.end, behind->range.begin}).find_first_of(",;") ==
           std::string_view::npos;
}

void VaccineScan::readSentence(const FoldedRange& sentence)
{
    const auto mentions = m_note.mentionsIn(sentence);
    const bool headed = m_note.sectionKindAt(sentence.begin) == "vaccines";
    std::size_t cue = headed ? sentence.begin : sentence.end;
    for (const auto& mention : mentions)
        if (mention.is("vaccine_cue"))
            cue = std::min(cue, mention.range.begin);
    bool named = false;
    for (const auto& mention : mentions) {
        const bool own = mention.entry->attribute("own") == "yes";
        if (!mention.is("vaccine") || (!own && mention.range.begin < cue && cue == sentence.end) ||
            (!own && cue == sentence.end))
            continue;
        if (missing(mention, mentions))
            continue;
        named = true;
        push(m_make.value("vaccines", std::vector<std::string>{mention.entry->id}, {mention.range}),
             mention.range);
    }
    if (cue != sentence.end)
        statements(mentions, cue, named);
    if (named)
        return;
    for (const auto& mention : mentions) // "No sabemos si recibió vacuna de influenza"
        if ((mention.is("vaccine") || mention.is("vaccine_cue")) && mention.assertion.aboutPatientNow() &&
            mention.assertion.kind == AssertionKind::unknown) {
            const FoldedRange place{std::min(mention.assertion.cue.begin, mention.range.begin),
                                    mention.range.end};
            return push(m_make.unknown("vaccines", {place}), place);
        }
}

void VaccineScan::statements(std::span<const Mention> mentions, std::size_t from, bool named)
{
    for (const auto& mention : mentions) {
        if (mention.range.end < from || !mention.assertion.aboutPatientNow())
            continue;
        const FoldedRange place{std::min(from, mention.range.begin), mention.range.end};
        if (isState(mention, "complete") && !named && mention.assertion.kind == AssertionKind::affirmed) {
            push(m_make.value("vaccines", std::vector<std::string>{"esquema_completo"}, {place}), place);
            return;
        }
        if (isState(mention, "none") && !named) {
            push(m_make.negative("vaccines", "no", {place}), place);
            return;
        }
        if (mention.is("cue", "unknown") && !named) {
            push(m_make.unknown("vaccines", {place}), place);
            return;
        }
    }
}

} // namespace

void VaccineExtractor::read(const AnalysedNote& note, NoteReading& soFar) const
{
    VaccineScan(note, soFar).run();
}

} // namespace cotejo
