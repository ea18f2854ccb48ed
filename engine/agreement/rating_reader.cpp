#include "engine/agreement/rating_reader.h"

#include "engine/base/csv_reader.h"
#include "engine/base/text_place.h"
#include "engine/base/utf8_check.h"

namespace cotejo
{
namespace
{
constexpr std::string_view kHeader = "the header item,rater,value";

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

bool isBlank(const std::vector<std::string>& cells)
{
    return cells.size() == 1 && trimmed(cells[0]).empty();
}

std::string lineOf(const CsvReader& reader)
{
    return "line " + std::to_string(reader.line());
}
} // namespace

Result<RatingReading> readRatings(std::string_view csv, const RatingReaderOptions& options)
{
    if (const auto fault = firstTextFault(csv))
        return fail(fault->fault == Utf8Fault::none ? "read.nul_byte" : "read.invalid_utf8",
                    toText(placeAfter({}, csv.substr(0, fault->offset))), "text in UTF-8");
    CsvReader reader(csv);
    std::vector<std::string> cells;
    bool any = reader.next(cells);
    while (any && isBlank(cells))
        any = reader.next(cells);
    if (!any)
        return fail("ratings.empty", "line 1", std::string(kHeader) + ", and ratings below it");
    if (cells.size() != 3 || trimmed(cells[0]) != "item" || trimmed(cells[1]) != "rater" ||
        trimmed(cells[2]) != "value")
        return fail("ratings.header", lineOf(reader), std::string(kHeader));
    RatingTableBuilder builder(options.categories);
    RatingReading reading;
    while (reader.next(cells)) {
        if (isBlank(cells))
            continue;
        if (cells.size() != 3) {
            reading.refused.push_back(
                {"ratings.cells", lineOf(reader),
                 "three cells (item, rater, value), not " + std::to_string(cells.size())});
            continue;
        }
        const auto added =
            builder.add(trimmed(cells[0]), trimmed(cells[1]), trimmed(cells[2]), reader.line());
        if (added)
            ++reading.rows;
        else
            reading.refused.push_back(added.error());
    }
    if (reader.faulty())
        reading.refused.push_back(
            {"ratings.quote", lineOf(reader),
             "a closing quotation mark at the end of the cell; nothing below was read"});
    auto table = builder.finish(options.repeated);
    if (!table)
        return tl::unexpected(table.error());
    reading.table = std::move(*table);
    return reading;
}

} // namespace cotejo
