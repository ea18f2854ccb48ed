#pragma once

#include "ui/session/field_desk.h"

#include <QModelIndex>
#include <QWidget>

class QPushButton;

namespace cotejo
{

class FieldModel;
class ReviewSession;
class RoleLabel;

// Under the fields of a note: why the chosen one is what it is, and what a person may say of it. Each act is
// recorded; the program's own reading stays visible.
class FieldPanel : public QWidget
{
    Q_OBJECT
public:
    FieldPanel(ReviewSession& session, FieldModel& model,
               QWidget* parent = nullptr); // the model must outlive it

    void setCurrent(const QModelIndex& field); // a heading: nothing chosen
    void setItem(const ReviewItemPtr& item);
    void confirm();
    void setField();
    void takeBack();
    void ask(); // a query to the author
    void confirmAll();
    void showQueries();
    [[nodiscard]] QString why() const;

Q_SIGNALS:
    void onlyLackingWanted(bool on);

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] const FieldFinding* field() const;
    void refresh();
    void retranslate();

    ReviewSession& m_session;
    FieldModel& m_model;
    FieldDesk m_desk;
    ReviewItemPtr m_item;
    QString m_field;
    QPushButton* m_lacking;
    QPushButton* m_all;
    QPushButton* m_queries;
    RoleLabel* m_why;
    QPushButton* m_confirm;
    QPushButton* m_set;
    QPushButton* m_back;
    QPushButton* m_ask;
};

} // namespace cotejo
