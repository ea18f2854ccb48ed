#pragma once

#include "engine/base/clock.h"
#include "ui/session/review_session.h"
#include "ui/settings/app_settings.h"
#include "ui/settings/window_state.h"
#include "ui/views/main_window.h"
#include "ui/views/system_look.h"

#include <QTemporaryDir>

#include <memory>

namespace cotejo::test
{

// A clock that goes on by one second at each look, from 2026-10-20T16:00:00Z, six hours west of Greenwich.
class SteppingClock final : public Clock
{
public:
    [[nodiscard]] Instant now() const override { return {m_ms += 1000, -360}; }
    void turnBack(std::int64_t ms) { m_ms -= ms; }

private:
    mutable std::int64_t m_ms = 1'792'512'000'000;
};

// The whole window on a real store in a folder of its own, filled with the sample data of the program.
class Desk
{
public:
    // `language`: "es" or "en".
    explicit Desk(const QString& language = QStringLiteral("en"), QSize size = QSize(1366, 738));
    ~Desk();

    void importSample() const;
    void show(); // and wait until keys reach it
    void open(const QString& item) const;
    // One key press to whatever has the focus.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const;
    void type(const QString& text) const;

    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QString storePath() const;
    [[nodiscard]] ReviewSession& session() const { return *m_session; }
    [[nodiscard]] MainWindow& window() const { return *m_window; }
    [[nodiscard]] SteppingClock& clock() { return m_clock; }
    [[nodiscard]] AppSettings& settings() { return m_settings; }
    // Kinds of all events of the store, oldest first, without imports and evaluations.
    [[nodiscard]] QStringList actsInLog() const;
    [[nodiscard]] QStringList decisionsInLog() const; // "approve", …

private:
    [[nodiscard]] QStringList log(bool decisions) const;

    QTemporaryDir m_folder;
    SteppingClock m_clock;
    AppSettings m_settings;
    WindowState m_state;
    SystemLook m_look;
    std::unique_ptr<ReviewSession> m_session;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace cotejo::test
