#pragma once

#include <QWidget>

#include "ui/session/review_item.h"

class QSplitter;
class QTreeView;

namespace cotejo
{

class CompletenessHeader;
class FieldItemDelegate;
class FieldModel;
class FieldPanel;
class NoteHeader;
class NoteTextPane;
class ReviewSession;
class WholeRowsBox;

// The note of the same subject: how complete it is, its fields in groups, its text. A field selects its
// sentence and the reverse.
class NoteView : public QWidget
{
    Q_OBJECT
public:
    NoteView(ReviewSession& session, QWidget* parent = nullptr);

    void setComfortable(bool on);
    void reveal();     // asks why; it is recorded
    void followLink(); // Enter on a field: the focus goes to its sentence, and back
    [[nodiscard]] NoteTextPane* text() const { return m_text; }
    [[nodiscard]] QTreeView* fields() const { return m_fields; }
    [[nodiscard]] FieldModel* model() const { return m_model; }
    [[nodiscard]] FieldPanel* panel() const { return m_panel; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void showItem(const ReviewItemPtr& item);
    void showFields(const ReviewItemPtr& item);
    void showCounts(const ReviewItemPtr& item);
    void takeCurrentField();
    void selectField(const QString& field);
    void setRevealed(bool revealed);

    ReviewSession& m_session;
    FieldModel* m_model;
    FieldItemDelegate* m_delegate;
    NoteHeader* m_header;
    CompletenessHeader* m_completeness;
    QTreeView* m_fields;
    WholeRowsBox* m_rows = nullptr;
    FieldPanel* m_panel;
    NoteTextPane* m_text;
    QSplitter* m_splitter;
    bool m_onlyLacking = false;
};

} // namespace cotejo
