#include "engine/text/character_folding.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <array>
#include <string>
#include <unordered_map>

namespace cotejo
{
namespace
{

struct Replacement {
    std::int32_t codePoint;
    std::string_view folded;
};

constexpr std::array<Replacement, 28> kReplacements = {{
    {0xA1, "\""},     {0xBF, "\""},     {0xA8, "\""},     {0xAB, "\""},   {0xB4, "'"},    {0xBB, "\""},
    {0xBC, "\u00bc"}, {0xBD, "\u00bd"}, {0xBE, "\u00be"}, {0xD7, "x"},    {0x2010, "-"},  {0x2011, "-"},
    {0x2012, "-"},    {0x2013, "-"},    {0x2014, "-"},    {0x2015, "-"},  {0x2018, "'"},  {0x2019, "'"},
    {0x201C, "\""},   {0x201D, "\""},   {0x2022, "-"},    {0x2190, "<-"}, {0x2192, "->"}, {0x2212, "-"},
    {0x25AA, "-"},    {0x25CF, "-"},    {0xFE63, "-"},    {0xFF0D, "-"},
}};

// Characters of Windows-1252 between 0x80 and 0x9F, in order; 0 where the byte has none.
constexpr std::array<std::int32_t, 32> kWindows1252 = {
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

std::string foldOnce(const icu::UnicodeString& text)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* caseFolding = icu::Normalizer2::getNFKCCasefoldInstance(status);
    const icu::Normalizer2* decomposing = icu::Normalizer2::getNFDInstance(status);
    std::string folded;
    if (U_FAILURE(status))
        return text.toUTF8String(folded);
    const icu::UnicodeString plain = decomposing->normalize(caseFolding->normalize(text, status), status);
    icu::UnicodeString kept;
    for (std::int32_t i = 0; i < plain.length(); i = plain.moveIndex32(i, 1)) {
        const UChar32 c = plain.char32At(i);
        const auto category = u_charType(c);
        if (category != U_NON_SPACING_MARK && category != U_ENCLOSING_MARK && c != ' ')
            kept.append(c);
    }
    return kept.toUTF8String(folded);
}

std::string foldCodePoint(std::int32_t codePoint)
{
    for (const auto& replacement : kReplacements)
        if (replacement.codePoint == codePoint)
            return std::string(replacement.folded);
    constexpr std::int32_t kDegree = 0xB0;
    if (u_charType(static_cast<UChar32>(codePoint)) == U_OTHER_SYMBOL && codePoint != kDegree)
        return "\""; // "Remicade®", an emoji: no letter
    return foldOnce(
        icu::UnicodeString::fromUTF8(foldOnce(icu::UnicodeString(static_cast<UChar32>(codePoint)))));
}

} // namespace

std::string_view foldedCharacter(std::int32_t codePoint)
{
    constexpr std::int32_t kTable = 0x2300;
    static const std::array<std::string, kTable> table = [] {
        std::array<std::string, kTable> all;
        for (std::int32_t c = 0x80; c < kTable; ++c)
            all[static_cast<std::size_t>(c)] = foldCodePoint(c);
        return all;
    }();
    if (codePoint < 0)
        return {};
    if (codePoint < kTable)
        return table[static_cast<std::size_t>(codePoint)];
    thread_local std::unordered_map<std::int32_t, std::string> rare;
    const auto [place, fresh] = rare.try_emplace(codePoint);
    if (fresh)
        place->second = foldCodePoint(codePoint);
    return place->second;
}

char foldedAscii(std::int32_t codePoint)
{
    if (codePoint < 0)
        return '\0';
    if (codePoint < 0x80)
        return static_cast<char>(codePoint >= 'A' && codePoint <= 'Z' ? codePoint + 32 : codePoint);
    const auto folded = foldedCharacter(codePoint);
    return folded.size() == 1 ? folded.front() : '\0';
}

std::int32_t latin1ByteOf(std::int32_t codePoint)
{
    if (codePoint >= 0x80 && codePoint <= 0xFF)
        return codePoint;
    for (std::size_t i = 0; i < kWindows1252.size(); ++i)
        if (kWindows1252[i] == codePoint && codePoint != 0)
            return static_cast<std::int32_t>(0x80 + i);
    return -1;
}

} // namespace cotejo
