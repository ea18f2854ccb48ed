#pragma once

#include "engine/pipeline/import_job.h"

#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

namespace cotejo
{

// Counts file by file what came of the records of an import call. A file is told of once a commit holds all
// of it.
class ImportLedger
{
public:
    [[nodiscard]] bool isRepeated(const std::string& transcriptId);
    void stored(const std::string& file, const std::string& kind, bool added);
    void refused(RefusedRecord&& record);
    void readAs(const std::string& file, const std::string& format);

    // After a commit. `lastIsWhole`: no record of the last file is still to come.
    void committed(bool lastIsWhole, const std::function<void(const FileImport&)>& tell);

    [[nodiscard]] ImportTotals totals() const;

private:
    FileImport& file(const std::string& name);

    std::vector<FileImport> m_open; // in the order they were read; all but the last are whole
    std::unordered_map<std::string, std::size_t> m_seen;
    ImportTotals m_totals;
};

} // namespace cotejo
