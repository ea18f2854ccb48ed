#pragma once

#include "engine/completeness/course_dates.h"
#include "engine/completeness/dose_statement.h"
#include "engine/completeness/drug_mention.h"

#include <optional>
#include <string>

namespace cotejo
{

// What one place of a note says of the use of a drug.
enum class DrugUse {
    nothing,     // proposal, condition, family, allergy: fills no field
    never,       // "nunca ha recibido", "naive"
    denied,      // "no usa", "sin", "FARME: ninguno"
    unknown_use, // "se desconoce si continúa"
    past,        // used before, over
    stopped,     // a stop is told
    held,        // put off for a time
    planned,     // will start, no condition
    in_use,
    started // this visit starts it
};

struct DrugStatement {
    const Drug* drug = nullptr; // null for a class word
    DrugCategory category = DrugCategory::other;
    FoldedRange range; // the name
    FoldedRange pre;   // words before the name that belong to it
    FoldedRange post;  // words behind it
    FoldedRange cue;   // the act that decided; empty for a bare name
    FoldedRange act;   // the cue with the name where they stand close, else the cue or the name
    DrugUse use = DrugUse::in_use;
    bool certain = false;   // the use is said by an act, a dose, or a date; not by the bare name
    bool thisVisit = false; // the act is told as done in this visit ("se suspende", "inicia hoy")
    bool adjusted = false;  // dose or interval change in this visit
    bool labelled = false;  // the act is the label of a list or cell
    bool templated = false; // denied in a set phrase
    DoseStatement dose;
    CourseDates dates;
    std::string brand;
    FoldedRange brandRange;
    bool currentVisit = true; // stands in the note's newest visit
    std::optional<PartialDate> visitDate;

    [[nodiscard]] bool uses() const
    {
        return use == DrugUse::in_use || use == DrugUse::started || use == DrugUse::held;
    }
};

} // namespace cotejo
