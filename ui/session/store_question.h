#pragma once

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <optional>

namespace cotejo
{

class ReadHandle;
class ReviewSession;

// One question about the whole store, asked again whenever something changed. In a large file it is answered
// on a thread of its own with a connection of its own, so that nobody waits for a number; in a small one, at
// once. Only the newest answer arrives.
class StoreQuestion : public QObject
{
    Q_OBJECT
public:
    using Answer = std::function<void()>; // run on the window's thread
    using Work = std::function<Answer(ReadHandle&)>;

    explicit StoreQuestion(ReviewSession& session, QObject* parent = nullptr);
    ~StoreQuestion() override; // waits for the thread

    // The work must touch nothing of the window; its answer may. Nothing happens where no store is open.
    void ask(Work work);
    // From how many items on the work leaves the window's thread. 0: always.
    void setLargeFrom(std::size_t items) { m_largeFrom = items; }
    [[nodiscard]] bool isLarge() const; // the open store; no store is not
    [[nodiscard]] bool isAnswering() const { return m_answering; }

private:
    void start(Work work);

    ReviewSession& m_session;
    QThreadPool m_pool;
    std::optional<Work> m_waiting;
    std::size_t m_largeFrom;
    quint64 m_asked = 0; // answers to older questions are of another store or state
    bool m_answering = false;
};

} // namespace cotejo
