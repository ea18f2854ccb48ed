#include "engine/agreement/quantiles.h"

#include <boost/math/distributions/fisher_f.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <cmath>

namespace cotejo
{
namespace
{
namespace policies = boost::math::policies;

// Nothing throws: what has no value comes back as NaN or infinity and is turned into nullopt.
using Quiet =
    policies::policy<policies::domain_error<policies::ignore_error>,
                     policies::pole_error<policies::ignore_error>,
                     policies::overflow_error<policies::ignore_error>,
                     policies::evaluation_error<policies::ignore_error>, policies::promote_double<false>>;

bool isProbability(double p)
{
    return p > 0 && p < 1;
}

bool isDegrees(double degrees)
{
    return std::isfinite(degrees) && degrees > 0;
}

std::optional<double> finite(double value)
{
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
}
} // namespace

std::optional<double> normalQuantile(double p)
{
    if (!isProbability(p))
        return std::nullopt;
    return finite(boost::math::quantile(boost::math::normal_distribution<double, Quiet>(), p));
}

double normalProbability(double z)
{
    return boost::math::cdf(boost::math::normal_distribution<double, Quiet>(), z);
}

std::optional<double> studentQuantile(double p, double degrees)
{
    if (!isProbability(p) || !isDegrees(degrees))
        return std::nullopt;
    return finite(boost::math::quantile(boost::math::students_t_distribution<double, Quiet>(degrees), p));
}

std::optional<double> fisherQuantile(double p, double degrees1, double degrees2)
{
    if (!isProbability(p) || !isDegrees(degrees1) || !isDegrees(degrees2))
        return std::nullopt;
    return finite(
        boost::math::quantile(boost::math::fisher_f_distribution<double, Quiet>(degrees1, degrees2), p));
}

} // namespace cotejo
