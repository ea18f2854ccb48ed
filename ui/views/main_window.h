#pragma once

#include "ui/views/main_menu.h"
#include "ui/widgets/key_table.h"

#include <QMainWindow>
#include <QPointer>

class QStackedWidget;

namespace cotejo
{

class AgreementView;
class AppSettings;
class AuditView;
class DeskActs;
class VerifyActs;
class EscalationView;
class IdleWatch;
class LockView;
class ReadingView;
class RegistryView;
class ReportActs;
class ReviewPage;
class ReviewSession;
class StatusRow;
class SystemLook;
class TopRow;
class WelcomeView;
class WindowState;

// Puts the pages together and sends each key to the part that acts on it. Nothing else.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    enum class Page { Review, Escalations, Readings, Agreement, Registry, Audit };

    MainWindow(ReviewSession& session, AppSettings& settings, WindowState& state, const SystemLook& look);
    ~MainWindow() override;

    void showPage(Page page);
    void applyPreferences(); // language, theme, size of text, letter keys
    [[nodiscard]] DeskActs& desk() const { return *m_desk; }
    [[nodiscard]] ReportActs& reports() const { return *m_reports; }
    [[nodiscard]] VerifyActs& verifyActs() const { return *m_verify; }
    [[nodiscard]] ReviewPage& review() const { return *m_review; }
    [[nodiscard]] EscalationView& escalations() const { return *m_escalations; }
    [[nodiscard]] ReadingView& readings() const { return *m_readings; }
    [[nodiscard]] AgreementView& agreement() const { return *m_agreement; }
    [[nodiscard]] RegistryView& registry() const { return *m_registry; }
    [[nodiscard]] StatusRow& status() const { return *m_status; }
    [[nodiscard]] TopRow& top() const { return *m_top; }
    [[nodiscard]] IdleWatch& idle() const { return *m_idle; }
    [[nodiscard]] LockView& lockView() const { return *m_lock; }
    [[nodiscard]] bool isLocked() const;

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void perform(KeyAct act, int index);
    void performEntry(MainMenu::Entry entry);
    void changeTextSize(int step);
    void lock(bool on);
    void hideOtherWindows();
    void showOtherWindows();
    void openCase(const QString& item);
    [[nodiscard]] QWidget* widgetOf(Page page) const;
    void fitRows();
    void followStore();
    void nameParts();

    ReviewSession& m_session;
    AppSettings& m_settings;
    WindowState& m_state;
    const SystemLook& m_look;
    KeyTable m_keys;
    MainMenu* m_menu;
    TopRow* m_top;
    StatusRow* m_status;
    QStackedWidget* m_pages;
    WelcomeView* m_welcome;
    ReviewPage* m_review;
    EscalationView* m_escalations;
    ReadingView* m_readings;
    AgreementView* m_agreement;
    RegistryView* m_registry;
    AuditView* m_audit;
    LockView* m_lock;
    IdleWatch* m_idle;
    QList<QPointer<QWidget>> m_hiddenWhileLocked;
    DeskActs* m_desk;
    ReportActs* m_reports;
    VerifyActs* m_verify;
};

} // namespace cotejo
