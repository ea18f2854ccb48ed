#include "ui/views/finding_pane.h"

#include "ui/models/field_groups.h"
#include "ui/models/finding_model.h"
#include "ui/session/review_session.h"
#include "ui/theme/space.h"
#include "ui/widgets/key_filter.h"
#include "ui/widgets/role_label.h"

#include <QEvent>
#include <QListView>
#include <QVBoxLayout>

namespace cotejo
{

FindingPane::FindingPane(ReviewSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_model(new FindingModel(this)), m_list(new QListView),
      m_author(new RoleLabel(TextRole::secondary, Ink::muted))
{
    KeyFilter::setPlace(this, KeyPlace::readingPanes);
    m_list->setModel(m_model);
    m_list->setWordWrap(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setResizeMode(QListView::Adjust);
    m_author->setWordWrap(true);
    m_author->setMargin(space::kSmall);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_author);
    setFocusProxy(m_list);
    connect(m_list, &QListView::activated, this, [this](const QModelIndex& index) {
        const FindingModel::Row& row = m_model->row(index.row());
        if (!row.markId.isEmpty())
            Q_EMIT placeWanted(row.markId);
        if (!row.field.isEmpty())
            m_session.links().selectField(row.field);
    });
    connect(&session, &ReviewSession::itemOpened, this, &FindingPane::showItem);
    showItem(session.current());
}

void FindingPane::showItem(const ReviewItemPtr& item)
{
    m_list->setAccessibleName(tr("Findings"));
    m_model->setAnswer(
        item ? item->answer : std::nullopt, item ? item->cross : std::vector<CrossNotice>(),
        [this](const std::string& field) { return fieldLabel(*m_session.engines().form, field); });
    m_author->setText(
        m_model->rowCount() == 0
            ? tr("The program found nothing else to remark.")
            : tr("Found by the program, not by a model. Nothing here is part of the verdict. Enter goes to "
                 "the place."));
    Q_EMIT counted(m_model->findings());
}

void FindingPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showItem(m_session.current());
}

void FindingPane::showMark(const QString& markId)
{
    if (const int row = m_model->rowOfMark(markId); row >= 0)
        m_list->setCurrentIndex(m_model->index(row));
}

} // namespace cotejo
