#include "ui/session/verification_task.h"

#include "engine/net/curl_transport.h"

#include <QtConcurrent>

namespace cotejo
{

VerificationTask::VerificationTask(QObject* parent)
    : QObject(parent), m_make([] { return std::make_unique<CurlTransport>(); })
{
}

VerificationTask::~VerificationTask()
{
    cancel();
    m_future.waitForFinished();
}

bool VerificationTask::start(const Transcript& transcript, std::size_t turn, const VerificationWish& wish,
                             std::shared_ptr<const ContractCatalog> contracts)
{
    if (m_running)
        return false;
    m_running = true;
    m_cancel = std::make_shared<std::atomic<bool>>(false);
    m_future = QtConcurrent::run([this, transcript, turn, wish, contracts, make = m_make, stop = m_cancel] {
        const std::unique_ptr<HttpTransport> net = make();
        VerificationOutcome outcome;
        if (Result<AnswerVerification> made = verifyTurn(transcript, turn, wish, *contracts, *net, *stop))
            outcome.made = std::move(*made);
        else
            outcome.error = made.error();
        QMetaObject::invokeMethod(
            this,
            [this, outcome, stop] {
                m_running = false;
                VerificationOutcome told = outcome;
                if (stop->load()) { // given up while it ended
                    told.made.reset();
                    told.error.code = "net.cancelled";
                }
                Q_EMIT finished(told);
            },
            Qt::QueuedConnection);
    });
    return true;
}

void VerificationTask::cancel()
{
    if (m_cancel)
        m_cancel->store(true);
}

void VerificationTask::waitForFinished()
{
    m_future.waitForFinished();
}

} // namespace cotejo
