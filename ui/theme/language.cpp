#include "ui/theme/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <memory>

namespace cotejo
{
namespace
{
struct Installed {
    QString code = QStringLiteral("en");
    std::unique_ptr<QTranslator> ours;
    std::unique_ptr<QTranslator> qt;
};

Installed& installed()
{
    static Installed state;
    return state;
}
} // namespace

QString Language::resolve(const QString& preference, const QLocale& system)
{
    if (preference == QLatin1String("es") || preference == QLatin1String("en"))
        return preference;
    return system.language() == QLocale::Spanish ? QStringLiteral("es") : QStringLiteral("en");
}

void Language::install(const QString& code)
{
    Installed& state = installed();
    state = {};
    state.code = resolve(code, QLocale(QLocale::English));
    QLocale::setDefault(locale());
    auto qt = std::make_unique<QTranslator>();
    if (qt->load(QStringLiteral("qtbase_") + state.code,
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        state.qt = std::move(qt);
        QCoreApplication::installTranslator(state.qt.get());
    }
    auto ours = std::make_unique<QTranslator>();
    if (ours->load(QStringLiteral(":/i18n/cotejo_%1.qm").arg(state.code))) {
        state.ours = std::move(ours);
        QCoreApplication::installTranslator(state.ours.get());
    }
}

QString Language::current()
{
    return installed().code;
}

QLocale Language::locale()
{
    return installed().code == QLatin1String("es") ? QLocale(QLocale::Spanish, QLocale::Mexico)
                                                   : QLocale(QLocale::English, QLocale::UnitedStates);
}

} // namespace cotejo
