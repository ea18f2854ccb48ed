#include "engine/completeness/ended_statement.h"

#include <algorithm>

namespace cotejo
{
namespace
{

constexpr std::size_t kEndReach = 80; // bytes behind the statement

bool namesEnd(const AnalysedNote& note, const FoldedRange& behind, const DateExpression& date)
{
    if (!date.date || date.range.end > behind.end)
        return false;
    std::string_view before = note.words({behind.begin, date.range.begin});
    while (!before.empty() && before.back() == ' ')
        before.remove_suffix(1);
    for (const std::string_view article : {" el", " el ano", " ano"})
        if (before.ends_with(article))
            before.remove_suffix(article.size());
    return before.ends_with("hasta") || before.ends_with("until") || before.ends_with("till");
}

} // namespace

std::optional<FoldedRange> endOfStatement(const AnalysedNote& note, const CueSpec& spec,
                                          const FoldedRange& statement)
{
    if (spec.entry.attribute("ended").empty())
        return std::nullopt;
    const FoldedRange behind{
        statement.end,
        std::max(statement.end, std::min(note.clauseAt(statement.begin).end, statement.end + kEndReach))};
    for (const auto& date : note.datesIn(behind))
        if (namesEnd(note, behind, date))
            return FoldedRange{statement.begin, date.range.end};
    for (const auto& mention : note.mentionsIn(behind)) {
        if (mention.is("field") && mention.entry->id != spec.field)
            break;
        const bool over = mention.is("value", spec.entry.attribute("ended")) &&
                          mention.entry->attribute("field") == spec.field;
        if (over && mention.range.end <= behind.end && mention.assertion.kind != AssertionKind::negated)
            return FoldedRange{statement.begin, mention.range.end};
    }
    return std::nullopt;
}

} // namespace cotejo
