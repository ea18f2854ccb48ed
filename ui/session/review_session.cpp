#include "ui/session/review_session.h"

#include "engine/store/export_log.h"
#include "engine/store/paper_fact_store.h"
#include "engine/store/people_register.h"
#include "engine/store/verification_log.h"
#include "ui/session/case_ahead.h"
#include "ui/session/case_loader.h"
#include "ui/session/field_desk.h"
#include "ui/session/open_store.h"
#include "ui/session/recent_cases.h"
#include "ui/session/verification_list.h"

#include <QFileInfo>

namespace cotejo
{

ReviewSession::ReviewSession(const Clock& clock, CaseEngines engines, std::string device, QString sideFolder,
                             QObject* parent)
    : QObject(parent), m_clock(clock), m_engines(std::move(engines)), m_device(std::move(device)),
      m_drafts([this](const QString& item, const KeptDraft& draft) { return saveDraft(item, draft); },
               std::move(sideFolder)),
      m_recent(std::make_shared<RecentCases>()), m_ahead(std::make_unique<CaseAhead>(*this, m_recent))
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
    m_store->setViewer(m_reviewer.toStdString());
    m_loader = std::make_unique<CaseLoader>(m_store->cases(), m_engines, m_recent);
    Q_EMIT storeChanged();
    return {};
}

void ReviewSession::closeStore()
{
    if (!m_store)
        return;
    m_drafts.flush();
    releaseLease();
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
    releaseLease();
    m_reviewer = name;
    m_undo.clear(); // nobody takes back another person's acts by a key
    if (m_store)
        m_store->setViewer(m_reviewer.toStdString());
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
    if (item->note) {
        if (const Result<void> read = addPeoplesWord(*item->note, m_store->readHandle()); !read)
            announceProblem(read.error());
    }
    if (item->answer)
        addPapers(*item);
    if (const Result<void> read = addVerifications(*item, m_store->readHandle()); !read)
        announceProblem(read.error());
    m_links.clear();
    if (m_current && m_current->item != item->item)
        releaseLease();
    m_current = std::make_shared<const ReviewItem>(std::move(*item));
    if (m_current->draft && m_current->draftSavedAt.isValid())
        m_drafts.showSaved(m_current->draftSavedAt);
    else
        m_drafts.showNone();
    Q_EMIT itemOpened(m_current);
}

void ReviewSession::addPapers(ReviewItem& item)
{
    for (const Citation& citation : item.answer->check.citations) {
        if (!citation.pmid || item.papers.contains(*citation.pmid))
            continue;
        Result<std::vector<PaperFact>> facts = paperFactsOf(m_store->readHandle(), *citation.pmid);
        if (!facts) {
            announceProblem(facts.error());
            return;
        }
        if (!facts->empty())
            item.papers.emplace(*citation.pmid, std::move(*facts));
    }
}

void ReviewSession::readAhead(std::vector<qint64> items)
{
    m_ahead->want(std::move(items));
}

void ReviewSession::waitForReadAhead()
{
    m_ahead->waitForDone();
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
        if (m_current && (item.isEmpty() || m_current->item == item))
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
    const bool blind = m_current && m_current->item == item && m_current->blind;
    Result<EventReceipt> receipt = blind ? giveSecond(decision) : writer->decide(decision, seen);
    if (receipt)
        m_drafts.forget(item);
    receipt = settle(item, std::move(receipt));
    if (receipt)
        Q_EMIT decided(item, decision.kind);
    return receipt;
}

Result<EventReceipt> ReviewSession::giveSecond(const ReviewDecision& decision)
{
    return m_store->secondReader()->give(decision);
}

Result<EventReceipt> ReviewSession::followEscalation(const std::string& decision, EscalationStep step,
                                                     const QString& text)
{
    WriteHandle* handle = m_store ? m_store->writeHandle() : nullptr;
    if (handle == nullptr)
        return settle(QString(), fail("store.read_only", "escalation", readOnlyReason().toStdString()));
    return settle(QString(), cotejo::followEscalation(*handle, m_clock, decision, step,
                                                      m_reviewer.toStdString(), text.toStdString()));
}

