#include "ui/widgets/orvs_bars.h"

#include "ui/theme/appearance.h"
#include "ui/theme/icon_art.h"
#include "ui/theme/space.h"
#include "ui/widgets/orvs_axis.h"
#include "ui/widgets/track_painter.h"

#include <QEvent>
#include <QPainter>

namespace cotejo
{

OrvsBars::OrvsBars(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&Appearance::instance(), &Appearance::changed, this, &QWidget::updateGeometry);
}

void OrvsBars::setChart(const OrvsChart& chart)
{
    m_chart = chart;
    refreshSpoken();
    updateGeometry();
    update();
}

void OrvsBars::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        refreshSpoken();
        updateGeometry();
        update();
    }
}

QString OrvsBars::remark(const OrvsChart::Dimension& dimension) const
{
    switch (placeOnAxis(m_chart, dimension)) {
    case AxisPlace::missing:
        return tr("Missing");
    case AxisPlace::offScale:
        return tr("Off scale");
    case AxisPlace::below:
        return tr("below %1").arg(QString::fromStdString(m_chart.threshold->lexeme()));
    case AxisPlace::reaches:
        return QStringLiteral("≥ ") + QString::fromStdString(m_chart.threshold->lexeme());
    case AxisPlace::noThreshold:
        break;
    }
    return {};
}

QStringList OrvsBars::spokenRows() const
{
    QStringList rows;
    for (const OrvsChart::Dimension& dimension : m_chart.dimensions) {
        QString row = dimension.label;
        if (dimension.value)
            row += QLatin1Char(' ') + QString::fromStdString(dimension.value->lexeme());
        const QString words = remark(dimension);
        rows.append(words.isEmpty() ? row : row + QStringLiteral(", ") + words);
    }
    return rows;
}

void OrvsBars::refreshSpoken()
{
    setAccessibleName(tr("Scores by dimension, %1").arg(m_chart.contract));
    setAccessibleDescription(spokenRows().join(QStringLiteral("; ")));
}

QSize OrvsBars::sizeHint() const
{
    const OrvsColumns columns = orvsColumns(*this, 0);
    return {columns.remarkLeft + columns.remarkWidth + Appearance::type().scaled(160),
            minimumSizeHint().height()};
}

QSize OrvsBars::minimumSizeHint() const
{
    const OrvsColumns columns = orvsColumns(*this, 0);
    const int rows = static_cast<int>(m_chart.dimensions.size()) + 1;
    return {columns.remarkLeft + columns.remarkWidth + Appearance::type().scaled(60),
            rows * columns.rowHeight};
}

void OrvsBars::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const OrvsColumns c = orvsColumns(*this, width());
    paintHead(painter, c);
    for (std::size_t i = 0; i < m_chart.dimensions.size(); ++i)
        paintRow(painter, c, m_chart.dimensions[i], static_cast<int>(i + 1) * c.rowHeight);
}

void OrvsBars::paintHead(QPainter& painter, const OrvsColumns& c) const
{
    const ColorTokens& t = Appearance::theme().tokens();
    painter.setFont(Appearance::type().font(TextRole::secondary));
    painter.setPen(t.muted);
    const QRect axis(c.barLeft, 0, c.barWidth, c.rowHeight);
    const QString low = QString::fromStdString(m_chart.low.lexeme());
    const QString high = QString::fromStdString(m_chart.high.lexeme());
    const QFontMetrics metrics = painter.fontMetrics();
    QRect lowBox(axis.left(), 0, metrics.horizontalAdvance(low), c.rowHeight);
    QRect highBox(axis.right() + 1 - metrics.horizontalAdvance(high), 0, metrics.horizontalAdvance(high),
                  c.rowHeight);
    if (m_chart.threshold) {
        const QString words = tr("threshold %1").arg(QString::fromStdString(m_chart.threshold->lexeme()));
        const int wide = metrics.horizontalAdvance(words);
        const int x = c.barLeft + qRound(axisShare(m_chart, *m_chart.threshold) * c.barWidth) - wide / 2;
        const QRect box(qBound(axis.left(), x, axis.right() + 1 - wide), 0, wide, c.rowHeight);
        const int gap = metrics.averageCharWidth();
        if (box.left() < lowBox.right() + gap) // ends make room: the tick's number is the one that is needed
            lowBox = {};
        if (box.right() > highBox.left() - gap)
            highBox.moveLeft(qMax(box.right() + gap, highBox.left()));
        painter.setPen(t.text);
        painter.drawText(box, Qt::AlignCenter, words);
        painter.setPen(t.muted);
    }
    if (lowBox.isValid())
        painter.drawText(lowBox, Qt::AlignCenter, low);
    painter.drawText(highBox, Qt::AlignCenter, high);
}

void OrvsBars::paintRow(QPainter& painter, const OrvsColumns& c, const OrvsChart::Dimension& dimension,
                        int top) const
{
    const TypeScale& type = Appearance::type();
    const Theme& theme = Appearance::theme();
    const ColorTokens& t = theme.tokens();
    const QColor alarm = theme.tone(Tone::failed).fg;
    const AxisPlace place = placeOnAxis(m_chart, dimension);
    painter.setFont(type.font(TextRole::body));
    painter.setPen(t.text);
    const QString label = painter.fontMetrics().elidedText(dimension.label, Qt::ElideRight, c.labelWidth);
    painter.drawText(QRect(0, top, c.labelWidth, c.rowHeight), Qt::AlignVCenter | Qt::AlignLeft, label);
    const qreal thick = type.scaled(8);
    const QRectF track(c.barLeft, top + (c.rowHeight - thick) / 2, c.barWidth, thick);
    if (place == AxisPlace::missing) {
        paintDashedTrack(painter, track, t.control);
    } else {
        painter.fillRect(track, t.sunken);
        QRectF bar = track;
        if (dimension.value && place != AxisPlace::offScale) {
            bar.setWidth(track.width() * axisShare(m_chart, *dimension.value));
            if (place == AxisPlace::below)
                paintStriped(painter, bar, alarm, t.sunken);
            else
                paintSolid(painter, bar, t.control);
        }
    }
    if (m_chart.threshold) {
        const qreal x = c.barLeft + axisShare(m_chart, *m_chart.threshold) * c.barWidth;
        const qreal over = type.scaled(3);
        painter.fillRect(QRectF(x - 1, track.top() - over, 2, thick + 2 * over), t.text);
    }
    if (dimension.value) {
        painter.setFont(type.font(TextRole::bodyStrong));
        painter.setPen(t.text);
        painter.drawText(QRect(c.valueLeft, top, c.valueWidth, c.rowHeight),
                         Qt::AlignVCenter | Qt::AlignRight,
                         QString::fromStdString(dimension.value->lexeme()));
    }
    const bool loud =
        place == AxisPlace::below || place == AxisPlace::missing || place == AxisPlace::offScale;
    painter.setFont(type.font(TextRole::secondary));
    painter.setPen(loud ? alarm : t.muted);
    int left = c.remarkLeft;
    if (place == AxisPlace::below) {
        const int icon = type.scaled(11);
        paintIcon(painter, QRectF(left, top + (c.rowHeight - icon) / 2.0, icon, icon),
                  QStringLiteral("below"), alarm);
        left += icon + type.scaled(space::kTight);
    }
    painter.drawText(QRect(left, top, width() - left, c.rowHeight), Qt::AlignVCenter | Qt::AlignLeft,
                     remark(dimension));
}

} // namespace cotejo
