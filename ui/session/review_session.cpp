#include "ui/session/review_session.h"

#include "ui/session/case_loader.h"
#include "ui/session/open_store.h"

namespace cotejo
{

ReviewSession::ReviewSession(const Clock& clock, CaseEngines engines, std::string device, QString sideFolder,
                             QObject* parent)
    : QObject(parent), m_clock(clock), m_engines(std::move(engines)), m_device(std::move(device)),
      m_drafts([this](const QString& item, const KeptDraft& draft) { return saveDraft(item, draft); },
               std::move(sideFolder))
{
}

ReviewSession::~ReviewSession()
{
    m_drafts.flush();
}

Result<void> ReviewSession::openStore(const QString& path, bool create)
{
    Result<std::unique_ptr<OpenStore>> opened =
        OpenStore::open(path.toStdString(), OpenOptions{create, false, m_device}, m_clock);
    if (!opened)
        return tl::unexpected(opened.error());
    closeStore();
    m_store = std::move(*opened);
    m_loader = std::make_unique<CaseLoader>(m_store->cases(), m_engines);
    Q_EMIT storeChanged();
    return {};
}

void ReviewSession::closeStore()
{
    if (!m_store)
        return;
    m_drafts.flush();
    m_undo.clear();
    m_links.clear();
    m_current.reset();
    m_loader.reset();
    m_store.reset();
    Q_EMIT itemOpened(m_current);
    Q_EMIT storeChanged();
}

QString ReviewSession::storePath() const
{
    return m_store ? QString::fromStdString(m_store->file().path()) : QString();
}

QString ReviewSession::readOnlyReason() const
{
    return m_store ? QString::fromStdString(m_store->file().readOnlyReason()) : QString();
}

void ReviewSession::setReviewer(const QString& name)
{
    if (name == m_reviewer)
        return;
    m_drafts.flush();
    m_reviewer = name;
    Q_EMIT reviewerChanged();
    reloadItem();
}

void ReviewSession::openItem(qint64 id)
{
    if (!m_loader)
        return;
    m_drafts.flush();
    Result<ReviewItem> item = m_loader->load(id, m_reviewer.toStdString());
    if (!item) {
        announceProblem(item.error());
        return;
    }
    // What the store did not take is newer than what it holds.
    if (std::optional<KeptDraft> waiting = m_drafts.waiting(item->item))
        item->draft = std::move(waiting);
    else if (const auto side = m_drafts.sideDrafts(); side.contains(item->item))
        item->draft = side.value(item->item);
    m_links.clear();
    m_current = std::make_shared<const ReviewItem>(std::move(*item));
    if (m_current->draft && m_current->draftSavedAt.isValid())
        m_drafts.showSaved(m_current->draftSavedAt);
    else
        m_drafts.showNone();
    Q_EMIT itemOpened(m_current);
}

void ReviewSession::openItem(const QString& item)
{
    if (!m_store)
        return;
    if (const Result<QueueRow> row = m_store->queue().find(item.toStdString()))
        openItem(row->id);
}

void ReviewSession::reloadItem()
{
    if (m_current)
        openItem(m_current->id);
}

Result<void> ReviewSession::saveDraft(const QString& item, const KeptDraft& draft)
{
    ReviewWriter* writer = m_store ? m_store->writer() : nullptr;
    if (writer == nullptr)
        return fail("store.read_only", "draft", readOnlyReason().toStdString());
    return writer->saveDraft(item.toStdString(), m_reviewer.toStdString(), draft.toStored());
}

Result<EventReceipt> ReviewSession::settle(const QString& item, Result<EventReceipt> receipt)
{
    if (receipt) {
        if (m_current && m_current->item == item)
            reloadItem();
        Q_EMIT decisionsChanged(item);
    } else {
        announceProblem(receipt.error());
    }
    return receipt;
}

Result<EventReceipt> ReviewSession::decide(const ReviewDecision& decision, const std::string& seen)
{
    const QString item = QString::fromStdString(decision.item);
    ReviewWriter* writer = m_store ? m_store->writer() : nullptr;
    if (writer == nullptr)
        return settle(item, fail("store.read_only", "decide", readOnlyReason().toStdString()));
    Result<EventReceipt> receipt = writer->decide(decision, seen);
    if (receipt)
        m_drafts.forget(item);
    receipt = settle(item, std::move(receipt));
    if (receipt)
        Q_EMIT decided(item, decision.kind);
    return receipt;
}

Result<EventReceipt> ReviewSession::undo(const std::string& event, const QString& item)
{
    ReviewWriter* writer = m_store ? m_store->writer() : nullptr;
    if (writer == nullptr)
        return settle(item, fail("store.read_only", "undo", readOnlyReason().toStdString()));
    return settle(item, writer->undo(event, m_reviewer.toStdString()));
}

Result<EventReceipt> ReviewSession::redo(const std::string& event, const QString& item)
{
    ReviewWriter* writer = m_store ? m_store->writer() : nullptr;
    if (writer == nullptr)
        return settle(item, fail("store.read_only", "redo", readOnlyReason().toStdString()));
    return settle(item, writer->redo(event, m_reviewer.toStdString()));
}

Result<EventReceipt> ReviewSession::revealIdentifiers(const QString& item, const QString& why)
{
    ReviewWriter* writer = m_store ? m_store->writer() : nullptr;
    if (writer == nullptr)
        return fail("store.read_only", "reveal", readOnlyReason().toStdString());
    Result<EventReceipt> receipt =
        writer->revealIdentifiers(item.toStdString(), m_reviewer.toStdString(), why.toStdString());
    if (receipt)
        Q_EMIT identifiersRevealed(item);
    else
        announceProblem(receipt.error());
    return receipt;
}

void ReviewSession::announceDocuments()
{
    Q_EMIT documentsChanged();
    if (m_drafts.state().kind == DraftKeeping::Kind::None)
        reloadItem();
}

void ReviewSession::announceProblem(const Error& error)
{
    Q_EMIT problem(error);
}

} // namespace cotejo
