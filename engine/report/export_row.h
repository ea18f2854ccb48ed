#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace cotejo
{

// One decision of the review log, as `cotejo-cli export` writes it (FORMATS §8). Texts are masked before they
// come here.
struct ExportRow {
    std::int64_t seq = 0;
    std::string at; // UTC
    std::int32_t offset = 0;
    std::string actor;
    std::string item;
    std::string document;
    std::string verdict;
    std::string versions;
    std::string decision;
    std::vector<std::string> reasons;
    std::string level;
    std::string urgency;
    std::string to;
    std::string comment;
    std::string state;
    // Only with ExportColumns::full
    std::string device;
    std::string event;
    std::string until;
    std::string corrected;
};

enum class ExportColumns { standard, full };

} // namespace cotejo
