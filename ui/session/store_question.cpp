#include "ui/session/store_question.h"

#include "ui/session/open_store.h"
#include "ui/session/review_session.h"

#include <utility>

namespace cotejo
{
namespace
{
constexpr std::size_t kLargeFrom = 2000;
} // namespace

StoreQuestion::StoreQuestion(ReviewSession& session, QObject* parent)
    : QObject(parent), m_session(session), m_largeFrom(kLargeFrom)
{
    m_pool.setMaxThreadCount(1);
}

StoreQuestion::~StoreQuestion()
{
    m_pool.waitForDone();
}

bool StoreQuestion::isLarge() const
{
    OpenStore* store = m_session.store();
    return store != nullptr && (m_largeFrom == 0 || store->queue().holdsMoreThan(m_largeFrom).value_or(true));
}

void StoreQuestion::ask(Work work)
{
    OpenStore* store = m_session.store();
    ++m_asked;
    m_waiting.reset();
    if (store == nullptr)
        return;
    if (!isLarge())
        work(store->readHandle())();
    else if (m_answering)
        m_waiting = std::move(work);
    else
        start(std::move(work));
}

void StoreQuestion::start(Work work)
{
    m_answering = true;
    m_pool.start([this, file = m_session.store()->file(), work = std::move(work), asked = m_asked] {
        Answer answer;
        if (Result<ReadHandle> handle = file.openRead())
            answer = work(*handle);
        QMetaObject::invokeMethod(
            this,
            [this, answer, asked] {
                m_answering = false;
                if (answer && asked == m_asked)
                    answer();
                if (m_waiting && m_session.store() != nullptr)
                    start(*std::exchange(m_waiting, std::nullopt));
            },
            Qt::QueuedConnection);
    });
}

} // namespace cotejo