Result<EventReceipt> ReviewSession::rule(const std::string& first, const ReviewDecision& decision)
{
    SecondReader* reader = m_store ? m_store->secondReader() : nullptr;
    const QString item = QString::fromStdString(decision.item);
    if (reader == nullptr)
        return settle(item, fail("store.read_only", "ruling", readOnlyReason().toStdString()));
    return settle(item, reader->rule(first, decision));
}

Result<EventReceipt> ReviewSession::enroll(const QString& name, const QString& role)
{
    WriteHandle* handle = m_store ? m_store->writeHandle() : nullptr;
    Result<EventReceipt> receipt =
        handle == nullptr
            ? fail("store.read_only", "people", readOnlyReason().toStdString())
            : cotejo::enroll(*handle, m_clock, {name.toStdString(), role.toStdString()},
                             m_reviewer.isEmpty() ? name.toStdString() : m_reviewer.toStdString());
    if (receipt)
        Q_EMIT peopleChanged();
    else
        announceProblem(receipt.error());
    return receipt;
}

Result<void> ReviewSession::recordWritten(const QString& filter, const QString& path,
                                          const std::string& sha256, std::int64_t rows)
{
    WriteHandle* handle = m_store ? m_store->writeHandle() : nullptr;
    if (handle == nullptr)
        return {};
    const ExportRecord record{QFileInfo(path).suffix().toLower().toStdString(), filter.toStdString(), sha256,
                              rows};
    const Result<EventReceipt> receipt = recordExport(*handle, m_clock, m_reviewer.toStdString(), record);
    if (!receipt)
        return tl::unexpected(receipt.error());
    return {};
}

std::optional<Lease> ReviewSession::takeLease()
{
    LeaseKeeper* leases = m_store ? m_store->leases() : nullptr;
    if (leases == nullptr || !m_current || m_reviewer.isEmpty())
        return std::nullopt;
    const Result<std::optional<Lease>> held =
        leases->take(m_current->item.toStdString(), m_reviewer.toStdString());
    return held ? *held : std::nullopt; // a lease that cannot be told is no reason not to work
}

void ReviewSession::releaseLease()
{
    LeaseKeeper* leases = m_store ? m_store->leases() : nullptr;
    if (leases != nullptr && m_current && !m_reviewer.isEmpty())
        (void)leases->release(m_current->item.toStdString(), m_reviewer.toStdString());
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

Result<EventReceipt> ReviewSession::keepVerification(const QString& item, const std::string& document,
                                                     const AnswerVerification& verification)
{
    WriteHandle* handle = m_store ? m_store->writeHandle() : nullptr;
    if (handle == nullptr)
        return fail("store.read_only", "verify", readOnlyReason().toStdString());
    Result<EventReceipt> receipt =
        recordVerification(*handle, m_clock, m_reviewer.toStdString(), item.toStdString(), document,
                           answerVerificationJson(verification));
    if (!receipt || !m_current || m_current->item != item)
        return receipt;
    ReviewItem shown = *m_current;
    if (const Result<void> read = addVerifications(shown, m_store->readHandle()); !read)
        return tl::unexpected(read.error());
    m_current = std::make_shared<const ReviewItem>(std::move(shown));
    Q_EMIT verificationsChanged();
    return receipt;
}

void ReviewSession::announceDocuments()
{
    Q_EMIT documentsChanged();
    if (m_drafts.state().kind == DraftKeeping::Kind::None)
        reloadItem();
}

void ReviewSession::announceFields()
{
    const QString field = m_links.field();
    const int sentence = m_links.sentence();
    reloadItem();
    if (!field.isEmpty())
        m_links.selectField(field, sentence); // the eyes stay where they were
    Q_EMIT fieldsChanged();
}

void ReviewSession::announceProblem(const Error& error)
{
    Q_EMIT problem(error);
}

} // namespace cotejo
