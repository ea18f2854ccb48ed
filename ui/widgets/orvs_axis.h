#pragma once

#include "ui/widgets/orvs_bars.h"

namespace cotejo
{

enum class AxisPlace { missing, offScale, below, reaches, noThreshold };

// Where a dimension stands. Compared as exact decimals: 69.96 is below 70, 70 reaches it.
[[nodiscard]] AxisPlace placeOnAxis(const OrvsChart& chart, const OrvsChart::Dimension& dimension);
// Share of the axis, 0 to 1, from the contract's low end; for drawing only.
[[nodiscard]] double axisShare(const OrvsChart& chart, const Decimal& value);

// Columns of the drawing, logical pixels. `width` 0: as narrow as may be, the bar left out.
[[nodiscard]] OrvsColumns orvsColumns(const OrvsBars& bars, int width);

} // namespace cotejo
