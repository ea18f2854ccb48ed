#pragma once

#include "engine/text/mention.h"
#include "engine/text/text_cursor.h"

#include <optional>
#include <string_view>
#include <vector>

namespace cotejo
{

// The words dates are made of, read at a place of folded text: years, month names, amounts and units of time,
// prepositions. Month names and number words come from the lexicon (groups month, number, unit). Every read
// is bounded by a small constant and moves the cursor only where it succeeds.
class DateWords
{
public:
    DateWords(std::string_view folded, const std::vector<Mention>& mentions)
        : m_text(folded), m_mentions(mentions)
    {
    }
    [[nodiscard]] const Mention* mentionAt(std::size_t position, std::string_view group) const;
    [[nodiscard]] static int asNumber(std::string_view text);            // 0 where there is none
    [[nodiscard]] static int fullYear(const TextCursor::Digits& digits); // two digits: 1951 to 2050; else 0
    static int romanMonth(TextCursor& cursor);           // "IX"; 0, and no move, where there is none
    bool yearAfter(TextCursor& cursor, int& year) const; // " de 2024", "/24", " '24"
    [[nodiscard]] std::optional<int> amountAt(TextCursor& cursor) const;
    [[nodiscard]] char timeUnitAt(TextCursor& cursor) const; // y, m, w, d; '\0' where there is none
    [[nodiscard]] bool prepositionBefore(std::size_t position) const;

private:
    std::string_view m_text;
    const std::vector<Mention>& m_mentions; // by begin
};

} // namespace cotejo
