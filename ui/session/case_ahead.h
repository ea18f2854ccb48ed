#pragma once

#include <QObject>
#include <QThreadPool>

#include <memory>
#include <vector>

namespace cotejo
{

class ReviewSession;
struct RecentCases;

// Reads the cases that will probably be asked for next, on a thread and a connection of its own, into what
// the session keeps of recent ones. What cannot be read says so when it is opened.
class CaseAhead : public QObject
{
    Q_OBJECT
public:
    CaseAhead(ReviewSession& session, std::shared_ptr<RecentCases> recent);
    ~CaseAhead() override; // waits for the thread

    void want(std::vector<qint64> items); // nearest first; those wanted before are wanted no longer
    void waitForDone();

private:
    void start();

    ReviewSession& m_session;
    std::shared_ptr<RecentCases> m_recent;
    std::vector<qint64> m_wanted;
    QThreadPool m_pool;
    bool m_reading = false;
};

} // namespace cotejo
