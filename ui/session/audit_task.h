#pragma once

#include "engine/base/error.h"

#include <QFuture>
#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace cotejo
{

class StoreFile;

// The state of one device's chain of events.
struct ChainState {
    QString device;
    qint64 events = 0;
    bool whole = true;
    qint64 firstBad = -1; // −1: none, or not at one event
    QString why;          // as StoreAudit gives it
};

struct AuditResult {
    std::vector<ChainState> chains;
    std::vector<QString> others; // what belongs to no chain
    std::optional<Error> error;  // it could not be verified

    [[nodiscard]] bool whole() const;
};

// Verifies every chain, document and table of a store on a worker thread with a connection of its own.
class AuditTask : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;
    ~AuditTask() override;

    void start(const StoreFile& store); // nothing while one is running
    [[nodiscard]] bool isRunning() const { return m_running; }

Q_SIGNALS:
    void finished(const cotejo::AuditResult& result);

private:
    QFuture<void> m_future;
    bool m_running = false;
};

} // namespace cotejo
