#pragma once

#include "ui/session/review_item.h"

#include <QWidget>

class QListView;

namespace cotejo
{

class FindingModel;
class ReviewSession;
class RoleLabel;

// What can be said against the answer beyond its verdict, each with its place in the text where it has one.
class FindingPane : public QWidget
{
    Q_OBJECT
public:
    FindingPane(ReviewSession& session, QWidget* parent = nullptr);

    void showMark(const QString& markId); // its row becomes the current one

Q_SIGNALS:
    void counted(int count);
    void placeWanted(const QString& markId); // in the answer

protected:
    void changeEvent(QEvent* event) override;

private:
    void showItem(const ReviewItemPtr& item);

    ReviewSession& m_session;
    FindingModel* m_model;
    QListView* m_list;
    RoleLabel* m_author;
};

} // namespace cotejo
