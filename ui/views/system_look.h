#pragma once

#include <QFont>
#include <QPalette>

namespace cotejo
{

class AppSettings;

// The system's palette, font and language as they were before the program put its own over them, and the way
// to put a person's choice over them again.
class SystemLook
{
public:
    SystemLook(); // right after the QApplication

    void setFont(const QFont& font) { m_font = font; } // instead of the system's
    // Language, theme and size of text of the settings, at once for all windows.
    void apply(const AppSettings& settings) const;

private:
    mutable bool m_spoken = false; // a language of ours is installed
    QPalette m_palette;
    QFont m_font;
};

} // namespace cotejo
