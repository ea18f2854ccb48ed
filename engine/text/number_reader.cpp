#include "engine/text/number_reader.h"

#include <algorithm>
#include <string>

namespace cotejo
{
namespace
{

constexpr std::string_view kHalf = "\u00bd";
constexpr std::string_view kQuarter = "\u00bc";
constexpr std::string_view kThreeQuarters = "\u00be";

} // namespace

bool readNumber(TextCursor& cursor, Decimal& value)
{
    std::string lexeme;
    std::size_t whole = 0;
    while (TextCursor::isDigit(cursor.peek()) && whole++ < 18) {
        lexeme.push_back(cursor.peek());
        cursor.moveTo(cursor.position() + 1);
    }
    while (cursor.peek() == ',' && lexeme.size() <= 15 && lexeme != "0" &&
           TextCursor::isDigit(cursor.peek(1)) && TextCursor::isDigit(cursor.peek(2)) &&
           TextCursor::isDigit(cursor.peek(3)) && !TextCursor::isDigit(cursor.peek(4))) {
        for (std::size_t i = 1; i <= 3; ++i)
            lexeme.push_back(cursor.peek(i));
        cursor.moveTo(cursor.position() + 4);
    }
    if ((cursor.peek() == '.' || cursor.peek() == ',') && TextCursor::isDigit(cursor.peek(1))) {
        cursor.moveTo(cursor.position() + 1);
        lexeme.push_back('.');
        for (std::size_t decimals = 0; TextCursor::isDigit(cursor.peek()) && decimals < 12; ++decimals) {
            lexeme.push_back(cursor.peek());
            cursor.moveTo(cursor.position() + 1);
        }
    }
    const std::string_view rest = cursor.rest(2);
    if (lexeme.find('.') == std::string::npos &&
        (rest == kHalf || rest == kQuarter || rest == kThreeQuarters)) {
        lexeme = (lexeme.empty() ? "0" : lexeme) + (rest == kHalf ? ".5" : rest == kQuarter ? ".25" : ".75");
        cursor.moveTo(cursor.position() + 2);
    }
    const std::size_t digit = std::min(lexeme.find_first_not_of('0'), lexeme.size());
    const bool pointNext = digit < lexeme.size() && lexeme[digit] == '.';
    lexeme.erase(0, digit == lexeme.size() || pointNext ? (digit > 0 ? digit - 1 : 0) : digit);
    const auto parsed = Decimal::parse(lexeme);
    if (parsed)
        value = *parsed;
    return parsed.has_value();
}

} // namespace cotejo
