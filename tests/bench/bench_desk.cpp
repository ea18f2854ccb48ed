#include "tests/bench/bench_desk.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>

namespace cotejo::bench
{

BenchDesk::BenchDesk(CaseEngines engines)
    : m_settings(m_folder.filePath(QStringLiteral("cotejo.ini"))),
      m_state(m_folder.filePath(QStringLiteral("window.ini"))),
      m_session(m_clock, std::move(engines), "bench", m_folder.filePath(QStringLiteral("drafts"))),
      m_window(m_session, m_settings, m_state, m_look)
{
    m_settings.set(AppSettings::Key::Language, QStringLiteral("es"));
    m_settings.set(AppSettings::Key::ReviewerName, QStringLiteral("Dra. R. Canul"));
    m_look.apply(m_settings);
    m_session.setReviewer(QStringLiteral("Dra. R. Canul"));
    m_window.applyPreferences();
    m_window.resize(1366, 738);
    QObject::connect(&m_session, &ReviewSession::decided, &m_window, [this] { m_written = true; });
}

std::unique_ptr<BenchDesk> BenchDesk::open()
{
    Result<CaseEngines> engines = CaseEngines::builtIn();
    if (!engines)
        return nullptr;
    std::unique_ptr<BenchDesk> desk(new BenchDesk(std::move(*engines)));
    desk->m_window.show();
    desk->m_window.activateWindow();
    return QTest::qWaitForWindowActive(&desk->m_window) ? std::move(desk) : nullptr;
}

QWidget* BenchDesk::focused()
{
    QWidget* focus = QApplication::focusWidget();
    return focus != nullptr ? focus : &m_window;
}

void BenchDesk::choose(char digit)
{
    QTest::keyClick(focused(), Qt::Key_N);
    QTest::keyClick(focused(), Qt::Key(digit));
    QApplication::processEvents();
}

bool BenchDesk::enter()
{
    m_written = false;
    QTest::keyClick(focused(), Qt::Key_Return);
    QApplication::processEvents();
    return m_written;
}

double milliseconds(const std::function<void()>& act)
{
    QElapsedTimer timer;
    timer.start();
    act();
    QApplication::processEvents();
    return double(timer.nsecsElapsed()) / 1e6;
}

QString processStatus(const char* name)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return {};
    const QByteArray start = QByteArray(name) + ':';
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith(start))
            return QString::fromLatin1(line.mid(start.size())).simplified();
    }
    return {};
}

} // namespace cotejo::bench
