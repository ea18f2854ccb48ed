#include "engine/text/visit_table.h"

#include <algorithm>

namespace cotejo
{
namespace
{

constexpr std::size_t kFewestCells = 3;
constexpr std::size_t kUnit = 8; // bytes a unit adds to a label: "PCR mg/L"

class VisitTables
{
public:
    VisitTables(std::string_view text, std::vector<TextLine>& lines, const std::vector<DateExpression>& dates,
                const std::vector<Mention>& mentions)
        : m_text(text), m_lines(lines), m_dates(dates), m_mentions(mentions)
    {
    }

    void find()
    {
        for (std::size_t first = 0; first < m_lines.size();) {
            std::size_t last = first + 1;
            const std::size_t cells = m_lines[first].cells.size();
            while (last < m_lines.size() && m_lines[last].cells.size() == cells)
                ++last;
            if (cells >= kFewestCells)
                readBlocks(first, last);
            first = last;
        }
    }

private:
    // What a cell says of its time: nothing, today, another time, or a date.
    struct Moment {
        bool any = false;
        bool now = false;
        std::optional<PartialDate> date;
    };

    Moment momentOf(const FoldedRange& cell) const
    {
        Moment moment;
        const auto date =
            std::lower_bound(m_dates.begin(), m_dates.end(), cell.begin,
                             [](const DateExpression& d, std::size_t p) { return d.range.begin < p; });
        if (date != m_dates.end() && date->range.end <= cell.end && date->date &&
            2 * date->range.length() >= cell.length()) {
            moment.any = true;
            moment.date = date->date;
        }
        for (auto mention = firstMention(cell.begin);
             mention != m_mentions.end() && mention->range.begin < cell.end; ++mention) {
            if (mention->range.begin != cell.begin || mention->range.end > cell.end)
                continue;
            if (mention->is("timing") || mention->is("visit_word", "visit"))
                moment.any = true;
            if (mention->is("timing", "now") || mention->is("ago", "today"))
                moment.any = moment.now = true;
        }
        return moment;
    }

    std::vector<Mention>::const_iterator firstMention(std::size_t position) const
    {
        return std::lower_bound(m_mentions.begin(), m_mentions.end(), position,
                                [](const Mention& m, std::size_t p) { return m.range.begin < p; });
    }

    bool isLabel(const FoldedRange& cell) const
    {
        for (auto one = firstMention(cell.begin); one != m_mentions.end() && one->range.begin == cell.begin;
             ++one)
            if (one->is("field") && cell.length() <= one->range.length() + kUnit)
                return true;
        return false;
    }

    static std::size_t newest(const std::vector<Moment>& moments)
    {
        std::size_t best = moments.size() - 1;
        bool dated = false;
        for (std::size_t i = 0; i < moments.size(); ++i) {
            if (moments[i].now)
                return i;
            if (moments[i].date && (!dated || *moments[i].date >= *moments[best].date)) {
                best = i;
                dated = true;
            }
        }
        return best;
    }

    std::vector<Moment> columnsOf(const TextLine& head) const
    {
        std::vector<Moment> columns;
        for (std::size_t i = 1; i < head.cells.size(); ++i)
            columns.push_back(momentOf(head.cells[i]));
        return columns;
    }

    static bool allTimes(const std::vector<Moment>& moments)
    {
        return !moments.empty() &&
               std::all_of(moments.begin(), moments.end(), [](const Moment& m) { return m.any; });
    }

    // "|---|---|"
    bool isRule(const TextLine& line) const
    {
        return std::none_of(line.cells.begin(), line.cells.end(), [&](const FoldedRange& cell) {
            return m_text.substr(cell.begin, cell.length()).find_first_not_of("-:= ") !=
                   std::string_view::npos;
        });
    }

    // Tables that follow one another with as many cells: a row of times, or one over a rule, begins the next.
    void readBlocks(std::size_t first, std::size_t last)
    {
        for (std::size_t begin = first; begin < last;) {
            std::size_t end = begin + 1;
            while (end < last && !allTimes(columnsOf(m_lines[end])) &&
                   !(end + 1 < last && isRule(m_lines[end + 1])))
                ++end;
            if (end - begin >= 2)
                readBlock(begin, end);
            begin = end;
        }
    }

    void readBlock(std::size_t first, std::size_t last)
    {
        const TextLine& head = m_lines[first];
        const std::vector<Moment> columns = columnsOf(head);
        if (allTimes(columns)) {
            const std::size_t cell = 1 + newest(columns);
            for (std::size_t i = first + 1; i < last; ++i)
                m_lines[i].valueCell = cell;
            return;
        }
        const auto labels = std::count_if(head.cells.begin() + 1, head.cells.end(),
                                          [&](const FoldedRange& cell) { return isLabel(cell); });
        std::size_t body = first + 1; // "|---|---|" stands under the heading
        while (body < last && isRule(m_lines[body]))
            ++body;
        if (labels >= 1 && body > first + 1 && body + 1 == last) { // a heading, a rule and one row of values
            m_lines[first].valueLine = body;
            return;
        }
        std::vector<Moment> rows;
        for (std::size_t i = body; i < last; ++i)
            rows.push_back(momentOf(m_lines[i].cells.front()));
        if (labels < 2 || !allTimes(rows))
            return;
        m_lines[first].valueLine = body + newest(rows);
    }

    std::string_view m_text;
    std::vector<TextLine>& m_lines;
    const std::vector<DateExpression>& m_dates;
    const std::vector<Mention>& m_mentions;
};

} // namespace

void findVisitTables(std::string_view folded, std::vector<TextLine>& lines,
                     const std::vector<DateExpression>& dates, const std::vector<Mention>& mentions)
{
    VisitTables(folded, lines, dates, mentions).find();
}

} // namespace cotejo
