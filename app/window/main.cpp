#include "app/window/window_application.h"
#include "app/window/window_options.h"
#include "engine/base/platform/private_files.h"
#include "engine/base/program_version.h"

#include <QApplication>
#include <QIcon>

#include <cstdio>
#include <string_view>

namespace
{
// Without a display Qt would end the program by a signal. Help, version and pictures need none; a window
// does.
bool hasWhereToShow(int argc, char** argv)
{
    const auto isSet = [](const char* name) { return !qEnvironmentVariableIsEmpty(name); };
    if (isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") || isSet("QT_QPA_PLATFORM"))
        return true;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "-platform" || word == "--platform")
            return true;
        if (word == "-h" || word == "--help" || word == "--help-all" || word == "-v" || word == "--version" ||
            word.starts_with("--screenshot")) {
            qputenv("QT_QPA_PLATFORM", "offscreen");
            return true;
        }
    }
    return false;
}
} // namespace

int main(int argc, char** argv)
{
    cotejo::makeNewFilesPrivate();
#ifdef Q_OS_LINUX
    if (!hasWhereToShow(argc, argv)) {
        std::fputs("cotejo: no display here; cotejo-cli does the same on the command line\n", stderr);
        return 2;
    }
#endif
    QApplication app(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("cotejo"));
    QApplication::setApplicationName(QStringLiteral("cotejo"));
    QApplication::setDesktopFileName(QStringLiteral("org.cotejo.Cotejo"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/program/org.cotejo.Cotejo.svg")));
    QApplication::setApplicationVersion(QString::fromStdString(std::string(cotejo::programVersion())));
    cotejo::WindowApplication window(cotejo::WindowOptions::read(app));
    return window.run();
}
