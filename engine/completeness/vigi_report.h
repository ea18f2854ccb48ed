#pragma once

#include "engine/completeness/vigi_grade.h"
#include "engine/domain/field_status.h"

#include <string>
#include <vector>

namespace cotejo
{

// How well a note's adverse event is documented as a safety report.
struct VigiReport {
    std::string event; // number by onset; "1" where the note has one
    std::string term;
    ReportState state{};
    double score = 0.0; // C over ten dimensions; country, reporter and report type are a registry's: met
    double core = 0.0;  // over the seven that vary
};

// One report for each event of the note; none where it tells of none. The event block alone: no completeness
// enters it. `hasNarrative`: the note has text beside its structured fields.
[[nodiscard]] std::vector<VigiReport> vigiReports(const NoteEvaluation& evaluation, bool hasNarrative);

} // namespace cotejo
