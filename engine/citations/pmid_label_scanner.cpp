#include "engine/citations/pmid_label_scanner.h"

#include "engine/citations/folded_characters.h"
#include "engine/citations/number_before_label.h"
#include "engine/citations/pmid_list.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{
using namespace folded;

constexpr std::size_t kLongestPmid = 8;

IdentifierHit hitOf(PmidForm form, const PmidLabel& label, std::size_t begin, std::size_t end)
{
    return {CitationKind::pmid, form, begin, end, label.begin};
}

// Identifiers of other kinds that are not well formed themselves: no PMID, and no malformed one either.
bool isOtherCode(std::string_view text, std::size_t i)
{
    constexpr auto kPrefixes = std::to_array<std::string_view>(
        {"pmc", "nct", "isrctn", "doi", "arxiv", "http", "drks", "chictr", "actrn", "eudract"});
    return std::any_of(kPrefixes.begin(), kPrefixes.end(),
                       [&](std::string_view prefix) { return startsWith(text, i, prefix); });
}

bool looksLikeYear(std::string_view text, const PmidToken& token)
{
    return digitsEnd(text, token.begin) == token.begin + 4 &&
           (startsWith(text, token.begin, "19") || startsWith(text, token.begin, "20"));
}

// "9999 9999": one number with a blank inside; not a number with a year behind it.
std::size_t splitEnd(std::string_view text, const PmidToken& token)
{
    constexpr std::size_t kLeast = 2;
    constexpr std::size_t kMost = 6;
    if (token.digits < kLeast || token.digits > kMost || at(text, token.end) != ' ')
        return token.end;
    const PmidToken second = readPmidToken(text, token.end + 1);
    const bool part = second.isNumber() && second.digits >= kLeast && second.digits <= kMost &&
                      !looksLikeYear(text, second) && endsThere(text, second.end);
    return part ? second.end : token.end;
}

// "9999/9999", "9999·9999", "99_999_999", "1.0e7", "9999 9999 en": digits with signs between them that are
// no PMID, where they stand behind "PMID:" all the same. A blank joins only what is too long for a count.
std::size_t brokenEnd(std::string_view text, const PmidToken& token)
{
    constexpr std::string_view kSigns = "/._-";
    constexpr std::size_t kLeast = 6;
    constexpr std::size_t kLeastPart = 4;
    std::size_t digits = digitsEnd(text, token.begin) - token.begin;
    bool whole = digits >= kLeastPart && !looksLikeYear(text, token);
    std::size_t end = token.end;
    while (end - token.begin < 40) {
        const char join = at(text, end);
        const bool sign = join == FoldedAnswer::kOtherSign || kSigns.find(join) != std::string_view::npos;
        const PmidToken next = readPmidToken(text, end + 1);
        const bool part = isDigit(at(text, end + 1)) && next.letters <= 1;
        if (!part || !(sign || (join == ' ' && whole && next.digits >= kLeastPart && next.isNumber() &&
                                !looksLikeYear(text, next))))
            break;
        digits += next.digits;
        end = next.end;
    }
    return digits >= kLeast ? end : token.end;
}

// "5 de 5", "19/19", "3 verificados": how many, not which.
bool isCount(std::string_view text, const PmidToken& token)
{
    const std::size_t next = blanksEnd(text, token.end);
    return !endsThere(text, token.end) ||
           (at(text, next) == '/' && isDigit(at(text, blanksEnd(text, next + 1))));
}
} // namespace

void PmidLabelScanner::run()
{
    for (const PmidLabel& label : pmidLabels(m_text)) {
        if (!m_board.isFree(label.begin, label.end))
            continue;
        takeBehindPlaceholder(label);
        const LabelGap gap = gapAfter(m_text, label);
        const PmidToken token = gap.found() ? readPmidToken(m_text, gap.number) : PmidToken();
        auto hit = token.empty() ? std::nullopt : firstNumber(label, gap, token);
        if (!hit)
            hit = brokenNumber(label, gap, token);
        const bool taken = hit && m_board.add(*hit);
        if (taken)
            takeRestOfList(m_board, label, token);
        else if (!gap.separator)
            takeNumbersBefore(m_board, label);
        if (!taken || gap.lineEnd)
            m_open.push_back(label);
    }
}

// "PMIDs [PMID no verificado] y 40200001": the first item of the list was taken out.
void PmidLabelScanner::takeBehindPlaceholder(const PmidLabel& label)
{
    std::size_t begin = blanksEnd(m_text, label.end);
    if (at(m_text, begin) == ':')
        begin = blanksEnd(m_text, begin + 1);
    const std::size_t end = m_board.placeholderEnd(begin);
    if (end != begin)
        takeRestOfList(m_board, label, {begin, end, kLongestPmid, kLongestPmid, 0});
}

