#include "ui/views/registry_side.h"

#include "engine/completeness/form.h"
#include "ui/models/registry_model.h"
#include "ui/models/share_list_model.h"
#include "ui/theme/space.h"
#include "ui/widgets/completeness_header.h"
#include "ui/widgets/role_label.h"
#include "ui/widgets/share_delegate.h"

#include <QHBoxLayout>
#include <QListView>
#include <QVBoxLayout>

namespace cotejo
{
namespace
{
QListView* shareList(ShareListModel* model, QWidget* parent)
{
    auto* list = new QListView;
    list->setModel(model);
    list->setItemDelegate(new ShareDelegate(ShareListModel::SharesRole, parent));
    list->setFrameShape(QFrame::NoFrame);
    list->setUniformItemSizes(true);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return list;
}
} // namespace

RegistrySide::RegistrySide(QWidget* parent)
    : QWidget(parent), m_title(new RoleLabel(TextRole::title)),
      m_count(new RoleLabel(TextRole::secondary, Ink::muted)), m_shares(new CompletenessHeader),
      m_fieldsTitle(new RoleLabel(TextRole::secondary, Ink::muted)), m_fieldList(nullptr),
      m_notesTitle(new RoleLabel(TextRole::secondary, Ink::muted)), m_noteList(nullptr),
      m_remark(new RoleLabel(TextRole::secondary, Ink::muted)), m_fields(new ShareListModel(this)),
      m_notes(new ShareListModel(this))
{
    m_fieldList = shareList(m_fields, this);
    m_noteList = shareList(m_notes, this);
    m_title->setElided(true);
    for (RoleLabel* label : {m_fieldsTitle, m_notesTitle, m_remark}) {
        label->setWordWrap(true);
        label->setMargin(space::kSmall);
    }
    auto* head = new QHBoxLayout;
    head->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kSmall);
    head->addWidget(m_title, 1);
    head->addWidget(m_count);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_shares);
    layout->addWidget(m_fieldsTitle);
    layout->addWidget(m_fieldList, 3);
    layout->addWidget(m_notesTitle);
    layout->addWidget(m_noteList, 2);
    layout->addWidget(m_remark);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    connect(m_noteList, &QListView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT noteWanted(m_notes->row(index.row()).item); });
}

void RegistrySide::showCell(const RegistryModel& model, const QModelIndex& cell)
{
    const bool shown = cell.isValid();
    for (QWidget* part : {static_cast<QWidget*>(m_shares), static_cast<QWidget*>(m_fieldsTitle),
                          static_cast<QWidget*>(m_fieldList), static_cast<QWidget*>(m_notesTitle),
                          static_cast<QWidget*>(m_noteList)})
        part->setVisible(shown);
    m_fieldList->setAccessibleName(tr("Fields, from least to most complete"));
    m_noteList->setAccessibleName(tr("Notes behind the cell"));
    m_notesTitle->setText(tr("Notes behind the cell, those that lack most first. Enter opens one."));
    m_remark->setText(
        tr("What is asked is said by form %1 %2; the registry may change it. This describes notes; it "
           "marks neither people nor answers.")
            .arg(QString::fromStdString(model.form().id), QString::fromStdString(model.form().edition)));
    if (!shown) {
        m_title->setFullText(tr("Choose a cell"));
        m_count->clear();
        m_fields->setRows({});
        m_notes->setRows({});
        return;
    }
    const auto row = static_cast<std::size_t>(cell.row());
    const auto column = static_cast<std::size_t>(cell.column());
    m_title->setFullText(model.rowName(cell.row()) + QStringLiteral(" · ") + model.columnName(cell.column()));
    m_count->setText(tr("%n note(s)", nullptr, cell.data(RegistryModel::NotesRole).toInt()));
    m_shares->setCounts(cell.data(RegistryModel::SharesRole).value<CompletenessShares>());
    std::vector<ShareListModel::Row> fields;
    for (const RegistryTally::FieldShares& field : model.tally().fields(row, column))
        fields.push_back({model.fieldName(field.field), QString(), field.shares});
    std::vector<ShareListModel::Row> notes;
    for (const RegistryTally::NoteShares& note : model.tally().notes(row, column)) {
        const QString id = QString::fromStdString(model.notes()[note.note].note);
        notes.push_back({id, id, note.shares});
    }
    m_fieldsTitle->setText(fields.empty() ? tr("Nothing of this group is asked of these notes.")
                                          : tr("Fields, from least to most complete"));
    m_fields->setRows(std::move(fields));
    m_notes->setRows(std::move(notes));
}

void RegistrySide::focusNotes()
{
    m_noteList->setFocus(Qt::ShortcutFocusReason);
    if (!m_noteList->currentIndex().isValid() && m_notes->rowCount() > 0)
        m_noteList->setCurrentIndex(m_notes->index(0));
}

} // namespace cotejo
