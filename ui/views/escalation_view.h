#pragma once

#include "ui/models/escalation_model.h"
#include "ui/widgets/language_page.h"

#include <string>

class QPlainTextEdit;
class QPushButton;
class QTreeView;

namespace cotejo
{

class ReviewSession;
class RoleLabel;

// What was handed on: who has to answer, until when, and what became of it. Each step is an event.
class EscalationView : public LanguagePage
{
    Q_OBJECT
public:
    explicit EscalationView(ReviewSession& session, QWidget* parent = nullptr);

    [[nodiscard]] EscalationModel* model() const { return m_model; }
    [[nodiscard]] QString problem() const; // what is missing, as said below the answer; empty if nothing is

Q_SIGNALS:
    void counted(int waiting);
    void caseWanted(const QString& item);

protected:
    void followLanguage() override;
    void showEvent(QShowEvent* event) override;

private:
    void showCurrent();
    void follow(EscalationStep step);
    void retranslate();
    [[nodiscard]] const EscalationRecord* current() const;

    ReviewSession& m_session;
    EscalationModel* m_model;
    RoleLabel* m_title;
    RoleLabel* m_remark;
    RoleLabel* m_empty;
    QTreeView* m_list;
    QWidget* m_details;
    RoleLabel* m_about;
    RoleLabel* m_story;
    RoleLabel* m_problem;
    QPlainTextEdit* m_answer;
    QPushButton* m_open;
    QPushButton* m_acknowledge;
    QPushButton* m_reply;
    QPushButton* m_close;
    std::string m_shown; // the escalation whose answer is being typed
};

} // namespace cotejo
