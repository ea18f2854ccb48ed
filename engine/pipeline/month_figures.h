#pragma once

#include "engine/base/result.h"
#include "engine/pipeline/registry_notes.h"

#include <atomic>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace cotejo
{

class StoreFile;

// What was decided in one month, and how complete the notes of that month are. The two stand apart: no number
// is made of both.
struct MonthFigures {
    struct Decided {
        std::int64_t answers = 0;
        std::int64_t notes = 0;
    };

    std::string month;                        // "2026-05"
    std::map<std::string, Decided> decisions; // by code; also those undone or followed by another
    std::map<std::string, std::int64_t> reasons;
    std::map<std::string, std::int64_t> escalations; // of the month, by the state they are in now
    std::int64_t made = 0;                           // decisions
    std::int64_t items = 0;                          // decided about
    std::int64_t undone = 0;                         // of the decisions
    std::vector<RegistryNote> notes;
    std::int64_t undatedNotes = 0; // in no month
};

// A decision counts in the month of the wall clock where it was made. What `viewer` must not know yet is left
// out. Where cancelled: what was read so far.
[[nodiscard]] Result<MonthFigures> readMonth(const StoreFile& store, const std::string& month,
                                             const std::string& viewer, const std::atomic<bool>& cancel);

} // namespace cotejo
