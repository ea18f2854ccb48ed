#include "engine/agreement/mean_squares.h"

#include <vector>

namespace cotejo
{

MeanSquares meanSquaresOf(const RatingPatterns& patterns, PatternWeights items)
{
    MeanSquares squares;
    const std::size_t raters = patterns.raterCount();
    std::vector<std::size_t> complete;
    for (std::size_t p = 0; p < patterns.size(); ++p) {
        if (items[p] > 0 && patterns.usable(p, ItemsUsed::complete)) {
            complete.push_back(p);
            squares.items += items[p];
        }
    }
    squares.raters = static_cast<double>(raters);
    const double n = squares.items;
    const double k = squares.raters;
    if (n < 2 || k < 2 || patterns.wholeNumbers().empty())
        return squares;

    const std::vector<double>& numbers = patterns.wholeNumbers();
    const double origin = numbers[patterns.cells(complete.front()).front().category];
    const auto valueAt = [&](std::size_t p, std::size_t j) {
        return numbers[patterns.cells(p)[j].category] - origin;
    };
    std::vector<double> columns(raters, 0.0);
    std::vector<double> rows;
    rows.reserve(complete.size());
    double grand = 0;
    for (const std::size_t p : complete) {
        double row = 0;
        for (std::size_t j = 0; j < raters; ++j) {
            row += valueAt(p, j);
            columns[j] += items[p] * valueAt(p, j);
        }
        rows.push_back(row);
        grand += items[p] * row;
    }
    double betweenSum = 0;
    double residualSum = 0;
    for (std::size_t i = 0; i < complete.size(); ++i) {
        const double deviation = n * rows[i] - grand;
        betweenSum += items[complete[i]] * deviation * deviation;
        for (std::size_t j = 0; j < raters; ++j) {
            const double residual = n * k * valueAt(complete[i], j) - n * rows[i] - k * columns[j] + grand;
            residualSum += items[complete[i]] * residual * residual;
        }
    }
    double judgeSum = 0;
    for (const double column : columns)
        judgeSum += (k * column - grand) * (k * column - grand);
    const double judgeSquares = judgeSum / (n * k * k);
    const double residualSquares = residualSum / (n * n * k * k);
    squares.between = betweenSum / (n * n * k * (n - 1));
    squares.judges = judgeSquares / (k - 1);
    squares.residual = residualSquares / ((n - 1) * (k - 1));
    squares.within = (judgeSquares + residualSquares) / (n * (k - 1));
    return squares;
}

} // namespace cotejo
