#pragma once

#include <array>
#include <cstdint>

namespace cotejo
{

// xoshiro256** (Blackman & Vigna), its state filled from the seed by SplitMix64: the same numbers on every
// platform and compiler, which <random>'s distributions do not promise.
class RandomStream
{
public:
    explicit RandomStream(std::uint64_t seed);

    [[nodiscard]] std::uint64_t next();
    // Uniform in [0, bound), bound ≥ 1: numbers from the incomplete last stretch of the range are thrown
    // away.
    [[nodiscard]] std::uint64_t below(std::uint64_t bound);

private:
    std::array<std::uint64_t, 4> m_state{};
};

} // namespace cotejo
