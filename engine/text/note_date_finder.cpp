#include "engine/text/note_date_finder.h"

#include "engine/text/text_cursor.h"

#include <algorithm>

namespace cotejo
{
namespace
{

constexpr std::size_t kLabelReach = 24; // bytes between a label and its date
constexpr int kFirstLines = 4;

// The label in front of a date, if only blanks, marks and short joining words stand between.
const Mention* labelBefore(std::string_view folded, std::size_t position, std::size_t lineBegin,
                           const std::vector<Mention>& mentions)
{
    auto place = std::upper_bound(mentions.begin(), mentions.end(), position,
                                  [](std::size_t p, const Mention& m) { return p < m.range.begin; });
    const Mention* best = nullptr;
    for (; place != mentions.begin();) {
        --place;
        if (place->range.begin < lineBegin || place->range.begin + 60 < position)
            break;
        if (place->is("date_label") && place->range.end <= position &&
            (best == nullptr || place->range.end >= best->range.end)) // the longer of two that end together
            best = &*place;
    }
    if (best == nullptr || position - best->range.end > kLabelReach)
        return nullptr;
    const std::string_view between = folded.substr(best->range.end, position - best->range.end);
    if (between.find_first_of(".;,\n0123456789") != std::string_view::npos)
        return nullptr;
    const auto words = std::count_if(between.begin(), between.end(), TextCursor::isLetter);
    return words <= 14 ? best : nullptr;
}

// "Evolución del 05/05/2025": the words in front of "del" name a visit.
bool namesVisit(std::string_view folded, const Mention& of, const std::vector<Mention>& mentions)
{
    auto place = std::lower_bound(mentions.begin(), mentions.end(), of.range.begin,
                                  [](const Mention& m, std::size_t p) { return m.range.begin < p; });
    while (place != mentions.begin() && (--place)->range.begin + kLabelReach >= of.range.begin)
        if (place->is("visit_word", "visit") && place->range.end < of.range.begin &&
            folded.substr(place->range.end, of.range.begin - place->range.end) == " ")
            return true;
    return false;
}

} // namespace

std::optional<std::size_t> findNoteDate(std::string_view folded, const std::vector<TextLine>& lines,
                                        const std::vector<DateExpression>& dates,
                                        const std::vector<Mention>& mentions)
{
    std::optional<std::size_t> best;
    int bestScore = 0;
    std::size_t line = 0;
    for (std::size_t i = 0; i < dates.size() && !lines.empty(); ++i) {
        const DateExpression& date = dates[i];
        while (line + 1 < lines.size() && lines[line + 1].range.begin <= date.range.begin)
            ++line;
        if (date.kind != DateExpression::Kind::absolute || date.date->precision() < 2)
            continue;
        const bool whole = date.date->precision() == 3;
        const Mention* label = labelBefore(folded, date.range.begin, lines[line].range.begin, mentions);
        const bool early = whole && line < static_cast<std::size_t>(kFirstLines);
        int score = 0;
        if (label != nullptr && label->entry->id == "note")
            score = (label->entry->attribute("strong") == "yes" ? 220 : 200) - (whole ? 0 : 120);
        else if (label != nullptr && early && label->entry->id == "of" &&
                 namesVisit(folded, *label, mentions))
            score = 100 - static_cast<int>(line);
        else if (label != nullptr && early && line == 0 && label->entry->id == "of")
            score = 40;
        else if (label != nullptr && early && label->range.begin == lines[0].range.begin &&
                 folded.substr(label->range.begin, label->range.length()) == "cita")
            score = 60;
        else if (label != nullptr && early && label->entry->id == "discharge")
            score = 59 - static_cast<int>(line);
        else if (label != nullptr)
            continue;
        else if (early)
            score = 60 - static_cast<int>(line);
        else if (whole && line + 2 >= lines.size())
            score = 20;
        if (score > bestScore) {
            bestScore = score;
            best = i;
        }
    }
    return best;
}

} // namespace cotejo
