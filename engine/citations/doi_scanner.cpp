#include "engine/citations/doi_scanner.h"

#include "engine/citations/folded_characters.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{
using namespace folded;

constexpr std::size_t kLongestSici = 48; // "<1725::AID-ART29>" of old DOIs is shorter

// Position of the first character after the registrant and its slash, 0 where `i` begins no DOI.
std::size_t suffixBegin(std::string_view text, std::size_t i)
{
    const char left = before(text, i);
    if (isDigit(left) || left == '.' || (isLetter(left) && !endsAt(text, i, "doi")))
        return 0;
    const std::size_t registrant = i + 3;
    std::size_t end = digitsEnd(text, registrant);
    if (end < registrant + 4 || end > registrant + 9)
        return 0;
    while (at(text, end) == '.' && isDigit(at(text, end + 1)))
        end = digitsEnd(text, end + 1);
    if (at(text, end) == '/')
        return end + 1;
    return startsWith(text, end, "%2f") ? end + 3 : 0;
}

bool beginsAnother(std::string_view text, std::size_t i)
{
    constexpr auto kWords = std::to_array<std::string_view>({"pmid", "pmc", "doi", "http", "10.", "pubmed"});
    return !isWord(at(text, i)) || std::any_of(kWords.begin(), kWords.end(), [&](std::string_view word) {
        return startsWith(text, i, word);
    });
}

std::size_t siciEnd(std::string_view text, std::size_t i)
{
    const std::size_t close = text.substr(i, kLongestSici).find('>');
    const bool sici =
        close != std::string_view::npos && text.substr(i, close).find("::") != std::string_view::npos;
    return sici ? i + close + 1 : 0;
}

// "[1]" behind a DOI is a note of the text, not of the DOI.
bool isNoteMark(std::string_view text, std::size_t i)
{
    const std::size_t end = digitsEnd(text, i + 1);
    return end > i + 1 && end <= i + 4 && at(text, end) == ']';
}

// "10.1136/ard-2020-1PMID: 31234567"
bool beginsPmidLabel(std::string_view text, std::size_t i)
{
    if (!startsWith(text, i, "pmid"))
        return false;
    const std::size_t end = at(text, i + 4) == 's' ? i + 5 : i + 4;
    const char next = at(text, end);
    return next == ':' || next == '=' || next == '#' || isDigit(next) ||
           (next == ' ' && isDigit(at(text, end + 1)));
}

// The end of the characters a DOI may hold, brackets balanced.
std::size_t suffixEnd(std::string_view text, std::size_t i)
{
    constexpr std::string_view kNever = "\"*`|{}^\\>?#&\n";
    std::size_t round = 0;
    std::size_t square = 0;
    while (i < text.size()) {
        const char c = text[i];
        if (isBlank(c) || c == FoldedAnswer::kOtherSign || c == FoldedAnswer::kOtherLetter ||
            kNever.find(c) != std::string_view::npos)
            break;
        if (c == '<') {
            const std::size_t end = siciEnd(text, i);
            if (end == 0)
                break;
            i = end;
            continue;
        }
        if ((c == ',' || c == ';') && beginsAnother(text, i + 1))
            break;
        if (c == '[' && isNoteMark(text, i))
            break;
        if (c == '.' && (startsWith(text, i + 1, "pmid") || startsWith(text, i + 1, "doi:")))
            break;
        if (c == 'p' && beginsPmidLabel(text, i))
            break;
        if ((c == ')' && round == 0) || (c == ']' && square == 0))
            break;
        round += c == '(' ? 1U : 0U;
        round -= c == ')' ? 1U : 0U;
        square += c == '[' ? 1U : 0U;
        square -= c == ']' ? 1U : 0U;
        ++i;
    }
    return i;
}

std::size_t withoutTrail(std::string_view text, std::size_t begin, std::size_t end)
{
    constexpr std::string_view kTrail = ".,;:!'-_~/([";
    while (end > begin && kTrail.find(text[end - 1]) != std::string_view::npos)
        --end;
    return end;
}

// Publishers put the page of an article behind its DOI.
std::size_t withoutPage(std::string_view text, std::size_t begin, std::size_t end)
{
    constexpr auto kPages =
        std::to_array<std::string_view>({"/full", "/fulltext", "/abstract", "/pdf", "/epdf", "/meta", "/html",
                                         ".full", ".pdf", ".abstract", ".full-text"});
    for (bool cut = true; cut;) {
        cut = false;
        for (const std::string_view page : kPages) {
            if (end > begin + page.size() && endsAt(text, end, page)) {
                end -= page.size();
                cut = true;
            }
        }
    }
    return end;
}
} // namespace

void scanDois(IdentifierBoard& board)
{
    const std::string_view text = board.text();
    for (std::size_t i = text.find("10."); i != std::string_view::npos;) {
        const std::size_t suffix = suffixBegin(text, i);
        std::size_t end = suffix == 0 ? 0 : withoutTrail(text, suffix, suffixEnd(text, suffix));
        const bool inAddress = before(text, i) == '/' && !endsAt(text, i, "doi.org/");
        if (end > suffix && inAddress)
            end = withoutPage(text, suffix, end);
        const bool found =
            end > suffix && std::any_of(text.begin() + static_cast<std::ptrdiff_t>(suffix),
                                        text.begin() + static_cast<std::ptrdiff_t>(end), isWord);
        if (found)
            board.add({CitationKind::doi, PmidForm::number, i, end});
        i = text.find("10.", found ? end : i + 3);
    }
}

} // namespace cotejo
