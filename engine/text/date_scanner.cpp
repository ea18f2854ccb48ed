#include "engine/text/date_scanner.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace cotejo
{
namespace
{

int asNumber(std::string_view text)
{
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

constexpr std::array<std::string_view, 18> kPrepositions = {"desde",  "en",  "de",  "del", "hasta", "inicio",
                                                            "inicia", "ini", "dx",  "in",  "since", "until",
                                                            "fecha",  "a",   "mes", "el",  "para",  "dosis"};

} // namespace

const Mention* DateScanner::mentionAt(std::size_t position, std::string_view group) const
{
    auto place = std::lower_bound(m_mentions.begin(), m_mentions.end(), position,
                                  [](const Mention& m, std::size_t p) { return m.range.begin < p; });
    for (; place != m_mentions.end() && place->range.begin == position; ++place)
        if (place->is(group))
            return &*place;
    return nullptr;
}

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
        if ((m_text[i] == 'a' || m_text[i] == 'd') && fromAge(i))
            continue;
        for (std::size_t k = m_first; k < m_mentions.size() && m_mentions[k].range.begin <= i; ++k) {
            const Mention& mention = m_mentions[k];
            if (mention.range.begin != i)
                continue;
            if ((mention.is("month") && fromMonthName(mention)) || (mention.is("ago") && fromAgo(mention)))
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

bool DateScanner::addDate(std::size_t begin, std::size_t end, int year, int month, int day)
{
    const auto date = PartialDate::make(year, month, day);
    if (!date || (end < m_text.size() && TextCursor::isWord(m_text[end])))
        return false;
    DateExpression expression;
    expression.date = date;
    return add(begin, end, expression);
}

int DateScanner::fullYear(const TextCursor::Digits& digits)
{
    if (digits.count == 2)
        return digits.value <= 50 ? 2000 + digits.value : 1900 + digits.value;
    return digits.count == 4 && digits.value >= 1880 && digits.value <= 2100 ? digits.value : 0;
}

bool DateScanner::fromDigits(std::size_t position)
{
    const TextCursor cursor(m_text, position);
    const char before = cursor.previous();
    if ((before == '.' || before == ',' || before == '/') && TextCursor::isDigit(cursor.previous(2)))
        return false;
    if (insideLongerTerm(position))
        return false;
    return yearFirst(cursor) || dayFirst(cursor) || dayAndMonthName(cursor) || monthAndYear(cursor) ||
           bareYear(cursor);
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
               month->value <= 12 && addDate(begin, cursor.position(), fullYear(*year), month->value, 0);
    cursor.take(separator);
    const auto day = cursor.takeDigits(2);
    if (!day)
        return false;
    if (cursor.peek() == 't' && TextCursor::isDigit(cursor.peek(1)))
        while (TextCursor::isWord(cursor.peek()) || cursor.peek() == ':')
            cursor.moveTo(cursor.position() + 1);
    return addDate(begin, cursor.position(), fullYear(*year), month->value, day->value);
}

bool DateScanner::dayFirst(TextCursor cursor)
{
    const std::size_t begin = cursor.position();
    const auto day = cursor.takeDigits(2);
    if (!day)
        return false;
    cursor.skipBlanks(1);
    char separator = '\0';
    if (!cursor.takeAny("/.-", &separator))
        return false;
    cursor.skipBlanks(1);
    const auto month = cursor.takeDigits(2);
    if (!month || month->value == 0)
        return false;
    cursor.skipBlanks(1);
    if (!cursor.take(separator))
        return false;
    cursor.skipBlanks(1);
    const auto year = cursor.takeDigits(4);
    if (!year || (year->count != 2 && year->count != 4) || fullYear(*year) == 0 || day->value == 0)
        return false;
    return addDate(begin, cursor.position(), fullYear(*year), month->value, day->value);
}

bool DateScanner::yearAfter(TextCursor& cursor, int& year) const
{
    TextCursor ahead = cursor;
    ahead.skipBlanks(1);
    const bool joined = ahead.takeAny("-/.'");
    if (!joined) {
        if (ahead.takeWord("del") || ahead.takeWord("de") || ahead.takeWord("of"))
            ahead.skipBlanks(1);
        ahead.takeAny(",");
        ahead.skipBlanks(1);
    }
    ahead.take('\'');
    const auto digits = ahead.takeDigits(4);
    if (!digits || fullYear(*digits) == 0 || TextCursor::isWord(ahead.peek()))
        return false;
    if (digits->count == 2 && (ahead.peek() == '/' || ahead.peek() == '.' || ahead.peek() == ','))
        if (TextCursor::isDigit(ahead.peek(1)))
            return false;
    TextCursor behind = ahead;
    behind.skipBlanks(1);
    if (digits->count == 2 && !joined && mentionAt(behind.position(), "unit") != nullptr)
        return false;
    year = fullYear(*digits);
    cursor = ahead;
    return true;
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
    const Mention* month = mentionAt(cursor.position(), "month");
    if (month == nullptr)
        return false;
    cursor.moveTo(month->range.end);
    cursor.take('.');
    const int number = asNumber(month->entry->id);
    int year = 0;
    if (yearAfter(cursor, year))
        return addDate(begin, cursor.position(), year, number, day->value);
    if (!preposition && month->range.length() < 3)
        return false;
    DateExpression expression;
    expression.kind = DateExpression::Kind::without_year;
    expression.month = number;
    expression.day = day->value;
    return add(begin, month->range.end, expression);
}

bool DateScanner::monthAndYear(TextCursor cursor)
{
    const std::size_t begin = cursor.position();
    const auto month = cursor.takeDigits(2);
    char separator = '\0';
    if (!month || month->value < 1 || month->value > 12 || !cursor.takeAny("/-.", &separator))
        return false;
    const auto year = cursor.takeDigits(4);
    if (!year || fullYear(*year) == 0)
        return false;
    if (year->count == 2) {
        TextCursor after = cursor;
        after.skipBlanks(1);
        const bool dateLike = month->count == 2 && (m_text[begin] == '0' || prepositionBefore(begin));
        if (separator != '/' || !dateLike || year->value == 10 || cursor.peek() == '/' ||
            cursor.peek() == '-' || mentionAt(after.position(), "unit") != nullptr)
            return false;
    }
    return addDate(begin, cursor.position(), fullYear(*year), month->value, 0);
}

bool DateScanner::bareYear(TextCursor cursor)
{
    const std::size_t begin = cursor.position();
    const auto year = cursor.takeDigits(4);
    if (!year || year->count != 4 || year->value < 1920 || year->value > 2060)
        return false;
    const char next = cursor.peek();
    if (((next == '.' || next == ',') && TextCursor::isDigit(cursor.peek(1))) || next == ':' || next == '%' ||
        (next == '/' && TextCursor::isDigit(cursor.peek(1))))
        return false;
    const char before = cursor.previous();
    if (before == '<' || before == '>' || before == '#' ||
        ((before == '-' || before == '/') && TextCursor::isLetter(cursor.previous(2))))
        return false;
    TextCursor after = cursor;
    after.skipBlanks(1);
    const Mention* unit = mentionAt(after.position(), "unit");
    if (unit != nullptr && unit->entry->id != "anos" && unit->entry->id != "m")
        return false;
    if (!addDate(begin, cursor.position(), year->value, 0, 0))
        return false;
    m_found.back().bareYear = true;
    return true;
}

bool DateScanner::prepositionBefore(std::size_t position) const
{
    std::size_t end = position;
    while (end > 0 && position - end < 3 &&
           (TextCursor::isBlank(m_text[end - 1]) || m_text[end - 1] == ':' || m_text[end - 1] == '('))
        --end;
    std::size_t begin = end;
    while (begin > 0 && end - begin < 12 && TextCursor::isLetter(m_text[begin - 1]))
        --begin;
    return std::find(kPrepositions.begin(), kPrepositions.end(), m_text.substr(begin, end - begin)) !=
           kPrepositions.end();
}

bool DateScanner::fromMonthName(const Mention& month)
{
    TextCursor cursor(m_text, month.range.end);
    cursor.take('.');
    const int number = asNumber(month.entry->id);
    TextCursor english = cursor;
    english.skipBlanks(1);
    const auto day = english.takeDigits(2);
    if (day && day->value >= 1 && day->value <= 31 && english.take(',')) {
        english.skipBlanks(1);
        const auto year = english.takeDigits(4);
        if (year && year->count == 4 &&
            addDate(month.range.begin, english.position(), fullYear(*year), number, day->value))
            return true;
    }
    int year = 0;
    if (yearAfter(cursor, year))
        return addDate(month.range.begin, cursor.position(), year, number, 0);
    if (!prepositionBefore(month.range.begin))
        return false;
    DateExpression expression;
    expression.kind = DateExpression::Kind::without_year;
    expression.month = number;
    return add(month.range.begin, month.range.end, expression);
}

std::optional<int> DateScanner::amountAt(TextCursor& cursor) const
{
    if (const auto digits = cursor.takeDigits(3))
        return digits->value;
    const Mention* word = mentionAt(cursor.position(), "number");
    if (word == nullptr)
        return std::nullopt;
    cursor.moveTo(word->range.end);
    return asNumber(word->entry->id);
}

char DateScanner::timeUnitAt(TextCursor& cursor) const
{
    const Mention* unit = mentionAt(cursor.position(), "unit");
    if (unit == nullptr)
        return '\0';
    const std::string& id = unit->entry->id;
    const char letter = id == "anos"                   ? 'y'
                        : (id == "meses" || id == "m") ? 'm'
                        : id == "semanas"              ? 'w'
                        : (id == "dias")               ? 'd'
                                                       : '\0';
    if (letter != '\0')
        cursor.moveTo(unit->range.end);
    return letter;
}

bool DateScanner::fromAgo(const Mention& cue)
{
    DateExpression expression;
    expression.kind = DateExpression::Kind::ago;
    const std::string& id = cue.entry->id;
    if (id == "today" || id == "yesterday") {
        expression.amount = id == "today" ? 0 : 1;
        return add(cue.range.begin, cue.range.end, expression);
    }
    if (id == "after")
        return fromAmountAgo(cue);
    TextCursor cursor(m_text, cue.range.end);
    cursor.skipBlanks(1);
    for (const std::string_view word : {"ya", "aproximadamente", "aprox", "aprox.", "mas de", "casi", "unos",
                                        "unas", "cerca de", "alrededor de"})
        if (cursor.takeWord(word))
            cursor.skipBlanks(1);
    const auto amount = amountAt(cursor);
    if (!amount)
        return false;
    cursor.skipBlanks(1);
    expression.amount = *amount;
    expression.unit = timeUnitAt(cursor);
    return expression.unit != '\0' && add(cue.range.begin, cursor.position(), expression);
}

bool DateScanner::fromAmountAgo(const Mention& cue)
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
    const auto amount = amountAt(cursor);
    if (!amount || (!m_found.empty() && m_found.back().range.end > begin))
        return false;
    cursor.skipBlanks(1);
    DateExpression expression;
    expression.kind = DateExpression::Kind::ago;
    expression.amount = *amount;
    expression.unit = timeUnitAt(cursor);
    return expression.unit != '\0' && add(begin, cue.range.end, expression);
}

bool DateScanner::fromAge(std::size_t position)
{
    TextCursor cursor(m_text, position);
    if (!cursor.takeWord("a") && !cursor.takeWord("desde"))
        return false;
    cursor.skipBlanks(1);
    bool stated = cursor.takeWord("los");
    if (!stated && cursor.takeWord("la")) {
        cursor.skipBlanks(1);
        if (!cursor.takeWord("edad"))
            return false;
        cursor.skipBlanks(1);
        stated = cursor.takeWord("de");
    }
    cursor.skipBlanks(1);
    const auto years = stated ? amountAt(cursor) : std::nullopt;
    if (!years || *years > 110)
        return false;
    cursor.skipBlanks(1);
    if (timeUnitAt(cursor) != 'y')
        return false;
    DateExpression expression;
    expression.kind = DateExpression::Kind::age;
    expression.amount = *years;
    expression.unit = 'y';
    return add(position, cursor.position(), expression);
}

} // namespace cotejo
