#pragma once

#include "engine/base/result.h"
#include "engine/store/case_file.h"

#include <cstdint>
#include <functional>

namespace cotejo
{

struct ExportRequest;
class ReadHandle;
class StoreFile;

// The decisions an export takes, in the order of the log: those its filter takes and its viewer may know of.
// `take` returns false to stop. Errors: export.filter, and those of the store.
[[nodiscard]] Result<void> forEachExported(ReadHandle& handle, const ExportRequest& request,
                                           const std::function<bool(const DecisionRecord& record)>& take);

// How much an export would write.
struct ExportCount {
    std::int64_t decisions = 0;
    std::int64_t notes = 0; // FHIR only
};

[[nodiscard]] Result<ExportCount> countExport(const StoreFile& store, const ExportRequest& request);

} // namespace cotejo
