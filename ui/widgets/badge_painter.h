#pragma once

#include "ui/widgets/text_mark.h"

#include <QFont>
#include <QRectF>

class QPainter;

namespace cotejo
{

// Small rounded labels after a mark or in a row: icon, text or both, on the tone's background; grey without a
// tone.
class BadgePainter
{
public:
    // Sizes follow the secondary text of the present type scale.
    BadgePainter();

    [[nodiscard]] qreal width(const MarkBadge& badge) const;
    [[nodiscard]] qreal height() const;
    void paint(QPainter& painter, const QRectF& box,
               const MarkBadge& badge) const; // box of width() × height()

private:
    [[nodiscard]] QFont fontFor(const MarkBadge& badge) const;
    QFont m_plain;
    QFont m_strong;
    qreal m_icon;
    qreal m_pad;
    qreal m_gap;
};

} // namespace cotejo
