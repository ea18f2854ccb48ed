#include "ui/widgets/token_diff.h"

#include <algorithm>
#include <unordered_map>

namespace cotejo
{
namespace
{
struct Range {
    std::size_t a0, a1, b0, b1;
};

// Tokens that stand once in each sequence, as pairs in an order that rises in both (patience): the longest
// such chain.
std::vector<std::pair<std::size_t, std::size_t>> anchors(const std::vector<int>& a, const std::vector<int>& b,
                                                         const Range& range)
{
    struct Seen {
        int inA = 0, inB = 0;
        std::size_t atB = 0;
    };
    std::unordered_map<int, Seen> seen;
    for (std::size_t i = range.a0; i < range.a1; ++i)
        ++seen[a[i]].inA;
    for (std::size_t j = range.b0; j < range.b1; ++j) {
        Seen& s = seen[b[j]];
        ++s.inB;
        s.atB = j;
    }
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t i = range.a0; i < range.a1; ++i) {
        const Seen& s = seen[a[i]];
        if (s.inA == 1 && s.inB == 1)
            pairs.emplace_back(i, s.atB);
    }
    std::vector<std::size_t> tails;                // index of the last pair of a chain of each length
    std::vector<std::size_t> before(pairs.size()); // the pair before in the best chain
    for (std::size_t k = 0; k < pairs.size(); ++k) {
        const auto place =
            std::lower_bound(tails.begin(), tails.end(), pairs[k].second,
                             [&](std::size_t t, std::size_t value) { return pairs[t].second < value; });
        before[k] = place == tails.begin() ? pairs.size() : *(place - 1);
        if (place == tails.end())
            tails.push_back(k);
        else
            *place = k;
    }
    std::vector<std::pair<std::size_t, std::size_t>> chain;
    for (std::size_t k = tails.empty() ? pairs.size() : tails.back(); k < pairs.size(); k = before[k])
        chain.push_back(pairs[k]);
    std::reverse(chain.begin(), chain.end());
    return chain;
}

// Myers' greedy search; false where more than kDiffEffort changes would be needed.
bool shortest(const std::vector<int>& a, const std::vector<int>& b, const Range& range,
              std::vector<TokenChange>& out)
{
    const auto n = static_cast<std::ptrdiff_t>(range.a1 - range.a0);
    const auto m = static_cast<std::ptrdiff_t>(range.b1 - range.b0);
    const auto most = std::min<std::ptrdiff_t>(n + m, kDiffEffort);
    const auto at = [most](std::ptrdiff_t k) { return static_cast<std::size_t>(k + most + 1); };
    std::vector<std::ptrdiff_t> reach(static_cast<std::size_t>(2 * most + 3), 0);
    std::vector<std::vector<std::ptrdiff_t>> trace;
    std::ptrdiff_t found = -1;
    for (std::ptrdiff_t d = 0; d <= most && found < 0; ++d) {
        for (std::ptrdiff_t k = -d; k <= d; k += 2) {
            const bool down = k == -d || (k != d && reach[at(k - 1)] < reach[at(k + 1)]);
            std::ptrdiff_t x = down ? reach[at(k + 1)] : reach[at(k - 1)] + 1;
            while (x < n && x - k < m && x - k >= 0 &&
                   a[range.a0 + static_cast<std::size_t>(x)] == b[range.b0 + static_cast<std::size_t>(x - k)])
                ++x;
            reach[at(k)] = x;
            if (x >= n && x - k >= m)
                found = d;
        }
        trace.emplace_back(reach.begin() + static_cast<std::ptrdiff_t>(at(-d)),
                           reach.begin() + static_cast<std::ptrdiff_t>(at(d)) + 1);
    }
    if (found < 0)
        return false;
    std::vector<TokenChange> steps;
    std::ptrdiff_t x = n;
    std::ptrdiff_t y = m;
    for (std::ptrdiff_t d = found; d > 0; --d) {
        const std::vector<std::ptrdiff_t>& last = trace[static_cast<std::size_t>(d - 1)];
        const auto reached = [&](std::ptrdiff_t k) {
            return k < -(d - 1) || k > d - 1 ? std::ptrdiff_t(-1) : last[static_cast<std::size_t>(k + d - 1)];
        };
        const std::ptrdiff_t k = x - y;
        const bool down = k == -d || (k != d && reached(k - 1) < reached(k + 1));
        const std::ptrdiff_t fromX = down ? reached(k + 1) : reached(k - 1);
        const std::ptrdiff_t fromY = fromX - (down ? k + 1 : k - 1);
        const auto ax = range.a0 + static_cast<std::size_t>(fromX);
        const auto by = range.b0 + static_cast<std::size_t>(fromY);
        steps.push_back(down ? TokenChange{ax, ax, by, by + 1} : TokenChange{ax, ax + 1, by, by});
        x = fromX;
        y = fromY;
    }
    out.insert(out.end(), steps.rbegin(), steps.rend());
    return true;
}

void compare(const std::vector<int>& a, const std::vector<int>& b, Range range, bool mayAnchor,
             std::vector<TokenChange>& out)
{
    while (range.a0 < range.a1 && range.b0 < range.b1 && a[range.a0] == b[range.b0]) {
        ++range.a0;
        ++range.b0;
    }
    while (range.a0 < range.a1 && range.b0 < range.b1 && a[range.a1 - 1] == b[range.b1 - 1]) {
        --range.a1;
        --range.b1;
    }
    if (range.a0 == range.a1 && range.b0 == range.b1)
        return;
    if (range.a0 == range.a1 || range.b0 == range.b1) {
        out.push_back({range.a0, range.a1, range.b0, range.b1});
        return;
    }
    if (shortest(a, b, range, out))
        return;
    const auto chain = mayAnchor ? anchors(a, b, range) : std::vector<std::pair<std::size_t, std::size_t>>();
    if (chain.empty()) {
        out.push_back({range.a0, range.a1, range.b0, range.b1});
        return;
    }
    Range piece = range;
    for (const auto& [i, j] : chain) {
        compare(a, b, {piece.a0, i, piece.b0, j}, false, out);
        piece.a0 = i + 1;
        piece.b0 = j + 1;
    }
    compare(a, b, piece, false, out);
}
} // namespace

std::vector<TokenChange> diffTokens(const std::vector<int>& first, const std::vector<int>& second)
{
    std::vector<TokenChange> steps;
    compare(first, second, {0, first.size(), 0, second.size()}, true, steps);
    std::vector<TokenChange> changes;
    for (const TokenChange& step : steps) {
        if (!changes.empty() && changes.back().firstEnd == step.firstStart &&
            changes.back().secondEnd == step.secondStart) {
            changes.back().firstEnd = step.firstEnd;
            changes.back().secondEnd = step.secondEnd;
        } else {
            changes.push_back(step);
        }
    }
    return changes;
}

} // namespace cotejo
