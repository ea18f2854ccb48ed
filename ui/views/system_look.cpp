#include "ui/views/system_look.h"

#include "ui/settings/app_settings.h"
#include "ui/theme/appearance.h"
#include "ui/theme/language.h"

#include <QApplication>
#include <QFontDatabase>
#include <QLocale>

namespace cotejo
{
namespace
{
ThemeChoice choiceOf(const QString& word)
{
    if (word == QLatin1String("light"))
        return ThemeChoice::light;
    if (word == QLatin1String("dark"))
        return ThemeChoice::dark;
    return word == QLatin1String("contrast") ? ThemeChoice::highContrast : ThemeChoice::system;
}
} // namespace

SystemLook::SystemLook()
    : m_palette(QApplication::palette()), m_font(QFontDatabase::systemFont(QFontDatabase::GeneralFont))
{
}

void SystemLook::apply(const AppSettings& settings) const
{
    const Theme theme = Appearance::themeFor(choiceOf(settings.text(AppSettings::Key::Theme)), m_palette);
    Appearance::instance().apply(theme, TypeScale(m_font, settings.number(AppSettings::Key::TextPercent)));
    const QString language = Language::resolve(settings.text(AppSettings::Key::Language), QLocale::system());
    // English, too, has to be installed once: its plural forms are words of ours.
    if (!m_spoken || language != Language::current())
        Language::install(language);
    m_spoken = true;
}

} // namespace cotejo
