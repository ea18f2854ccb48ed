#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

class QCoreApplication;

namespace cotejo
{

// What the command line asks of the window.
struct WindowOptions {
    QString store; // --store FILE; empty: the last one, or the default
    bool sample = false;
    QString screenshot; // --screenshot FILE: draw the window there and end
    QString page;       // "review", "log"
    QString font;       // "Inter,10"; empty: the system's
    QString theme;      // "light", "dark", "contrast"; empty: as preferred
    QString language;   // "es", "en"; empty: as preferred
    QSize size;         // invalid: as left
    QString profile;    // --profile FOLDER: settings and files go there instead of the user's data folder
    QString item;       // --item TRANSCRIPT/TURN or the note's id
    QStringList files;  // to import

    [[nodiscard]] static WindowOptions read(const QCoreApplication& app);
    QString fault; // what is wrong with the command line; empty where nothing is
};

} // namespace cotejo
