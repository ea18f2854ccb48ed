#include "engine/report/table_file.h"

#include "engine/base/csv_cell.h"

#include <filesystem>
#include <fmt/format.h>
#include <xlsxwriter.h>

namespace cotejo
{
namespace
{
std::string csvCell(const TableSheet::Cell& cell)
{
    if (const auto* text = std::get_if<std::string>(&cell))
        return quoteCell(guardCell(*text));
    if (const auto* whole = std::get_if<std::int64_t>(&cell))
        return std::to_string(*whole);
    return fmt::format("{}", std::get<double>(cell));
}

void writeCell(lxw_worksheet* sheet, lxw_row_t row, lxw_col_t column, const TableSheet::Cell& cell)
{
    if (const auto* whole = std::get_if<std::int64_t>(&cell))
        worksheet_write_number(sheet, row, column, static_cast<double>(*whole), nullptr);
    else if (const auto* number = std::get_if<double>(&cell))
        worksheet_write_number(sheet, row, column, *number, nullptr);
    else if (const auto& text = std::get<std::string>(cell); !text.empty())
        worksheet_write_string(sheet, row, column, text.c_str(), nullptr);
}
} // namespace

std::string tableCsv(const TableSheet& table, bool byteOrderMark)
{
    std::string text = byteOrderMark ? "\xEF\xBB\xBF" : "";
    const auto addRow = [&text](const auto& cells, const auto& written) {
        for (std::size_t i = 0; i < cells.size(); ++i)
            text += (i == 0 ? "" : ",") + written(cells[i]);
        text += "\r\n";
    };
    addRow(table.columns, [](const std::string& name) { return quoteCell(name); });
    for (const std::vector<TableSheet::Cell>& row : table.rows)
        addRow(row, csvCell);
    return text;
}

bool writeTableXlsx(const TableSheet& table, const std::string& path)
{
    lxw_workbook_options options{};
    std::string folder = std::filesystem::absolute(path).parent_path().string();
    options.tmpdir = folder.data(); // see XlsxSheet
    lxw_workbook* book = workbook_new_opt(path.c_str(), &options);
    if (book == nullptr)
        return false;
    lxw_doc_properties properties{};
    properties.created = 1; // the same rows give the same file
    workbook_set_properties(book, &properties);
    lxw_worksheet* sheet = workbook_add_worksheet(book, "cotejo");
    lxw_format* head = workbook_add_format(book);
    format_set_bold(head);
    worksheet_freeze_panes(sheet, 1, 0);
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        worksheet_write_string(sheet, 0, static_cast<lxw_col_t>(i), table.columns[i].c_str(), head);
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        for (std::size_t i = 0; i < table.rows[row].size(); ++i)
            writeCell(sheet, static_cast<lxw_row_t>(row + 1), static_cast<lxw_col_t>(i), table.rows[row][i]);
    }
    return workbook_close(book) == LXW_NO_ERROR;
}

} // namespace cotejo
