#include "engine/citations/pmid_address_scanner.h"

#include "engine/citations/folded_characters.h"
#include "engine/citations/pmid_token.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{
using namespace folded;

constexpr std::size_t kLongestQuery = 300; // of an address, as far as a term is looked for
constexpr std::size_t kLeastTerm = 5;      // digits: "?term=2020" asks for a year

void addPath(IdentifierBoard& board, std::size_t i)
{
    const std::string_view text = board.text();
    const PmidToken token = readPmidToken(text, i);
    if (!isDigit(at(text, i)))
        return;
    board.add({CitationKind::pmid, token.isPmid() ? PmidForm::number : PmidForm::malformed, token.begin,
               token.end});
}

std::size_t skipAny(std::string_view text, std::size_t i, std::initializer_list<std::string_view> words)
{
    for (bool again = true; again;) {
        again = false;
        for (const std::string_view word : words) {
            if (startsWith(text, i, word)) {
                i += word.size();
                again = true;
            }
        }
    }
    return i;
}

// "31234567", "31234567[uid]", "31234567+OR+32345678", "31234567%2C32345678": all of the term is PMIDs or
// none is taken.
void addTerm(IdentifierBoard& board, std::size_t i)
{
    constexpr std::size_t kMostIds = 200;
    const std::string_view text = board.text();
    std::vector<IdentifierHit> hits;
    while (hits.size() < kMostIds) {
        i = skipAny(text, i, {"%22", "\"", "pmid:", "(", "%28"});
        const PmidToken token{i, digitsEnd(text, i), 0, 0, 0};
        const std::string digits = withoutLeadingZeros(text.substr(i, token.end - i));
        if (digits.size() < kLeastTerm || digits.size() > 8)
            break;
        hits.push_back({CitationKind::pmid, PmidForm::number, token.begin, token.end});
        i = skipAny(text, token.end,
                    {"[uid]", "[pmid]", "%5buid%5d", "%5bpmid%5d", "%22", "%5bpmid", "+or+", "+and+",
                     "%20or%20", "%2c", ",", "+", "%20"});
        if (!isDigit(at(text, i)) && at(text, i) != '(')
            break;
    }
    if (isWord(at(text, i)) || at(text, i) == '%' || at(text, i) == '+')
        return;
    for (const IdentifierHit& hit : hits)
        board.add(hit);
}

std::string_view queryOf(std::string_view text, std::size_t i)
{
    std::size_t end = i;
    while (end < text.size() && end - i < kLongestQuery && !isBlank(text[end]) && text[end] != '\n' &&
           text[end] != '"' && text[end] != '<' && text[end] != '>')
        ++end;
    return text.substr(i, end - i);
}

void addQuery(IdentifierBoard& board, std::size_t i)
{
    const std::string_view query = queryOf(board.text(), i);
    for (const std::string_view name :
         {"?term=", "&term=", ";term=", "&amp;term=", "&id=", "&list_uids=", "&uid=", "?id=", "&amp;id="}) {
        if (const std::size_t found = query.find(name); found != std::string_view::npos) {
            addTerm(board, i + found + name.size());
            return;
        }
    }
}

// What may stand behind the host or "pubmed/": a number, or a search for one.
void addBehindSlash(IdentifierBoard& board, std::size_t i)
{
    const std::string_view text = board.text();
    i = skipAny(text, i, {"/", "m/", "pubmed/"});
    if (at(text, i) == '?')
        addQuery(board, i);
    else
        addPath(board, i);
}

// The host that begins at `i` is whole: nothing of an address stands before it but its scheme and "www.".
// "evil.com/pubmed.gov" and "evilpubmed.gov" are other hosts.
bool beginsHost(std::string_view text, std::size_t i)
{
    if (endsAt(text, i, "www."))
        i -= 4;
    const char left = before(text, i);
    if (left == '/')
        return endsAt(text, i, "http://") || endsAt(text, i, "https://") ||
               (endsAt(text, i, "//") && !isWord(before(text, i - 2)) && before(text, i - 2) != ':');
    return !isWord(left) && std::string_view(".-@%_\\?=&+").find(left) == std::string_view::npos;
}

// The host that ends at `end` is NCBI's, or one of NCBI's own ("eutils.ncbi.nlm.nih.gov").
bool endsNcbiHost(std::string_view text, std::size_t end)
{
    constexpr std::string_view kHost = "ncbi.nlm.nih.gov";
    constexpr std::size_t kLongestHost = 80;
    if (!endsAt(text, end, kHost))
        return false;
    std::size_t begin = end - kHost.size();
    const std::size_t least = begin - std::min(begin, kLongestHost);
    while (begin > least && (isWord(text[begin - 1]) ||
                             ((text[begin - 1] == '.' || text[begin - 1] == '-') && begin > least + 1)))
        --begin;
    const std::string_view prefix = text.substr(begin, end - kHost.size() - begin);
    return (prefix.empty() || prefix.back() == '.') && beginsHost(text, begin);
}

// The address that `i` stands in is on NCBI's host.
bool onNcbiHost(std::string_view text, std::size_t i)
{
    std::size_t begin = i;
    while (begin > 0 && i - begin < kLongestQuery && !isBlank(text[begin - 1]) && text[begin - 1] != '\n' &&
           text[begin - 1] != '"' && text[begin - 1] != '<' && text[begin - 1] != '(')
        --begin;
    const std::string_view address = text.substr(begin, i - begin);
    const std::size_t scheme = address.find("://");
    const std::size_t host = scheme == std::string_view::npos ? 0 : scheme + 3;
    const std::size_t path = address.find('/', host);
    return path != std::string_view::npos && endsNcbiHost(text, begin + path);
}

void scanPubMed(IdentifierBoard& board, std::size_t i)
{
    constexpr auto kHosts = std::to_array<std::string_view>({".ncbi.nlm.nih.gov", ".gov", ".com", ".org"});
    const std::string_view text = board.text();
    const std::size_t end = i + 6;
    for (const std::string_view host : kHosts) {
        if (!startsWith(text, end, host))
            continue;
        const char next = at(text, end + host.size());
        if ((next == '/' || next == '?') && beginsHost(text, i))
            addBehindSlash(board, end + host.size());
        return;
    }
    const std::size_t slash = endsAt(text, i, "/m/") ? i - 3 : i - std::min<std::size_t>(i, 1);
    const bool inPath = before(text, i) == '/' && endsNcbiHost(text, slash);
    if (inPath && (at(text, end) == '/' || at(text, end) == '?'))
        addBehindSlash(board, end);
    else if (endsAt(text, i, "db=") && at(text, end) == '&' && onNcbiHost(text, i))
        addQuery(board, end);
}

void scanEuropePmc(IdentifierBoard& board, std::size_t i)
{
    const std::string_view text = board.text();
    const std::size_t path = skipAny(text, i, {"article/", "articles/", "abstract/", "#", "!", "/"});
    if (startsWith(text, path, "med/"))
        addPath(board, path + 4);
}
} // namespace

void scanPmidAddresses(IdentifierBoard& board)
{
    const std::string_view text = board.text();
    for (std::size_t i = text.find("pubmed"); i != std::string_view::npos; i = text.find("pubmed", i + 6))
        scanPubMed(board, i);
    constexpr std::string_view kEurope = "europepmc.org/";
    for (std::size_t i = text.find(kEurope); i != std::string_view::npos; i = text.find(kEurope, i + 6))
        if (beginsHost(text, i))
            scanEuropePmc(board, i + kEurope.size());
}

} // namespace cotejo
