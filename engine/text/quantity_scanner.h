#pragma once

#include "engine/text/date_expression.h"
#include "engine/text/interval_expression.h"
#include "engine/text/mention.h"
#include "engine/text/quantity_expression.h"
#include "engine/text/text_cursor.h"

#include <string_view>
#include <vector>

namespace cotejo
{

// Finds numbers with their units, and intervals, in one pass over folded text. Digits of dates and of terms
// ("das28", "c3") are no numbers. Units, number words and intervals come from the lexicon (groups unit,
// number, every, interval).
class QuantityScanner
{
public:
    QuantityScanner(std::string_view folded, const std::vector<Mention>& mentions,
                    const std::vector<DateExpression>& dates)
        : m_text(folded), m_mentions(mentions), m_dates(dates)
    {
    }
    void scan();
    [[nodiscard]] std::vector<QuantityExpression> takeQuantities()
    {
        return std::move(m_quantities);
    } // in text order
    [[nodiscard]] std::vector<IntervalExpression> takeIntervals()
    {
        return std::move(m_intervals);
    } // in text order

private:
    void quantityAt(std::size_t position);
    void wordQuantity(const Mention& word);
    // "cincuenta y tres" is one number; false where an "y" follows that leads to no number word.
    bool withUnitsWord(const Mention& tens, QuantityExpression& quantity) const;
    void comparatorBefore(QuantityExpression& quantity) const;
    [[nodiscard]] const Mention* halfBehind(std::size_t end) const;
    void andAHalf(QuantityExpression& quantity) const;
    void countPieces(QuantityExpression& quantity);
    void barePiece(const Mention& unit);
    static void addHalf(QuantityExpression& quantity);
    [[nodiscard]] static bool monthsFollow(TextCursor cursor);
    void unitAfter(QuantityExpression& quantity) const;
    void intervalFrom(const Mention& mention);
    [[nodiscard]] const Mention* mentionAt(std::size_t position, std::string_view group) const;
    [[nodiscard]] bool timeUnit(TextCursor& cursor, std::string& unit) const;

    std::string_view m_text;
    const std::vector<Mention>& m_mentions;
    const std::vector<DateExpression>& m_dates;
    std::vector<QuantityExpression> m_quantities;
    std::vector<IntervalExpression> m_intervals;
};

} // namespace cotejo
