#include "ui/session/merge_work.h"

#include "engine/pipeline/paper_refresh.h"
#include "engine/pipeline/stored_record.h"
#include "engine/store/foreign_store.h"
#include "engine/store/store_file.h"

#include <QFileInfo>

namespace cotejo
{
namespace
{
Error named(Error error, const QString& other)
{
    const std::string file = QFileInfo(other).fileName().toStdString();
    if (error.where.empty() || error.where == "open" || error.where == "other")
        error.where = file;
    else if (error.code.starts_with("merge.") && error.where != "here")
        error.where = file + ", " + error.where;
    return error;
}

Result<MergeSummary> merged(const StoreFile& store, const QString& other, const QString& actor)
{
    if (QFileInfo(other).canonicalFilePath() ==
        QFileInfo(QString::fromStdString(store.path())).canonicalFilePath())
        return fail("merge.same_file", "other");
    Result<ReadHandle> theirs = openForeignStore(other.toStdString());
    if (!theirs)
        return tl::unexpected<Error>(theirs.error());
    Result<WriteHandle> ours = store.openWrite();
    if (!ours)
        return tl::unexpected<Error>(ours.error());
    return mergeStore(*ours, *theirs, SystemClock(), actor.toStdString(), storedDocumentIndexer());
}
} // namespace

BackgroundJob::Work mergeWork(const StoreFile& store, const QString& other, const QString& actor,
                              std::shared_ptr<MergeSummary> out)
{
    return [store, other, actor, out](const BackgroundJob::Report&, const std::atomic<bool>& cancel) {
        JobResult result;
        Result<MergeSummary> done = merged(store, other, actor);
        if (!done) {
            result.error = named(done.error(), other);
            return result;
        }
        if (const Result<std::size_t> again =
                evaluateAgain(store, actor.toStdString(), SystemClock(), cancel);
            !again)
            result.error = again.error(); // merged all the same
        result.done = static_cast<qint64>(done->events);
        result.changed = static_cast<qint64>(done->documents);
        result.path = other;
        *out = std::move(*done);
        return result;
    };
}

} // namespace cotejo
