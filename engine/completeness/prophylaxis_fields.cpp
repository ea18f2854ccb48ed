#include "engine/completeness/prophylaxis_fields.h"

#include "engine/completeness/stated_value.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace cotejo
{
namespace
{

constexpr std::array<std::string_view, 8> kTuberculosis = {"tb",  "tuberc",           "latente", "isoniac",
                                                           "inh", "quimioprofilaxis", "ltbi",    "rifap"};

bool mentionsTuberculosis(std::string_view words)
{
    return std::any_of(kTuberculosis.begin(), kTuberculosis.end(),
                       [&](std::string_view w) { return words.find(w) != std::string_view::npos; });
}

} // namespace

void ProphylaxisFields::addTo(NoteReading& reading) const
{
    if (!fromWord(reading))
        fromDrug(reading);
}

bool ProphylaxisFields::ofTuberculosis(const Mention& mention) const
{
    const FoldedRange clause = m_note.clauseAt(mention.range.begin);
    const FoldedRange near{mention.range.begin > clause.begin + 30 ? mention.range.begin - 30 : clause.begin,
                           std::min(m_note.lineAt(mention.range.begin).range.end, mention.range.end + 60)};
    const bool drugBeside = mentionsTuberculosis(m_note.words(near));
    const bool screening = m_note.sectionKindAt(mention.range.begin) == "screening";
    const StatedValue value = statedValue(m_note, mention.range);
    return drugBeside || screening || (value.slot && value.denied);
}

std::string ProphylaxisFields::stateIn(const FoldedRange& words, bool past, bool dated) const
{
    std::string state;
    for (const auto& mention : m_note.mentionsIn(words)) {
        if (mention.is("schedule", "prophylaxis_done") && !mention.assertion.hypothetical)
            return "completada";
        if (mention.is("schedule", "prophylaxis_not"))
            return "no_indicada";
        if (mention.is("schedule", "prophylaxis_current"))
            state = "en_curso";
        else if (mention.is("schedule", "prophylaxis_indicated") && state.empty())
            state = "indicada";
    }
    if (!state.empty())
        return state == "indicada" && dated ? "en_curso" : state;
    if (past)
        return "completada";
    return dated ? "en_curso" : "indicada";
}

bool ProphylaxisFields::fromWord(NoteReading& reading) const
{
    for (const auto& mention : m_note.mentions()) {
        if (!mention.is("schedule", "prophylaxis") || !mention.assertion.aboutPatientNow() ||
            !ofTuberculosis(mention))
            continue;
        const FoldedRange sentence = m_note.sentenceAt(mention.range.begin).range;
        if (m_picture.acts.any({sentence.begin, mention.range.begin}, CourseAct::condition))
            continue;
        const StatedValue value = statedValue(m_note, mention.range);
        const FoldedRange said{
            mention.range.begin,
            std::max(mention.range.end, std::min(value.range.end, mention.range.end + 60))};
        if (value.slot && value.range.empty())
            continue;
        if ((value.slot && value.unknown) || mention.assertion.kind == AssertionKind::unknown) {
            reading.readings.push_back(m_make.unknown("tb_prophylaxis", {said}));
            return true;
        }
        const bool refused = mention.assertion.kind == AssertionKind::negated || (value.slot && value.denied);
        if (value.slot && value.notApplicable)
            continue;
        const FoldedRange behind{sentence.begin, std::max(sentence.end, value.range.end)};
        const std::string state =
            refused ? "no_indicada" : stateIn(behind, false, !m_note.datesIn(value.range).empty());
        reading.readings.push_back(state == "no_indicada" ? m_make.negative("tb_prophylaxis", state, {said})
                                                          : m_make.value("tb_prophylaxis", state, {said}));
        return true;
    }
    return false;
}

// "Dx: tuberculosis pulmonar. Inicia Dotbal": a treatment, no prophylaxis.
bool ProphylaxisFields::treatsDisease(const DrugStatement& drug) const
{
    const FoldedRange visit = m_note.visitAt(drug.range.begin).range;
    for (const auto& mention : m_note.mentionsIn(visit))
        if (mention.is("event") && mention.entry->id.starts_with("tuberculosis_") &&
            mention.assertion.affirmed() && !mention.assertion.historical)
            return true;
    return false;
}

bool ProphylaxisFields::fromDrug(NoteReading& reading) const
{
    for (const auto& course : m_picture.others) {
        if (course.drug->category != DrugCategory::tb_prophylaxis)
            continue;
        const DrugStatement& deciding = m_picture.statements[course.deciding];
        if (course.use == DrugUse::denied || course.use == DrugUse::never) {
            reading.readings.push_back(m_make.negative("tb_prophylaxis", "no_indicada", {deciding.act}));
            return true;
        }
        if (course.use == DrugUse::unknown_use) {
            reading.readings.push_back(m_make.unknown("tb_prophylaxis", {deciding.act}));
            return true;
        }
        if (treatsDisease(deciding))
            continue;
        const bool past = course.over();
        const FoldedRange words{deciding.pre.begin, deciding.post.end};
        const std::string state = stateIn(words, past, deciding.dates.start.has_value());
        reading.readings.push_back(m_make.value("tb_prophylaxis", state, {deciding.act}));
        return true;
    }
    return false;
}

} // namespace cotejo
