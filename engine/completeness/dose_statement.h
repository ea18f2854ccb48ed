#pragma once

#include "engine/base/decimal.h"
#include "engine/text/folded_range.h"

#include <optional>
#include <string>

namespace cotejo
{

// Dose, interval and route as said of one drug at one place. Empty ranges where nothing is said.
struct DoseStatement {
    std::optional<Decimal> amount;
    std::string unit; // mg, g, mg/kg, mg/m2, mg/d, mg/sem, g/d, …; "mg" where the note leaves it out
    FoldedRange amountRange;
    std::optional<Decimal> tablets; // "6 tabletas": how many of `amount` make one intake
    bool tabletsMultiply =
        false; // "500 mg 2 tabletas", "2 tabletas de 500 mg": `amount` is the strength of one
    std::optional<Decimal> every; // count of `everyUnit`
    std::string everyUnit;        // horas, dias, semanas, meses, anos
    FoldedRange everyRange;
    std::string route; // sc, iv, vo, im
    FoldedRange routeRange;
    FoldedRange unknownRange; // "dosis no documentada"

    [[nodiscard]] bool empty() const { return !amount && !every && route.empty() && unknownRange.empty(); }
};

} // namespace cotejo
