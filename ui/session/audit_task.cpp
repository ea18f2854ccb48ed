#include "ui/session/audit_task.h"

#include "engine/store/store_auditor.h"
#include "engine/store/store_file.h"
#include "engine/store/store_handle.h"

#include <QtConcurrent>

#include <algorithm>

namespace cotejo
{
namespace
{
AuditResult verify(const StoreFile& store)
{
    AuditResult result;
    Result<ReadHandle> handle = store.openRead();
    if (!handle) {
        result.error = handle.error();
        return result;
    }
    const Result<StoreAudit> audit = auditStore(*handle);
    if (!audit) {
        result.error = audit.error();
        return result;
    }
    for (const DeviceAudit& device : audit->devices)
        result.chains.push_back({QString::fromStdString(device.device), device.events, device.ok,
                                 device.firstBadSeq.value_or(-1), QString::fromStdString(device.why)});
    for (const std::string& other : audit->others)
        result.others.push_back(QString::fromStdString(other));
    return result;
}
} // namespace

bool AuditResult::whole() const
{
    return !error && others.empty() &&
           std::all_of(chains.begin(), chains.end(), [](const ChainState& chain) { return chain.whole; });
}

AuditTask::~AuditTask()
{
    m_future.waitForFinished();
}

void AuditTask::start(const StoreFile& store)
{
    if (m_running)
        return;
    m_running = true;
    m_future = QtConcurrent::run([this, store] {
        const AuditResult result = verify(store);
        QMetaObject::invokeMethod(
            this,
            [this, result] {
                m_running = false;
                Q_EMIT finished(result);
            },
            Qt::QueuedConnection);
    });
}

} // namespace cotejo
