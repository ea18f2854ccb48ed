#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace cotejo
{

// Why a coefficient has no value. None of them is ever NaN, 0 or 1 in disguise.
enum class Undefined {
    none,
    tooFewItems,        // fewer than two
    tooFewRaters,       // fewer than two
    notTwoRaters,       // the coefficient is one of two raters
    noOverlap,          // no item has two ratings
    noCompleteItem,     // no item was rated by every rater
    pairWithoutOverlap, // Light: some two raters share no item
    singleCategory,     // every rating that counts is in one category: 0/0
    noVariance,         // 0/0 between the sums of squares
    unbounded,          // a division by zero that leaves no finite number
    notNumbers,
    notOrdered, // labels, and no declared order
    negativeRatio,
    tooManyCategories,
};

struct BilingualSentence {
    std::string_view es;
    std::string_view en;
};

[[nodiscard]] BilingualSentence sentenceOf(Undefined reason);

struct Interval {
    double low = 0;
    double high = 0;
};

// What a coefficient is on one sample. `value` is set exactly where `undefined` is none, and then finite.
struct Estimate {
    std::optional<double> value;
    Undefined undefined = Undefined::none;
    std::optional<double> standardError;     // large sample, or linearised over items
    std::optional<double> nullStandardError; // where the true coefficient is 0
    std::optional<Interval> interval;

    [[nodiscard]] static Estimate none(Undefined reason)
    {
        Estimate estimate;
        estimate.undefined = reason;
        return estimate;
    }
    [[nodiscard]] static Estimate of(double value)
    {
        Estimate estimate;
        estimate.value = value;
        return estimate;
    }
};

// The most categories that tables of category × category are made for; more are measurements, not categories.
inline constexpr std::size_t kMaxCategories = 1000;

} // namespace cotejo
