#include "engine/text/date_scanner.h"

namespace cotejo
{
namespace
{

constexpr std::size_t kToldReach = 160; // bytes between a year and "de ese año"

} // namespace

bool DateScanner::insideLongerTerm(std::size_t position) const
{
    for (std::size_t i = m_first; i < m_mentions.size() && m_mentions[i].range.begin <= position; ++i)
        if (m_mentions[i].range.begin < position && position < m_mentions[i].range.end)
            return true;
    return false;
}

std::vector<DateExpression> DateScanner::scan()
{
    for (std::size_t i = 0; i < m_text.size(); ++i) {
        while (m_first < m_mentions.size() && m_mentions[m_first].range.end <= i)
            ++m_first;
        if (!m_found.empty() && i < m_found.back().range.end)
            continue;
        const bool wordStart = i == 0 || !TextCursor::isWord(m_text[i - 1]);
        if (TextCursor::isDigit(m_text[i]) && (i == 0 || !TextCursor::isWord(m_text[i - 1]))) {
            fromDigits(i);
            continue;
        }
        if (!wordStart || !TextCursor::isLetter(m_text[i]))
            continue;
        if ((m_text[i] == 'a' || m_text[i] == 'd') && addCounted(m_relative.fromAge(i)))
            continue;
        for (std::size_t k = m_first; k < m_mentions.size() && m_mentions[k].range.begin <= i; ++k) {
            const Mention& mention = m_mentions[k];
            if (mention.range.begin != i)
                continue;
            if ((mention.is("month") && fromMonthName(mention)) ||
                (mention.is("ago") &&
                 addCounted(m_relative.fromCue(mention, m_found.empty() ? 0 : m_found.back().range.end))))
                break;
        }
    }
    return std::move(m_found);
}

bool DateScanner::add(std::size_t begin, std::size_t end, DateExpression expression)
{
    expression.range = {begin, end};
    m_found.push_back(expression);
    return true;
}

bool DateScanner::addCounted(const std::optional<DateExpression>& expression)
{
    if (expression)
        m_found.push_back(*expression);
    return expression.has_value();
}

bool DateScanner::addDate(std::size_t begin, std::size_t end, int year, int month, int day)
{
    const auto date = PartialDate::make(year, month, day);
    if (!date || (end < m_text.size() && TextCursor::isWord(m_text[end])))
        return false;
    DateExpression expression;
    expression.date = date;
    if (!m_found.empty() && m_found.back().kind == DateExpression::Kind::ago && m_found.back().amount == 0 &&
        begin - m_found.back().range.end <= 2) { // "hoy 03/02/2023" is one date
        begin = m_found.back().range.begin;
        m_found.pop_back();
    }
    add(begin, end, expression);
    lendYear();
    return true;
}

bool DateScanner::fromDigits(std::size_t position)
{
    const TextCursor cursor(m_text, position);
    const char before = cursor.previous();
    if ((before == '.' || before == ',' || before == '/') && TextCursor::isDigit(cursor.previous(2)))
        return false;
    if (insideLongerTerm(position))
        return false;
    return yearFirst(cursor) || dayFirst(cursor) || dayRange(cursor) || dayAndMonthName(cursor) ||
           monthAndYear(cursor) || dayAndMonth(cursor) || bareYear(cursor);
}

bool DateScanner::yearFirst(TextCursor cursor)
{
    const std::size_t begin = cursor.position();
    const auto year = cursor.takeDigits(4);
    char separator = '\0';
    if (!year || year->count != 4 || !cursor.takeAny("-/.", &separator))
        return false;
    const auto month = cursor.takeDigits(2);
    if (!month || month->count != 2)
        return false;
    if (cursor.peek() != separator)
        return separator == '-' && !TextCursor::isDigit(cursor.peek()) && month->value >= 1 &&
               month->value <= 12 &&
               addDate(begin, cursor.position(), DateWords::fullYear(*year), month->value, 0);
    cursor.take(separator);
    const auto day = cursor.takeDigits(2);
    if (!day)
        return false;
    if (cursor.peek() == 't' && TextCursor::isDigit(cursor.peek(1)))
        while (TextCursor::isWord(cursor.peek()) || cursor.peek() == ':')
            cursor.moveTo(cursor.position() + 1);
    return addDate(begin, cursor.position(), DateWords::fullYear(*year), month->value, day->value);
}

bool DateScanner::dayFirst(TextCursor cursor)
{
    const std::size_t begin = cursor.position();
    const auto day = cursor.takeDigits(2);
    if (!day)
        return false;
    if (blankDate(begin, *day, cursor))
        return true;
    cursor.skipBlanks(1);
    char separator = '\0';
    if (!cursor.takeAny("/.-", &separator))
        return false;
    cursor.skipBlanks(1);
    const auto digits = cursor.takeDigits(2);
    const int month = digits ? digits->value : DateWords::romanMonth(cursor);
    if (month == 0)
        return false;
    cursor.skipBlanks(1);
    if (!cursor.take(separator))
        return false;
    cursor.skipBlanks(1);
    const auto year = cursor.takeDigits(4);
    if (!year || (year->count != 2 && year->count != 4) || DateWords::fullYear(*year) == 0 || day->value == 0)
        return false;
    return addDate(begin, cursor.position(), DateWords::fullYear(*year), month, day->value);
}

// "Ingresó el 18-10", "del 3/5 al 9/5": a day and month behind an article.
bool DateScanner::dayAndMonth(TextCursor cursor)
{
    const std::size_t begin = cursor.position();
    const std::string_view before =
        m_text.substr(begin - std::min<std::size_t>(begin, 5), std::min<std::size_t>(begin, 5));
    const bool article = before.ends_with(" el ") || before.ends_with(" del ") || before.ends_with(" al ") ||
                         before.ends_with("dia ");
    const auto day = cursor.takeDigits(2);
    if (!article || !day || day->value < 1 || day->value > 31 || !cursor.takeAny("-/"))
        return false;
    const auto month = cursor.takeDigits(2);
    if (!month || month->value < 1 || month->value > 12 || TextCursor::isWord(cursor.peek()) ||
        std::string_view("-/%").find(cursor.peek()) != std::string_view::npos)
        return false;
    DateExpression expression;
    expression.kind = DateExpression::Kind::without_year;
    expression.month = month->value;
    expression.day = day->value;
    return add(begin, cursor.position(), expression);
}

// "FECHA 08 11 2024", as forms and scans have it; a number goes on behind none.
bool DateScanner::blankDate(std::size_t begin, const TextCursor::Digits& day, TextCursor cursor)
{
    const bool follows =
        begin > 1 && TextCursor::isBlank(m_text[begin - 1]) && TextCursor::isDigit(m_text[begin - 2]);
    if (day.count != 2 || follows || cursor.peek() != ' ')
        return false;
    cursor.moveTo(cursor.position() + 1);
    const auto month = cursor.takeDigits(2);
    if (!month || month->count != 2 || cursor.peek() != ' ')
        return false;
    cursor.moveTo(cursor.position() + 1);
    const auto year = cursor.takeDigits(4);
    if (!year || year->count != 4 || year->value < 1920 || year->value > 2060 ||
        (cursor.peek() == ' ' && TextCursor::isDigit(cursor.peek(1))))
        return false;
    return addDate(begin, cursor.position(), year->value, month->value, day.value);
}

bool DateScanner::dayAndMonthName(TextCursor cursor)
{
    const std::size_t begin = cursor.position();
    const auto day = cursor.takeDigits(2);
    if (!day || day->value < 1 || day->value > 31)
        return false;
    if (cursor.takeWord("o") || cursor.takeWord("ro"))
        cursor.skipBlanks(1);
    cursor.skipBlanks(1);
    bool preposition = false;
    if (!cursor.takeAny("-/.") && (cursor.takeWord("de") || cursor.takeWord("of")))
        preposition = true;
    cursor.skipBlanks(1);
    const Mention* month = m_words.mentionAt(cursor.position(), "month");
    if (month == nullptr)
        return false;
    cursor.moveTo(month->range.end);
    cursor.take('.');
    const int number = DateWords::asNumber(month->entry->id);
    int year = 0;
    if (m_words.yearAfter(cursor, year))
        return addDate(begin, cursor.position(), year, number, day->value);
    if (!preposition && month->range.length() < 3)
        return false;
    DateExpression expression;
    expression.kind = DateExpression::Kind::without_year;
    expression.month = number;
    expression.day = day->value;
    return add(begin, month->range.end, expression);
}

// "del 10 al 18 de enero de 2025", "10-18 ene 2025", "10 al 18/01/2025": the month and year of the last day
// are those of the first.
bool DateScanner::dayRange(TextCursor cursor)
{
    const std::size_t begin = cursor.position();
    const auto day = cursor.takeDigits(2);
    if (!day || day->value < 1)
        return false;
    const std::size_t end = cursor.position();
    cursor.skipBlanks(1);
    if (!cursor.takeAny("-") && !cursor.takeWord("al") && !cursor.takeWord("a"))
        return false;
    cursor.skipBlanks(1);
    const std::size_t second = cursor.position();
    if (!TextCursor::isDigit(cursor.peek()))
        return false;
    const std::size_t known = m_found.size();
    if ((!dayFirst(cursor) && !dayAndMonthName(cursor)) || m_found.size() != known + 1)
        return false;
    DateExpression first = m_found.back();
    if (first.range.begin != second || (first.date ? first.date->day : first.day) < day->value) {
        m_found.pop_back();
        return false;
    }
    first.range = {begin, end};
    first.day = first.date ? 0 : day->value;
    if (first.date)
        first.date->day = day->value;
    m_found.insert(m_found.end() - 1, first);
    return true;
}

// "Jan 10-18, 2025"
bool DateScanner::monthDays(const Mention& month, const TextCursor::Digits& day, TextCursor cursor)
{
    const std::size_t end = cursor.position();
    cursor.skipBlanks(1);
    if (!cursor.takeAny("-") && !cursor.takeWord("to") && !cursor.takeWord("a") && !cursor.takeWord("al"))
        return false;
    cursor.skipBlanks(1);
    const std::size_t second = cursor.position();
    const auto last = cursor.takeDigits(2);
    if (!last || last->value < day.value)
        return false;
    cursor.take(',');
    cursor.skipBlanks(1);
    const auto year = cursor.takeDigits(4);
    const int number = DateWords::asNumber(month.entry->id);
    if (!year || year->count != 4 ||
        !addDate(month.range.begin, end, DateWords::fullYear(*year), number, day.value))
        return false;
    if (addDate(second, cursor.position(), DateWords::fullYear(*year), number, last->value))
        return true;
    m_found.pop_back();
    return false;
}

// "del 28 de enero al 3 de febrero de 2025": the first day is of the year of the last.
void DateScanner::lendYear()
{
    if (m_found.size() < 2)
        return;
    DateExpression& first = *(m_found.end() - 2);
    const DateExpression& last = m_found.back();
    if (first.kind != DateExpression::Kind::without_year || last.kind != DateExpression::Kind::absolute ||
        !last.date || last.date->month == 0 || last.range.begin - first.range.end > 6)
        return;
    std::string_view between = m_text.substr(first.range.end, last.range.begin - first.range.end);
    while (!between.empty() && TextCursor::isBlank(between.front()))
        between.remove_prefix(1);
    while (!between.empty() && TextCursor::isBlank(between.back()))
        between.remove_suffix(1);
    if (between != "al" && between != "a" && between != "-" && between != "to" && between != "y")
        return;
    const bool yearBefore = first.month > last.date->month;
    const auto date = PartialDate::make(last.date->year - (yearBefore ? 1 : 0), first.month, first.day);
    if (!date)
        return;
    first.kind = DateExpression::Kind::absolute;
    first.date = date;
}

bool DateScanner::monthAndYear(TextCursor cursor)
{
    const std::size_t begin = cursor.position();
    const auto month = cursor.takeDigits(2);
    char separator = '\0';
    if (!month || month->value < 1 || month->value > 12 || !cursor.takeAny("/-.", &separator))
        return false;
    const auto year = cursor.takeDigits(4);
    if (!year || DateWords::fullYear(*year) == 0)
        return false;
    if (year->count == 2) {
        TextCursor after = cursor;
        after.skipBlanks(1);
        const bool dateLike = month->count == 2 && (m_text[begin] == '0' || m_words.prepositionBefore(begin));
        if (separator != '/' || !dateLike || year->value == 10 || cursor.peek() == '/' ||
            cursor.peek() == '-' || m_words.mentionAt(after.position(), "unit") != nullptr)
            return false;
    }
    return addDate(begin, cursor.position(), DateWords::fullYear(*year), month->value, 0);
}

bool DateScanner::bareYear(TextCursor cursor)
{
    const std::size_t begin = cursor.position();
    const auto year = cursor.takeDigits(4);
    if (!year || year->count != 4 || year->value < 1920 || year->value > 2060)
        return false;
    const char next = cursor.peek();
    if (((next == '.' || next == ',') && TextCursor::isDigit(cursor.peek(1))) ||
        (next == ':' && TextCursor::isDigit(cursor.peek(1))) || next == '%' ||
        (next == '/' && TextCursor::isDigit(cursor.peek(1))))
        return false;
    const char before = cursor.previous();
    if (before == '<' || before == '>' || before == '#' ||
        ((before == '-' || before == '/') && TextCursor::isLetter(cursor.previous(2))))
        return false;
    TextCursor after = cursor;
    after.skipBlanks(1);
    const Mention* unit = m_words.mentionAt(after.position(), "unit");
    if (unit != nullptr && unit->entry->id != "anos" && unit->entry->id != "m")
        return false;
    if (!addDate(begin, cursor.position(), year->value, 0, 0))
        return false;
    m_found.back().bareYear = true;
    return true;
}

// "octubre de ese año": the year told last; 0 where the words are others. Moves the cursor behind them.
int DateScanner::yearTold(std::size_t position, TextCursor& cursor) const
{
    if (m_found.empty() || !m_found.back().date || position - m_found.back().range.end > kToldReach)
        return 0;
    const std::string_view behind = m_text.substr(position, 24);
    for (const std::string_view words :
         {" de ese ano", " de ese mismo ano", " del mismo ano", " de dicho ano", " de aquel ano",
          " of that year", " of the same year"})
        if (behind.starts_with(words)) {
            cursor.moveTo(position + words.size());
            return m_found.back().date->year;
        }
    return 0;
}

bool DateScanner::fromMonthName(const Mention& month)
{
    TextCursor cursor(m_text, month.range.end);
    cursor.take('.');
    const int number = DateWords::asNumber(month.entry->id);
    TextCursor english = cursor;
    english.skipBlanks(1);
    const auto day = english.takeDigits(2);
    if (day && day->value >= 1 && day->value <= 31) {
        if (monthDays(month, *day, english))
            return true;
        if (english.take(',')) {
            english.skipBlanks(1);
            const auto year = english.takeDigits(4);
            if (year && year->count == 4 &&
                addDate(month.range.begin, english.position(), DateWords::fullYear(*year), number,
                        day->value))
                return true;
        }
    }
    int year = 0;
    if (m_words.yearAfter(cursor, year))
        return addDate(month.range.begin, cursor.position(), year, number, 0);
    if (const int told = yearTold(month.range.end, cursor); told != 0)
        return addDate(month.range.begin, cursor.position(), told, number, 0);
    const bool bracketed = month.range.begin > 0 && month.range.end < m_text.size() &&
                           m_text[month.range.begin - 1] == '(' && m_text[month.range.end] == ')';
    if (!bracketed && !m_words.prepositionBefore(month.range.begin))
        return false;
    DateExpression expression;
    expression.kind = DateExpression::Kind::without_year;
    expression.month = number;
    return add(month.range.begin, month.range.end, expression);
}

} // namespace cotejo
