#pragma once

#include "engine/pipeline/verification_job.h"

#include <QFuture>
#include <QObject>

#include <memory>

namespace cotejo
{

// What came of it: one of the two.
struct VerificationOutcome {
    std::optional<AnswerVerification> made;
    Error error; // net.cancelled: nothing came of it
};

// Scores one answer on a worker thread, one at a time; destroying the task cancels and waits. Touches neither
// the store nor the window.
class VerificationTask : public QObject
{
    Q_OBJECT
public:
    using MakeTransport = std::function<std::unique_ptr<HttpTransport>()>;

    explicit VerificationTask(QObject* parent = nullptr);
    ~VerificationTask() override;

    void setTransport(MakeTransport make) { m_make = std::move(make); } // tests give others

    // False where one is running already.
    bool start(const Transcript& transcript, std::size_t turn, const VerificationWish& wish,
               std::shared_ptr<const ContractCatalog> contracts);
    void cancel(); // at once: a request on its way is given up
    void waitForFinished();
    [[nodiscard]] bool isRunning() const { return m_running; }

Q_SIGNALS:
    void finished(const cotejo::VerificationOutcome& outcome); // on the window's thread

private:
    MakeTransport m_make;
    std::shared_ptr<std::atomic<bool>> m_cancel;
    QFuture<void> m_future;
    bool m_running = false;
};

} // namespace cotejo
