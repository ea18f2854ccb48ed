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
    VisitTables(std::vector<TextLine>& lines, const std::vector<DateExpression>& dates,
                const std::vector<Mention>& mentions)
        : m_lines(lines), m_dates(dates), m_mentions(mentions)
    {
    }

    void find()
    {
        for (std::size_t first = 0; first < m_lines.size();) {
            std::size_t last = first + 1;
            const std::size_t cells = m_lines[first].cells.size();
            while (last < m_lines.size() && m_lines[last].cells.size() == cells)
                ++last;
            if (cells >= kFewestCells && last - first >= 2)
                readBlock(first, last);
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

    void readBlock(std::size_t first, std::size_t last)
    {
        const TextLine& head = m_lines[first];
        std::vector<Moment> columns;
        for (std::size_t i = 1; i < head.cells.size(); ++i)
            columns.push_back(momentOf(head.cells[i]));
        const bool times = std::all_of(columns.begin(), columns.end(), [](const Moment& m) { return m.any; });
        if (times) {
            const std::size_t cell = 1 + newest(columns);
            for (std::size_t i = first + 1; i < last; ++i)
                m_lines[i].valueCell = cell;
            return;
        }
        const auto labels = std::count_if(head.cells.begin() + 1, head.cells.end(),
                                          [&](const FoldedRange& cell) { return isLabel(cell); });
        std::size_t body = first + 1; // "|---|---|" stands under the heading
        while (body < last && m_lines[body].cells.front().length() > 0 &&
               firstMention(m_lines[body].range.begin) == firstMention(m_lines[body].range.end) &&
               !momentOf(m_lines[body].cells.front()).any)
            ++body;
        std::vector<Moment> rows;
        for (std::size_t i = body; i < last; ++i)
            rows.push_back(momentOf(m_lines[i].cells.front()));
        if (labels < 2 || rows.empty() ||
            !std::all_of(rows.begin(), rows.end(), [](const Moment& m) { return m.any; }))
            return;
        m_lines[first].valueLine = body + newest(rows);
    }

    std::vector<TextLine>& m_lines;
    const std::vector<DateExpression>& m_dates;
    const std::vector<Mention>& m_mentions;
};

} // namespace

void findVisitTables(std::vector<TextLine>& lines, const std::vector<DateExpression>& dates,
                     const std::vector<Mention>& mentions)
{
    VisitTables(lines, dates, mentions).find();
}

} // namespace cotejo
