#pragma once

#include "app/window/window_options.h"
#include "engine/base/clock.h"
#include "ui/views/system_look.h"

#include <memory>

namespace cotejo
{

class AppSettings;
class FocusRing;
class MainWindow;
class ReviewSession;
class WindowState;

// The composition root of the window: paths, settings, session, main window. One for each run.
class WindowApplication
{
public:
    explicit WindowApplication(WindowOptions options);
    WindowApplication(const WindowApplication&) = delete;
    WindowApplication& operator=(const WindowApplication&) = delete;
    ~WindowApplication();

    // Opens what was asked for and runs until the window is closed or the picture is drawn. The exit code.
    [[nodiscard]] int run();

private:
    [[nodiscard]] QString dataFolder() const;
    [[nodiscard]] bool askAtFirstStart(); // false: the person left
    void applyOptions();
    [[nodiscard]] int drawPicture();

    WindowOptions m_options;
    SystemLook m_look;
    SystemClock m_clock;
    std::unique_ptr<AppSettings> m_settings;
    std::unique_ptr<WindowState> m_state;
    std::unique_ptr<ReviewSession> m_session;
    std::unique_ptr<FocusRing> m_ring;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace cotejo
