#include "ui/session/registry_work.h"

#include "engine/store/store_file.h"

namespace cotejo
{

BackgroundJob::Work registryWork(const StoreFile& store, std::shared_ptr<RegistryNotes> out)
{
    return [store, out](const BackgroundJob::Report& report, const std::atomic<bool>& cancel) {
        JobResult result;
        Result<RegistryNotes> notes = readRegistryNotes(
            store, [&report](std::size_t read) { report(static_cast<qint64>(read)); }, cancel);
        if (!notes) {
            result.error = notes.error();
            return result;
        }
        result.done = static_cast<qint64>(notes->notes.size());
        result.cancelled = cancel;
        *out = std::move(*notes);
        return result;
    };
}

} // namespace cotejo
