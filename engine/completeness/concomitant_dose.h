#pragma once

#include "engine/base/decimal.h"
#include "engine/completeness/dose_statement.h"
#include "engine/completeness/drug_catalog.h"

#include <optional>
#include <string>

namespace cotejo
{

struct PeriodDose {
    Decimal amount;
    std::string unit; // mg/sem, mg/d, g/d, mg
};

// The dose of a conventional drug over its period: methotrexate by the week, the others by the day ("1 g c/12
// h" is 2000 mg/d); what is said for one whole period stays as written ("2 g al día"). nullopt where no dose
// is given.
[[nodiscard]] std::optional<PeriodDose> doseOverPeriod(const DoseStatement& dose, const Drug& drug);

// Milligrams of a glucocorticoid a day in the drug the note names, never converted into another's. nullopt
// where the note gives none, one by body weight, or one by the week or month (a pulse).
[[nodiscard]] std::optional<Decimal> glucocorticoidDose(const DoseStatement& dose);

// What the dose makes in mg of prednisone, to judge whether it can be one; 0 where the catalogue has no
// factor.
[[nodiscard]] double prednisoneEquivalent(const Decimal& dose, const Drug& drug);

// What is given at once, in the dose's own unit: "2 plumas de 150 mg" are 300. The dose must have an amount.
[[nodiscard]] Decimal amountAtOnce(const DoseStatement& dose);

} // namespace cotejo
