#include "engine/orvs/title_warnings.h"

#include "engine/base/code_point_index.h"
#include "engine/citations/citation_scanner.h"
#include "engine/orvs/content_words.h"

#include <algorithm>
#include <map>

namespace cotejo
{
namespace
{
constexpr std::size_t kLeastTitleWords = 3;
constexpr std::size_t kLeastLabelWords = 6; // fewer name a paper, they do not give its title
constexpr std::size_t kLongestLabel = 600;

std::map<std::string, std::string> listedTitles(const Turn& turn)
{
    std::map<std::string, std::string> titles;
    if (!turn.retrieved)
        return titles;
    for (const RetrievedItem& item : *turn.retrieved) {
        const auto pmid = item.pmid ? normalisedPmid(*item.pmid) : std::nullopt;
        if (pmid && item.title)
            titles.emplace(*pmid, *item.title);
    }
    return titles;
}

bool differs(const std::string& label, const std::string& title)
{
    const auto inTitle = contentWords(title);
    const auto inLabel = contentWords(label);
    if (inTitle.size() < kLeastTitleWords || inLabel.size() < kLeastLabelWords)
        return false;
    const auto shared = static_cast<std::size_t>(std::count_if(
        inTitle.begin(), inTitle.end(), [&](const std::string& word) { return inLabel.contains(word); }));
    return shared * 10 < inTitle.size() * 3;
}
} // namespace

std::vector<Warning> titleWarnings(const Turn& turn, const CitationScan& scan, const LanguageGuess& language)
{
    std::vector<Warning> warnings;
    const auto titles = listedTitles(turn);
    if (titles.empty())
        return warnings;
    const CodePointIndex index(turn.answer);
    for (const FoundIdentifier& found : scan.found) {
        if (!found.link || !found.pmid || found.repeated)
            continue;
        const TextSpan& label = scan.links[*found.link].label;
        const auto title = titles.find(*found.pmid);
        if (title == titles.end() || label.length() > kLongestLabel)
            continue;
        const std::string words(index.quote(label));
        if (differs(words, title->second) && language.mayBeSame(words, title->second))
            warnings.push_back({"title_differs", label, *found.pmid});
    }
    return warnings;
}

} // namespace cotejo
