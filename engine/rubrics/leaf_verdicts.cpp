#include "engine/rubrics/leaf_verdicts.h"

#include "engine/base/csv_reader.h"
#include "engine/base/text_place.h"
#include "engine/base/utf8_check.h"

#include <unordered_map>
#include <unordered_set>

namespace cotejo
{
namespace
{
constexpr std::string_view kHeader = "the header item,leaf,rater,verdict or item,leaf,rater,verdict,scenario";
constexpr char kBetween = '\x1f';

bool isHeader(const std::vector<std::string>& cells)
{
    const std::vector<std::string> names{"item", "leaf", "rater", "verdict", "scenario"};
    if (cells.size() != 4 && cells.size() != 5)
        return false;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i] != names[i])
            return false;
    }
    return true;
}

class RowReader
{
public:
    explicit RowReader(std::size_t cells) : m_cells(cells) {}

    Result<LeafVerdict> read(const std::vector<std::string>& cells, const std::string& where)
    {
        if (cells.size() != m_cells)
            return fail("verdicts.cells", where,
                        std::to_string(m_cells) + " cells, not " + std::to_string(cells.size()));
        if (cells[0].empty() || cells[1].empty() || cells[2].empty())
            return fail("verdicts.nameless", where, "an item, a leaf and a rater, none empty");
        LeafVerdict verdict{cells[0], cells[1], cells[2], std::nullopt, m_cells == 5 ? cells[4] : ""};
        if (cells[3] == "yes" || cells[3] == "no")
            verdict.met = cells[3] == "yes";
        else if (cells[3] != "not_applicable" && cells[3] != "cannot_judge")
            return fail("verdicts.unknown_code", where, "yes, no, not_applicable or cannot_judge");
        const auto [known, isNew] = m_scenarios.emplace(verdict.item, verdict.scenario);
        if (!isNew && known->second != verdict.scenario)
            return fail("verdicts.two_scenarios", where, "one scenario for all rows of an item");
        if (!m_seen.insert(cells[0] + kBetween + cells[1] + kBetween + cells[2]).second)
            return fail("verdicts.repeated", where, "one verdict of a rater on a leaf of an item");
        return verdict;
    }

private:
    std::size_t m_cells;
    std::unordered_map<std::string, std::string> m_scenarios;
    std::unordered_set<std::string> m_seen;
};
} // namespace

Result<LeafVerdictReading> readLeafVerdicts(std::string_view csv)
{
    if (const auto fault = firstTextFault(csv))
        return fail("read.invalid_utf8", toText(placeAfter({}, csv.substr(0, fault->offset))),
                    "text in UTF-8");
    CsvReader reader(csv);
    std::vector<std::string> cells;
    if (!reader.next(cells) || !isHeader(cells))
        return fail("verdicts.header", "line 1", std::string(kHeader));
    RowReader rows(cells.size());
    LeafVerdictReading reading;
    while (reader.next(cells)) {
        if (cells.size() == 1 && cells[0].empty())
            continue;
        auto verdict = rows.read(cells, "line " + std::to_string(reader.line()));
        if (verdict)
            reading.verdicts.push_back(std::move(*verdict));
        else
            reading.refused.push_back(verdict.error());
    }
    if (reader.faulty())
        reading.refused.push_back(
            {"verdicts.quote", "line " + std::to_string(reader.line()),
             "a closing quotation mark at the end of the cell; nothing below was read"});
    return reading;
}

} // namespace cotejo
