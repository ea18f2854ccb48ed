#include "engine/completeness/value_before.h"

#include "engine/completeness/number_value.h"
#include "engine/text/text_cursor.h"
#include "engine/text/word_list.h"

#include <algorithm>

namespace cotejo
{
namespace
{

constexpr std::size_t kCueReach = 40; // bytes between value and cue

bool onlyJoiningWords(std::string_view between)
{
    static const WordList joining("filler_word");
    for (std::size_t i = 0; i < between.size();) {
        if (between[i] == ' ' || between[i] == '\n') {
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < between.size() && TextCursor::isLetter(between[end]))
            ++end;
        if (end == i || !joining.contains(between.substr(i, end - i)))
            return false;
        i = end;
    }
    return true;
}

std::optional<CuedValue> numberBefore(const AnalysedNote& note, const CueRun& run, const CueSpec& spec)
{
    const std::size_t begin = run.range().begin;
    const FoldedRange behind{begin - std::min(begin, std::size_t{14}), begin};
    const auto quantities = note.quantitiesIn(behind);
    if (quantities.empty() || quantities.back().range.end > begin || quantities.back().upper ||
        quantities.back().outOf)
        return std::nullopt;
    const std::string_view between = note.words({quantities.back().range.end, begin});
    if (std::any_of(between.begin(), between.end(), [](char c) { return c != ' ' && c != '\n'; }))
        return std::nullopt;
    CuedValue value;
    return takeNumber(spec, quantities.back(), value) ? std::optional(value) : std::nullopt;
}

std::optional<CuedValue> resultBefore(const AnalysedNote& note, const CueRun& run)
{
    const std::size_t begin = run.range().begin;
    const std::size_t phrase = note.phraseAt(begin).begin;
    const FoldedRange behind{std::max(phrase, begin - std::min(begin, kCueReach + 24)), begin};
    const Mention* result = nullptr;
    for (const auto& mention : note.mentionsIn(behind))
        if (mention.is("result") && mention.range.end <= begin &&
            (result == nullptr || mention.range.end > result->range.end))
            result = &mention;
    if (result == nullptr)
        return std::nullopt;
    const std::string_view between = note.words({result->range.end, begin});
    const bool led =
        between.find("para") != std::string_view::npos || between.find(" de ") != std::string_view::npos ||
        between.find(" a ") != std::string_view::npos || between.find("for") != std::string_view::npos;
    if (!led || between.size() > kCueReach || !onlyJoiningWords(between))
        return std::nullopt;
    CuedValue value;
    value.value = result->entry->id;
    value.detail = result->entry->id == "negativo" ? FieldDetail::negative : FieldDetail::value;
    value.range = result->range;
    return value;
}

// "normal chest X-ray"
std::optional<CuedValue> adjectiveBefore(const AnalysedNote& note, const CueRun& run, const CueSpec& spec)
{
    const std::size_t begin = run.range().begin;
    for (const auto& mention : note.mentionsIn({begin - std::min<std::size_t>(begin, 14), begin})) {
        if (!mention.is("value") || mention.entry->attribute("field") != spec.field || !spec.flag("clause") ||
            mention.range.end + 1 != begin || mention.assertion.kind != AssertionKind::affirmed)
            continue;
        CuedValue value;
        value.value = mention.entry->id;
        value.range = mention.range;
        return value;
    }
    return std::nullopt;
}

} // namespace

std::optional<CuedValue> valueBefore(const AnalysedNote& note, const CueRun& run, const CueSpec& spec)
{
    if (spec.kind == CueSpec::Kind::result)
        return resultBefore(note, run);
    if (spec.kind == CueSpec::Kind::enumeration)
        return adjectiveBefore(note, run, spec);
    return spec.flag("before") && run.cues.size() == 1 ? numberBefore(note, run, spec) : std::nullopt;
}

std::optional<CuedValue> statusAround(const Mention& cue, const CueSpec& spec)
{
    CuedValue value;
    value.status = FieldStatus::unknown;
    value.range = cue.assertion.cue;
    const AssertionKind kind = cue.assertion.kind;
    if (kind == AssertionKind::pending || kind == AssertionKind::unknown) {
        value.detail = kind == AssertionKind::pending ? FieldDetail::pending : FieldDetail::stated_unknown;
        return value;
    }
    const std::string_view denied = spec.entry.attribute("denied");
    const std::string_view zero = spec.entry.attribute("zero");
    if ((kind != AssertionKind::negated && kind != AssertionKind::templated) ||
        (denied.empty() && zero.empty()))
        return std::nullopt;
    value.status = FieldStatus::present;
    value.detail = kind == AssertionKind::templated ? FieldDetail::templated : FieldDetail::negative;
    if (zero == "yes")
        value.value = *Decimal::parse("0");
    else
        value.value = std::string(denied.empty() ? std::string_view("no") : denied);
    return value;
}

std::optional<CuedValue> valueInClause(const AnalysedNote& note, const CueRun& run, const CueSpec& spec)
{
    FoldedRange region = valueRegion(note, run);
    const Mention* best = nullptr;
    for (const auto& mention : note.mentionsIn(region)) {
        const bool wanted = mention.is("value") && mention.entry->attribute("field") == spec.field;
        if (mention.is("field") && mention.entry->id != spec.field)
            break;
        if (!wanted || mention.range.end > region.end || mention.assertion.kind == AssertionKind::negated)
            continue;
        if (best == nullptr || mention.entry->attribute("rank") > best->entry->attribute("rank"))
            best = &mention;
    }
    if (best == nullptr)
        return std::nullopt;
    CuedValue value;
    value.value = best->entry->id;
    value.detail = best->entry->id == "nunca" ? FieldDetail::negative : FieldDetail::value;
    value.range = best->range;
    return value;
}

} // namespace cotejo
