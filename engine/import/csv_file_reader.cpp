#include "engine/import/csv_file_reader.h"

#include "engine/base/csv_reader.h"
#include "engine/import/file_path.h"
#include "engine/import/reading_limits.h"
#include "engine/import/redcap_note.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <set>

namespace cotejo
{
namespace
{
constexpr std::uintmax_t kMaxDictionaryBytes = 8U * 1024U * 1024U;

std::string lowerEnding(const std::filesystem::path& path)
{
    std::string ending = pathText(path.extension());
    for (char& c : ending) {
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    }
    return ending;
}

// The dictionary beside `file` that knows most of the columns, at least the first and half of them; the first
// by name where two know as many.
std::optional<RedcapDictionary> dictionaryBeside(const std::filesystem::path& file,
                                                 const std::vector<std::string>& columns)
{
    std::error_code failed;
    std::set<std::filesystem::path> names;
    const auto folder = file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
    for (std::filesystem::directory_iterator at(folder, failed), end; !failed && at != end;
         at.increment(failed)) {
        std::error_code ignored;
        if (lowerEnding(at->path()) == ".csv" && at->is_regular_file(ignored) &&
            at->file_size(ignored) <= kMaxDictionaryBytes)
            names.insert(at->path());
    }
    std::optional<RedcapDictionary> best;
    std::size_t known = columns.size() / 2;
    for (const auto& name : names) {
        std::ifstream stream(name, std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
        auto dictionary = RedcapDictionary::read(text);
        if (!dictionary || dictionary->variable(columns.front()) == nullptr)
            continue;
        if (const std::size_t mine = dictionary->known(columns); mine > known) {
            known = mine;
            best = std::move(*dictionary);
        }
    }
    return best;
}
} // namespace

bool readCsvNotes(std::string_view text, const FoundFile& file, RecordIntake& intake)
{
    CsvReader rows(text);
    std::vector<std::string> columns;
    if (!rows.next(columns))
        return !rows.faulty() ||
               intake.refuse(intake.place(), {"csv.unreadable", "line 1", "expected a header"});
    if (RedcapDictionary::isHeader(columns)) {
        intake.passOver();
        return true;
    }
    const auto dictionary = dictionaryBeside(filePath(file.path), columns);
    if (!dictionary) {
        return intake.refuse(intake.place(),
                             {"read.no_dictionary", "line 1",
                              "expected a REDCap export with its data dictionary in the same folder"});
    }
    const RedcapNote reader(columns, *dictionary);
    std::vector<std::string> cells;
    const std::size_t most = ReadingLimits::of("redcap_csv").records;
    for (std::size_t row = 2; rows.next(cells); ++row) {
        RecordPlace place = intake.place();
        place.line = rows.line();
        if (!intake.mayGoOn())
            return false;
        if (row - 1 > most)
            return intake.refuse(
                std::move(place),
                {"read.too_large", {}, "expected at most " + std::to_string(most) + " rows"});
        if (cells.size() == 1 && cells.front().empty())
            continue;
        if (cells.size() != columns.size()) {
            if (!intake.refuse(
                    std::move(place),
                    {"read.wrong_cell_count", {}, "expected " + std::to_string(columns.size()) + " cells"}))
                return false;
            continue;
        }
        NoteDraft draft = reader.read(cells, row, intake.ownId(place));
        std::vector<Result<ForeignRecord>> records;
        records.push_back(
            ForeignRecord{noteJson(draft, ForeignFormat::redcap_csv), std::move(draft.remarks())});
        if (!intake.takeForeign(ForeignFormat::redcap_csv, std::move(records), std::move(place)))
            return false;
    }
    if (!rows.faulty())
        return true;
    RecordPlace place = intake.place();
    place.line = rows.line();
    return intake.refuse(std::move(place), {"csv.unreadable", {}, "expected quotation marks in pairs"});
}

} // namespace cotejo
