#pragma once

#include "ui/session/review_item.h"

#include <QDateTime>
#include <QTimer>
#include <QWidget>

namespace cotejo
{

class AppSettings;
class DecisionBar;
class ReviewSession;
class RoleLabel;
struct DecisionDraft;

// The decision about the item on the screen: keeps its draft, registers through a command, and says what was
// decided last.
class DecisionView : public QWidget
{
    Q_OBJECT
public:
    DecisionView(ReviewSession& session, AppSettings& settings, QWidget* parent = nullptr);

    [[nodiscard]] DecisionBar* bar() const { return m_bar; }
    void undoLast(); // Ctrl+Z outside a text
    void redoLast();

Q_SIGNALS:
    void formLeft(); // the focus goes back to the text

protected:
    void changeEvent(QEvent* event) override;

private:
    void startItem(const ReviewItemPtr& item);
    void fillChoices();
    void showSubject(const ReviewItemPtr& item);
    void keepDraft();
    void registerDecision(const ReviewDecision& decision);
    void correct(const ReviewDecision& decision); // asks for the text first
    void record(const ReviewItemPtr& item, ReviewDecision decision);
    void showDraftState();
    void showLast();
    void noteDecided(const QString& item, DecisionKind kind);
    void noteChanged(const QString& item);
    void rememberAddressee(const QString& name);
    [[nodiscard]] QDateTime now() const;

    ReviewSession& m_session;
    AppSettings& m_settings;
    RoleLabel* m_subject; // says that a note is decided, not the answer beside it
    DecisionBar* m_bar;
    QString m_corrected; // begun correction of the item
    QString m_lastItem;  // title of what was decided last
    QString m_lastText;
    QDateTime m_lastAt;
    QTimer m_lease; // a sign of life, and a look who else has the item open
    QTimer m_minute;
    bool m_undoing = false;
};

} // namespace cotejo
