#include "ui/views/queue_view.h"

#include "ui/models/queue_chips.h"
#include "ui/models/queue_counter.h"
#include "ui/session/review_session.h"
#include "ui/theme/appearance.h"
#include "ui/theme/space.h"
#include "ui/views/pane_header.h"
#include "ui/views/queue_filter_bar.h"
#include "ui/views/whole_rows_box.h"
#include "ui/widgets/desk_sentences.h"
#include "ui/widgets/key_filter.h"
#include "ui/widgets/queue_item_delegate.h"
#include "ui/widgets/role_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListView>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace cotejo
{
namespace
{
constexpr int kHeaderHeight = 36;
constexpr int kQueueStripWidth = 48;
constexpr int kTypingMs = 120;
} // namespace

QueueView::QueueView(ReviewSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_model(new QueueModel(session, this)),
      m_delegate(new QueueItemDelegate(this)), m_header(new PaneHeader(kHeaderHeight)),
      m_title(new RoleLabel(TextRole::bodyStrong)), m_waiting(new RoleLabel(TextRole::body, Ink::muted)),
      m_today(new RoleLabel(TextRole::secondary, Ink::muted)), m_filters(new QueueFilterBar(session)),
      m_counter(new QueueCounter(session, this)), m_typing(new QTimer(this)), m_list(new QListView),
      m_empty(new RoleLabel(TextRole::body, Ink::muted))
{
    KeyFilter::setPlace(this, KeyPlace::readingPanes);
    auto* row = new QHBoxLayout(m_header);
    row->setContentsMargins(space::kMedium, 0, space::kMedium, 0);
    row->setSpacing(space::kSmall);
    row->addWidget(m_title);
    row->addWidget(m_waiting, 1);
    row->addWidget(m_today);
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_rows = new WholeRowsBox(m_list);
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_empty->setMargin(space::kMedium);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_filters);
    layout->addWidget(m_rows, 1);
    layout->addWidget(m_empty, 1);
    setFocusProxy(m_list);

    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &QueueView::openCurrent);
    connect(m_model, &QueueModel::rowsAboutToBeRemoved, this, [this] { m_quiet = true; });
    connect(m_model, &QueueModel::rowsRemoved, this, [this] {
        m_quiet = false;
        openCurrent();
    });
    connect(m_model, &QueueModel::modelAboutToBeReset, this, [this] { m_quiet = true; });
    connect(m_model, &QueueModel::countsChanged, this, [this] {
        m_quiet = false;
        followSession();
        askCounts();
    });
    connect(m_filters, &QueueFilterBar::filterChanged, this,
            [this] { m_model->setFilter(m_filters->chips().filter()); });
    connect(&session, &ReviewSession::itemOpened, this, &QueueView::followSession);
    connect(&session, &ReviewSession::decided, this, &QueueView::advanceFrom);
    connect(&session.drafts(), &DraftKeeper::stateChanged, this, &QueueView::markDraft);
    m_typing->setSingleShot(true);
    m_typing->setInterval(kTypingMs);
    connect(m_typing, &QTimer::timeout, this, [this] { m_filters->setText(m_search); });
    connect(m_counter, &QueueCounter::counted, this, &QueueView::showCounts);
    m_model->setFilter(m_filters->chips().filter());
    changeEvent(nullptr);
}

