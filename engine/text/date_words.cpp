#include "engine/text/date_words.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace cotejo
{
namespace
{

constexpr std::array<std::string_view, 18> kPrepositions = {"desde",  "en",  "de",  "del", "hasta", "inicio",
                                                            "inicia", "ini", "dx",  "in",  "since", "until",
                                                            "fecha",  "a",   "mes", "el",  "para",  "dosis"};

} // namespace

int DateWords::asNumber(std::string_view text)
{
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

const Mention* DateWords::mentionAt(std::size_t position, std::string_view group) const
{
    auto place = std::lower_bound(m_mentions.begin(), m_mentions.end(), position,
                                  [](const Mention& m, std::size_t p) { return m.range.begin < p; });
    for (; place != m_mentions.end() && place->range.begin == position; ++place)
        if (place->is(group))
            return &*place;
    return nullptr;
}

int DateWords::fullYear(const TextCursor::Digits& digits)
{
    if (digits.count == 2)
        return digits.value <= 50 ? 2000 + digits.value : 1900 + digits.value;
    return digits.count == 4 && digits.value >= 1880 && digits.value <= 2100 ? digits.value : 0;
}

int DateWords::romanMonth(TextCursor& cursor)
{
    constexpr std::array<std::string_view, 12> kMonths = {"i",   "ii",   "iii", "iv", "v",  "vi",
                                                          "vii", "viii", "ix",  "x",  "xi", "xii"};
    for (std::size_t i = 0; i < kMonths.size(); ++i)
        if (cursor.takeWord(kMonths[i]))
            return static_cast<int>(i) + 1;
    return 0;
}

bool DateWords::yearAfter(TextCursor& cursor, int& year) const
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

bool DateWords::prepositionBefore(std::size_t position) const
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

std::optional<int> DateWords::amountAt(TextCursor& cursor) const
{
    if (const auto digits = cursor.takeDigits(3))
        return digits->value;
    const Mention* word = mentionAt(cursor.position(), "number");
    if (word == nullptr)
        return std::nullopt;
    cursor.moveTo(word->range.end);
    return asNumber(word->entry->id);
}

char DateWords::timeUnitAt(TextCursor& cursor) const
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

} // namespace cotejo
