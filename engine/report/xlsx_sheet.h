#pragma once

#include "engine/report/export_format.h"
#include "engine/report/export_row.h"

#include <memory>
#include <string>

namespace cotejo
{

// One sheet of an XLSX file with the rows of an export, as they come; memory does not grow with their number.
// Numbers are numbers, times are dates of the person's own clock (the offset stands beside them), everything
// else is text: no cell is a formula, and an id of twenty digits stays as it is.
class XlsxSheet
{
public:
    static constexpr std::int64_t kMostRows = 1'048'575; // of the format, below the header

    XlsxSheet(const std::string& path, ExportColumns columns);
    XlsxSheet(const XlsxSheet&) = delete;
    XlsxSheet& operator=(const XlsxSheet&) = delete;
    ~XlsxSheet();

    void add(const ExportRow& row);
    [[nodiscard]] bool close(); // writes the file; false where it could not, or a row did not fit

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace cotejo
