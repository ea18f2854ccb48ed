#include "engine/pipeline/export_body.h"

#include "engine/pipeline/finished_file.h"
#include "engine/report/fhir_completeness.h"
#include "engine/report/fhir_decision.h"

#include <fstream>

namespace cotejo
{
namespace
{
constexpr std::size_t kPiece = 65536;
}

ExportBody::ExportBody(const ExportRequest& request, FinishedFile& file) : m_request(request), m_file(file)
{
    if (request.format == ExportFormat::xlsx)
        m_sheet.emplace(request.out + FinishedFile::kUnfinished, request.columns);
    else if (request.format == ExportFormat::fhir)
        put(FhirBundle::head());
    else
        put(exportHead(request.format, request.columns, request.byteOrderMark));
}

void ExportBody::put(const std::string& text)
{
    m_file.write(text);
    m_hash.add(text);
    m_bytes += text.size();
}

void ExportBody::add(const ExportRow& row)
{
    ++m_rows;
    ++m_decisions[row.decision];
    ++m_states[row.state];
    if (m_sheet) {
        m_sheet->add(row);
    } else if (m_request.format == ExportFormat::fhir) {
        put(m_bundle.entry(auditEventEntry(row)));
        put(m_bundle.entry(provenanceEntry(row)));
        ++m_resources["AuditEvent"];
        ++m_resources["Provenance"];
    } else {
        put(exportLine(m_request.format, m_request.columns, row));
    }
}

void ExportBody::add(const FhirNote& note)
{
    put(m_bundle.entry(questionnaireResponseEntry(note)));
    ++m_resources["QuestionnaireResponse"];
}

bool ExportBody::close()
{
    if (m_request.format == ExportFormat::fhir)
        put(m_bundle.end());
    const bool written = m_file.close();
    if (!m_sheet)
        return written;
    if (!written || !m_sheet->close())
        return false;
    hashWholeFile();
    return true;
}

// Of a sheet, whose bytes did not come through put().
void ExportBody::hashWholeFile()
{
    std::ifstream in(m_request.out + FinishedFile::kUnfinished, std::ios::binary);
    std::string piece(kPiece, '\0');
    while (in.read(piece.data(), static_cast<std::streamsize>(piece.size())) || in.gcount() > 0) {
        const std::string_view bytes(piece.data(), static_cast<std::size_t>(in.gcount()));
        m_hash.add(bytes);
        m_bytes += bytes.size();
    }
}

} // namespace cotejo
