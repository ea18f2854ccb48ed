#include "ui/views/note_view.h"

#include "engine/completeness/form.h"
#include "ui/dialogs/one_line_dialog.h"
#include "ui/models/answer_matters.h"
#include "ui/models/field_model.h"
#include "ui/session/review_session.h"
#include "ui/theme/language.h"
#include "ui/views/field_panel.h"
#include "ui/views/note_header.h"
#include "ui/views/note_text_pane.h"
#include "ui/views/whole_rows_box.h"
#include "ui/widgets/completeness_header.h"
#include "ui/widgets/field_item_delegate.h"
#include "ui/widgets/key_filter.h"
#include "ui/widgets/source_text_view.h"

#include <QEvent>
#include <QHeaderView>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

namespace cotejo
{

NoteView::NoteView(ReviewSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_model(new FieldModel(this)),
      m_delegate(new FieldItemDelegate(this)), m_header(new NoteHeader),
      m_completeness(new CompletenessHeader), m_fields(new QTreeView),
      m_panel(new FieldPanel(session, *m_model)), m_text(new NoteTextPane(session)),
      m_splitter(new QSplitter(Qt::Vertical))
{
    KeyFilter::setPlace(this, KeyPlace::readingPanes);
    m_fields->setModel(m_model);
    m_fields->setItemDelegate(m_delegate);
    m_fields->setHeaderHidden(true);
    m_fields->setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    m_fields->setRootIsDecorated(false);
    m_fields->setIndentation(0);
    m_fields->setFrameShape(QFrame::NoFrame);
    m_fields->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_fields->header()->setStretchLastSection(true);
    m_splitter->setHandleWidth(1);
    m_splitter->setChildrenCollapsible(false);
    m_rows = new WholeRowsBox(m_fields);
    auto* upper = new QWidget;
    auto* column = new QVBoxLayout(upper);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_rows, 1);
    column->addWidget(m_panel);
    m_splitter->addWidget(upper);
    m_splitter->addWidget(m_text);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_completeness);
    layout->addWidget(m_splitter, 1);
    setFocusProxy(m_fields);
    connect(m_fields->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &NoteView::takeCurrentField);
    connect(m_fields, &QTreeView::activated, this, &NoteView::followLink);
    connect(m_panel, &FieldPanel::onlyLackingWanted, this, [this](bool on) {
        m_onlyLacking = on;
        showFields(m_session.current());
    });
    connect(m_header, &NoteHeader::revealWanted, this, &NoteView::reveal);
    connect(&session, &ReviewSession::itemOpened, this, &NoteView::showItem);
    connect(&session.links(), &ReviewLinks::fieldSelected, this, &NoteView::selectField);
    showItem(session.current());
}

void NoteView::showItem(const ReviewItemPtr& item)
{
    m_fields->setAccessibleName(tr("Fields of the note"));
    m_header->setItem(item);
    showFields(item);
    m_panel->setItem(item);
    const bool shown = item && item->note;
    m_rows->setVisible(shown);
    m_completeness->setVisible(shown);
    if (shown)
        showCounts(item);
}

void NoteView::showFields(const ReviewItemPtr& item)
{
    const bool shown = item && item->note;
    std::vector<FieldGroup> groups;
    if (shown)
        groups = groupFields(item->note->evaluation, *m_session.engines().form,
                             Language::current() == QLatin1String("es"));
    if (shown && m_onlyLacking)
        groups = lackingFields(std::move(groups), *item->note);
    m_model->setNote(shown ? item->note : std::nullopt, std::move(groups));
    m_model->setLinks(shown ? linkNumbers(*item) : QHash<QString, int>());
    m_fields->expandAll();
}

void NoteView::showCounts(const ReviewItemPtr& item)
{
    m_completeness->setCounts(sharesOf(*item->note));
    m_completeness->setRemark(m_session.engines().form->provisional ? tr("provisional") : QString());
}

void NoteView::setComfortable(bool on)
{
    m_delegate->setComfortable(on);
    m_fields->doItemsLayout();
    m_rows->fit();
}

void NoteView::takeCurrentField()
{
    const QModelIndex current = m_fields->currentIndex();
    const FieldFinding* field = m_model->field(current);
    m_panel->setCurrent(current);
    if (field == nullptr)
        return;
    const QString id = QString::fromStdString(field->id);
    if (m_session.links().field() != id)
        m_session.links().selectField(id);
    m_text->setFieldText(m_model->label(id), m_model->sentence(current));
}

void NoteView::selectField(const QString& field)
{
    const QModelIndex index = m_model->indexOf(field);
    if (!index.isValid())
        return;
    m_fields->expand(index.parent());
    m_fields->setCurrentIndex(index);
    m_fields->scrollTo(index);
    m_text->setFieldText(m_model->label(field), m_model->sentence(index));
}

void NoteView::followLink()
{
    if (m_fields->hasFocus())
        m_text->text()->setFocus(Qt::ShortcutFocusReason);
    else
        m_fields->setFocus(Qt::ShortcutFocusReason);
}

void NoteView::reveal()
{
    const ReviewItemPtr& item = m_session.current();
    if (!item || !item->note || item->note->evaluation.identifiers.empty())
        return;
    const auto hidden = static_cast<int>(item->note->evaluation.identifiers.size());
    auto* dialog = new OneLineDialog(
        {tr("Show personal data"), tr("%n personal data hidden. Showing them is recorded.", nullptr, hidden),
         tr("&Why"), tr("Why"), tr("A reason is missing."), tr("Show")},
        QString(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, item] {
        const QString note = QString::fromStdString(item->note->note.id);
        if (m_session.revealIdentifiers(note, dialog->line()) && m_session.current() == item)
            setRevealed(true);
    });
    dialog->open();
}

void NoteView::setRevealed(bool revealed)
{
    m_header->setRevealed(revealed);
    m_model->setRevealed(revealed);
    m_text->setRevealed(revealed);
}

void NoteView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showItem(m_session.current());
}

} // namespace cotejo
