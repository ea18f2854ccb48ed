#pragma once

#include "ui/session/merge_work.h"

#include <QDialog>

#include <memory>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace cotejo
{

class ReviewSession;

// Takes in a colleague's file: verified first, off the window's thread. What two people did to one thing is
// listed and left to a person: Enter opens the case, and a decision there settles it and takes it off the
// list. The list stays open beside the window. Conflicts of earlier merges that nobody has settled stand in
// it too.
class MergeDialog : public QDialog
{
    Q_OBJECT
public:
    explicit MergeDialog(ReviewSession& session, QWidget* parent = nullptr);

    void setPath(const QString& path);
    void start(); // verify and take in what the path names
    [[nodiscard]] QString outcome() const;
    [[nodiscard]] QTreeWidget* conflicts() const { return m_list; }
    [[nodiscard]] BackgroundJob& job() { return m_job; }

Q_SIGNALS:
    void caseWanted(const QString& item);

private:
    void choose();
    void finish(const JobResult& result);
    void refresh(); // the conflicts that stand
    void addConflict(const MergeConflict& conflict);
    void openCurrent();

    ReviewSession& m_session;
    QLineEdit* m_path;
    QPushButton* m_start;
    QPushButton* m_open;
    QLabel* m_outcome;
    QTreeWidget* m_list;
    BackgroundJob m_job;
    std::shared_ptr<MergeSummary> m_summary;
    std::vector<MergeConflict> m_others; // of the last merge, that are no decisions
};

} // namespace cotejo
