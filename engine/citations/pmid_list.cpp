#include "engine/citations/pmid_list.h"

#include "engine/citations/folded_characters.h"
#include "engine/citations/label_gap.h"

#include <algorithm>
#include <array>
#include <optional>

namespace cotejo
{
namespace
{
using namespace folded;

constexpr std::size_t kLongestNote = 100; // "1 (Smolen et al., 2021), 2"
constexpr auto kListJoins = std::to_array<std::string_view>(
    {"asi como", "ademas de", "junto con", "as well as", "along with", "y/o", "and/or",
     "versus",   "plus",      "and",       "et",         "or",         "to",  "vs",
     "mas",      "e",         "o",         "u",          "y",          "a"});

// The end of a joining word that stands by itself at `i`.
std::size_t joinEnd(std::string_view text, std::size_t i)
{
    for (const std::string_view word : kListJoins) {
        if (startsWith(text, i, word) && !isWord(at(text, i + word.size())) && !isWord(before(text, i)))
            return i + word.size();
    }
    return i;
}

struct Separator {
    std::size_t end = 0;
    bool written = false; // more than blanks
    bool comma = false;   // or semicolon
    bool lineEnd = false;
};

Separator separatorAt(std::string_view text, std::size_t i)
{
    constexpr std::string_view kSigns = ",;/|&+-*";
    constexpr std::size_t kLongest = 24;
    Separator separator{i, false, false, false};
    while (separator.end < text.size() && separator.end - i < kLongest) {
        const char c = text[separator.end];
        const std::size_t word = joinEnd(text, separator.end);
        if (word != separator.end) {
            separator.end = word;
            separator.written = true;
        } else if (c == '-' && !separator.lineEnd && isBlank(before(text, separator.end))) {
            break; // a dash between words; "1–2" and a list mark on a new line go on
        } else if (kSigns.find(c) != std::string_view::npos) {
            ++separator.end;
            separator.written = separator.written || c != '*';
            separator.comma = separator.comma || c == ',' || c == ';';
        } else if (isBlank(c)) {
            ++separator.end;
        } else if (c == '\n' && !separator.lineEnd) {
            ++separator.end;
            separator.lineEnd = true;
        } else {
            break;
        }
    }
    return separator;
}

std::size_t openingEnd(std::string_view text, std::size_t i)
{
    constexpr std::size_t kMost = 8;
    for (std::size_t n = 0; n < kMost; ++n) {
        if (const std::size_t tags = skipTags(text, i); tags != i)
            i = tags;
        else if (isMarkup(at(text, i)) || isOpening(at(text, i)) || at(text, i) == '#' || at(text, i) == '\\')
            ++i;
        else
            break;
    }
    return i;
}

// The end of a remark in brackets behind a number, where a separator follows it.
std::size_t remarkEnd(std::string_view text, std::size_t i)
{
    const std::size_t open = blanksEnd(text, i);
    if (!isOpening(at(text, open)) || at(text, open) == '{')
        return i;
    const std::string_view rest = text.substr(open, kLongestNote);
    const std::size_t close = rest.find_first_of(at(text, open) == '(' ? ")\n" : "]\n");
    if (close == std::string_view::npos || rest[close] == '\n' || rest.find("pmid") < close)
        return i;
    const std::size_t end = open + close + 1;
    return separatorAt(text, end).written ? end : i;
}

// "31234567 – Smolen; 32345678 – Singh": words up to a semicolon.
std::size_t wordsEnd(std::string_view text, std::size_t i)
{
    constexpr std::size_t kLongestWords = 60;
    const std::string_view rest = text.substr(i, kLongestWords);
    const std::size_t semicolon = rest.find_first_of(";\n");
    if (semicolon == std::string_view::npos || rest[semicolon] == '\n' || rest.find("pm") < semicolon)
        return i;
    const PmidToken next = readPmidToken(text, blanksEnd(text, i + semicolon + 1));
    return next.isPmid() && next.significant >= 7 ? i + semicolon : i;
}

// What closes an item: emphasis, tags, the target of its link, its own bracket when the next item opens one
// too.
std::size_t itemEnd(std::string_view text, std::size_t i)
{
    constexpr std::size_t kMost = 10;
    for (std::size_t n = 0; n < kMost; ++n) {
        if (const std::size_t tags = skipTags(text, i); tags != i) {
            i = tags;
        } else if (isMarkup(at(text, i)) || at(text, i) == '\\') {
            ++i;
        } else if (const std::size_t target = skipLinkTarget(text, i); target != i) {
            i = target;
        } else if (isClosing(at(text, i))) {
            const Separator separator = separatorAt(text, i + 1);
            const char opening = at(text, i) == ')' ? '(' : at(text, i) == ']' ? '[' : '{';
            if (at(text, separator.end) != opening)
                break;
            ++i;
        } else {
            break;
        }
    }
    return remarkEnd(text, i);
}

class ListReader
{
public:
    ListReader(IdentifierBoard& board, const PmidLabel& label, const PmidToken& first)
        : m_board(board), m_text(board.text()), m_label(label), m_smallNumbers(first.digits < 5),
          m_i(first.end)
    {
    }

