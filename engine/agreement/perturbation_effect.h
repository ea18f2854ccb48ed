#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace cotejo
{

// An item scored on its clean and on its degraded answer; nullopt: no score.
struct ScorePair {
    std::string item;
    std::optional<double> clean;
    std::optional<double> degraded;

    // Clean minus degraded: positive where the degraded answer was penalised.
    [[nodiscard]] std::optional<double> penalty() const
    {
        return clean && degraded ? std::optional(*clean - *degraded) : std::nullopt;
    }
};

// Detection rate and mean penalty (our reading of the RubricsTree paper, which defines neither in what is
// public): the share of scored pairs with degraded < clean (strict) or ≤ clean, and the mean of clean −
// degraded. Nothing scored: nothing said. Pairs without both scores count only in `strictOfAll`, as not
// detected.
struct PerturbationEffect {
    std::size_t pairs = 0;
    std::size_t scored = 0;
    std::optional<double> strict;
    std::optional<double> nonStrict;
    std::optional<double> strictOfAll;
    std::optional<double> meanPenalty;
};

[[nodiscard]] PerturbationEffect perturbationEffect(std::span<const ScorePair> pairs);

} // namespace cotejo
