#pragma once

#include "engine/base/sha256_stream.h"
#include "engine/pipeline/export_job.h"
#include "engine/report/export_row.h"
#include "engine/report/fhir_bundle.h"
#include "engine/report/xlsx_sheet.h"

#include <map>
#include <optional>
#include <string>

namespace cotejo
{

class FinishedFile;
struct FhirNote;

// The bytes of an export in its form, with what the summary beside it says of them.
class ExportBody
{
public:
    ExportBody(const ExportRequest& request, FinishedFile& file); // writes what stands before the first row

    void add(const ExportRow& row);
    void add(const FhirNote& note); // FHIR only
    // Writes what stands after the last row; false where not all of it could be written.
    [[nodiscard]] bool close();

    [[nodiscard]] std::int64_t rows() const { return m_rows; }
    [[nodiscard]] std::uint64_t bytes() const { return m_bytes; }
    [[nodiscard]] std::string sha256() const { return m_hash.hex(); }
    [[nodiscard]] const std::map<std::string, std::int64_t>& decisions() const { return m_decisions; }
    [[nodiscard]] const std::map<std::string, std::int64_t>& states() const { return m_states; }
    // Resources of a Bundle by type; empty for other forms.
    [[nodiscard]] const std::map<std::string, std::int64_t>& resources() const { return m_resources; }

private:
    void put(const std::string& text);
    void hashWholeFile();

    const ExportRequest& m_request;
    FinishedFile& m_file;
    std::optional<XlsxSheet> m_sheet;
    FhirBundle m_bundle;
    Sha256Stream m_hash;
    std::int64_t m_rows = 0;
    std::uint64_t m_bytes = 0;
    std::map<std::string, std::int64_t> m_decisions;
    std::map<std::string, std::int64_t> m_states;
    std::map<std::string, std::int64_t> m_resources;
};

} // namespace cotejo