    void read()
    {
        for (;;) {
            const Separator separator = separatorAfterItem();
            if (separator.end == 0 || (separator.lineEnd && !m_label.plural && !separator.comma))
                return;
            if (crossesTheBar(separator.end))
                return;
            // It stands in the place of a number, and the list goes on behind it.
            if (const std::size_t end = m_board.placeholderEnd(separator.end); end != separator.end) {
                m_i = end;
                continue;
            }
            const PmidToken token = readPmidToken(m_text, openingEnd(m_text, separator.end));
            const auto form = judge(token, separator);
            if (!form || !m_board.add({CitationKind::pmid, *form, token.begin, token.end}))
                return;
            m_i = token.end;
        }
    }

private:
    // `end` is 0 where nothing parts the item from what follows.
    [[nodiscard]] Separator separatorAfterItem() const
    {
        std::size_t end = itemEnd(m_text, m_i);
        if (m_label.plural)
            end = wordsEnd(m_text, end);
        Separator separator = separatorAt(m_text, end);
        const std::string_view closed = m_text.substr(m_i, end - m_i);
        const bool newLine =
            closed.find("<br") != std::string_view::npos || closed.find("<li") != std::string_view::npos;
        separator.lineEnd = separator.lineEnd || newLine;
        if (separator.end == end && !newLine)
            separator.end = 0;
        return separator;
    }

    // In a row of a table a list ends with its cell.
    [[nodiscard]] bool crossesTheBar(std::size_t end) const
    {
        constexpr std::size_t kLookBack = 200;
        if (m_text.substr(m_i, end - m_i).find('|') == std::string_view::npos)
            return false;
        const std::size_t from = m_label.begin > kLookBack ? m_label.begin - kLookBack : 0;
        const std::string_view before = m_text.substr(from, m_label.begin - from);
        return before.substr(before.rfind('\n') + 1).find('|') != std::string_view::npos;
    }

    [[nodiscard]] std::optional<PmidForm> judge(const PmidToken& token, const Separator& separator) const
    {
        if (token.digits == 0 || !isDigit(at(m_text, token.begin)) || at(m_text, token.end) == '%' ||
            isDecimal(m_text, token) || groupedEnd(m_text, token) != token.end)
            return std::nullopt;
        if (hyphenatedEnd(m_text, token) != token.end && token.digits < 7)
            return std::nullopt;
        const bool listed = separator.written && !separator.lineEnd;
        if (!token.isNumber())
            return malformedIf(listed && m_label.plural && token.digits >= 6 && token.letters <= 2);
        if (token.significant > 8)
            return malformedIf(listed && (m_label.plural || endsThere(m_text, token.end)));
        if (token.significant == 0)
            return malformedIf(listed && m_label.plural && endsThere(m_text, token.end));
        if (token.significant >= 7)
            return PmidForm::number;
        const bool counts =
            listed && endsThere(m_text, token.end) && (token.significant >= 5 || m_smallNumbers);
        return counts ? std::optional(PmidForm::number) : std::nullopt;
    }

    [[nodiscard]] static std::optional<PmidForm> malformedIf(bool so)
    {
        return so ? std::optional(PmidForm::malformed) : std::nullopt;
    }

    IdentifierBoard& m_board;
    std::string_view m_text;
    PmidLabel m_label;
    bool m_smallNumbers;
    std::size_t m_i;
};
} // namespace

bool endsThere(std::string_view text, std::size_t i)
{
    constexpr std::size_t kMost = 10;
    for (std::size_t n = 0; n < kMost; ++n) {
        if (const std::size_t tags = skipTags(text, i); tags != i)
            i = tags;
        else if (isMarkup(at(text, i)) || isClosing(at(text, i)) || at(text, i) == '\\')
            ++i;
        else
            break;
    }
    if (i >= text.size() || text[i] == '\n')
        return true;
    if (!isBlank(text[i]))
        return !isWord(text[i]) && text[i] != '%';
    const std::size_t next = blanksEnd(text, i);
    const std::size_t join = joinEnd(text, next);
    if (join != next)
        return isDigit(at(text, openingEnd(text, blanksEnd(text, join)))) ||
               startsWith(text, blanksEnd(text, join), "pmid");
    return !isWord(at(text, next)) && at(text, next) != '%';
}

void takeRestOfList(IdentifierBoard& board, const PmidLabel& label, const PmidToken& first)
{
    ListReader(board, label, first).read();
}

} // namespace cotejo
