#pragma once

#include "ui/session/case_engines.h"
#include "ui/session/review_session.h"
#include "ui/settings/app_settings.h"
#include "ui/settings/window_state.h"
#include "ui/views/main_window.h"
#include "ui/views/system_look.h"

#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace cotejo::bench
{

// The whole window with settings of its own, as somebody who reviews has it on the screen.
class BenchDesk
{
public:
    // Null: the program's own data is faulty, or no window came up.
    [[nodiscard]] static std::unique_ptr<BenchDesk> open();

    [[nodiscard]] MainWindow& window() { return m_window; }
    [[nodiscard]] ReviewSession& session() { return m_session; }
    [[nodiscard]] QWidget* focused(); // what a key goes to

    // Chooses the decision of key `digit`; `enter` registers it and tells whether it is written.
    void choose(char digit);
    bool enter();

private:
    explicit BenchDesk(CaseEngines engines);

    SystemClock m_clock;
    QTemporaryDir m_folder;
    AppSettings m_settings;
    WindowState m_state;
    SystemLook m_look;
    ReviewSession m_session;
    MainWindow m_window;
    bool m_written = false;
};

// Of an act, with what it put off and the painting.
[[nodiscard]] double milliseconds(const std::function<void()>& act);

// A line of /proc/self/status ("VmHWM"); empty where there is none.
[[nodiscard]] QString processStatus(const char* name);

} // namespace cotejo::bench
