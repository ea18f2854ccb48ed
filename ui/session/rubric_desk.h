#pragma once

#include "engine/base/result.h"
#include "engine/store/event_receipt.h"
#include "ui/session/rubric_reading.h"

#include <QFuture>
#include <QObject>

#include <optional>

namespace cotejo
{

class ReviewSession;

// Judges the answer on the screen under the rubric tree, on another thread, and takes a person's word leaf by
// leaf. Shows a person their own words alone, so that a blind second reading stays blind.
class RubricDesk : public QObject
{
    Q_OBJECT
public:
    explicit RubricDesk(ReviewSession& session, QObject* parent = nullptr);
    ~RubricDesk() override;

    void read(); // `judged` follows; null where the item has no answer
    // Acts: on the disk when they return a receipt, then the answer is read anew. nullopt takes back.
    Result<EventReceipt> mark(std::uint32_t leaf, std::optional<LeafWord> word);
    Result<EventReceipt> setCounts(std::uint32_t leaf, std::optional<bool> on);
    [[nodiscard]] const RubricReadingPtr& reading() const { return m_reading; }
    [[nodiscard]] bool isReading() const { return m_running; }

Q_SIGNALS:
    void judged(const cotejo::RubricReadingPtr& reading);

private:
    Result<EventReceipt> record(LeafAct act);
    void start();
    void take(quint64 generation, const RubricReadingPtr& reading, const std::optional<Error>& error);

    ReviewSession& m_session;
    QFuture<void> m_future;
    RubricReadingPtr m_reading;
    quint64 m_generation = 0; // of what is wanted; older results are dropped
    bool m_running = false;
    bool m_again = false; // wanted anew while one was running
};

} // namespace cotejo
