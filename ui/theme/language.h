#pragma once

#include <QString>

class QLocale;

namespace cotejo
{

// The two languages of the window: "es" (Mexico) and "en". Installs our words and Qt's own (where the system
// has them) in the running application; installing another one sends LanguageChange to every widget. Numbers
// keep the decimal point in both.
class Language
{
public:
    // From the preference ("es", "en"; anything else is "as the system"): Spanish for a Spanish system, else
    // English.
    [[nodiscard]] static QString resolve(const QString& preference, const QLocale& system);
    static void install(const QString& code);
    [[nodiscard]] static QString current();
    [[nodiscard]] static QLocale locale(); // es_MX or en_US, for dates and numbers
};

} // namespace cotejo
