#pragma once

#include "ui/session/audit_task.h"
#include "ui/widgets/language_page.h"

class QPushButton;
class QTreeView;

namespace cotejo
{

class AuditModel;
class ReviewSession;
class RoleLabel;

// The log of all acts, and whether its chains are whole. Nothing can be changed here.
class AuditView : public LanguagePage
{
    Q_OBJECT
public:
    AuditView(ReviewSession& session, QWidget* parent = nullptr);

    void verify();
    [[nodiscard]] QString state() const;

protected:
    void showEvent(QShowEvent* event) override;
    void followLanguage() override;

private:
    void retranslate();
    void showState();

    ReviewSession& m_session;
    AuditTask m_task;
    std::optional<AuditResult> m_result;
    AuditModel* m_model;
    RoleLabel* m_title;
    RoleLabel* m_state;
    QPushButton* m_verify;
    QTreeView* m_list;
};

} // namespace cotejo
