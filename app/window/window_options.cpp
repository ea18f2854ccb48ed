#include "app/window/window_options.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace cotejo
{

WindowOptions WindowOptions::read(const QCoreApplication& app)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Reviews answers of RheumAI and notes of the registry, side by side."));
    parser.addHelpOption();
    parser.addVersionOption();
    const auto add = [&parser](const char* name, const char* what, const char* value) {
        parser.addOption({QLatin1String(name), QLatin1String(what), QLatin1String(value)});
    };
    add("store", "The file with the cases; made where there is none", "FILE");
    parser.addOption({QStringLiteral("sample"), QStringLiteral("Import the invented sample data")});
    add("screenshot", "Draw the window into a PNG file and end", "FILE");
    add("page", "The page to show: review, escalations, readings, agreement, registry or log", "P");
    add("theme", "light, dark or contrast", "T");
    add("lang", "es or en", "L");
    add("font", "Another font than the system's: FAMILY,POINTS", "F");
    add("size", "The window's size", "WxH");
    add("item", "The case to open: TRANSCRIPT/TURN or a note's id", "I");
    add("profile", "Keep settings and files in this folder", "FOLDER");
    parser.addPositionalArgument(QStringLiteral("files"), QStringLiteral("Files and folders to import"),
                                 QStringLiteral("[FILE…]"));
    parser.process(app);

    WindowOptions options;
    options.store = parser.value(QStringLiteral("store"));
    options.sample = parser.isSet(QStringLiteral("sample"));
    options.screenshot = parser.value(QStringLiteral("screenshot"));
    options.page = parser.value(QStringLiteral("page"));
    options.theme = parser.value(QStringLiteral("theme"));
    options.font = parser.value(QStringLiteral("font"));
    options.language = parser.value(QStringLiteral("lang"));
    options.item = parser.value(QStringLiteral("item"));
    options.profile = parser.value(QStringLiteral("profile"));
    options.files = parser.positionalArguments();
    const auto oneOf = [&options](const QString& value, const QStringList& allowed, const char* name) {
        if (!value.isEmpty() && !allowed.contains(value))
            options.fault = QStringLiteral("--%1: %2 expected")
                                .arg(QLatin1String(name), allowed.join(QStringLiteral(", ")));
    };
    oneOf(options.page,
          {QStringLiteral("review"), QStringLiteral("escalations"), QStringLiteral("readings"),
           QStringLiteral("agreement"), QStringLiteral("registry"), QStringLiteral("log")},
          "page");
    oneOf(options.theme, {QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("contrast")},
          "theme");
    oneOf(options.language, {QStringLiteral("es"), QStringLiteral("en")}, "lang");
    if (const QString size = parser.value(QStringLiteral("size")); !size.isEmpty()) {
        const QStringList parts = size.split(QLatin1Char('x'));
        if (parts.size() == 2)
            options.size = QSize(parts[0].toInt(), parts[1].toInt());
        if (options.size.width() <= 0 || options.size.height() <= 0)
            options.fault = QStringLiteral("--size: WxH expected, as 1366x768");
    }
    return options;
}

} // namespace cotejo
