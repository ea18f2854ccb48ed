#include "engine/report/vigi_report_json.h"

#include "engine/report/evidence_mask.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace cotejo
{
namespace
{
double rounded(double value)
{
    constexpr double kDigits = 10000.0;
    return std::round(value * kDigits) / kDigits;
}
} // namespace

std::string vigiReportJson(const VigiLine& line, const std::string& text,
                           const std::vector<Identifier>& identifiers)
{
    nlohmann::ordered_json dimensions = nlohmann::ordered_json::array();
    for (const auto& [dimension, penalty] : line.penalties)
        dimensions.push_back({{"dimension", dimension}, {"penalty", penalty}});
    return nlohmann::ordered_json{{"note", line.note},
                                  {"event", line.event},
                                  {"term", EvidenceMask(text, identifiers).value(line.term)},
                                  {"c", rounded(line.score)},
                                  {"core", rounded(line.core)},
                                  {"well_documented", line.wellDocumented},
                                  {"dimensions", std::move(dimensions)}}
        .dump();
}

} // namespace cotejo
