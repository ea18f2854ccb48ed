#pragma once

#include "engine/completeness/field_reading.h"
#include "engine/completeness/form.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

// What a field says, out of all its readings, before the rules say whether it is asked.
struct ChosenReading {
    FieldFinding finding; // its requirement and rule are not set; queries are those seen among the readings
    std::vector<Evidence> statedNotApplicable; // places that say so; empty: none
    bool older = false;                        // taken from an earlier visit
};

// Chooses among the readings of one field: those of this visit before older ones, a value before an unknown,
// the newest value; sets are united. Raises `conflict` where two readings that speak of one time differ,
// where a fact that no visit changes is stated in two ways, and where text and structured record differ. The
// order of `readings` does not matter.
class ReadingChooser
{
public:
    explicit ReadingChooser(std::optional<std::string> noteDate) : m_noteDate(std::move(noteDate)) {}

    [[nodiscard]] ChosenReading choose(const FormField& field,
                                       std::vector<const FieldReading*> readings) const;

private:
    using Readings = std::vector<const FieldReading*>;

    [[nodiscard]] std::string dateKey(const FieldReading& reading) const;
    [[nodiscard]] const FieldReading* best(const FormField& field, const Readings& pool) const;
    [[nodiscard]] bool contradicts(const FormField& field, const FieldReading& chosen,
                                   const FieldReading& other) const;

    std::optional<std::string> m_noteDate; // ISO
};

} // namespace cotejo
