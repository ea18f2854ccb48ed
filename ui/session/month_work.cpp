#include "ui/session/month_work.h"

#include "engine/store/store_file.h"

namespace cotejo
{

BackgroundJob::Work monthWork(const StoreFile& store, const QString& month, const QString& viewer,
                              std::shared_ptr<MonthFigures> out)
{
    return [store, month, viewer, out](const BackgroundJob::Report&, const std::atomic<bool>& cancel) {
        JobResult result;
        Result<MonthFigures> figures = readMonth(store, month.toStdString(), viewer.toStdString(), cancel);
        if (!figures) {
            result.error = figures.error();
            return result;
        }
        result.done = figures->made;
        result.cancelled = cancel;
        *out = std::move(*figures);
        return result;
    };
}

} // namespace cotejo
