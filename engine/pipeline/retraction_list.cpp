#include "engine/pipeline/retraction_list.h"

#include "engine/base/csv_reader.h"
#include "engine/base/utf8_check.h"
#include "engine/citations/citation_scanner.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <unordered_map>

namespace cotejo
{
namespace
{
enum Column { kPaper, kNotice, kNature, kDate, kTitle, kColumns };
constexpr std::array<std::string_view, kColumns> kNames = {"OriginalPaperPubMedID", "RetractionPubMedID",
                                                           "RetractionNature", "RetractionDate", "Title"};

struct Nature {
    std::string_view word;
    NoticeKind kind;
};
constexpr std::array<Nature, 4> kNatures = {{{"Retraction", NoticeKind::retraction},
                                             {"Correction", NoticeKind::correction},
                                             {"Expression of concern", NoticeKind::concern},
                                             {"Reinstatement", NoticeKind::reinstatement}}};

using Places = std::array<std::size_t, kColumns>;

Result<Places> placesIn(const std::vector<std::string>& header)
{
    Places places{};
    for (std::size_t column = 0; column < kColumns; ++column) {
        const auto found = std::find(header.begin(), header.end(), kNames[column]);
        if (found == header.end())
            return fail("list.no_header", "line 1", fmt::format("expected a column {}", kNames[column]));
        places[column] = static_cast<std::size_t>(found - header.begin());
    }
    return places;
}

// "5/29/2021 0:00" → "2021-05-29"; what is no such date stays as it is.
std::string isoDay(const std::string& date)
{
    std::array<int, 3> numbers{};
    const char* at = date.data();
    const char* end = at + date.size();
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto [next, fault] = std::from_chars(at, end, numbers[i]);
        if (fault != std::errc() || (i < 2 && (next == end || *next != '/')))
            return date;
        at = i < 2 ? next + 1 : next;
    }
    return fmt::format("{:04}-{:02}-{:02}", numbers[2], numbers[0], numbers[1]);
}

std::optional<NoticeKind> kindOf(const std::string& word)
{
    const auto found =
        std::find_if(kNatures.begin(), kNatures.end(), [&](const Nature& each) { return each.word == word; });
    return found == kNatures.end() ? std::nullopt : std::optional(found->kind);
}

// A retraction made after the paper was put back stands; the putting back does not count then.
void settle(PaperFact& fact)
{
    std::stable_sort(fact.notices.begin(), fact.notices.end(),
                     [](const PaperNotice& a, const PaperNotice& b) { return a.where < b.where; });
    const auto last = std::find_if(fact.notices.rbegin(), fact.notices.rend(), [](const PaperNotice& notice) {
        return notice.kind == NoticeKind::retraction || notice.kind == NoticeKind::reinstatement;
    });
    if (last != fact.notices.rend() && last->kind == NoticeKind::retraction)
        std::erase_if(fact.notices,
                      [](const PaperNotice& notice) { return notice.kind == NoticeKind::reinstatement; });
}

// How the list writes that a paper has no PMID.
bool saysNone(const std::string& cell)
{
    return cell.find_first_not_of(" 0") == std::string::npos;
}

std::string soundText(const std::string& text)
{
    return firstTextFault(text) ? std::string() : text;
}
} // namespace

Result<RetractionList> readRetractionList(std::string_view csv, const std::string& loadedAt)
{
    CsvReader reader(csv);
    std::vector<std::string> cells;
    if (!reader.next(cells))
        return fail("list.no_header", "line 1", "expected a header");
    const Result<Places> places = placesIn(cells);
    if (!places)
        return tl::unexpected<Error>(places.error());
    const std::size_t width = cells.size();
    RetractionList list;
    std::unordered_map<std::string, std::size_t> known; // PMID → position among the facts
    while (reader.next(cells)) {
        ++list.rows;
        const std::optional<NoticeKind> kind =
            cells.size() == width ? kindOf(cells[(*places)[kNature]]) : std::nullopt;
        if (!kind) {
            list.refusedLines.push_back(reader.line());
            continue;
        }
        const std::optional<std::string> pmid = normalisedPmid(cells[(*places)[kPaper]]);
        if (!pmid && !saysNone(cells[(*places)[kPaper]])) {
            list.refusedLines.push_back(reader.line());
            continue;
        }
        if (!pmid) {
            ++list.withoutPmid;
            continue;
        }
        const auto [place, isNew] = known.emplace(*pmid, list.facts.size());
        if (isNew)
            list.facts.push_back({*pmid,
                                  PaperFound::exists,
                                  soundText(cells[(*places)[kTitle]]),
                                  {},
                                  loadedAt,
                                  "retraction_list"});
        list.facts[place->second].notices.push_back(
            {*kind, normalisedPmid(cells[(*places)[kNotice]]).value_or(""), isoDay(cells[(*places)[kDate]])});
    }
    if (reader.faulty())
        return fail("list.faulty", fmt::format("line {}", reader.line()), "expected a quote that is closed");
    for (PaperFact& fact : list.facts)
        settle(fact);
    return list;
}

} // namespace cotejo
