#include "engine/orvs/quote_warnings.h"

#include "engine/base/code_point_index.h"
#include "engine/citations/citation_scanner.h"
#include "engine/orvs/quoted_passage.h"
#include "engine/text/folded_text.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{
constexpr std::size_t kMostQuotes = 200;
constexpr std::size_t kReach = 60; // code points from the quote's end to the PMID it is given for

struct Excerpt {
    std::string pmid;
    std::string_view text;
    std::string folded; // blanks of any kind as one
};

std::string comparable(std::string_view text)
{
    std::string folded = foldedForm(text);
    std::replace(folded.begin(), folded.end(), '\n', ' ');
    std::replace(folded.begin(), folded.end(), '\t', ' ');
    const std::size_t first = folded.find_first_not_of(" .,;:*_");
    const std::size_t last = folded.find_last_not_of(" .,;:*_");
    return first == std::string::npos ? std::string() : folded.substr(first, last - first + 1);
}

std::vector<Excerpt> excerptsOf(const Turn& turn)
{
    std::vector<Excerpt> excerpts;
    if (!turn.retrieved)
        return excerpts;
    for (const RetrievedItem& item : *turn.retrieved) {
        const auto pmid = item.pmid ? normalisedPmid(*item.pmid) : std::nullopt;
        if (pmid && item.excerpt && !item.excerpt->empty())
            excerpts.push_back({*pmid, *item.excerpt, comparable(*item.excerpt)});
    }
    return excerpts;
}

// The parts of a quote that leaves something out.
std::vector<std::string> partsOf(const std::string& folded)
{
    constexpr auto kGaps = std::to_array<std::string_view>({"[...]", "(...)", "...", "[…]", "(…)", "…"});
    std::vector<std::string> parts;
    std::size_t from = 0;
    for (std::size_t i = 0; i < folded.size();) {
        const auto* gap = std::find_if(kGaps.begin(), kGaps.end(), [&](std::string_view mark) {
            return folded.compare(i, mark.size(), mark) == 0;
        });
        if (gap == kGaps.end()) {
            ++i;
            continue;
        }
        parts.push_back(folded.substr(from, i - from));
        i += gap->size();
        from = i;
    }
    parts.push_back(folded.substr(from));
    return parts;
}

bool holds(const Excerpt& excerpt, const std::string& folded)
{
    std::size_t from = 0;
    for (const std::string& part : partsOf(folded)) {
        const std::string words = comparable(part);
        const std::size_t found = excerpt.folded.find(words, from);
        if (found == std::string::npos)
            return false;
        from = found + words.size();
    }
    return true;
}

// A paper's title as the list has it is no quote of its excerpt.
bool isListedTitle(const Turn& turn, std::string_view quoted)
{
    const std::string folded = comparable(quoted);
    return std::any_of(turn.retrieved->begin(), turn.retrieved->end(), [&folded](const RetrievedItem& item) {
        return item.title && comparable(*item.title) == folded;
    });
}

// The PMID a quote is given for: the first that follows it closely in the same paragraph.
const FoundIdentifier* citedFor(const TextSpan& quote, const CitationScan& scan, const CodePointIndex& answer)
{
    const auto next = std::find_if(scan.found.begin(), scan.found.end(), [&](const FoundIdentifier& found) {
        return found.span.start >= quote.end && found.pmid && !found.repeated;
    });
    if (next == scan.found.end() || next->span.start > quote.end + kReach)
        return nullptr;
    const std::string_view between = answer.quote({quote.end, next->span.start});
    return between.find("\n\n") == std::string_view::npos ? &*next : nullptr;
}

std::optional<Warning> judge(const QuotedPassage& quote, const std::string& pmid,
                             const std::vector<Excerpt>& excerpts, const LanguageGuess& language)
{
    bool hasExcerpt = false;
    bool sameLanguage = false;
    const std::string folded = comparable(quote.text);
    for (const Excerpt& excerpt : excerpts) {
        if (excerpt.pmid != pmid)
            continue;
        if (excerpt.text.find(quote.text) != std::string_view::npos)
            return std::nullopt;
        if (holds(excerpt, folded))
            return Warning{"quote_not_verbatim", quote.span, pmid};
        hasExcerpt = true;
        sameLanguage = sameLanguage || language.mayBeSame(quote.text, excerpt.text);
    }
    if (!hasExcerpt)
        return std::nullopt;
    for (const Excerpt& excerpt : excerpts) {
        if (excerpt.pmid != pmid && holds(excerpt, folded))
            return Warning{"quote_elsewhere", quote.span, excerpt.pmid};
    }
    return sameLanguage ? std::optional(Warning{"quote_not_in_excerpt", quote.span, pmid}) : std::nullopt;
}
} // namespace

std::vector<Warning> quoteWarnings(const Turn& turn, const CitationScan& scan, const LanguageGuess& language)
{
    std::vector<Warning> warnings;
    const std::vector<Excerpt> excerpts = excerptsOf(turn);
    if (excerpts.empty() || scan.found.empty())
        return warnings;
    const CodePointIndex index(turn.answer);
    for (const QuotedPassage& quote : quotedPassages(turn.answer, kMostQuotes)) {
        const FoundIdentifier* cited = citedFor(quote.span, scan, index);
        if (cited == nullptr || isListedTitle(turn, quote.text))
            continue;
        if (auto warning = judge(quote, *cited->pmid, excerpts, language))
            warnings.push_back(std::move(*warning));
    }
    return warnings;
}

} // namespace cotejo
