#include "ui/widgets/orvs_axis.h"

#include "ui/theme/appearance.h"
#include "ui/theme/space.h"

#include <QFontMetrics>

#include <algorithm>

namespace cotejo
{

AxisPlace placeOnAxis(const OrvsChart& chart, const OrvsChart::Dimension& dimension)
{
    if (!dimension.value)
        return AxisPlace::missing;
    if (*dimension.value < chart.low || *dimension.value > chart.high)
        return AxisPlace::offScale;
    if (!chart.threshold)
        return AxisPlace::noThreshold;
    return *dimension.value < *chart.threshold ? AxisPlace::below : AxisPlace::reaches;
}

double axisShare(const OrvsChart& chart, const Decimal& value)
{
    const double length = chart.high.value() - chart.low.value();
    if (length <= 0)
        return 0;
    return std::clamp((value.value() - chart.low.value()) / length, 0.0, 1.0);
}

namespace
{
constexpr int kShortestBar = 120;
}

OrvsColumns orvsColumns(const OrvsBars& bars, int width)
{
    const TypeScale& type = Appearance::type();
    const QFontMetrics body(type.font(TextRole::body));
    const QFontMetrics strong(type.font(TextRole::bodyStrong));
    const QFontMetrics small(type.font(TextRole::secondary));
    const int gap = type.scaled(space::kMedium);
    OrvsColumns c;
    for (const OrvsChart::Dimension& dimension : bars.chart().dimensions) {
        c.labelWidth = std::max(c.labelWidth, body.horizontalAdvance(dimension.label) + 2);
        if (dimension.value)
            c.valueWidth = std::max(
                c.valueWidth, strong.horizontalAdvance(QString::fromStdString(dimension.value->lexeme())));
        c.remarkWidth =
            std::max(c.remarkWidth, small.horizontalAdvance(bars.remark(dimension)) + type.scaled(16));
    }
    const int right = gap + c.valueWidth + gap + c.remarkWidth;
    if (width > 0) // names are whole as long as the bars can still be read
        c.labelWidth =
            std::min(c.labelWidth, std::max(width / 3, width - gap - right - type.scaled(kShortestBar)));
    c.rowHeight = body.height() + type.scaled(space::kTight);
    c.barLeft = c.labelWidth + gap;
    c.barWidth = std::clamp(width - c.barLeft - right, 0, type.scaled(420));
    c.valueLeft = c.barLeft + c.barWidth + gap;
    c.remarkLeft = c.valueLeft + c.valueWidth + gap;
    return c;
}

} // namespace cotejo
