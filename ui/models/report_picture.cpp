#include "ui/models/report_picture.h"

#include "ui/theme/theme.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>

namespace cotejo
{
namespace
{
constexpr int kSharpness = 3; // pixels of the picture for one of the page
constexpr int kWidth = 520;
constexpr int kRow = 24;
constexpr int kBar = 14;
constexpr int kNames = 160;
constexpr int kSaid = 140;
constexpr int kGap = 10;
constexpr int kTextPixels = 12;
constexpr qreal kLine = 0.5;

void drawBar(QPainter& painter, const ReportBar& bar, int top, const ColorTokens& colours)
{
    const QRectF name(0, top, kNames, kRow);
    painter.setPen(colours.text);
    painter.drawText(name, Qt::AlignRight | Qt::AlignVCenter,
                     QFontMetricsF(painter.font()).elidedText(bar.name, Qt::ElideRight, name.width()));
    const QRectF track(kNames + kGap, top + (kRow - kBar) / 2.0, kWidth - kNames - kSaid - 2 * kGap, kBar);
    painter.setPen(QPen(colours.control, kLine));
    painter.setBrush(colours.sunken);
    painter.drawRect(track);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.accent);
    painter.drawRect(QRectF(track.topLeft(), QSizeF(track.width() * qBound(0.0, bar.length, 1.0), kBar)));
    painter.setPen(colours.text);
    painter.drawText(QRectF(kWidth - kSaid, top, kSaid, kRow), Qt::AlignLeft | Qt::AlignVCenter, bar.said);
}
} // namespace

HtmlPicture reportPicture(const std::vector<ReportBar>& bars, const QString& words)
{
    const int height = kRow * qMax(1, static_cast<int>(bars.size()));
    QImage image(kWidth * kSharpness, height * kSharpness, QImage::Format_RGB32);
    const Theme light = Theme::shipped(Theme::Kind::light);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(kSharpness, kSharpness);
    QFont font = QGuiApplication::font();
    font.setPixelSize(kTextPixels);
    painter.setFont(font);
    int top = 0;
    for (const ReportBar& bar : bars) {
        drawBar(painter, bar, top, light.tokens());
        top += kRow;
    }
    painter.end();
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return {png.toStdString(), words.toStdString(), kWidth, height};
}

} // namespace cotejo
