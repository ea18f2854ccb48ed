#pragma once

#include "ui/session/field_desk.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace cotejo
{

class ReviewSession;

// Every query of the store to authors of notes: answer, close, print, export.
class QueryListDialog : public QDialog
{
    Q_OBJECT
public:
    explicit QueryListDialog(ReviewSession& session, QWidget* parent = nullptr);

    bool writeTo(const QString& path); // .csv, .html or .pdf; false where nothing was written
    [[nodiscard]] int shown() const;

private:
    void refresh();
    void answer();
    void closeQuery();
    void askForFile();
    [[nodiscard]] const NoteQuery* current() const;

    ReviewSession& m_session;
    FieldDesk m_desk;
    std::vector<NoteQuery> m_queries; // as shown
    QCheckBox* m_closedToo;
    QTreeWidget* m_list;
    QLabel* m_text;
    QPushButton* m_answer;
    QPushButton* m_close;
    QPushButton* m_write;
};

} // namespace cotejo
