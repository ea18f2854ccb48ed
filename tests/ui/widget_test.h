#pragma once

#include "ui/theme/appearance.h"

#include <QDir>
#include <QFontDatabase>
#include <QRegularExpression>
#include <QWidget>
#include <QtTest>

namespace cotejo
{

// Pictures and metrics must not depend on the fonts a machine has set as default.
inline QFont testFont()
{
    const bool inter = QFontDatabase::families().contains(QStringLiteral("Inter"));
    QFont font(inter ? QStringLiteral("Inter") : QStringLiteral("DejaVu Sans"));
    font.setPointSizeF(9.75);
    return font;
}

inline void useLook(Theme::Kind kind, int percent = 100)
{
    const Theme theme =
        kind == Theme::Kind::highContrast ? Theme::highContrast(QPalette(Qt::black)) : Theme::shipped(kind);
    Appearance::instance().apply(theme, TypeScale(testFont(), percent));
}

// Any warning of Qt's fails the test; one that the offscreen platform always gives is let through.
inline void failOnAnyWarning()
{
    QTest::failOnWarning(
        QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSizeHints).*$")));
}

// build/…/shots/NAME.png, to be looked at.
inline bool saveShot(QWidget& widget, const QString& name)
{
    QCoreApplication::processEvents(); // layouts
    const QDir folder(QStringLiteral(COTEJO_BIN_DIR "/../shots"));
    return QDir().mkpath(folder.path()) && widget.grab().save(folder.filePath(name + QStringLiteral(".png")));
}

} // namespace cotejo
