#include "engine/report/xlsx_sheet.h"

#include "engine/base/iso_instant.h"

#include <xlsxwriter.h>

#include <chrono>
#include <filesystem>

namespace cotejo
{
namespace
{
constexpr std::int64_t kMinuteMs = 60'000;
constexpr std::int64_t kSecondMs = 1000;
constexpr std::size_t kLongestCell = 32'767; // code points, of the format
constexpr double kWide = 22;

// libxlsxwriter has no way to hand on a time without a zone but by its parts.
lxw_datetime partsOf(std::int64_t ms)
{
    using namespace std::chrono;
    const sys_time<milliseconds> at{milliseconds(ms)};
    const auto day = floor<days>(at);
    const year_month_day date(day);
    const hh_mm_ss<milliseconds> time(at - day);
    lxw_datetime parts{};
    parts.year = static_cast<int>(date.year());
    parts.month = static_cast<int>(static_cast<unsigned>(date.month()));
    parts.day = static_cast<int>(static_cast<unsigned>(date.day()));
    parts.hour = static_cast<int>(time.hours().count());
    parts.min = static_cast<int>(time.minutes().count());
    parts.sec = static_cast<double>(time.seconds().count()) +
                static_cast<double>(time.subseconds().count()) / static_cast<double>(kSecondMs);
    return parts;
}

// What a cell can hold, cut at a character.
std::string fitting(const std::string& text)
{
    std::size_t points = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool begins = (static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U;
        if (begins && ++points > kLongestCell)
            return text.substr(0, at);
    }
    return text;
}

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ";") + word;
    return text;
}
} // namespace

struct XlsxSheet::State {
    lxw_workbook* book = nullptr;
    lxw_worksheet* sheet = nullptr;
    lxw_format* date = nullptr;
    lxw_row_t row = 0;
    lxw_col_t column = 0;
    ExportColumns columns = ExportColumns::standard;
    bool fits = true;

    void text(const std::string& value)
    {
        if (!value.empty())
            fits =
                worksheet_write_string(sheet, row, column, fitting(value).c_str(), nullptr) == LXW_NO_ERROR &&
                fits;
        ++column;
    }
    void number(double value) { worksheet_write_number(sheet, row, column++, value, nullptr); }
    void time(std::int64_t ms)
    {
        lxw_datetime parts = partsOf(ms);
        worksheet_write_datetime(sheet, row, column++, &parts, date);
    }
    void next()
    {
        ++row;
        column = 0;
    }
};

XlsxSheet::XlsxSheet(const std::string& path, ExportColumns columns) : m_state(std::make_unique<State>())
{
    lxw_workbook_options options{};
    options.constant_memory = LXW_TRUE;
    std::string folder = std::filesystem::absolute(path).parent_path().string();
    options.tmpdir = folder.data(); // rows that wait on the disk wait beside the file, not where others look
    State& state = *m_state;
    state.columns = columns;
    state.book = workbook_new_opt(path.c_str(), &options);
    lxw_doc_properties properties{};
    properties.created = 1; // the same rows give the same file
    workbook_set_properties(state.book, &properties);
    state.sheet = workbook_add_worksheet(state.book, "cotejo");
    state.date = workbook_add_format(state.book);
    format_set_num_format(state.date, "yyyy-mm-dd hh:mm:ss");
    lxw_format* head = workbook_add_format(state.book);
    format_set_bold(head);
    worksheet_freeze_panes(state.sheet, 1, 0);
    worksheet_set_column(state.sheet, 1, 1, kWide, nullptr);
    std::vector<const char*> names{"seq",      "at_local", "offset",   "actor",    "item",
                                   "document", "verdict",  "versions", "decision", "reasons",
                                   "level",    "urgency",  "to",       "comment",  "state"};
    if (columns == ExportColumns::full)
        names.insert(names.end(), {"device", "event", "until", "corrected"});
    for (const char* name : names)
        worksheet_write_string(state.sheet, 0, state.column++, name, head);
    state.next();
}

XlsxSheet::~XlsxSheet()
{
    if (m_state->book != nullptr)
        workbook_close(m_state->book);
}

void XlsxSheet::add(const ExportRow& row)
{
    State& state = *m_state;
    if (state.row > kMostRows) {
        state.fits = false;
        return;
    }
    state.number(static_cast<double>(row.seq));
    state.time(parseIsoInstant(row.at).value_or(0) + row.offset * kMinuteMs);
    state.number(row.offset);
    for (const std::string* text :
         {&row.actor, &row.item, &row.document, &row.verdict, &row.versions, &row.decision})
        state.text(*text);
    state.text(joined(row.reasons));
    for (const std::string* text : {&row.level, &row.urgency, &row.to, &row.comment, &row.state})
        state.text(*text);
    if (state.columns == ExportColumns::full) {
        for (const std::string* text : {&row.device, &row.event, &row.until, &row.corrected})
            state.text(*text);
    }
    state.next();
}

bool XlsxSheet::close()
{
    const bool written = workbook_close(std::exchange(m_state->book, nullptr)) == LXW_NO_ERROR;
    return written && m_state->fits;
}

} // namespace cotejo
