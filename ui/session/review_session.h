#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/store/escalation_log.h"
#include "engine/store/event_receipt.h"
#include "engine/store/lease_keeper.h"
#include "ui/session/case_engines.h"
#include "ui/session/draft_keeper.h"
#include "ui/session/review_item.h"
#include "ui/session/review_links.h"

#include <QObject>
#include <QUndoStack>

#include <memory>
#include <vector>

namespace cotejo
{

class CaseAhead;
class CaseLoader;
class OpenStore;
struct RecentCases;

// The open store, the item on the screen and the acts on it. Lives on the window's thread. Views read values
// from here and from models; they write through commands, which call the acts below.
class ReviewSession : public QObject
{
    Q_OBJECT
public:
    // `sideFolder`: where drafts go that the store would not take; `device`: whose chain is appended to.
    ReviewSession(const Clock& clock, CaseEngines engines, std::string device, QString sideFolder,
                  QObject* parent = nullptr);
    ~ReviewSession() override;

    [[nodiscard]] Result<void> openStore(const QString& path, bool create);
    void closeStore();
    [[nodiscard]] OpenStore* store() const { return m_store.get(); }
    [[nodiscard]] QString storePath() const;
    [[nodiscard]] QString readOnlyReason() const; // code; empty where decisions can be recorded

    void setReviewer(const QString& name);
    [[nodiscard]] const QString& reviewer() const { return m_reviewer; }
    [[nodiscard]] const CaseEngines& engines() const { return m_engines; }
    [[nodiscard]] const Clock& clock() const { return m_clock; }
    [[nodiscard]] const std::string& device() const { return m_device; }

    // Shows an item; the draft of the one before is saved first. On an error the old item stays.
    void openItem(qint64 id);
    void openItem(const QString& item); // by its name; nothing where the store has none
    void reloadItem();
    // Cases that will probably be asked for next, nearest first: read on another thread, so that they open at
    // once.
    void readAhead(std::vector<qint64> items);
    void waitForReadAhead();
    [[nodiscard]] const ReviewItemPtr& current() const { return m_current; }

    // Acts, used by commands. Each is on the disk when it returns a receipt.
    [[nodiscard]] Result<EventReceipt> decide(const ReviewDecision& decision, const std::string& seen);
    [[nodiscard]] Result<EventReceipt> undo(const std::string& event, const QString& item);
    [[nodiscard]] Result<EventReceipt> redo(const std::string& event, const QString& item);
    [[nodiscard]] Result<EventReceipt> revealIdentifiers(const QString& item, const QString& why);

    // What became of an escalation; `decision` is the event that handed it on.
    [[nodiscard]] Result<EventReceipt> followEscalation(const std::string& decision, EscalationStep step,
                                                        const QString& text);
    // A third person's ruling over two readings; `first` is the first decision's event.
    [[nodiscard]] Result<EventReceipt> rule(const std::string& first, const ReviewDecision& decision);
    [[nodiscard]] Result<EventReceipt> enroll(const QString& name, const QString& role);
    // A file was written from what is shown: an event, with `filter` as the file says it. Nothing is recorded
    // where the store is read-only.
    [[nodiscard]] Result<void> recordWritten(const QString& filter, const QString& path,
                                             const std::string& sha256, std::int64_t rows);
    // Who else has the item on the screen open; nullopt where nobody has. Renews the lease of the reviewer.
    [[nodiscard]] std::optional<Lease> takeLease();

    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }
    [[nodiscard]] DraftKeeper& drafts() { return m_drafts; }
    [[nodiscard]] ReviewLinks& links() { return m_links; }

    // Keeps an evaluation made on demand as an event, beside the record's. What is being written is not
    // disturbed.
    [[nodiscard]] Result<EventReceipt> keepVerification(const QString& item, const std::string& document,
                                                        const AnswerVerification& verification);

    // Told by the import when documents came in. What is being written is not disturbed.
    void announceDocuments();
    void announceFields(); // people's word on a field, or a query, was written
    void announceProblem(const Error& error);

Q_SIGNALS:
    void storeChanged(); // another one is open, or none
    void reviewerChanged();
    void documentsChanged();                            // rows were added
    void itemOpened(const cotejo::ReviewItemPtr& item); // also after a reload; null where none is open
    void decided(const QString& item, cotejo::DecisionKind kind); // recorded just now
    void decisionsChanged(const QString& item);                   // recorded, undone, redone or answered
    void peopleChanged();
    void verificationsChanged(); // of the item on the screen
    void fieldsChanged();        // people's word on fields, or queries
    void identifiersRevealed(const QString& item);
    void problem(const cotejo::Error& error);

private:
    [[nodiscard]] Result<void> saveDraft(const QString& item, const KeptDraft& draft);
    [[nodiscard]] Result<EventReceipt> giveSecond(const ReviewDecision& decision);
    void addPapers(ReviewItem& item); // what look-ups said of those it cites
    void releaseLease();
    [[nodiscard]] Result<EventReceipt> settle(const QString& item, Result<EventReceipt> receipt);

    const Clock& m_clock;
    CaseEngines m_engines;
    std::string m_device;
    std::unique_ptr<OpenStore> m_store;
    std::unique_ptr<CaseLoader> m_loader;
    QString m_reviewer;
    ReviewItemPtr m_current;
    ReviewLinks m_links;
    DraftKeeper m_drafts;
    QUndoStack m_undo;
    std::shared_ptr<RecentCases> m_recent;
    std::unique_ptr<CaseAhead> m_ahead; // the last: its thread uses the others
};

} // namespace cotejo
