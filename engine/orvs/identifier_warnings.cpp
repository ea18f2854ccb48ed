#include "engine/orvs/identifier_warnings.h"

#include "engine/citations/citation_scanner.h"
#include "engine/citations/folded_answer.h"
#include "engine/citations/format_reference.h"

#include <fmt/format.h>
#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <map>

namespace cotejo
{
namespace
{
constexpr std::size_t kReach = 40; // code points between a PMID and the DOI of the same reference

std::string formatCharactersIn(std::string_view quote)
{
    std::string names;
    const auto* const bytes = reinterpret_cast<const std::uint8_t*>(quote.data());
    for (std::size_t i = 0; i < quote.size();) {
        const FormatReference reference = readFormatReference(quote.substr(i));
        auto c = static_cast<UChar32>(reference.character);
        i += reference.length;
        if (reference.length == 0)
            U8_NEXT(bytes, i, quote.size(), c);
        if (u_charType(c) == U_FORMAT_CHAR)
            names += fmt::format("{}U+{:04X}", names.empty() ? "" : " ", c);
    }
    return names;
}

void warnOfLinks(const CitationScan& scan, std::vector<Warning>& warnings)
{
    struct Numbers {
        std::string label;
        std::string target;
    };
    std::map<std::size_t, Numbers> byLink;
    for (const FoundIdentifier& found : scan.found) {
        if (!found.link || found.kind != CitationKind::pmid || !found.pmid || found.repeated)
            continue;
        std::string& side = found.inTarget ? byLink[*found.link].target : byLink[*found.link].label;
        side += (side.empty() ? "" : " ") + *found.pmid;
    }
    for (const auto& [link, numbers] : byLink) {
        if (!numbers.label.empty() && !numbers.target.empty())
            warnings.push_back(
                {"label_target_differ", scan.links[link].whole, numbers.label + " " + numbers.target});
    }
}

std::string foldedDoi(std::string_view doi)
{
    const FoldedAnswer folded(doi);
    const std::size_t begin = folded.view().find("10.");
    return begin == std::string_view::npos ? std::string() : std::string(folded.view().substr(begin));
}

// The papers of a turn's list by their identifiers.
struct ListedPapers {
    std::map<std::string, std::string> doiOf;  // by PMID
    std::map<std::string, std::string> pmidOf; // by DOI

    explicit ListedPapers(const Turn& turn)
    {
        if (!turn.retrieved)
            return;
        for (const RetrievedItem& item : *turn.retrieved) {
            const auto pmid = item.pmid ? normalisedPmid(*item.pmid) : std::nullopt;
            const std::string doi = item.doi ? foldedDoi(*item.doi) : "";
            if (pmid && !doi.empty()) {
                doiOf.emplace(*pmid, doi);
                pmidOf.emplace(doi, *pmid);
            }
        }
    }

    [[nodiscard]] bool differ(const std::string& pmid, const std::string& doi) const
    {
        const auto listedDoi = doiOf.find(pmid);
        const auto listedPmid = pmidOf.find(doi);
        return (listedDoi != doiOf.end() && listedDoi->second != doi) ||
               (listedPmid != pmidOf.end() && listedPmid->second != pmid);
    }
};

void warnOfPairs(const Turn& turn, const CitationScan& scan, std::vector<Warning>& warnings)
{
    const ListedPapers papers(turn);
    if (papers.doiOf.empty())
        return;
    for (std::size_t i = 0; i + 1 < scan.found.size(); ++i) {
        const FoundIdentifier& first = scan.found[i];
        const FoundIdentifier& second = scan.found[i + 1];
        const FoundIdentifier& pmid = first.kind == CitationKind::pmid ? first : second;
        const FoundIdentifier& doi = first.kind == CitationKind::pmid ? second : first;
        if (!pmid.pmid || doi.kind != CitationKind::doi || second.span.start > first.span.end + kReach)
            continue;
        if (papers.differ(*pmid.pmid, foldedDoi(doi.quote)))
            warnings.push_back(
                {"pmid_doi_differ", {first.span.start, second.span.end}, *pmid.pmid + " " + doi.quote});
    }
}
} // namespace

std::vector<Warning> identifierWarnings(const Turn& turn, const CitationScan& scan)
{
    std::vector<Warning> warnings;
    for (const FoundIdentifier& found : scan.found) {
        if (found.hidesFormatCharacter)
            warnings.push_back({"invisible_character", found.span, formatCharactersIn(found.quote)});
    }
    for (const TextSpan& span : scan.emptyLabels)
        warnings.push_back({"no_pmid_declared", span, ""});
    warnOfLinks(scan, warnings);
    warnOfPairs(turn, scan, warnings);
    return warnings;
}

} // namespace cotejo
