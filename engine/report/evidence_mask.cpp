#include "engine/report/evidence_mask.h"

#include "engine/base/code_point_index.h"

#include <algorithm>

namespace cotejo
{
namespace
{
constexpr std::string_view kDot = "•";
constexpr std::size_t kTellingLength = 4; // code points

bool startsCodePoint(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

std::string dots(std::string_view words)
{
    std::string masked;
    for (const char byte : words)
        if (startsCodePoint(byte))
            masked += kDot;
    return masked;
}
} // namespace

EvidenceMask::EvidenceMask(const std::string& text, const std::vector<Identifier>& identifiers)
{
    const CodePointIndex index(text);
    for (const auto& one : identifiers) {
        m_spans.push_back(one.span);
        if (one.span.length() >= kTellingLength)
            m_words.emplace_back(index.quote(one.span));
    }
    std::sort(m_words.begin(), m_words.end(), [](const auto& a, const auto& b) {
        return a.size() != b.size() ? a.size() > b.size() : a < b;
    });
    m_words.erase(std::unique(m_words.begin(), m_words.end()), m_words.end());
}

std::string EvidenceMask::quote(const Evidence& place) const
{
    auto span = std::partition_point(m_spans.begin(), m_spans.end(),
                                     [&](const TextSpan& one) { return one.end <= place.span.start; });
    if (span == m_spans.end() || !span->overlaps(place.span))
        return place.quote;
    std::string masked;
    std::size_t at = place.span.start;
    for (std::size_t begin = 0; begin < place.quote.size(); ++at) {
        std::size_t end = begin + 1;
        while (end < place.quote.size() && !startsCodePoint(place.quote[end]))
            ++end;
        while (span != m_spans.end() && span->end <= at)
            ++span;
        if (span != m_spans.end() && span->start <= at)
            masked += kDot;
        else
            masked.append(place.quote, begin, end - begin);
        begin = end;
    }
    return masked;
}

std::string EvidenceMask::value(const std::string& words) const
{
    std::string masked = words;
    for (const auto& identifier : m_words)
        for (auto at = masked.find(identifier); at != std::string::npos; at = masked.find(identifier, at)) {
            const std::string cover = dots(identifier);
            masked.replace(at, identifier.size(), cover);
            at += cover.size();
        }
    return masked;
}

} // namespace cotejo
