#include "engine/text/quantity_scanner.h"

#include "engine/text/number_reader.h"

#include <algorithm>
#include <array>
#include <string>

namespace cotejo
{
namespace
{

constexpr std::string_view kHalf = "\u00bd";
constexpr std::string_view kHalfId = "0.5"; // of the lexicon's number

bool isPiece(std::string_view unit)
{
    return unit == "tab" || unit == "device";
}

bool isTimeUnit(std::string_view unit)
{
    return unit == "horas" || unit == "dias" || unit == "semanas" || unit == "meses" || unit == "anos" ||
           unit == "m";
}

} // namespace

const Mention* QuantityScanner::mentionAt(std::size_t position, std::string_view group) const
{
    auto place = std::lower_bound(m_mentions.begin(), m_mentions.end(), position,
                                  [](const Mention& m, std::size_t p) { return m.range.begin < p; });
    for (; place != m_mentions.end() && place->range.begin == position; ++place)
        if (place->is(group))
            return &*place;
    return nullptr;
}

void QuantityScanner::scan()
{
    std::size_t mention = 0;
    std::size_t date = 0;
    std::size_t covered = 0; // end of the term, date or number that was seen last
    for (std::size_t i = 0; i < m_text.size(); ++i) {
        for (; date < m_dates.size() && m_dates[date].range.begin <= i; ++date)
            covered = std::max(covered, m_dates[date].range.end);
        if (i >= covered && TextCursor::isDigit(m_text[i])) {
            quantityAt(i);
            covered = std::max(
                covered, m_quantities.empty() ? i + 1 : std::max(i + 1, m_quantities.back().number.end));
        } else if (i >= covered && m_text.substr(i, 2) == kHalf) {
            quantityAt(i);
        }
        for (; mention < m_mentions.size() && m_mentions[mention].range.begin <= i; ++mention) {
            const Mention& m = m_mentions[mention];
            if (m.is("every") || m.is("interval"))
                intervalFrom(m);
            else if (m.is("number"))
                wordQuantity(m);
            else if (m.is("unit") && isPiece(m.entry->id))
                barePiece(m);
            const std::string_view words = m_text.substr(m.range.begin, m.range.length());
            const bool holdsDigits = words.find_first_of("0123456789") != std::string_view::npos;
            if ((!m.is("unit") && !m.is("every")) || holdsDigits)
                covered = std::max(covered, m.range.end);
        }
    }
}

void QuantityScanner::comparatorBefore(QuantityExpression& quantity) const
{
    std::size_t begin = quantity.number.begin;
    while (begin > 0 && quantity.number.begin - begin < 2 &&
           (m_text[begin - 1] == ' ' || m_text[begin - 1] == '='))
        --begin;
    if (begin == 0)
        return;
    const char before = m_text[begin - 1];
    if (before == '<' || before == '>' || before == '~') {
        if (before == '>' && begin > 1 && m_text[begin - 2] == '-')
            return; // an arrow
        quantity.comparator = before;
        quantity.range.begin = begin - 1;
        return;
    }
    if (begin >= 3) {
        const std::string_view sign = m_text.substr(begin - 3, 3);
        if (sign == "≤" || sign == "≥") {
            quantity.comparator = sign == "≤" ? '<' : '>';
            quantity.range.begin = begin - 3;
        }
    }
}

// "4 a 3 m": a child's age in years and months; less than a year of months.
bool QuantityScanner::monthsFollow(TextCursor cursor)
{
    const auto months = cursor.takeDigits(2);
    cursor.skipBlanks(1);
    return months && months->value < 12 &&
           (cursor.takeWord("m") || cursor.takeWord("mes") || cursor.takeWord("meses"));
}

void QuantityScanner::unitAfter(QuantityExpression& quantity) const
{
    TextCursor cursor(m_text, quantity.number.end);
    cursor.skipBlanks(1);
    const Mention* unit = mentionAt(cursor.position(), "unit");
    if (unit == nullptr)
        return;
    if (unit->range.length() == 1 && unit->entry->id == "anos") {
        TextCursor after(m_text, unit->range.end);
        after.skipBlanks(1);
        if (TextCursor::isDigit(after.peek()) && !monthsFollow(after))
            return;
        for (const std::string_view word : {"los", "las", "la", "el", "un", "una", "cada"})
            if (TextCursor(after).takeWord(word))
                return;
    }
    quantity.unit = unit->entry->id;
    quantity.range.end = unit->range.end;
}

void QuantityScanner::quantityAt(std::size_t position)
{
    TextCursor cursor(m_text, position);
    QuantityExpression quantity;
    quantity.glued = TextCursor::isWord(cursor.previous());
    if (!readNumber(cursor, quantity.value))
        return;
    TextCursor ahead = cursor;
    const char sign = ahead.peek();
    if ((sign == '/' || sign == ':') && TextCursor::isDigit(ahead.peek(1))) {
        ahead.moveTo(ahead.position() + 1);
        Decimal outOf;
        if (readNumber(ahead, outOf)) {
            quantity.outOf = outOf;
            quantity.titre = sign == ':';
            cursor = ahead;
        }
    } else {
        ahead.skipBlanks(1);
        const bool blank = ahead.position() != cursor.position();
        if (ahead.take('-') && TextCursor::isBlank(ahead.peek()) == blank) {
            ahead.skipBlanks(1);
            Decimal upper;
            if (TextCursor::isDigit(ahead.peek()) && readNumber(ahead, upper) &&
                upper.value() >= quantity.value.value()) { // "4 a 3 m" is an age
                quantity.upper = upper;
                cursor = ahead;
            }
        }
    }
    quantity.number = {position, cursor.position()};
    quantity.range = quantity.number;
    comparatorBefore(quantity);
    andAHalf(quantity);
    unitAfter(quantity);
    countPieces(quantity);
    m_quantities.push_back(std::move(quantity));
}

// The "media" of "y media" behind `end`; null where there is none.
const Mention* QuantityScanner::halfBehind(std::size_t end) const
{
    TextCursor cursor(m_text, end);
    cursor.skipBlanks(1);
    if (!cursor.takeWord("y"))
        return nullptr;
    cursor.skipBlanks(1);
    const Mention* half = mentionAt(cursor.position(), "number");
    return half != nullptr && half->entry->id == kHalfId ? half : nullptr;
}

// "una y media tabletas", "1 y media tabletas"
void QuantityScanner::andAHalf(QuantityExpression& quantity) const
{
    const Mention* half = halfBehind(quantity.number.end);
    if (half == nullptr)
        return;
    TextCursor behind(m_text, half->range.end);
    behind.skipBlanks(1);
    const Mention* unit = mentionAt(behind.position(), "unit");
    if (unit == nullptr || !isPiece(unit->entry->id))
        return;
    addHalf(quantity);
    quantity.number.end = quantity.range.end = half->range.end;
}

void QuantityScanner::addHalf(QuantityExpression& quantity)
{
    const Decimal one = *Decimal::parse("1");
    quantity.value = Decimal::weightedSum({quantity.value, *Decimal::parse(kHalfId)}, {one, one});
}

// Of tablets and pens "1/2" is a half, "1 1/2" one and a half, and "tableta y media" too.
void QuantityScanner::countPieces(QuantityExpression& quantity)
{
    if (!isPiece(quantity.unit))
        return;
    if (quantity.outOf && !quantity.titre && quantity.value.value() == 1 && quantity.outOf->value() == 2) {
        quantity.value = *Decimal::parse(kHalfId);
        quantity.outOf.reset();
        const bool follows = !m_quantities.empty() && m_quantities.back().unit.empty() &&
                             !m_quantities.back().outOf &&
                             m_quantities.back().number.end + 1 == quantity.number.begin;
        if (follows) {
            QuantityExpression whole = std::move(m_quantities.back());
            m_quantities.pop_back();
            addHalf(whole);
            whole.unit = quantity.unit;
            whole.number.end = quantity.number.end;
            whole.range.end = quantity.range.end;
            quantity = std::move(whole);
        }
        return;
    }
    const Mention* half = halfBehind(quantity.range.end);
    if (half == nullptr)
        return;
    addHalf(quantity);
    quantity.range.end = half->range.end;
}

// "tableta y media": one goes without saying.
void QuantityScanner::barePiece(const Mention& unit)
{
    if (!m_quantities.empty() && m_quantities.back().range.end > unit.range.begin)
        return;
    QuantityExpression quantity;
    quantity.value = *Decimal::parse("1");
    quantity.unit = unit.entry->id;
    quantity.number = quantity.range = unit.range;
    countPieces(quantity);
    if (quantity.range.end > unit.range.end)
        m_quantities.push_back(std::move(quantity));
}

void QuantityScanner::wordQuantity(const Mention& word)
{
    if (!m_quantities.empty() && word.range.begin < m_quantities.back().number.end)
        return;
    QuantityExpression quantity;
    quantity.number = quantity.range = word.range;
    const auto value = Decimal::parse(word.entry->id);
    if (!value)
        return;
    quantity.value = *value;
    if (value->value() >= 20 && !withUnitsWord(word, quantity))
        return; // better no number than half of one
    andAHalf(quantity);
    unitAfter(quantity);
    if (word.entry->id == kHalfId && !isPiece(quantity.unit))
        return; // "línea media"
    countPieces(quantity);
    m_quantities.push_back(std::move(quantity));
}

bool QuantityScanner::withUnitsWord(const Mention& tens, QuantityExpression& quantity) const
{
    TextCursor cursor(m_text, tens.range.end);
    cursor.skipBlanks(1);
    if (!cursor.takeWord("y"))
        return true;
    cursor.skipBlanks(1);
    const Mention* units = mentionAt(cursor.position(), "number");
    const auto value = units == nullptr ? std::nullopt : Decimal::parse(units->entry->id);
    if (!value || value->value() > 9)
        return false;
    const Decimal one = *Decimal::parse("1");
    quantity.value = Decimal::weightedSum({quantity.value, *value}, {one, one});
    quantity.number.end = quantity.range.end = units->range.end;
    return true;
}

bool QuantityScanner::timeUnit(TextCursor& cursor, std::string& unit) const
{
    if (cursor.takeWord("s")) { // "c/8s", "q2s": no drug is given by the second
        unit = "semanas";
        return true;
    }
    const Mention* mention = mentionAt(cursor.position(), "unit");
    if (mention == nullptr || !isTimeUnit(mention->entry->id))
        return false;
    unit = mention->entry->id == "m" ? "meses" : mention->entry->id;
    cursor.moveTo(mention->range.end);
    return true;
}

void QuantityScanner::intervalFrom(const Mention& mention)
{
    if (!m_intervals.empty() && mention.range.begin < m_intervals.back().range.end)
        return;
    IntervalExpression interval;
    if (mention.is("interval")) {
        const auto count = Decimal::parse(mention.entry->attribute("count"));
        interval.range = mention.range;
        interval.count = count ? *count : Decimal();
        interval.unit = mention.entry->attribute("unit");
        m_intervals.push_back(std::move(interval));
        return;
    }
    TextCursor cursor(m_text, mention.range.end);
    cursor.skipBlanks(1);
    bool counted = TextCursor::isDigit(cursor.peek()) && readNumber(cursor, interval.count);
    if (!counted)
        if (const Mention* word = mentionAt(cursor.position(), "number")) {
            if (const auto value = Decimal::parse(word->entry->id))
                interval.count = *value;
            cursor.moveTo(word->range.end);
            counted = true;
        }
    if (!counted)
        interval.count = *Decimal::parse("1");
    cursor.skipBlanks(1);
    if (!timeUnit(cursor, interval.unit))
        return;
    interval.range = {mention.range.begin, cursor.position()};
    m_intervals.push_back(std::move(interval));
}

} // namespace cotejo
