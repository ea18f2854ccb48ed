#pragma once

#include "engine/store/store_merger.h"
#include "ui/session/background_job.h"

#include <memory>

namespace cotejo
{

class StoreFile;

// Takes a colleague's file into a store: both are verified first, and it is all or nothing. `out` is filled
// when the job has finished without an error. The errors are those of openForeignStore() and mergeStore(),
// with the file's name in place of "other"; merge.same_file. It cannot be cancelled half-way.
[[nodiscard]] BackgroundJob::Work mergeWork(const StoreFile& store, const QString& other,
                                            const QString& actor, std::shared_ptr<MergeSummary> out);

} // namespace cotejo
