#pragma once

#include <QString>

// An expected figure as the source prints it ("0.7448", "-29/706"): `near` holds within half a unit of the
// last digit printed, and within 1e-9 (`finest`) where more are printed or it is a fraction.
class PrintedNumber
{
public:
    explicit PrintedNumber(const QString& text, double finest = 1e-9);

    [[nodiscard]] double value() const { return m_value; }
    [[nodiscard]] bool isNear(double other) const;

private:
    double m_value = 0;
    double m_tolerance = 0;
};
