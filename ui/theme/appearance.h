#pragma once

#include "ui/theme/theme.h"
#include "ui/theme/type_scale.h"

#include <QObject>

namespace cotejo
{

enum class ThemeChoice { system, light, dark, highContrast };

// The look that is on: one theme, one type scale. Widgets that set fonts or colours of their own follow
// `changed`.
class Appearance : public QObject
{
    Q_OBJECT
public:
    [[nodiscard]] static Appearance& instance();
    [[nodiscard]] static const Theme& theme() { return instance().m_theme; }
    [[nodiscard]] static const TypeScale& type() { return instance().m_type; }

    // Style, palette and font of the running QApplication, at once for all windows.
    void apply(const Theme& theme, const TypeScale& type);
    // `system` is dark where the system's window colour is; QPalette as it was before the first apply().
    [[nodiscard]] static Theme themeFor(ThemeChoice choice, const QPalette& system);

Q_SIGNALS:
    void changed();

private:
    Appearance();
    Theme m_theme;
    TypeScale m_type;
};

} // namespace cotejo
