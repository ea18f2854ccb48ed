#pragma once

#include <QWidget>

class QListView;

namespace cotejo
{

class CompletenessHeader;
class RegistryModel;
class RoleLabel;
class ShareListModel;

// What is behind one cell of the overview: its counts, its fields from least to most complete, and the notes
// that lack something. It describes notes; it marks neither people nor answers.
class RegistrySide : public QWidget
{
    Q_OBJECT
public:
    explicit RegistrySide(QWidget* parent = nullptr);

    void showCell(const RegistryModel& model, const QModelIndex& cell); // invalid: nothing
    void focusNotes();
    [[nodiscard]] ShareListModel* fields() const { return m_fields; }
    [[nodiscard]] ShareListModel* notes() const { return m_notes; }

Q_SIGNALS:
    void noteWanted(const QString& note);

private:
    RoleLabel* m_title;
    RoleLabel* m_count;
    CompletenessHeader* m_shares;
    RoleLabel* m_fieldsTitle;
    QListView* m_fieldList;
    RoleLabel* m_notesTitle;
    QListView* m_noteList;
    RoleLabel* m_remark;
    ShareListModel* m_fields;
    ShareListModel* m_notes;
};

} // namespace cotejo
