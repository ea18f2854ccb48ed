#pragma once

#include "engine/completeness/drug_statement.h"
#include "engine/completeness/stop_reason_reader.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace cotejo
{

// One course of a b/tsDMARD as the note tells it. Statements are indices into TreatmentPicture::statements.
struct TreatmentCourse {
    const Drug* drug = nullptr;
    std::vector<std::size_t> statements; // in text order, those that fill nothing left out
    std::size_t deciding = 0;            // the statement that says how it stands
    std::size_t regimen = 0;             // the statement whose dose and interval count
    DrugUse use = DrugUse::in_use;       // at the note's newest visit
    bool stoppedNow = false;             // its stop belongs to this visit
    bool adjusted = false;               // dose or interval changed in this visit
    std::optional<PlacedDate> start;     // the visit's date where it starts now and no date is given
    std::optional<PlacedDate> stop;
    std::optional<StopReason> reason;

    [[nodiscard]] bool over() const { return use == DrugUse::past || use == DrugUse::stopped; }
    [[nodiscard]] bool running() const
    {
        return use == DrugUse::in_use || use == DrugUse::started || use == DrugUse::held;
    }
};

} // namespace cotejo
