#include "engine/completeness/finding_extractor.h"

#include "engine/completeness/finding_reader.h"
#include "engine/completeness/reading_factory.h"
#include "engine/completeness/visit_reading.h"

#include <algorithm>
#include <string>

namespace cotejo
{
namespace
{

using State = StatedFinding::State;

bool isYesNo(std::string_view field)
{
    return field != "extra_articular" && field != "comorb_list" && field != "comorb_generic";
}

// A cancer or a tuberculosis counts as earlier only where the words say so: in the history, dated, or
// treated.
bool saidOfThePast(const AnalysedNote& note, const StatedFinding& finding)
{
    if (finding.state != State::affirmed || finding.label || finding.mention->assertion.historical)
        return true;
    const std::size_t begin = finding.mention->range.begin;
    const std::string_view kind = note.sectionKindAt(begin);
    if (kind == "app" || kind == "comorbidity" || kind == "screening" || note.lineAt(begin).pipes)
        return true;
    const std::string_view words = note.words(finding.mention->range);
    if (words.find("previ") != std::string_view::npos || words.find("antecedente") != std::string_view::npos)
        return true;
    const std::size_t end = std::min(note.sentenceAt(begin).range.end, finding.mention->range.end + 40);
    for (const auto& date : note.datesIn({begin, end}))
        if (date.kind != DateExpression::Kind::without_year)
            return true;
    const std::string_view behind =
        note.words({finding.mention->range.end, std::max(end, finding.mention->range.end)});
    return behind.find("tratad") != std::string_view::npos ||
           behind.find("curad") != std::string_view::npos ||
           behind.find("remision") != std::string_view::npos;
}

class FindingScan
{
public:
    FindingScan(const AnalysedNote& note, NoteReading& soFar)
        : m_note(note), m_soFar(soFar), m_make(note), m_found(FindingReader(note).read())
    {
    }
    void run();

private:
    void yesNo(const StatedFinding& finding);
    void extraArticular(const StatedFinding& finding);
    void comorbidity(const StatedFinding& finding);
    void deniedComorbidities();
    void push(FieldReading reading, const FoldedRange& place)
    {
        placeInVisit(m_note, place.begin, reading);
        m_soFar.readings.push_back(std::move(reading));
    }

    const AnalysedNote& m_note;
    NoteReading& m_soFar;
    ReadingFactory m_make;
    std::vector<StatedFinding> m_found;
};

void FindingScan::run()
{
    for (const StatedFinding& finding : m_found) {
        if (finding.field() == "extra_articular")
            extraArticular(finding);
        else if (finding.field() == "comorb_list")
            comorbidity(finding);
        else if (isYesNo(finding.field()))
            yesNo(finding);
    }
    deniedComorbidities();
}

void FindingScan::yesNo(const StatedFinding& finding)
{
    if ((finding.field() == "prior_cancer" || finding.field() == "prior_tb") &&
        !saidOfThePast(m_note, finding))
        return;
    const FoldedRange& place = finding.place;
    const bool no = finding.code() == "no";
    switch (finding.state) {
    case State::affirmed:
        push(no ? m_make.negative(finding.field(), "no", {place})
                : m_make.value(finding.field(), std::string("si"), {place}),
             place);
        break;
    case State::denied:
        push(m_make.negative(finding.field(), "no", {place}), place);
        break;
    case State::templated:
        push(m_make.templated(finding.field(), "no", {place}), place);
        break;
    case State::unknown:
        push(m_make.unknown(finding.field(), {place}), place);
        break;
    }
}

void FindingScan::extraArticular(const StatedFinding& finding)
{
    if (finding.state == State::affirmed)
        push(m_make.value("extra_articular", std::vector<std::string>{finding.code()}, {finding.place}),
             finding.place);
    else if (finding.state == State::unknown)
        push(m_make.unknown("extra_articular", {finding.place}), finding.place);
    else
        push(m_make.negative("extra_articular", "ninguna", {finding.place}), finding.place);
}

void FindingScan::comorbidity(const StatedFinding& finding)
{
    if (finding.state != State::affirmed)
        return;
    push(m_make.value("comorb_any", std::string("si"), {finding.place}), finding.place);
    push(m_make.value("comorb_list", std::vector<std::string>{finding.code()}, {finding.place}),
         finding.place);
}

// "Niega DM2, HAS, cardiopatía": a denied list answers the question only where it is long enough to be one.
void FindingScan::deniedComorbidities()
{
    std::vector<const Visit*> answered;
    for (const StatedFinding& finding : m_found)
        if (finding.field() == "comorb_list" && finding.state == State::affirmed)
            answered.push_back(&m_note.visitAt(finding.place.begin));
    for (std::size_t i = 0; i < m_found.size();) {
        const std::size_t sentence = m_found[i].mention->sentence;
        std::size_t denied = 0;
        std::size_t previous = static_cast<std::size_t>(-1);
        const StatedFinding* first = nullptr;
        for (; i < m_found.size() && m_found[i].mention->sentence == sentence; ++i) {
            const StatedFinding& finding = m_found[i];
            const bool comorbidity = finding.field() == "comorb_list" || finding.field() == "comorb_generic";
            if (!comorbidity || finding.state == State::affirmed || finding.state == State::unknown ||
                finding.mention->range.begin == previous)
                continue;
            previous = finding.mention->range.begin;
            first = first == nullptr ? &finding : first;
            ++denied;
        }
        const bool known = first != nullptr &&
                           std::find(answered.begin(), answered.end(), &m_note.visitAt(first->place.begin)) !=
                               answered.end();
        if (denied >= 3 && !known)
            push(m_make.negative("comorb_any", "no", {first->place}), first->place);
    }
}

} // namespace

void FindingExtractor::read(const AnalysedNote& note, NoteReading& soFar) const
{
    FindingScan(note, soFar).run();
}

} // namespace cotejo
