#include "app/window/window_application.h"

#include "engine/base/platform/device_identity.h"
#include "ui/dialogs/start_dialog.h"
#include "ui/models/error_text.h"
#include "ui/session/case_engines.h"
#include "ui/session/review_session.h"
#include "ui/settings/app_settings.h"
#include "ui/settings/window_state.h"
#include "ui/theme/focus_ring.h"
#include "ui/views/desk_acts.h"
#include "ui/views/main_window.h"
#include "ui/views/registry_view.h"

#include <QApplication>
#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

namespace cotejo
{
namespace
{
constexpr int kFault = 2;
constexpr int kSettleMs = 50;

int complain(const QString& sentence)
{
    QTextStream(stderr) << "cotejo: " << sentence << '\n';
    return kFault;
}
} // namespace

WindowApplication::WindowApplication(WindowOptions options) : m_options(std::move(options))
{
    const QDir folder(dataFolder());
    folder.mkpath(QStringLiteral("."));
    m_settings = std::make_unique<AppSettings>(folder.filePath(QStringLiteral("cotejo.ini")));
    m_state = std::make_unique<WindowState>(folder.filePath(QStringLiteral("window.ini")));
    m_ring = std::make_unique<FocusRing>(qApp);
    applyOptions();
}

WindowApplication::~WindowApplication() = default;

QString WindowApplication::dataFolder() const
{
    return m_options.profile.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                                       : m_options.profile;
}

void WindowApplication::applyOptions()
{
    if (!m_options.theme.isEmpty())
        m_settings->overrideForNow(AppSettings::Key::Theme, m_options.theme);
    if (!m_options.language.isEmpty())
        m_settings->overrideForNow(AppSettings::Key::Language, m_options.language);
    if (!m_options.font.isEmpty()) {
        QFont font;
        if (font.fromString(m_options.font))
            m_look.setFont(font);
    }
    m_look.apply(*m_settings);
}

bool WindowApplication::askAtFirstStart()
{
    const bool named = !m_settings->text(AppSettings::Key::ReviewerName).isEmpty();
    if (m_options.store.isEmpty())
        m_options.store = m_settings->text(AppSettings::Key::StorePath);
    const QString fallback = QDir(dataFolder()).filePath(QStringLiteral("revisiones.cotejo"));
    if ((named && !m_options.store.isEmpty()) || !m_options.screenshot.isEmpty()) {
        if (m_options.store.isEmpty())
            m_options.store = fallback;
        return true;
    }
    StartDialog dialog(m_settings->text(AppSettings::Key::ReviewerName),
                       m_options.store.isEmpty() ? fallback : m_options.store);
    if (dialog.exec() != QDialog::Accepted)
        return false;
    m_settings->set(AppSettings::Key::ReviewerName, dialog.name());
    m_options.store = dialog.storePath();
    QDir().mkpath(QFileInfo(m_options.store).absolutePath());
    return true;
}

int WindowApplication::run()
{
    if (!m_options.fault.isEmpty())
        return complain(m_options.fault);
    Result<CaseEngines> engines = CaseEngines::builtIn();
    if (!engines)
        return complain(ErrorText::sentence(engines.error()));
    const QString drafts = QDir(dataFolder()).filePath(QStringLiteral("drafts"));
    m_session = std::make_unique<ReviewSession>(m_clock, std::move(*engines), deviceIdentity(), drafts);
    m_window = std::make_unique<MainWindow>(*m_session, *m_settings, *m_state, m_look);
    if (!askAtFirstStart())
        return 0;
    m_session->setReviewer(m_settings->text(AppSettings::Key::ReviewerName));
    // A picture is drawn without asking anybody.
    if (m_session->reviewer().isEmpty())
        m_session->setReviewer(qEnvironmentVariable("USER", QStringLiteral("cotejo")));
    m_window->applyPreferences();
    if (m_options.size.isValid())
        m_window->resize(m_options.size);
    // Loading the sample into a picture must leave no trace of it in a person's own file.
    QTemporaryDir scratch;
    if (m_options.sample && m_options.store.isEmpty())
        m_options.store = scratch.filePath(QStringLiteral("sample.cotejo"));
    m_window->show();
    const bool opened = m_window->desk().openStoreAt(m_options.store);
    if (opened && m_options.sample)
        m_window->desk().importSample();
    else if (opened && !m_options.files.isEmpty())
        m_window->desk().importPaths(m_options.files);
    const std::pair<QLatin1String, MainWindow::Page> pages[] = {
        {QLatin1String("escalations"), MainWindow::Page::Escalations},
        {QLatin1String("readings"), MainWindow::Page::Readings},
        {QLatin1String("agreement"), MainWindow::Page::Agreement},
        {QLatin1String("registry"), MainWindow::Page::Registry},
        {QLatin1String("log"), MainWindow::Page::Audit}};
    for (const auto& [name, page] : pages) {
        if (m_options.page == name)
            m_window->showPage(page);
    }
    if (!m_options.screenshot.isEmpty())
        return opened ? drawPicture() : kFault;
    return QApplication::exec();
}

int WindowApplication::drawPicture()
{
    QEventLoop loop;
    // Drawn once whatever is being read is on the screen.
    QTimer ready;
    ready.setInterval(kSettleMs);
    QObject::connect(&ready, &QTimer::timeout, &loop, [this, &loop] {
        if (!m_window->desk().importTask().isRunning() && !m_window->registry().job().isRunning())
            loop.quit();
    });
    ready.start();
    loop.exec();
    if (!m_options.item.isEmpty())
        m_session->openItem(m_options.item);
    QTimer::singleShot(kSettleMs, &loop, &QEventLoop::quit);
    loop.exec();
    const bool saved = m_window->grab().save(m_options.screenshot);
    return saved ? 0 : complain(QStringLiteral("%1 could not be written").arg(m_options.screenshot));
}

} // namespace cotejo
