#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/import/document_reader.h"
#include "engine/pipeline/evaluators.h"

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

class StoreFile;

// What came of one file.
struct FileImport {
    std::string file;
    std::string kind; // "transcript", "note", "mixed"; empty where nothing could be read
    std::size_t added = 0;
    std::size_t duplicates = 0;
    std::vector<RefusedRecord> refused; // the first kKeptRefusals
    std::size_t refusedTotal = 0;
    std::vector<std::string> readAs; // formats of other programs (foreign_format.h), as they were met
};

inline constexpr std::size_t kKeptRefusals = 1000;

struct ImportTotals {
    std::size_t files = 0;
    std::size_t added = 0;
    std::size_t duplicates = 0;
    std::size_t refused = 0;
    std::size_t passedOver = 0;
    bool cancelled = false;
    std::vector<std::string> repeatedIds; // transcript ids that came twice in this call
};

struct ImportOptions {
    std::optional<DocumentKind> as;
    std::string actor;
};

// Called on the thread that runs the job.
struct ImportNotices {
    std::function<void(const FileImport&)> fileDone;   // after the commit that holds all of the file
    std::function<void(const RefusedRecord&)> refused; // each, as it is met
    // RecordSink::remarked; import.named_apart where a record named by its file is kept under another name
    // (RecordNamer).
    std::function<void(const RecordPlace&, const Error&)> remarked;
    // A transcript id that came before in this call: both versions are kept, the later `exported_at` is
    // current.
    std::function<void(const std::string& id, const RecordPlace& place)> repeatedId;
    std::function<void(std::size_t bytesRead, std::size_t bytesTotal)> progress;
};

// Reads, evaluates and stores files and folders. Opens its own connection, so it may run on any thread.
// `cancel` is looked at between documents; what was committed before stays.
[[nodiscard]] Result<ImportTotals> runImport(const StoreFile& store, const std::vector<std::string>& paths,
                                             const Evaluators& evaluators, const ImportOptions& options,
                                             const ImportNotices& notices, const std::atomic<bool>& cancel,
                                             const Clock& clock);

} // namespace cotejo
