#pragma once

#include <cstddef>
#include <vector>

namespace cotejo
{

// Heights of many things one below the other, in whole pixels: change one, and ask where one starts or which
// lies at a place, each in logarithmic time (a Fenwick tree).
class HeightIndex
{
public:
    void assign(const std::vector<int>& heights);
    void set(std::size_t i, int height);
    [[nodiscard]] int height(std::size_t i) const { return m_heights[i]; }
    [[nodiscard]] int top(std::size_t i) const; // sum of all before; i may be the size
    [[nodiscard]] int total() const { return top(m_heights.size()); }
    // The one that covers `y`; the first for y < 0, the last beyond the end. Needs at least one.
    [[nodiscard]] std::size_t at(int y) const;

private:
    std::vector<int> m_heights;
    std::vector<int> m_sums;
};

} // namespace cotejo
