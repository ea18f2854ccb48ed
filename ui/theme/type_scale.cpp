#include "ui/theme/type_scale.h"

#include <QFontInfo>

#include <algorithm>
#include <cmath>

namespace cotejo
{
namespace
{
constexpr double kSmallestSecondary = 8.5; // points
}

TypeScale::TypeScale(const QFont& system, int percent) : m_system(system), m_percent(clamped(percent)) {}

QFont TypeScale::font(TextRole role) const
{
    const double body = m_system.pointSizeF() > 0 ? m_system.pointSizeF() : QFontInfo(m_system).pointSizeF();
    double size = body;
    bool strong = false;
    switch (role) {
    case TextRole::body:
        break;
    case TextRole::bodyStrong:
        strong = true;
        break;
    case TextRole::readingStrong:
        strong = true;
        [[fallthrough]];
    case TextRole::reading:
        size = body + 1.5;
        break;
    case TextRole::secondaryStrong:
        strong = true;
        [[fallthrough]];
    case TextRole::secondary:
        size = std::max(kSmallestSecondary, body - 1.0);
        break;
    case TextRole::title:
        size = body + 1.0;
        strong = true;
        break;
    case TextRole::figure:
        size = body + 5.0;
        strong = true;
        break;
    }
    QFont font = m_system;
    font.setPointSizeF(size * m_percent / 100.0);
    font.setWeight(strong ? QFont::DemiBold : QFont::Normal);
    font.setItalic(false);
    return font;
}

int TypeScale::scaled(int pixels) const
{
    return static_cast<int>(std::lround(pixels * m_percent / 100.0));
}

int TypeScale::clamped(int percent)
{
    return std::clamp(percent, kSmallest, kLargest);
}

} // namespace cotejo
