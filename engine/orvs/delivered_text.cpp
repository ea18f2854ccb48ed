#include "engine/orvs/delivered_text.h"

#include "engine/base/code_point_index.h"
#include "engine/citations/citation_scanner.h"

#include <map>
#include <set>

namespace cotejo
{
namespace
{
// What a placeholder may stand for: byte ranges of the scored text, by where they begin.
using Replaceable = std::multimap<std::size_t, std::size_t>;

Replaceable replaceableIn(std::string_view scored)
{
    const CitationScan scan = scanCitations(scored);
    const CodePointIndex index(scored);
    std::set<std::pair<std::size_t, std::size_t>> ranges;
    for (const FoundIdentifier& found : scan.found) {
        if (found.kind != CitationKind::pmid || found.form == PmidForm::placeholder)
            continue;
        const std::size_t end = index.toByte(found.span.end);
        ranges.emplace(index.toByte(found.span.start), end);
        if (found.labelStart)
            ranges.emplace(index.toByte(*found.labelStart), end);
        if (found.link && scan.links[*found.link].markdown) {
            const TextSpan& whole = scan.links[*found.link].whole;
            ranges.emplace(index.toByte(whole.start), index.toByte(whole.end));
        }
    }
    return {ranges.begin(), ranges.end()};
}

// Where the scored text may go on after one placeholder, from each place it was reached.
std::set<std::size_t> afterPlaceholder(std::string_view scored, const Replaceable& replaceable,
                                       const std::set<std::size_t>& places)
{
    std::set<std::size_t> next;
    for (const std::size_t place : places) {
        if (scored.substr(place).starts_with(kPlaceholder))
            next.insert(place + kPlaceholder.size());
        for (auto [range, end] = replaceable.equal_range(place); range != end; ++range)
            next.insert(range->second);
    }
    return next;
}
} // namespace

bool isScoredText(std::string_view delivered, std::string_view scored)
{
    if (delivered == scored)
        return true;
    if (delivered.find(kPlaceholder) == std::string_view::npos)
        return false;
    const Replaceable replaceable = replaceableIn(scored);
    std::set<std::size_t> places = {0};
    for (std::size_t from = 0;;) {
        const std::size_t at = delivered.find(kPlaceholder, from);
        const std::string_view same = delivered.substr(from, at == std::string_view::npos ? at : at - from);
        std::set<std::size_t> matched;
        for (const std::size_t place : places) {
            if (scored.substr(place).starts_with(same))
                matched.insert(place + same.size());
        }
        if (at == std::string_view::npos)
            return matched.contains(scored.size());
        places = afterPlaceholder(scored, replaceable, matched);
        if (places.empty())
            return false;
        from = at + kPlaceholder.size();
    }
}

} // namespace cotejo
