#pragma once

#include "engine/text/date_expression.h"
#include "engine/text/mention.h"
#include "engine/text/text_cursor.h"

#include <string_view>
#include <vector>

namespace cotejo
{

// Finds every date expression of a folded text in one pass. Month names, "hace", "hoy" and number words come
// from the lexicon (groups month, ago, today, number, unit).
class DateScanner
{
public:
    DateScanner(std::string_view folded, const std::vector<Mention>& mentions)
        : m_text(folded), m_mentions(mentions)
    {
    }
    [[nodiscard]] std::vector<DateExpression> scan(); // in text order, none overlapping

private:
    [[nodiscard]] const Mention* mentionAt(std::size_t position, std::string_view group) const;
    [[nodiscard]] bool insideLongerTerm(std::size_t position) const;
    bool fromDigits(std::size_t position);
    bool yearFirst(TextCursor cursor);
    bool dayFirst(TextCursor cursor);
    bool dayAndMonthName(TextCursor cursor);
    bool monthAndYear(TextCursor cursor);
    bool bareYear(TextCursor cursor);
    bool fromMonthName(const Mention& month);
    bool fromAgo(const Mention& cue);
    bool fromAmountAgo(const Mention& cue);
    bool fromAge(std::size_t position);
    bool add(std::size_t begin, std::size_t end, DateExpression expression);
    bool addDate(std::size_t begin, std::size_t end, int year, int month, int day);
    [[nodiscard]] static int fullYear(const TextCursor::Digits& digits);
    bool yearAfter(TextCursor& cursor, int& year) const;
    [[nodiscard]] std::optional<int> amountAt(TextCursor& cursor) const;
    [[nodiscard]] char timeUnitAt(TextCursor& cursor) const;
    [[nodiscard]] bool prepositionBefore(std::size_t position) const;

    std::string_view m_text;
    const std::vector<Mention>& m_mentions; // by begin
    std::vector<DateExpression> m_found;
    std::size_t m_first = 0; // first mention that may matter at the position
};

} // namespace cotejo
