#pragma once

#include <cstddef>
#include <vector>

namespace cotejo
{

// [firstStart, firstEnd) of the first sequence stands where [secondStart, secondEnd) of the second does.
struct TokenChange {
    std::size_t firstStart = 0;
    std::size_t firstEnd = 0;
    std::size_t secondStart = 0;
    std::size_t secondEnd = 0;

    friend bool operator==(const TokenChange&, const TokenChange&) = default;
};

// The changes that turn one sequence into the other, in order. Shortest where the sequences are alike; work
// is bounded by kDiffEffort steps a stretch, beyond which a stretch counts as changed altogether, so that
// time stays linear in the input.
inline constexpr std::size_t kDiffEffort = 400;
[[nodiscard]] std::vector<TokenChange> diffTokens(const std::vector<int>& first,
                                                  const std::vector<int>& second);

} // namespace cotejo
