#include "engine/citations/citation_scanner.h"

#include "engine/base/code_point_index.h"
#include "engine/citations/answer_link.h"
#include "engine/citations/doi_scanner.h"
#include "engine/citations/empty_label.h"
#include "engine/citations/folded_characters.h"
#include "engine/citations/link_label_numbers.h"
#include "engine/citations/pmid_address_scanner.h"
#include "engine/citations/pmid_heading_scanner.h"
#include "engine/citations/pmid_label_scanner.h"
#include "engine/citations/pmid_table_scanner.h"
#include "engine/citations/registry_scanner.h"

#include <algorithm>
#include <set>
#include <utility>

namespace cotejo
{
namespace
{
// The placeholder counts to the letter only, so it is looked for in the folded text and then compared as
// given.
void takePlaceholders(IdentifierBoard& board, const FoldedAnswer& answer, const CodePointIndex& index)
{
    constexpr std::string_view kFolded = IdentifierBoard::kFoldedPlaceholder;
    const std::string_view text = board.text();
    for (std::size_t i = text.find(kFolded); i != std::string_view::npos; i = text.find(kFolded, i + 1)) {
        const std::size_t end = i + kFolded.size();
        if (index.quote(answer.span(i, end)) == kPlaceholder)
            board.add({CitationKind::pmid, PmidForm::placeholder, i, end});
        else
            board.block(i, end);
    }
}

FoundIdentifier described(const IdentifierHit& hit, const FoldedAnswer& answer, const CodePointIndex& index)
{
    FoundIdentifier found;
    found.kind = hit.kind;
    found.form = hit.form;
    found.span = answer.span(hit.begin, hit.end);
    found.quote = std::string(index.quote(found.span));
    if (hit.labelBegin != IdentifierHit::kNone)
        found.labelStart = answer.codePoint(hit.labelBegin);
    if (hit.kind == CitationKind::pmid && hit.form == PmidForm::number)
        found.pmid = withoutLeadingZeros(answer.view().substr(hit.begin, hit.end - hit.begin));
    found.hidesFormatCharacter = answer.hidesFormatCharacter(hit.begin, hit.end);
    return found;
}

// What makes two entries of one link the same identifier.
std::string valueOf(const FoundIdentifier& found, const IdentifierHit& hit, std::string_view text)
{
    const std::string kind(1, static_cast<char>('a' + static_cast<int>(found.kind)));
    return kind + (found.pmid ? *found.pmid : std::string(text.substr(hit.begin, hit.end - hit.begin)));
}

void attachLinks(CitationScan& scan, const std::vector<IdentifierHit>& hits,
                 const std::vector<AnswerLink>& links, std::string_view text)
{
    std::size_t next = 0;
    for (std::size_t number = 0; number < links.size(); ++number) {
        const AnswerLink& link = links[number];
        while (next < hits.size() && hits[next].begin < link.begin)
            ++next;
        std::set<std::string> inLabel;
        std::set<std::string> inTarget;
        std::size_t last = next;
        for (; last < hits.size() && hits[last].begin < link.end; ++last) {
            FoundIdentifier& found = scan.found[last];
            found.link = number;
            found.inTarget = hits[last].begin >= link.targetBegin && hits[last].begin < link.targetEnd;
            if (!found.inTarget)
                inLabel.insert(valueOf(found, hits[last], text));
        }
        for (; next < last; ++next) {
            FoundIdentifier& found = scan.found[next];
            const std::string value = valueOf(found, hits[next], text);
            found.repeated = found.inTarget && (inLabel.contains(value) || !inTarget.insert(value).second);
        }
    }
}
} // namespace

CitationScan scanCitations(std::string_view text)
{
    const FoldedAnswer answer(text);
    const CodePointIndex index(text);
    IdentifierBoard board(answer);
    const LineIndex lines(board.text());
    const std::vector<AnswerLink> links = answerLinks(board.text());

    takePlaceholders(board, answer, index);
    scanDois(board);
    scanRegistryNumbers(board);
    scanPmidAddresses(board);
    PmidLabelScanner labels(board);
    labels.run();
    scanPmidTables(board, lines);
    scanPmidHeadings(board, lines, labels.openLabels());
    takeLinkLabelNumbers(board, links);

    CitationScan scan;
    const std::vector<IdentifierHit> hits = board.hits();
    scan.found.reserve(hits.size());
    for (const IdentifierHit& hit : hits)
        scan.found.push_back(described(hit, answer, index));
    attachLinks(scan, hits, links, board.text());
    for (const PmidLabel& label : labels.openLabels()) {
        const std::size_t end = label.strong ? emptyLabelEnd(board.text(), label) : label.end;
        if (end != label.end)
            scan.emptyLabels.push_back(answer.span(label.begin, end));
    }
    for (const AnswerLink& link : links)
        scan.links.push_back(
            {answer.span(link.begin, link.end), answer.span(link.labelBegin, link.labelEnd), link.markdown});
    return scan;
}

std::optional<std::string> normalisedPmid(std::string_view listed)
{
    const FoldedAnswer answer(listed);
    const std::string_view text = answer.view();
    std::size_t begin = 0;
    while (begin < text.size() && !folded::isWord(text[begin]))
        ++begin;
    if (const auto label = readPmidLabel(text, begin)) {
        begin = label->end;
        while (begin < text.size() && !folded::isWord(text[begin]))
            ++begin;
    }
    const PmidToken token = readPmidToken(text, begin);
    const bool alone =
        std::none_of(text.begin() + static_cast<std::ptrdiff_t>(token.end), text.end(), folded::isWord);
    if (!token.isPmid() || !alone)
        return std::nullopt;
    return withoutLeadingZeros(text.substr(token.begin, token.end - token.begin));
}

} // namespace cotejo
