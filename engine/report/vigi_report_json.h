#pragma once

#include "engine/domain/field_status.h"

#include <string>
#include <utility>
#include <vector>

namespace cotejo
{

// What `cotejo-cli vigigrade` prints of one event.
struct VigiLine {
    std::string note;
    std::string event;
    std::string term;
    double score = 0.0;
    double core = 0.0;
    bool wellDocumented = false;
    std::vector<std::pair<std::string, double>> penalties; // dimension and what it costs, 0 where it is met
};

// One JSON object without a line end; identifiers of `text`, the note's, are masked in the term.
[[nodiscard]] std::string vigiReportJson(const VigiLine& line, const std::string& text,
                                         const std::vector<Identifier>& identifiers);

} // namespace cotejo
