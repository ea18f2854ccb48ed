#include "engine/agreement/intraclass_correlation.h"

#include "engine/agreement/quantiles.h"

#include <cmath>

namespace cotejo
{
namespace
{
struct Ratio {
    double above = 0;
    double below = 0;
};

Ratio ratioOf(IccForm form, const MeanSquares& s)
{
    const double k = s.raters;
    switch (form) {
    case IccForm::oneWay:
        return {s.between - s.within, s.between + (k - 1) * s.within};
    case IccForm::agreement:
        return {s.between - s.residual,
                s.between + (k - 1) * s.residual + k * (s.judges - s.residual) / s.items};
    case IccForm::consistency:
        return {s.between - s.residual, s.between + (k - 1) * s.residual};
    case IccForm::oneWayMean:
        return {s.between - s.within, s.between};
    case IccForm::agreementMean:
        return {s.between - s.residual, s.between + (s.judges - s.residual) / s.items};
    case IccForm::consistencyMean:
        return {s.between - s.residual, s.between};
    }
    return {};
}

bool isMean(IccForm form)
{
    return form == IccForm::oneWayMean || form == IccForm::agreementMean || form == IccForm::consistencyMean;
}

// Of ICC(1,·) and ICC(3,·): F0 = MSB over `error`, which has `degrees` degrees of freedom.
std::optional<Interval> byRatio(const MeanSquares& s, double error, double degrees, bool mean, double p)
{
    const double items = s.items - 1;
    if (error <= 0)
        return Interval{1, 1};
    const auto low = fisherQuantile(p, items, degrees);
    const auto high = fisherQuantile(p, degrees, items);
    if (!low || !high)
        return std::nullopt;
    const double f = s.between / error;
    const double fLow = f / *low;
    const double fHigh = f * *high;
    if (mean)
        return Interval{1 - 1 / fLow, 1 - 1 / fHigh};
    const double k = s.raters;
    return Interval{(fLow - 1) / (fLow + k - 1), (fHigh - 1) / (fHigh + k - 1)};
}

std::optional<Interval> byAgreement(const MeanSquares& s, bool mean, double p)
{
    const double n = s.items;
    const double k = s.raters;
    if (s.residual <= 0 && s.judges <= 0)
        return Interval{1, 1};
    const Ratio ratio = ratioOf(IccForm::agreement, s);
    const double rho = ratio.above / ratio.below;
    const double judgePart = k * rho * s.judges;
    const double residualPart = (n * (1 + (k - 1) * rho) - k * rho) * s.residual;
    const double degrees = (n - 1) * (k - 1) * std::pow(judgePart + residualPart, 2) /
                           ((n - 1) * judgePart * judgePart + residualPart * residualPart);
    const auto upper = fisherQuantile(p, n - 1, degrees);
    const auto lower = fisherQuantile(p, degrees, n - 1);
    if (!upper || !lower)
        return std::nullopt;
    const double spread = k * s.judges + (k * n - k - n) * s.residual;
    const double low = n * (s.between - *upper * s.residual) / (*upper * spread + n * s.between);
    const double high = n * (*lower * s.between - s.residual) / (spread + n * *lower * s.between);
    if (!mean)
        return Interval{low, high};
    return Interval{k * low / (1 + (k - 1) * low), k * high / (1 + (k - 1) * high)};
}

std::optional<Interval> intervalOf(IccForm form, const MeanSquares& s, double p)
{
    switch (form) {
    case IccForm::oneWay:
    case IccForm::oneWayMean:
        return byRatio(s, s.within, s.items * (s.raters - 1), isMean(form), p);
    case IccForm::consistency:
    case IccForm::consistencyMean:
        return byRatio(s, s.residual, (s.items - 1) * (s.raters - 1), isMean(form), p);
    case IccForm::agreement:
    case IccForm::agreementMean:
        return byAgreement(s, isMean(form), p);
    }
    return std::nullopt;
}
} // namespace

std::string_view codeOf(IccForm form)
{
    constexpr std::array<std::string_view, 6> kNames{"icc(1,1)", "icc(2,1)", "icc(3,1)",
                                                     "icc(1,k)", "icc(2,k)", "icc(3,k)"};
    return kNames[static_cast<std::size_t>(form)];
}

Estimate intraclassCorrelation(IccForm form, const MeanSquares& squares, std::optional<double> level)
{
    if (squares.raters < 2)
        return Estimate::none(Undefined::tooFewRaters);
    if (squares.items < 1)
        return Estimate::none(Undefined::noCompleteItem);
    if (squares.items < 2)
        return Estimate::none(Undefined::tooFewItems);
    const Ratio ratio = ratioOf(form, squares);
    if (ratio.below == 0)
        return Estimate::none(ratio.above == 0 ? Undefined::noVariance : Undefined::unbounded);
    Estimate estimate = Estimate::of(ratio.above / ratio.below);
    if (!std::isfinite(*estimate.value))
        return Estimate::none(Undefined::unbounded);
    if (!level)
        return estimate;
    const auto interval = intervalOf(form, squares, (1 + *level) / 2);
    if (interval && std::isfinite(interval->low) && std::isfinite(interval->high))
        estimate.interval = interval;
    return estimate;
}

} // namespace cotejo
