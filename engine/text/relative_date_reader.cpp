#include "engine/text/relative_date_reader.h"

namespace cotejo
{
namespace
{

std::optional<DateExpression> counted(FoldedRange range, int amount, char unit)
{
    if (unit == '\0')
        return std::nullopt;
    DateExpression expression;
    expression.range = range;
    expression.kind = DateExpression::Kind::ago;
    expression.amount = amount;
    expression.unit = unit;
    return expression;
}

} // namespace

std::optional<DateExpression> RelativeDateReader::fromCue(const Mention& cue, std::size_t from) const
{
    const std::string& id = cue.entry->id;
    if (id == "today" || id == "yesterday")
        return counted(cue.range, id == "today" ? 0 : 1, 'd');
    if (id == "after")
        return amountBefore(cue, from);
    TextCursor cursor(m_text, cue.range.end);
    cursor.skipBlanks(1);
    for (const std::string_view word : {"ya", "aproximadamente", "aprox", "aprox.", "mas de", "casi", "unos",
                                        "unas", "cerca de", "alrededor de"})
        if (cursor.takeWord(word))
            cursor.skipBlanks(1);
    const auto amount = m_words.amountAt(cursor);
    if (!amount)
        return std::nullopt;
    cursor.skipBlanks(1);
    const char unit = m_words.timeUnitAt(cursor);
    return counted({cue.range.begin, cursor.position()}, *amount, unit);
}

std::optional<DateExpression> RelativeDateReader::amountBefore(const Mention& cue, std::size_t from) const
{
    std::size_t begin = cue.range.begin;
    for (int words = 0; words < 2 && begin > 0; ++words) {
        std::size_t end = begin;
        while (end > 0 && TextCursor::isBlank(m_text[end - 1]))
            --end;
        begin = end;
        while (begin > 0 && end - begin < 12 && TextCursor::isWord(m_text[begin - 1]))
            --begin;
    }
    TextCursor cursor(m_text, begin);
    const auto amount = m_words.amountAt(cursor);
    if (!amount || from > begin)
        return std::nullopt;
    cursor.skipBlanks(1);
    return counted({begin, cue.range.end}, *amount, m_words.timeUnitAt(cursor));
}

std::optional<DateExpression> RelativeDateReader::fromAge(std::size_t position) const
{
    TextCursor cursor(m_text, position);
    if (!cursor.takeWord("a") && !cursor.takeWord("desde"))
        return std::nullopt;
    cursor.skipBlanks(1);
    bool stated = cursor.takeWord("los");
    if (!stated && cursor.takeWord("la")) {
        cursor.skipBlanks(1);
        if (!cursor.takeWord("edad"))
            return std::nullopt;
        cursor.skipBlanks(1);
        stated = cursor.takeWord("de");
    }
    cursor.skipBlanks(1);
    const auto years = stated ? m_words.amountAt(cursor) : std::nullopt;
    if (!years || *years > 110)
        return std::nullopt;
    cursor.skipBlanks(1);
    if (m_words.timeUnitAt(cursor) != 'y')
        return std::nullopt;
    DateExpression expression;
    expression.range = {position, cursor.position()};
    expression.kind = DateExpression::Kind::age;
    expression.amount = *years;
    expression.unit = 'y';
    return expression;
}

} // namespace cotejo
