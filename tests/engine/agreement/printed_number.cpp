#include "tests/engine/agreement/printed_number.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

PrintedNumber::PrintedNumber(const QString& text, double finest) : m_tolerance(finest)
{
    const QStringList parts = text.split(QLatin1Char('/'));
    m_value = parts.at(0).toDouble();
    if (parts.size() == 2) {
        m_value /= parts.at(1).toDouble();
        return;
    }
    const auto point = text.indexOf(QLatin1Char('.'));
    const double decimals = point < 0 ? 0.0 : static_cast<double>(text.size() - point - 1);
    if (decimals > 0)
        m_tolerance = std::max(finest, 0.5000001 * std::pow(10.0, -decimals));
}

bool PrintedNumber::isNear(double other) const
{
    return std::abs(other - m_value) <= m_tolerance;
}
