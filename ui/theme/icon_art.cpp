#include "ui/theme/icon_art.h"

#include <QDir>
#include <QFile>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>
#include <QtMath>

namespace cotejo
{
namespace
{
constexpr qreal kLargestRatio = 2.0; // QIcon gets a picture for this too

QByteArray source(const QString& id, const QColor& color)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(id));
    if (!file.open(QIODevice::ReadOnly)) {
        file.setFileName(QStringLiteral(":/icons/unknown.svg"));
        if (!file.open(QIODevice::ReadOnly))
            return {};
    }
    return file.readAll().replace("currentColor", color.name(QColor::HexRgb).toLatin1());
}
} // namespace

QStringList iconIds()
{
    QStringList ids =
        QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")}, QDir::Files, QDir::Name);
    for (QString& id : ids)
        id.chop(4);
    return ids;
}

QPixmap iconPixmap(const QString& id, int size, const QColor& color, qreal devicePixelRatio)
{
    const int pixels = qMax(1, qCeil(size * devicePixelRatio));
    const QString key = QStringLiteral("cotejo-icon/%1/%2/%3/%4")
                            .arg(id, color.name(QColor::HexArgb))
                            .arg(pixels)
                            .arg(devicePixelRatio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QSvgRenderer renderer(source(id, color));
    QPainter painter(&pixmap);
    painter.setOpacity(color.alphaF());
    renderer.render(&painter, QRectF(0, 0, pixels, pixels));
    painter.end();
    pixmap.setDevicePixelRatio(devicePixelRatio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

QIcon icon(const QString& id, int size, const QColor& color, const QColor& disabled)
{
    QIcon icon;
    for (const qreal ratio : {1.0, kLargestRatio}) {
        icon.addPixmap(iconPixmap(id, size, color, ratio), QIcon::Normal);
        icon.addPixmap(iconPixmap(id, size, disabled.isValid() ? disabled : color, ratio), QIcon::Disabled);
    }
    return icon;
}

void paintIcon(QPainter& painter, const QRectF& box, const QString& id, const QColor& color)
{
    const int size = qRound(qMin(box.width(), box.height()));
    const QPixmap pixmap = iconPixmap(id, size, color, painter.device()->devicePixelRatioF());
    const QPointF corner(box.center().x() - size / 2.0, box.center().y() - size / 2.0);
    painter.drawPixmap(corner.toPoint(), pixmap);
}

} // namespace cotejo
