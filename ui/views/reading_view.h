#pragma once

#include "ui/widgets/language_page.h"

#include <string>

class QPlainTextEdit;
class QPushButton;
class QTreeView;

namespace cotejo
{

class ReadingModel;
class ReviewSession;
class RoleLabel;
struct ReadingPair;

// Second readings: how many await this reviewer, and the pairs already read, both side by side. A third
// person says which of two that differ holds, and why; both are kept.
class ReadingView : public LanguagePage
{
    Q_OBJECT
public:
    explicit ReadingView(ReviewSession& session, QWidget* parent = nullptr);

    [[nodiscard]] ReadingModel* model() const { return m_model; }
    [[nodiscard]] QString problem() const; // what is missing, as said below the reason; empty if nothing is

Q_SIGNALS:
    void counted(int waiting);
    void queueWanted(); // the items that await this reviewer, in the queue
    void caseWanted(const QString& item);

protected:
    void followLanguage() override;
    void showEvent(QShowEvent* event) override;

private:
    void showCurrent();
    void rule(bool first);
    void retranslate();
    [[nodiscard]] const ReadingPair* current() const;

    ReviewSession& m_session;
    ReadingModel* m_model;
    RoleLabel* m_title;
    RoleLabel* m_due;
    QPushButton* m_read;
    RoleLabel* m_empty;
    QTreeView* m_list;
    QWidget* m_details;
    RoleLabel* m_first;
    RoleLabel* m_second;
    RoleLabel* m_sentence;
    QPlainTextEdit* m_why;
    RoleLabel* m_problem;
    QPushButton* m_firstHolds;
    QPushButton* m_secondHolds;
    QPushButton* m_open;
    std::string m_shown;
};

} // namespace cotejo