std::optional<IdentifierHit> PmidLabelScanner::firstNumber(const PmidLabel& label, const LabelGap& gap,
                                                           const PmidToken& token) const
{
    if (token.digits == 0 || at(m_text, token.end) == '%' || readPmidLabel(m_text, token.begin))
        return std::nullopt;
    return token.isNumber() ? plainNumber(label, gap, token) : withLetters(label, gap, token);
}

std::optional<IdentifierHit> PmidLabelScanner::withLetters(const PmidLabel& label, const LabelGap& gap,
                                                           const PmidToken& token) const
{
    const std::size_t digits = digitsEnd(m_text, token.begin) - token.begin;
    bool enough = false;
    if (!label.strong)
        enough = digits > 0 && token.digits >= 6 && gap.separator;
    else if (digits > 0)
        enough = token.digits >= 4 && !(digits == 4 && looksLikeYear(m_text, token));
    else
        enough = gap.separator && token.digits >= 5 && token.letters <= 2;
    if (label.strong && gap.separator && digits > 0 && isDigit(m_text[token.end - 1]))
        enough = true; // "9e9": a letter inside
    if (!enough || gap.words || gap.lineEnd || isOtherCode(m_text, token.begin))
        return std::nullopt;
    return hitOf(PmidForm::malformed, label, token.begin, token.end);
}

std::optional<IdentifierHit> PmidLabelScanner::plainNumber(const PmidLabel& label, const LabelGap& gap,
                                                           const PmidToken& token) const
{
    const bool announced = gap.separator || token.begin == label.end;
    const bool plain = !gap.words && !gap.lineEnd && !gap.closed;
    if (const std::size_t end = groupedEnd(m_text, token); end != token.end) {
        if (!label.strong || !plain || !announced)
            return std::nullopt;
        return hitOf(PmidForm::malformed, label, token.begin, end);
    }
    if (const std::size_t end = hyphenatedEnd(m_text, token); end != token.end && token.significant < 7) {
        if (!label.strong || !plain || !announced)
            return std::nullopt;
        return hitOf(PmidForm::malformed, label, token.begin, end);
    }
    if (const std::size_t end = splitEnd(m_text, token);
        end != token.end && label.strong && !label.plural && plain && gap.separator)
        return hitOf(PmidForm::malformed, label, token.begin, end);
    if (isDecimal(m_text, token) && token.digits < 5)
        return std::nullopt;
    if (token.significant > 8)
        return label.strong || gap.separator
                   ? std::optional(hitOf(PmidForm::malformed, label, token.begin, token.end))
                   : std::nullopt;
    std::size_t least = 1;
    if (!label.strong && ((gap.lineEnd && !endsThere(m_text, token.end)) || at(m_text, label.end) == '_'))
        return std::nullopt; // "pubmed_190101.dtd" names a file
    if (!label.strong)
        least = gap.separator ? 5 : (endsThere(m_text, token.end) ? 6 : 7);
    else if (gap.words || gap.lineEnd || gap.crossed)
        least = gap.words ? 6 : 5;
    else if (gap.closed && !gap.separator)
        least = 7;
    if (token.digits < least || (token.digits < 5 && !smallNumberCounts(label, gap, token)))
        return std::nullopt;
    return hitOf(token.isPmid() ? PmidForm::number : PmidForm::malformed, label, token.begin, token.end);
}

std::optional<IdentifierHit> PmidLabelScanner::brokenNumber(const PmidLabel& label, const LabelGap& gap,
                                                            const PmidToken& token) const
{
    const bool announced = label.strong && !label.plural && gap.separator && !gap.words && !gap.lineEnd &&
                           !gap.closed && !gap.crossed;
    if (!announced || token.empty() || !isDigit(at(m_text, token.begin)) || token.letters > 1)
        return std::nullopt;
    const std::size_t end = brokenEnd(m_text, token);
    return end == token.end ? std::nullopt
                            : std::optional(hitOf(PmidForm::malformed, label, token.begin, end));
}

bool PmidLabelScanner::smallNumberCounts(const PmidLabel& label, const LabelGap& gap,
                                         const PmidToken& token) const
{
    if (isCount(m_text, token) ||
        (looksLikeYear(m_text, token) && !gap.separator && token.begin != label.end))
        return false;
    if (!label.plural)
        return true;
    // "PMIDs: 3" counts them; "PMIDs 1; 2" names them.
    const std::size_t next = blanksEnd(m_text, token.end);
    const char c = at(m_text, next);
    return (c == ',' || c == ';' || isLetter(c)) && endsThere(m_text, token.end) &&
           (isLetter(c) || isDigit(at(m_text, blanksEnd(m_text, next + 1))));
}

} // namespace cotejo
