#include "ui/views/main_window.h"

#include "ui/models/error_text.h"
#include "ui/session/open_store.h"
#include "ui/session/review_session.h"
#include "ui/settings/app_settings.h"
#include "ui/settings/window_state.h"
#include "ui/theme/appearance.h"
#include "ui/views/agreement_view.h"
#include "ui/views/audit_view.h"
#include "ui/views/desk_acts.h"
#include "ui/views/escalation_view.h"
#include "ui/views/idle_watch.h"
#include "ui/views/lock_view.h"
#include "ui/views/page_tabs.h"
#include "ui/views/queue_view.h"
#include "ui/views/reading_view.h"
#include "ui/views/registry_view.h"
#include "ui/views/report_acts.h"
#include "ui/views/review_page.h"
#include "ui/views/status_row.h"
#include "ui/views/system_look.h"
#include "ui/views/top_row.h"
#include "ui/views/verify_acts.h"
#include "ui/views/welcome_view.h"
#include "ui/widgets/key_filter.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QLineEdit>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace cotejo
{
namespace
{
constexpr QSize kFirstSize(1366, 738);
constexpr QSize kSmallest(683, 360);
constexpr int kNarrowTop = 1100;
constexpr int kPages = 6;
constexpr int kComfortable = 1000; // at least so high, rows have room
} // namespace

MainWindow::MainWindow(ReviewSession& session, AppSettings& settings, WindowState& state,
                       const SystemLook& look)
    : m_session(session), m_settings(settings), m_state(state), m_look(look), m_menu(new MainMenu(m_keys)),
      m_top(new TopRow(m_menu)), m_status(new StatusRow), m_pages(new QStackedWidget),
      m_welcome(new WelcomeView), m_review(new ReviewPage(session, settings, state)),
      m_escalations(new EscalationView(session)), m_readings(new ReadingView(session)),
      m_agreement(new AgreementView(session)), m_registry(new RegistryView(session)),
      m_audit(new AuditView(session)), m_lock(new LockView), m_idle(new IdleWatch(this)),
      m_desk(new DeskActs(session, settings, m_keys, *m_status, *this)),
      m_reports(new ReportActs(session, *m_status, *this)),
      m_verify(new VerifyActs(session, settings, *m_status, *this))
{
    setMinimumSize(kSmallest);
    setMenuWidget(m_top);
    for (QWidget* page : {static_cast<QWidget*>(m_welcome), static_cast<QWidget*>(m_review),
                          static_cast<QWidget*>(m_escalations), static_cast<QWidget*>(m_readings),
                          static_cast<QWidget*>(m_agreement), static_cast<QWidget*>(m_registry),
                          static_cast<QWidget*>(m_audit), static_cast<QWidget*>(m_lock)})
        m_pages->addWidget(page);
    auto* body = new QWidget;
    auto* rows = new QVBoxLayout(body);
    rows->setContentsMargins({});
    rows->setSpacing(0);
    rows->addWidget(m_pages, 1);
    rows->addWidget(m_status);
    setCentralWidget(body);
    for (int page = 0; page < kPages; ++page)
        m_top->pages()->addPage(QString());
    resize(kFirstSize);
    restoreGeometry(m_state.bytes(QStringLiteral("main")));

    auto* keys = new KeyFilter(m_keys, this);
    connect(keys, &KeyFilter::triggered, this, &MainWindow::perform);
    connect(m_menu, &MainMenu::chosen, this, &MainWindow::perform);
    connect(m_menu, &MainMenu::entryChosen, this, &MainWindow::performEntry);
    connect(m_top->pages(), &PageTabs::currentChanged, this,
            [this](int page) { showPage(static_cast<Page>(page)); });
    connect(m_top, &TopRow::searched, m_review, &ReviewPage::search);
    connect(m_top, &TopRow::whoWanted, m_desk, &DeskActs::askWho);
    connect(m_welcome, &WelcomeView::importWanted, m_desk, &DeskActs::importFiles);
    connect(m_welcome, &WelcomeView::sampleWanted, m_desk, &DeskActs::importSample);
    connect(m_welcome, &WelcomeView::openWanted, m_desk, &DeskActs::openStore);
    connect(m_welcome, &WelcomeView::tourWanted, m_desk, &DeskActs::showTour);
    connect(m_idle, &IdleWatch::idle, this, [this] {
        if (!isLocked())
            lock(true);
    });
    connect(m_lock, &LockView::unlocked, this, [this] { lock(false); });
    connect(m_lock, &LockView::anotherWanted, m_desk, &DeskActs::askWho);
    connect(m_review, &ReviewPage::searchWanted, this, [this] { perform(KeyAct::searchEverything, 0); });
    connect(m_review, &ReviewPage::said, m_status, &StatusRow::say);
    connect(m_desk, &DeskActs::keyGiven, m_verify, &VerifyActs::keepKey);
    connect(m_desk, &DeskActs::preferencesChanged, this, &MainWindow::applyPreferences);
    connect(m_desk, &DeskActs::caseWanted, this, [this](const QString& item) {
        openCase(item);
        activateWindow();
    });
    connect(m_review->queue(), &QueueView::counted, this,
            [this](int waiting) { m_top->pages()->setCount(static_cast<int>(Page::Review), waiting); });
    const auto showCount = [this](Page page) {
        return [this, page](int waiting) {
            m_top->pages()->setCount(static_cast<int>(page), waiting > 0 ? waiting : -1);
        };
    };
    connect(m_escalations, &EscalationView::counted, this, showCount(Page::Escalations));
    connect(m_readings, &ReadingView::counted, this, showCount(Page::Readings));
    connect(m_escalations, &EscalationView::caseWanted, this, &MainWindow::openCase);
    connect(m_readings, &ReadingView::caseWanted, this, &MainWindow::openCase);
    connect(m_agreement, &AgreementView::readingsWanted, this, [this] { showPage(Page::Readings); });
    connect(m_registry, &RegistryView::noteWanted, this, &MainWindow::openCase);
    connect(m_registry, &RegistryView::said, m_status, &StatusRow::say);
    connect(m_registry, &RegistryView::warned, m_status, &StatusRow::warn);
    connect(m_readings, &ReadingView::queueWanted, this, [this] {
        m_review->queue()->showSecondReadings();
        showPage(Page::Review);
    });
    connect(&session, &ReviewSession::storeChanged, this, &MainWindow::followStore);
    connect(&session, &ReviewSession::documentsChanged, this, &MainWindow::followStore);
    connect(&session, &ReviewSession::reviewerChanged, this, [this] {
        m_top->setReviewer(m_session.reviewer());
        m_lock->setReviewer(m_session.reviewer());
    });
    connect(&session, &ReviewSession::problem, this,
            [this](const Error& error) { m_status->warn(ErrorText::sentence(error)); });
    nameParts();
    followStore();
}

MainWindow::~MainWindow() = default;

void MainWindow::nameParts()
{
    const QStringList names{tr("Review"),    tr("Escalations"), tr("Second readings"),
                            tr("Agreement"), tr("Registry"),    tr("Log")};
    for (int i = 0; i < names.size(); ++i)
        m_top->pages()->setPageName(i, names[i]);
    m_menu->setPages(names);
    m_menu->setAccessibleName(tr("Menus"));
    const QString store = QFileInfo(m_session.storePath()).fileName();
    setWindowTitle(store.isEmpty() ? QStringLiteral("Cotejo") : store + QStringLiteral(" – Cotejo"));
    m_top->setReviewer(m_session.reviewer());
    m_lock->setReviewer(m_session.reviewer());
    const QString reason = m_session.readOnlyReason();
    m_status->setStore(store, reason.isEmpty() || store.isEmpty() ? QString() : ErrorText::readOnly(reason));
}

void MainWindow::followStore()
{
    nameParts();
    showPage(static_cast<Page>(m_top->pages()->currentIndex()));
}

bool MainWindow::isLocked() const
{
    return m_pages->currentWidget() == m_lock;
}

void MainWindow::lock(bool on)
{
    if (on) {
        m_session.drafts().flush();
        m_lock->shut();
        hideOtherWindows();
        m_pages->setCurrentWidget(m_lock);
        m_status->say(QString());
    }
    m_top->setVisible(!on);
    m_status->setVisible(!on);
    setWindowTitle(QStringLiteral("Cotejo"));
    if (on) {
        m_lock->setFocus();
        return;
    }
    m_pages->setCurrentWidget(m_welcome);
    followStore();
    showOtherWindows();
}

// Dialogs show patients' words too. What is typed in them stays.
void MainWindow::hideOtherWindows()
{
    for (QWidget* other : QApplication::topLevelWidgets()) {
        if (other == this || !other->isVisible())
            continue;
        m_hiddenWhileLocked.append(other);
        other->hide();
    }
}

void MainWindow::showOtherWindows()
{
    for (const QPointer<QWidget>& other : std::exchange(m_hiddenWhileLocked, {})) {
        if (other != nullptr)
            other->show();
    }
}

void MainWindow::fitRows()
{
    const QString rows = m_settings.text(AppSettings::Key::Rows);
    m_review->setComfortable(rows == QLatin1String("comfortable") ||
                             (rows == QLatin1String("auto") && height() >= kComfortable));
}

void MainWindow::showPage(Page page)
{
    if (isLocked())
        return;
    m_top->pages()->setCurrentIndex(static_cast<int>(page));
    m_pages->setCurrentWidget(widgetOf(page));
    m_pages->currentWidget()->setFocus();
}

QWidget* MainWindow::widgetOf(Page page) const
{
    switch (page) {
    case Page::Escalations:
        return m_escalations;
    case Page::Readings:
        return m_readings;
    case Page::Agreement:
        return m_agreement;
    case Page::Registry:
        return m_registry;
    case Page::Audit:
        return m_audit;
    case Page::Review:
        break;
    }
    return m_session.store() != nullptr && m_session.store()->queue().holdsMoreThan(0).value_or(true)
               ? static_cast<QWidget*>(m_review)
               : m_welcome;
}

void MainWindow::openCase(const QString& item)
{
    m_session.openItem(item);
    showPage(Page::Review);
}

void MainWindow::applyPreferences()
{
    m_look.apply(m_settings);
    m_idle->setMinutes(m_settings.number(AppSettings::Key::LockMinutes));
    m_lock->setHash(m_settings.text(AppSettings::Key::LockHash));
    m_keys.setLettersEnabled(m_settings.flag(AppSettings::Key::LetterKeys));
    m_menu->rebuild();
    m_review->setTextPercent(m_settings.number(AppSettings::Key::TextPercent));
    fitRows();
    m_status->setService(VerifyActs::outsideHost(m_settings));
    if (!m_settings.text(AppSettings::Key::ReviewerName).isEmpty())
        m_session.setReviewer(m_settings.text(AppSettings::Key::ReviewerName));
}

void MainWindow::changeTextSize(int step)
{
    const int percent = step == 0
                            ? TypeScale::kSmallest
                            : TypeScale::clamped(m_settings.number(AppSettings::Key::TextPercent) + step);
    m_settings.set(AppSettings::Key::TextPercent, percent);
    applyPreferences();
}

void MainWindow::perform(KeyAct act, int index)
{
    if (isLocked() && act != KeyAct::quit)
        return;
    switch (act) {
    case KeyAct::help:
        return m_desk->showHelp();
    case KeyAct::goToPage:
        return index < m_top->pages()->count() ? showPage(static_cast<Page>(index)) : void();
    case KeyAct::searchEverything:
        showPage(Page::Review);
        return m_top->search()->setFocus(Qt::ShortcutFocusReason);
    case KeyAct::importFiles:
        return m_desk->importFiles();
    case KeyAct::exportLog:
        return m_desk->exportLog();
    case KeyAct::report:
        return m_reports->askForCase();
    case KeyAct::verifyAnswer:
        return m_verify->verify();
    case KeyAct::evaluateAgain:
        return m_desk->evaluateAgain();
    case KeyAct::lockWindow:
        return lock(true);
    case KeyAct::settings:
        return m_desk->editPreferences();
    case KeyAct::quit:
        close();
        return;
    case KeyAct::largerText:
        return changeTextSize(TypeScale::kStep);
    case KeyAct::smallerText:
        return changeTextSize(-TypeScale::kStep);
    case KeyAct::normalText:
        return changeTextSize(0);
    case KeyAct::fullScreen:
        return setWindowState(windowState() ^ Qt::WindowFullScreen);
    default:
        if (m_pages->currentWidget() == m_review)
            m_review->perform(act, index);
    }
}

void MainWindow::performEntry(MainMenu::Entry entry)
{
    switch (entry) {
    case MainMenu::Entry::OpenStore:
        return m_desk->openStore();
    case MainMenu::Entry::SampleData:
        return m_desk->importSample();
    case MainMenu::Entry::Merge:
        return m_desk->mergeStore();
    case MainMenu::Entry::MonthReport:
        return m_reports->askForMonth();
    case MainMenu::Entry::Who:
        return m_desk->askWho();
    case MainMenu::Entry::Tour:
        return m_desk->showTour();
    case MainMenu::Entry::About:
        return m_desk->showAbout();
    case MainMenu::Entry::RedoDecision:
        return m_review->redoDecision();
    }
}

// Qt takes a pane that hands its focus on for a stop of Tab, and passes over what stands before the part it
// hands it to.
bool MainWindow::focusNextPrevChild(bool next)
{
    QWidget* start = focusWidget() != nullptr ? focusWidget() : this;
    const auto after = [next](QWidget* widget) {
        return next ? widget->nextInFocusChain() : widget->previousInFocusChain();
    };
    for (QWidget* widget = after(start); widget != start; widget = after(widget)) {
        if ((widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget->focusProxy() == nullptr &&
            widget->isVisibleTo(this) && widget->isEnabled() && widget->window() == this) {
            widget->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return true;
        }
    }
    return false;
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_desk->importTask().cancel();
    m_desk->importTask().waitForFinished();
    m_desk->job().cancel();
    m_desk->job().waitForFinished();
    m_reports->job().cancel();
    m_reports->job().waitForFinished();
    m_verify->task().cancel();
    m_verify->task().waitForFinished();
    m_registry->job().cancel();
    m_registry->job().waitForFinished();
    m_session.drafts().flush();
    m_state.setBytes(QStringLiteral("main"), saveGeometry());
    m_review->saveLayout();
    QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        nameParts();
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    fitRows();
    m_top->setNarrow(width() < Appearance::type().scaled(kNarrowTop));
}

} // namespace cotejo
