#include "engine/completeness/administrative_extractor.h"

#include "engine/completeness/reading_factory.h"
#include "engine/completeness/stated_value.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace cotejo
{
namespace
{

constexpr std::size_t kHead = 400; // bytes at the note's head in which its institution stands
constexpr std::size_t kTail = 260; // and at its end, where it is signed
constexpr std::array<std::string_view, 5> kDateMissing = {"falta anotar la fecha", "sin fecha", "falta fecha",
                                                          "fecha no", "falta la fecha"};

} // namespace

void AdministrativeExtractor::read(const AnalysedNote& note, NoteReading& soFar) const
{
    if (note.folded().empty())
        return;
    addConsent(note, soFar);
    addReporter(note, soFar);
    addInstitution(note, soFar);
}

void AdministrativeExtractor::addConsent(const AnalysedNote& note, NoteReading& soFar)
{
    const ReadingFactory make(note);
    for (const auto& mention : note.mentions()) {
        if (!mention.is("life_event", "consent") || !mention.assertion.aboutPatientNow() ||
            mention.assertion.kind == AssertionKind::negated)
            continue;
        const FoldedRange sentence = note.sentenceAt(mention.range.begin).range;
        const std::size_t end = std::min(std::max(sentence.end, statedValue(note, mention.range).range.end),
                                         mention.range.end + 70);
        for (const auto& date : note.datesIn({mention.range.end, end})) {
            if (!date.date || date.kind == DateExpression::Kind::age)
                continue;
            FieldReading made =
                make.value("consent_date", date.date->iso(), {{mention.range.begin, date.range.end}});
            made.date = date.date->iso();
            return soFar.readings.push_back(std::move(made));
        }
        const std::string_view words = note.words({mention.range.begin, end});
        for (const auto missing : kDateMissing)
            if (const auto place = words.find(missing); place != std::string_view::npos)
                return soFar.readings.push_back(make.unknown(
                    "consent_date",
                    {{mention.range.begin + place, mention.range.begin + place + missing.size()}}));
        if (mention.assertion.kind == AssertionKind::pending)
            return soFar.readings.push_back(make.pending("consent_date", {mention.range}));
        if (mention.assertion.kind == AssertionKind::unknown)
            return soFar.readings.push_back(make.unknown("consent_date", {mention.range}));
    }
}

// The signature at the end, a label ("Responsable"), or who reports; not the colleague a note is written to.
void AdministrativeExtractor::addReporter(const AnalysedNote& note, NoteReading& soFar)
{
    const ReadingFactory make(note);
    const std::size_t size = note.folded().size();
    const Mention* best = nullptr;
    int bestRank = 0;
    for (const auto& mention : note.mentions()) {
        const std::string_view value =
            mention.is("reporter") ? mention.entry->attribute("value") : std::string_view();
        if (value.empty() || mention.assertion.family || mention.assertion.hypothetical)
            continue;
        const TextLine& line = note.lineAt(mention.range.begin);
        const bool lineStart = mention.range.begin <= line.content + 2;
        bool labelled = false;
        for (const auto& other : note.mentionsIn({line.range.begin, mention.range.begin}))
            labelled = labelled || other.is("reporter", "signature");
        int rank = 0;
        if (labelled)
            rank = 3;
        else if (lineStart && mention.range.begin + kTail > size)
            rank = 2;
        else if (mention.range.begin + kTail > size && mention.range.begin > 1 &&
                 note.words({mention.range.begin - 2, mention.range.begin}) == ", ") // "M. Arizpe, MD"
            rank = 2;
        else if (value == "paciente")
            rank = 2;
        if (rank >= bestRank && rank > 0) {
            if (rank == bestRank && best != nullptr && best->sentence == mention.sentence)
                continue;
            best = &mention;
            bestRank = rank;
        }
    }
    if (best != nullptr)
        soFar.readings.push_back(
            make.value("reporter_role", std::string(best->entry->attribute("value")), {best->range}));
}

void AdministrativeExtractor::addInstitution(const AnalysedNote& note, NoteReading& soFar)
{
    const ReadingFactory make(note);
    std::string institution;
    ReadingFactory::Places places;
    for (const auto& mention : note.mentions()) {
        const std::string_view value =
            mention.is("reporter") ? mention.entry->attribute("institution") : std::string_view();
        if (value.empty() || mention.assertion.hypothetical || mention.assertion.historical)
            continue;
        const FoldedRange label{note.lineAt(mention.range.begin).range.begin, mention.range.begin};
        const bool labelled = note.words(label).find("institucion") != std::string_view::npos;
        const bool onlyLabelled = mention.entry->attribute("only_labelled") == "yes";
        if (!labelled && (mention.range.begin > kHead || onlyLabelled))
            continue;
        if (!institution.empty() && institution != value)
            break;
        institution = value;
        if (places.size() < 3)
            places.push_back(mention.range);
    }
    if (!institution.empty())
        soFar.readings.push_back(make.value("institution_type", institution, places));
}

} // namespace cotejo
