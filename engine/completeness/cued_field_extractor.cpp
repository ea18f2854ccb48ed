#include "engine/completeness/cued_field_extractor.h"

#include "engine/completeness/cued_reading.h"
#include "engine/completeness/ended_statement.h"
#include "engine/completeness/value_before.h"
#include "engine/completeness/value_window.h"

#include <algorithm>

namespace cotejo
{
namespace
{

// A cue that means its field only as a label: before a colon, at the start of a line or in a cell of its own.
bool isLabel(const AnalysedNote& note, const Mention& cue)
{
    std::size_t next = cue.range.end;
    while (next < note.folded().size() && note.folded()[next] == ' ')
        ++next;
    const char c = next < note.folded().size() ? note.folded()[next] : '\0';
    return c == ':' || c == '=' || c == '|' || c == '\t' || c == '/';
}

// "Espondilitis anquilosante (HLA-B27)": what stands alone in brackets behind the disease belongs to it.
std::optional<CuedValue> impliedByDisease(const AnalysedNote& note, const CueRun& run, const CueSpec& spec)
{
    const std::string_view code = spec.entry.attribute("implied");
    const FoldedRange& cue = run.cues.front()->range;
    const std::string_view text = note.folded();
    if (code.empty() || run.cues.size() != 1 || run.cues.front()->assertion.kind != AssertionKind::affirmed ||
        cue.begin < 3 || cue.end >= text.size() || text[cue.begin - 1] != '(' || text[cue.end] != ')')
        return std::nullopt;
    const auto before = note.mentionsIn({cue.begin > 60 ? cue.begin - 60 : 0, cue.begin});
    const bool disease = std::any_of(before.begin(), before.end(), [&](const Mention& m) {
        return m.is("disease") && m.range.end + 2 >= cue.begin && m.range.end < cue.begin;
    });
    if (!disease)
        return std::nullopt;
    CuedValue value;
    value.value = std::string(code);
    value.range = cue;
    return value;
}

// "VGP 4  VGM 3 (0-10)", "EVA dolor · global | 5 · 5 (mm)": the scale stands once, behind the last of them.
std::string scaleBehind(const AnalysedNote& note, std::size_t position)
{
    constexpr std::size_t kScaleReach = 30;
    const std::size_t end = std::min(note.lineAt(position).range.end, position + kScaleReach);
    const std::string_view behind = note.words({position, std::max(position, end)});
    if (behind.find("(0-100") != std::string_view::npos || behind.find("(mm)") != std::string_view::npos)
        return "0-100";
    return behind.find("(0-10") != std::string_view::npos ? "0-10" : "";
}

// "Se solicitó VSG de urgencias, que fue normal": what was asked for is told in a relative clause further on.
std::optional<CuedValue> toldAfter(const AnalysedNote& note, const CueRun& run, const CueSpec& spec)
{
    constexpr std::size_t kClauseReach = 60;
    const std::size_t begin = run.range().end;
    if (run.cues.back()->assertion.kind != AssertionKind::pending)
        return std::nullopt;
    const std::size_t end = std::min(note.sentenceAt(begin).range.end, begin + 2 * kClauseReach);
    const std::string_view words = note.words({begin, std::max(begin, end)});
    for (const std::string_view pronoun : {", que fue", ", que result", ", que sali", ", el cual fue",
                                           ", la cual fue", ", los cuales fue", ", las cuales fue"}) {
        const auto place = words.find(pronoun);
        if (place == std::string_view::npos || place > kClauseReach ||
            words.substr(0, place).find(',') != std::string_view::npos)
            continue;
        const std::size_t verb = begin + place + pronoun.rfind(' ') + 1;
        return ValueWindow(note, spec, {verb, std::max(verb, end)}).read();
    }
    return std::nullopt;
}

bool spreads(const CuedValue& value)
{
    return value.status != FieldStatus::present || std::holds_alternative<std::string>(value.value);
}

} // namespace

void CuedFieldExtractor::read(const AnalysedNote& note, NoteReading& soFar) const
{
    std::size_t taken = 0; // end of the last index: "DAS28 con VSG de 6.1" says nothing of the field esr
    for (const CueRun& run : findCueRuns(note, "field")) {
        if (run.range().end <= taken)
            continue;
        const CueSpec::Kind kind = CueSpec::of(*run.cues.front()->entry).kind;
        if (kind != CueSpec::Kind::statement) {
            taken = std::max(taken, readRun(note, run, soFar));
            continue;
        }
        for (const Mention* statement : run.cues)
            readStatement(note, *statement, soFar);
    }
}

std::optional<CuedValue> CuedFieldExtractor::valueBehind(const AnalysedNote& note, const CueRun& run,
                                                         std::size_t cue) const
{
    return ValueWindow(note, CueSpec::of(*run.cues[cue]->entry), valueRegion(note, run)).read();
}

void CuedFieldExtractor::readStatement(const AnalysedNote& note, const Mention& mention,
                                       NoteReading& soFar) const
{
    const CueSpec& spec = CueSpec::of(*mention.entry);
    const Assertion& assertion = mention.assertion;
    const std::string_view doubt =
        spec.entry.attribute("doubt"); // only: words that say no value, only a doubt
    const bool doubted = doubt == "only" && assertion.kind == AssertionKind::possible;
    if ((assertion.asked || doubted) && assertion.aboutPatientNow()) {
        CuedValue open;
        open.status = FieldStatus::unknown;
        open.detail = FieldDetail::stated_unknown;
        soFar.readings.push_back(makeCuedReading(note, spec, spec.field, open,
                                                 {std::min(assertion.cue.begin, mention.range.begin),
                                                  std::max(assertion.cue.end, mention.range.end)}));
        return;
    }
    if (doubt == "only" || !assertion.aboutPatientNow() ||
        (assertion.kind != AssertionKind::affirmed && !spec.flag("negative")))
        return;
    CuedValue value;
    const auto over = endOfStatement(note, spec, mention.range);
    const std::string code(spec.entry.attribute(over ? "ended" : "code"));
    if (spec.flag("set"))
        value.value = std::vector<std::string>{code};
    else
        value.value = code;
    value.detail = spec.flag("negative") ? FieldDetail::negative : FieldDetail::value;
    value.past = assertion.historical;
    soFar.readings.push_back(makeCuedReading(note, spec, spec.field, value, over.value_or(mention.range)));
}

std::size_t CuedFieldExtractor::readRun(const AnalysedNote& note, const CueRun& run, NoteReading& soFar) const
{
    const std::size_t last = run.cues.size() - 1;
    if (run.slashes && last > 0) {
        const auto parts = slashParts(note, run);
        std::string scale;
        for (std::size_t i = parts.size(); i-- > 0;)
            if (const auto value = ValueWindow(note, CueSpec::of(*run.cues[i]->entry), parts[i]).read()) {
                CuedValue scaled = *value;
                if (i == last && note.words(parts[i]).find("0-100") != std::string_view::npos)
                    scale = "0-100";
                if (!scale.empty() && CueSpec::of(*run.cues[i]->entry).flag("scale"))
                    scaled.unit = scale;
                add(note, run, i, scaled, soFar);
            }
        if (!parts.empty())
            return 0;
    }
    std::size_t taken = 0;
    for (std::size_t i = 0; i <= last; ++i) {
        const CueSpec& spec = CueSpec::of(*run.cues[i]->entry);
        if (run.cues[i]->assertion.asked) { // "no se sabe si el PPD fue positivo"
            if (const auto open = statusAround(*run.cues[i], spec))
                add(note, run, i, *open, soFar);
            continue;
        }
        std::optional<CuedValue> value = valueBehind(note, run, i);
        if (value && i < last && !spreads(*value))
            value.reset();
        if (!value)
            value = valueBefore(note, run, spec);
        if (!value && spec.flag("clause"))
            value = valueInClause(note, run, spec);
        if (!value)
            value = toldAfter(note, run, spec);
        if (!value)
            value = impliedByDisease(note, run, spec);
        if (!value)
            value = statusAround(*run.cues[i], spec);
        if (!value)
            continue;
        if (spec.flag("scale") && value->unit.empty())
            value->unit = scaleBehind(note, value->range.end);
        if (const auto over = endOfStatement(note, spec, run.cues[i]->range)) {
            value->value = std::string(spec.entry.attribute("ended"));
            value->detail = FieldDetail::value;
            value->range = *over;
        }
        add(note, run, i, *value, soFar);
        if (spec.flag("variants") && value->status == FieldStatus::present)
            taken = value->range.end;
    }
    return taken;
}

void CuedFieldExtractor::add(const AnalysedNote& note, const CueRun& run, std::size_t cue,
                             const CuedValue& value, NoteReading& soFar) const
{
    const Mention& mention = *run.cues[cue];
    const CueSpec& spec = CueSpec::of(*mention.entry);
    if (!mention.assertion.aboutPatientNow() ||
        (spec.flag("label") && value.status == FieldStatus::present && !isLabel(note, mention)))
        return;
    FoldedRange place{
        std::min(mention.range.begin, value.range.empty() ? mention.range.begin : value.range.begin),
        std::max(mention.range.end, value.range.end)};
    if (note.lineAt(mention.range.begin).valueLine != 0 && !value.range.empty())
        place = value.range;
    soFar.readings.push_back(makeCuedReading(note, spec, spec.field, value, place));
    const bool unknown = value.status == FieldStatus::unknown;
    if (value.detail == FieldDetail::negative || unknown)
        for (const auto& field : spec.also)
            soFar.readings.push_back(makeCuedReading(note, spec, field, value, place));
    if (value.detail == FieldDetail::pending)
        for (const auto& field : spec.pendingAlso)
            soFar.readings.push_back(makeCuedReading(note, spec, field, value, place));
    addDate(note, spec, mention, value, soFar);
}

void CuedFieldExtractor::addDate(const AnalysedNote& note, const CueSpec& spec, const Mention& cue,
                                 const CuedValue& value, NoteReading& soFar) const
{
    const std::string_view field = spec.entry.attribute("date_field");
    if (field.empty() || value.status != FieldStatus::present)
        return;
    std::optional<PartialDate> date = value.date;
    FoldedRange place{cue.range.begin, std::max(cue.range.end, value.dateRange.end)};
    const FoldedRange before{cue.range.begin - std::min<std::size_t>(cue.range.begin, 24), cue.range.begin};
    for (const auto& candidate : note.datesIn(before)) {
        const std::string_view between =
            note.words({candidate.range.end, std::max(candidate.range.end, cue.range.begin)});
        if (!date && candidate.date && between.find_first_not_of(" :-()\n") == std::string_view::npos) {
            date = candidate.date;
            place = {candidate.range.begin, cue.range.end};
        }
    }
    if (!date)
        return;
    CuedValue dated;
    dated.value = date->iso();
    dated.past = value.past;
    soFar.readings.push_back(makeCuedReading(note, spec, field, dated, place));
}

} // namespace cotejo
