#pragma once

#include "ui/models/field_groups.h"
#include "ui/session/review_item.h"

#include <QAbstractItemModel>
#include <QHash>

#include <optional>

namespace cotejo
{

// The fields of one note under their headings: two levels, values only. What holds a personal datum is shown
// as hidden until a person asks to see it.
class FieldModel : public QAbstractItemModel
{
    Q_OBJECT
public:
    explicit FieldModel(QObject* parent = nullptr);

    // nullopt: no note.
    void setNote(const std::optional<NoteCase>& note, std::vector<FieldGroup> groups);
    void setRevealed(bool revealed);
    void
    setLinks(const QHash<QString, int>& links); // numbers of fields that the answer does not say the same of

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

    [[nodiscard]] const FieldFinding* field(const QModelIndex& index) const; // null for a heading
    [[nodiscard]] QModelIndex indexOf(const QString& field) const;           // invalid where there is none
    // What a person reads of the field in one sentence.
    [[nodiscard]] QString sentence(const QModelIndex& index) const;
    [[nodiscard]] QString label(const QString& field) const;

private:
    [[nodiscard]] QVariant groupData(const FieldGroup& group, int role) const;
    [[nodiscard]] QVariant fieldData(const QModelIndex& index, int role) const;
    [[nodiscard]] const FieldLine* line(const QModelIndex& index) const;
    [[nodiscard]] bool hidden(const FieldFinding& field) const;
    [[nodiscard]] QString trailing(const FieldFinding& field) const;

    [[nodiscard]] FieldDetail detail(const FieldFinding& field) const; // a person's word before the program's
    [[nodiscard]] QString value(const QModelIndex& index) const;
    [[nodiscard]] QString sourcePlaces(const FieldFinding& field) const; // empty for our own formats
    [[nodiscard]] QString peoplesWord(const FieldFinding& field) const;  // in a sentence; empty where none

    std::optional<NoteCase> m_note;
    QHash<QString, int> m_links;
    std::vector<FieldGroup> m_groups;
    QHash<QString, std::pair<int, int>> m_places; // group and row
    bool m_revealed = false;
};

} // namespace cotejo
