#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/store/merge_conflict.h"
#include "engine/store/projection_rebuilder.h"

#include <cstddef>
#include <string>
#include <vector>

namespace cotejo
{

class ReadHandle;
class WriteHandle;

struct MergeSummary {
    std::size_t events = 0;    // added
    std::size_t documents = 0; // added
    std::size_t known = 0;     // events of the other file that were here already
    std::vector<MergeConflict> conflicts;
    std::string event; // id of "store.merged"; empty where nothing was added
};

// Takes everything kept for good in `other` into the file of `handle`: documents, artifacts and events as
// they are, and looked-up facts of papers where they are newer; then makes the tables again in mergedOrder().
// Drafts and leases stay where they are. Every chain and document of both files is verified first. One
// transaction: all of it or nothing. Merging in either direction gives the same items, decisions and
// conflicts; merging again adds nothing. Errors: merge.tampered and merge.forked name device and event (store
// "here" or "other" in `where`); those of the store.
[[nodiscard]] Result<MergeSummary> mergeStore(WriteHandle& handle, ReadHandle& other, const Clock& clock,
                                              const std::string& actor, const DocumentIndexer& indexer);

} // namespace cotejo
