#include "engine/text/tick_boxes.h"

#include <algorithm>
#include <array>
#include <optional>

namespace cotejo
{
namespace
{

struct Box {
    FoldedRange range;
    bool ticked = false;
    bool underscores = false;
};

constexpr std::array<std::string_view, 6> kEmptySigns = {"☐", "□", "◻", "▢", "⬜", "❏"};
constexpr std::array<std::string_view, 6> kTickedSigns = {"☒", "☑", "⊠", "■", "✅", "🗹"};
constexpr std::array<std::string_view, 8> kMarks = {"x", "X", "✓", "✔", "✗", "✘", "*", "×"};
constexpr std::size_t kWidestBox = 6;     // blanks inside
constexpr std::size_t kLongestText = 160; // bytes of an option

bool isGap(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

// The byte a box can begin with; all others are passed over at once.
bool opensBox(char c)
{
    return c == '[' || c == '(' || c == '_' || static_cast<unsigned char>(c) >= 0xE2;
}

std::size_t markAt(std::string_view text)
{
    for (const auto mark : kMarks)
        if (text.substr(0, mark.size()) == mark)
            return mark.size();
    return 0;
}

std::optional<Box> bracketBox(std::string_view text, std::size_t at)
{
    const char close = text[at] == '[' ? ']' : ')';
    std::size_t end = at + 1;
    const auto skip = [&] {
        const std::size_t begin = end;
        while (end < text.size() && end - begin < kWidestBox && (text[end] == ' ' || text[end] == '_'))
            ++end;
        return end - begin;
    };
    const std::size_t blanks = skip();
    const std::size_t mark = end < text.size() ? markAt(text.substr(end)) : 0;
    end += mark;
    skip();
    if (end >= text.size() || text[end] != close || (mark == 0 && blanks == 0 && close == ')'))
        return std::nullopt;
    return Box{{at, end + 1}, mark > 0, false};
}

std::optional<Box> boxAt(std::string_view text, std::size_t at)
{
    if (text[at] == '[' || text[at] == '(')
        return bracketBox(text, at);
    if (text[at] == '_') {
        std::size_t end = at;
        while (end < text.size() && text[end] == '_')
            ++end;
        const bool ticked =
            end + 1 < text.size() && (text[end] == 'x' || text[end] == 'X') && text[end + 1] == '_';
        for (end += ticked ? 1U : 0U; end < text.size() && text[end] == '_';)
            ++end;
        return Box{{at, end}, ticked, true};
    }
    if (static_cast<unsigned char>(text[at]) < 0xE2)
        return std::nullopt;
    for (const auto sign : kEmptySigns)
        if (text.substr(at, sign.size()) == sign)
            return Box{{at, at + sign.size()}, false, false};
    for (const auto sign : kTickedSigns)
        if (text.substr(at, sign.size()) == sign)
            return Box{{at, at + sign.size()}, true, false};
    return std::nullopt;
}

// A line, or a cell of a table with pipes.
class BoxedPart
{
public:
    BoxedPart(std::string_view text, FoldedRange part, std::vector<FoldedRange>& out)
        : m_text(text), m_part(part), m_out(out)
    {
    }

    void read()
    {
        for (std::size_t i = m_part.begin; i < m_part.end;) {
            if (!opensBox(m_text[i])) {
                ++i;
                continue;
            }
            const auto box = boxAt(m_text, i);
            if (box && box->range.end <= m_part.end)
                m_boxes.push_back(*box);
            i = box ? box->range.end : i + 1;
        }
        if (m_boxes.empty())
            return;
        const auto marked = [](const Box& b) { return b.underscores && b.ticked; };
        if (std::none_of(m_boxes.begin(), m_boxes.end(), marked)) // a line to write on is no box
            std::erase_if(m_boxes, [](const Box& b) { return b.underscores; });
        if (m_boxes.empty())
            return;
        const bool behind = !textBehind(m_boxes.size() - 1).empty();
        for (std::size_t i = 0; i < m_boxes.size(); ++i) {
            FoldedRange gone = m_boxes[i].range;
            if (!m_boxes[i].ticked) {
                const FoldedRange words = behind ? textBehind(i) : textBefore(i);
                if (!words.empty())
                    gone = {std::min(gone.begin, words.begin), std::max(gone.end, words.end)};
            }
            if (!m_out.empty() && m_out.back().end > gone.begin)
                m_out.back().end = std::max(m_out.back().end, gone.end);
            else
                m_out.push_back(gone);
        }
    }

private:
    bool wide(std::size_t i) const
    {
        return m_text[i] == '\t' || (isGap(m_text[i]) && i + 1 < m_part.end && isGap(m_text[i + 1]));
    }

    // Up to the next box, a wide gap, a question or the next label.
    FoldedRange textBehind(std::size_t box) const
    {
        std::size_t begin = m_boxes[box].range.end;
        const std::size_t limit = box + 1 < m_boxes.size() ? m_boxes[box + 1].range.begin : m_part.end;
        while (begin < limit && begin < m_boxes[box].range.end + 2 && isGap(m_text[begin]))
            ++begin;
        std::size_t end = begin;
        std::size_t word = begin; // where the last word begins
        std::size_t firstEnd = 0; // where the first word ends
        while (end < limit && end - begin < kLongestText && !wide(end) && m_text[end] != ';' &&
               m_text.substr(end, 2) != "¿") {
            if (m_text[end] == ':') { // "[ ] No Peso: 59": the label is no part of it
                end = word > begin && word > firstEnd ? std::max(firstEnd, begin) : begin;
                break;
            }
            if (m_text[end] == ' ') {
                firstEnd = firstEnd == 0 ? end : firstEnd;
                word = end + 1;
            }
            ++end;
        }
        while (end > begin && (isGap(m_text[end - 1]) || m_text[end - 1] == ',' || m_text[end - 1] == '.' ||
                               m_text[end - 1] == '/'))
            --end;
        return {begin, end};
    }

    // Back to the box before, a wide gap, a question's end or a label's colon; over the colon where nothing
    // else stands between it and the box.
    FoldedRange textBefore(std::size_t box) const
    {
        std::size_t end = m_boxes[box].range.begin;
        const std::size_t limit = box > 0 ? m_boxes[box - 1].range.end : m_part.begin;
        while (end > limit && (isGap(m_text[end - 1]) || m_text[end - 1] == ':'))
            --end;
        std::size_t begin = end;
        while (begin > limit && end - begin < kLongestText && !wide(begin - 1) && m_text[begin - 1] != ':' &&
               m_text[begin - 1] != ';' && m_text[begin - 1] != '?')
            --begin;
        return {begin, end};
    }

    std::string_view m_text;
    FoldedRange m_part;
    std::vector<FoldedRange>& m_out;
    std::vector<Box> m_boxes;
};

} // namespace

std::vector<FoldedRange> untickedWords(std::string_view text)
{
    std::vector<FoldedRange> out;
    for (std::size_t begin = 0; begin < text.size();) {
        std::size_t end = begin;
        while (end < text.size() && text[end] != '\n' && text[end] != '|')
            ++end;
        BoxedPart(text, {begin, end}, out).read();
        begin = end + 1;
    }
    return out;
}

} // namespace cotejo
