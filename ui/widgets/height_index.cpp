#include "ui/widgets/height_index.h"

#include <bit>

namespace cotejo
{

void HeightIndex::assign(const std::vector<int>& heights)
{
    m_heights = heights;
    m_sums.assign(heights.size() + 1, 0);
    for (std::size_t i = 1; i < m_sums.size(); ++i) {
        m_sums[i] += heights[i - 1];
        const std::size_t up = i + (i & (~i + 1));
        if (up < m_sums.size())
            m_sums[up] += m_sums[i];
    }
}

void HeightIndex::set(std::size_t i, int height)
{
    const int change = height - m_heights[i];
    m_heights[i] = height;
    for (std::size_t k = i + 1; k < m_sums.size(); k += k & (~k + 1))
        m_sums[k] += change;
}

int HeightIndex::top(std::size_t i) const
{
    int sum = 0;
    for (std::size_t k = i; k > 0; k -= k & (~k + 1))
        sum += m_sums[k];
    return sum;
}

std::size_t HeightIndex::at(int y) const
{
    std::size_t found = 0;
    int left = y;
    for (std::size_t step = std::bit_floor(m_sums.size()); step > 0; step /= 2) {
        if (found + step < m_sums.size() && m_sums[found + step] <= left) {
            found += step;
            left -= m_sums[found];
        }
    }
    return found < m_heights.size() ? found : m_heights.size() - 1;
}

} // namespace cotejo
