#include "engine/text/visit_splitter.h"

#include "engine/text/text_cursor.h"

#include <algorithm>

namespace cotejo
{
namespace
{

// Words between the line's start and its date, and words of the whole line, that do not speak of visits.
struct LineWords {
    std::size_t otherBefore = 0;
    std::size_t other = 0;
    std::size_t visitWords = 0;
};

LineWords countWords(std::string_view folded, const TextLine& line, const DateExpression& date,
                     const std::vector<Mention>& mentions)
{
    LineWords words;
    auto mention = std::lower_bound(mentions.begin(), mentions.end(), line.range.begin,
                                    [](const Mention& m, std::size_t p) { return m.range.begin < p; });
    for (std::size_t i = line.content; i < line.range.end;) {
        if (date.range.contains(i)) {
            i = date.range.end;
            continue;
        }
        if (!TextCursor::isWord(folded[i])) {
            ++i;
            continue;
        }
        while (mention != mentions.end() &&
               (mention->range.begin < i || (mention->range.begin == i && !mention->is("visit_word"))))
            ++mention;
        if (mention != mentions.end() && mention->range.begin == i && mention->range.end <= line.range.end) {
            words.visitWords += mention->entry->id == "visit" ? 1U : 0U;
            i = mention->range.end;
            continue;
        }
        const std::size_t begin = i;
        while (i < line.range.end && TextCursor::isWord(folded[i]))
            ++i;
        if (i - begin <= 3)
            continue; // "de", "no", "hrs", a time
        ++words.other;
        words.otherBefore += begin < date.range.begin ? 1U : 0U;
    }
    return words;
}

bool holds(const TextLine& line, const std::vector<Mention>& mentions, std::string_view group)
{
    auto mention = std::lower_bound(mentions.begin(), mentions.end(), line.range.begin,
                                    [](const Mention& m, std::size_t p) { return m.range.begin < p; });
    for (; mention != mentions.end() && mention->range.begin < line.range.end; ++mention)
        if (mention->is(group))
            return true;
    return false;
}

// A line of results or of treatment: "05/01/24: VSG 44, PCR 2.1".
bool holdsValues(const TextLine& line, const std::vector<Mention>& mentions)
{
    auto mention = std::lower_bound(mentions.begin(), mentions.end(), line.range.begin,
                                    [](const Mention& m, std::size_t p) { return m.range.begin < p; });
    for (; mention != mentions.end() && mention->range.begin < line.range.end; ++mention)
        if ((mention->is("field") && mention->entry->attribute("label") != "yes") || mention->is("analyte") ||
            mention->is("drug"))
            return true;
    return false;
}

} // namespace

std::vector<Visit> splitVisits(std::string_view folded, const std::vector<TextLine>& lines,
                               const std::vector<DateExpression>& dates, const std::vector<Mention>& mentions)
{
    std::vector<Visit> headed;
    std::vector<Visit>
        copied; // "[12/01/2023] Golimumab 50 mg, DAS28 5.6": a visit told in the line of its date
    std::size_t next = 0;
    for (const auto& line : lines) {
        while (next < dates.size() && dates[next].range.begin < line.range.begin)
            ++next;
        if (next >= dates.size() || dates[next].range.begin >= line.range.end || line.pipes)
            continue;
        const DateExpression& date = dates[next];
        if (date.kind != DateExpression::Kind::absolute || date.date->precision() < 2)
            continue;
        const LineWords words = countWords(folded, line, date, mentions);
        const bool heads = words.otherBefore == 0 && !holdsValues(line, mentions) &&
                           (words.other == 0 || (words.visitWords > 0 && words.other <= 6));
        const Visit visit{{line.range.begin, 0}, line.range, date.date, false};
        if (heads)
            headed.push_back(visit);
        else if (words.otherBefore == 0 && holds(line, mentions, "drug") && holds(line, mentions, "field"))
            copied.push_back({visit.range, date.range, date.date, false});
    }
    // They are older visits only where a newer one with a heading of its own comes after them.
    if (copied.size() >= 2 && headed.size() == 1 && copied.back().range.begin < headed[0].range.begin &&
        std::all_of(copied.begin(), copied.end(), [&](const Visit& v) { return v.date < headed[0].date; }))
        headed.insert(headed.begin(), copied.begin(), copied.end());
    const bool several = std::any_of(headed.begin(), headed.end(),
                                     [&](const Visit& v) { return v.date != headed.front().date; });
    if (!several)
        return {Visit{{0, folded.size()}, {}, std::nullopt, true}};
    std::size_t newest = 0;
    for (std::size_t i = 0; i < headed.size(); ++i) {
        headed[i].range.end = i + 1 < headed.size() ? headed[i + 1].range.begin : folded.size();
        if (*headed[i].date >= *headed[newest].date)
            newest = i;
    }
    headed[newest].current = true;
    if (headed.front().range.begin > 0)
        headed.insert(headed.begin(), Visit{{0, headed.front().range.begin}, {}, headed[newest].date, true});
    return headed;
}

} // namespace cotejo
