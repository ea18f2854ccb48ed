#pragma once

#include "engine/report/export_row.h"

#include <string>

namespace cotejo
{

// Entries of a FHIR R4 Bundle (fullUrl and resource, one JSON object without a line end) for one decision.

// An AuditEvent: who decided what about which item, when and with which reasons. Every column of a row stands
// in it.
[[nodiscard]] std::string auditEventEntry(const ExportRow& row);

// A Provenance of that AuditEvent: what the decision was made of (item, document as it was on the screen).
[[nodiscard]] std::string provenanceEntry(const ExportRow& row);

} // namespace cotejo