void QueueView::setStrip(bool on)
{
    m_delegate->setStrip(on);
    m_title->setVisible(!on);
    m_today->setVisible(!on);
    m_filters->setVisible(!on);
    setMaximumWidth(on ? Appearance::type().scaled(kQueueStripWidth) : QWIDGETSIZE_MAX);
    m_header->layout()->setContentsMargins(on ? space::kSmall : space::kMedium, 0, on ? 0 : space::kMedium,
                                           0);
    m_list->setVerticalScrollBarPolicy(on ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    m_list->setAccessibleDescription(on ? tr("Verdicts only") : QString());
    m_list->doItemsLayout();
    m_rows->fit();
    askCounts();
}

void QueueView::setComfortable(bool on)
{
    m_delegate->setComfortable(on);
    m_list->doItemsLayout();
    m_rows->fit();
}

void QueueView::setSearch(const QString& text)
{
    // In a large file the words are looked for when the typing pauses, not at each letter.
    m_search = text;
    if (m_counter->question().isLarge() && !text.isEmpty()) {
        m_typing->start();
    } else {
        m_typing->stop();
        m_filters->setText(text);
    }
}

void QueueView::openFilters()
{
    m_filters->openMenu();
}

void QueueView::showSecondReadings()
{
    m_filters->setOnly(QueueChips::Chip::SecondReadings);
    // What is read a second time must be what is on the screen.
    const ReviewItemPtr& current = m_session.current();
    if (m_model->rowCount() > 0 && (!current || m_model->rowOf(current->id) < 0))
        m_list->setCurrentIndex(m_model->index(0));
}

void QueueView::step(int rows)
{
    int next = m_list->currentIndex().row() + rows;
    if (next >= m_model->rowCount() && m_model->canFetchMore({}))
        m_model->fetchMore({});
    next = qBound(0, next, m_model->rowCount() - 1);
    if (m_model->rowCount() > 0)
        m_list->setCurrentIndex(m_model->index(next));
}

void QueueView::stepTurn(int turns)
{
    const ReviewItemPtr& current = m_session.current();
    if (!current || current->isNote)
        return;
    const std::vector<Turn>& all = current->answer->transcript.turns;
    const int next = static_cast<int>(current->answer->turn) + turns;
    if (next < 0 || next >= static_cast<int>(all.size()))
        return;
    const QString record = QString::fromStdString(current->answer->transcript.id);
    const qint64 id = m_model->idOf(record + QLatin1Char('/') +
                                    QString::fromStdString(all[static_cast<std::size_t>(next)].id));
    if (id >= 0)
        m_session.openItem(id);
}

void QueueView::openCurrent()
{
    const QueueEntry* entry = m_model->entry(m_list->currentIndex().row());
    const ReviewItemPtr& current = m_session.current();
    if (m_quiet || entry == nullptr || (current && current->id == entry->id()))
        return;
    m_session.openItem(entry->id());
}

void QueueView::followSession()
{
    const ReviewItemPtr& current = m_session.current();
    if (!current) {
        if (m_model->rowCount() > 0 && m_session.store() != nullptr)
            m_list->setCurrentIndex(m_model->index(0));
        return;
    }
    const int row = m_model->rowOf(current->id);
    readAheadOf(row);
    if (row >= 0 && row != m_list->currentIndex().row())
        m_list->setCurrentIndex(m_model->index(row));
    if (row < 0) {
        // What is open is not in this list; nothing in it may look as if it were.
        const bool quiet = std::exchange(m_quiet, true);
        m_list->setCurrentIndex(QModelIndex());
        m_quiet = quiet;
    }
}

// Where the next key probably leads: on, back, and on once more.
void QueueView::readAheadOf(int row)
{
    std::vector<qint64> items;
    for (const int near : {row + 1, row - 1, row + 2}) {
        if (const QueueEntry* entry = row < 0 ? nullptr : m_model->entry(near))
            items.push_back(entry->id());
    }
    m_session.readAhead(std::move(items));
}

void QueueView::advanceFrom(const QString& item)
{
    const QueueEntry* entry = m_model->entry(m_list->currentIndex().row());
    if (entry != nullptr && entry->item() == item)
        step(1);
}

void QueueView::markDraft()
{
    const DraftKeeping::Kind kind = m_session.drafts().state().kind;
    const ReviewItemPtr& current = m_session.current();
    if (!current || (kind != DraftKeeping::Kind::Saved && kind != DraftKeeping::Kind::None))
        return;
    const QueueEntry* entry = m_model->entry(m_model->rowOf(current->id));
    if (entry != nullptr && entry->row().hasDraft != (kind == DraftKeeping::Kind::Saved))
        m_model->refreshDraft(current->item);
}

void QueueView::askCounts()
{
    const bool strip = !m_title->isVisibleTo(this);
    const QString search = m_filters->chips().text();
    m_empty->setText(search.isEmpty() ? DeskSentences::emptyQueue() : DeskSentences::noResults(search));
    m_rows->setVisible(m_model->rowCount() > 0);
    m_empty->setVisible(m_model->rowCount() == 0 && !strip);
    std::vector<QueueFilter> filters = m_filters->countedFilters();
    filters.insert(filters.begin(), {QueueChips().filter(), m_model->filter()});
    m_counter->ask(std::move(filters));
}

void QueueView::showCounts(const QueueCounts& counts)
{
    const int waiting = counts.taken[0]; // the work there is, whatever filters and search leave of it
    const int shown = counts.taken[1];
    const bool strip = !m_title->isVisibleTo(this);
    const QString work = tr("%n to review", nullptr, qMax(0, waiting));
    if (strip)
        m_waiting->setText(QString::number(qMax(0, waiting)));
    else
        m_waiting->setText(shown == waiting || shown < 0 ? work : tr("%1 shown, %2").arg(shown).arg(work));
    m_today->setText(tr("%n today", nullptr, counts.decidedToday));
    m_filters->setCounts({counts.taken.begin() + 2, counts.taken.end()});
    Q_EMIT counted(waiting);
}

void QueueView::changeEvent(QEvent* event)
{
    if (event != nullptr)
        QWidget::changeEvent(event);
    if (event == nullptr || event->type() == QEvent::LanguageChange) {
        m_title->setText(tr("Queue"));
        m_list->setAccessibleName(tr("Queue"));
        m_model->reload();
    }
}

} // namespace cotejo
