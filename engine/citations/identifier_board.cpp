#include "engine/citations/identifier_board.h"

#include <algorithm>
#include <iterator>

namespace cotejo
{

bool IdentifierBoard::isFree(std::size_t begin, std::size_t end) const
{
    const auto next = m_taken.lower_bound(begin);
    if (next != m_taken.end() && next->first < end)
        return false;
    return next == m_taken.begin() || std::prev(next)->second <= begin;
}

std::size_t IdentifierBoard::placeholderEnd(std::size_t i) const
{
    return text().substr(i).starts_with(kFoldedPlaceholder) ? i + kFoldedPlaceholder.size() : i;
}

bool IdentifierBoard::add(const IdentifierHit& hit)
{
    if (hit.begin >= hit.end || !isFree(hit.begin, hit.end))
        return false;
    m_taken.emplace(hit.begin, hit.end);
    m_hits.push_back(hit);
    return true;
}

void IdentifierBoard::block(std::size_t begin, std::size_t end)
{
    if (begin < end && isFree(begin, end))
        m_taken.emplace(begin, end);
}

std::vector<IdentifierHit> IdentifierBoard::hits() const
{
    std::vector<IdentifierHit> sorted = m_hits;
    std::sort(sorted.begin(), sorted.end(),
              [](const IdentifierHit& a, const IdentifierHit& b) { return a.begin < b.begin; });
    return sorted;
}

} // namespace cotejo
