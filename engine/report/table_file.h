#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace cotejo
{

// A small table to be written whole: a cell is text or a number; an empty text is an empty cell.
struct TableSheet {
    using Cell = std::variant<std::string, std::int64_t, double>;

    std::vector<std::string> columns;
    std::vector<std::vector<Cell>> rows;
};

// UTF-8, commas, CR LF, decimal points; no cell starts a formula. `byteOrderMark`: for spreadsheets that
// take UTF-8 for something else without it.
[[nodiscard]] std::string tableCsv(const TableSheet& table, bool byteOrderMark);

// As an XLSX file with typed cells and no formula. False where it could not be written.
[[nodiscard]] bool writeTableXlsx(const TableSheet& table, const std::string& path);

} // namespace cotejo
