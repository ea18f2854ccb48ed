#pragma once

#include "engine/text/date_expression.h"
#include "engine/text/date_words.h"
#include "engine/text/mention.h"
#include "engine/text/relative_date_reader.h"
#include "engine/text/text_cursor.h"

#include <optional>
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
        : m_text(folded), m_mentions(mentions), m_words(folded, mentions), m_relative(folded, m_words)
    {
    }
    DateScanner(const DateScanner&) = delete;
    DateScanner& operator=(const DateScanner&) = delete;
    [[nodiscard]] std::vector<DateExpression> scan(); // in text order, none overlapping

private:
    [[nodiscard]] bool insideLongerTerm(std::size_t position) const;
    bool fromDigits(std::size_t position);
    bool yearFirst(TextCursor cursor);
    bool dayFirst(TextCursor cursor);
    bool dayAndMonth(TextCursor cursor);
    bool blankDate(std::size_t begin, const TextCursor::Digits& day, TextCursor cursor);
    [[nodiscard]] int yearTold(std::size_t position, TextCursor& cursor) const;
    bool dayAndMonthName(TextCursor cursor);
    bool dayRange(TextCursor cursor);
    bool monthDays(const Mention& month, const TextCursor::Digits& day, TextCursor cursor);
    void lendYear();
    bool monthAndYear(TextCursor cursor);
    bool bareYear(TextCursor cursor);
    bool fromMonthName(const Mention& month);
    bool add(std::size_t begin, std::size_t end, DateExpression expression);
    bool addCounted(const std::optional<DateExpression>& expression);
    bool addDate(std::size_t begin, std::size_t end, int year, int month, int day);

    std::string_view m_text;
    const std::vector<Mention>& m_mentions; // by begin
    DateWords m_words;
    RelativeDateReader m_relative;
    std::vector<DateExpression> m_found;
    std::size_t m_first = 0; // first mention that may matter at the position
};

} // namespace cotejo
