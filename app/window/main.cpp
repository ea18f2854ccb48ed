#include "app/window/window_application.h"
#include "app/window/window_options.h"
#include "engine/base/platform/private_files.h"
#include "engine/base/program_version.h"

#include <QApplication>
#include <QIcon>

int main(int argc, char** argv)
{
    cotejo::makeNewFilesPrivate();
    QApplication app(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("cotejo"));
    QApplication::setApplicationName(QStringLiteral("cotejo"));
    QApplication::setDesktopFileName(QStringLiteral("org.cotejo.Cotejo"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/program/org.cotejo.Cotejo.svg")));
    QApplication::setApplicationVersion(QString::fromStdString(std::string(cotejo::programVersion())));
    cotejo::WindowApplication window(cotejo::WindowOptions::read(app));
    return window.run();
}
