#include "ui/theme/appearance.h"

#include "ui/theme/cotejo_style.h"
#include "ui/theme/focus_ring.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace cotejo
{
namespace
{
// Qt tells the widgets only while the event loop runs; a window made before that must look right too.
void tellWidgets(QEvent::Type change)
{
    for (QWidget* widget : QApplication::allWidgets()) {
        QEvent event(change);
        QCoreApplication::sendEvent(widget, &event);
    }
}
} // namespace

Appearance::Appearance() : m_theme(Theme::shipped(Theme::Kind::light)) {}

Appearance& Appearance::instance()
{
    static Appearance appearance;
    return appearance;
}

void Appearance::apply(const Theme& theme, const TypeScale& type)
{
    m_theme = theme;
    m_type = type;
    if (!qobject_cast<CotejoStyle*>(QApplication::style()))
        QApplication::setStyle(new CotejoStyle);
    QApplication::setPalette(theme.palette());
    QApplication::setFont(type.font(TextRole::body));
    tellWidgets(QEvent::ApplicationPaletteChange);
    tellWidgets(QEvent::ApplicationFontChange);
    if (!qApp->findChild<FocusRing*>())
        new FocusRing(qApp);
    Q_EMIT changed();
}

Theme Appearance::themeFor(ThemeChoice choice, const QPalette& system)
{
    switch (choice) {
    case ThemeChoice::light:
        return Theme::shipped(Theme::Kind::light);
    case ThemeChoice::dark:
        return Theme::shipped(Theme::Kind::dark);
    case ThemeChoice::highContrast:
        return Theme::highContrast(system);
    case ThemeChoice::system:
        break;
    }
    const bool dark =
        system.color(QPalette::Window).lightness() < system.color(QPalette::WindowText).lightness();
    return Theme::shipped(dark ? Theme::Kind::dark : Theme::Kind::light);
}

} // namespace cotejo
