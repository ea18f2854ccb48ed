#pragma once

#include "ui/widgets/orvs_bars.h"
#include "ui/widgets/orvs_facts.h"

#include <optional>

// Invented scores for pictures and tests of the widgets.
namespace cotejo
{

inline Decimal number(const char* lexeme)
{
    return Decimal::parse(lexeme).value();
}

inline OrvsChart sampleChart()
{
    OrvsChart chart;
    chart.contract = QStringLiteral("orvs-v1");
    chart.low = number("0");
    chart.high = number("100");
    chart.threshold = number("70");
    chart.dimensions = {{QStringLiteral("Exactitud de citas"), number("58")},
                        {QStringLiteral("Exactitud clínica"), number("81")},
                        {QStringLiteral("Especificidad"), number("69.96")},
                        {QStringLiteral("Apego a la evidencia"), std::nullopt},
                        {QStringLiteral("Exhaustividad"), number("140")},
                        {QStringLiteral("Sin contradicciones"), number("70")}};
    return chart;
}

inline OrvsFactSheet sampleFacts()
{
    OrvsFactSheet facts;
    facts.composite = number("74.5");
    facts.high = number("100");
    facts.threshold = number("70");
    facts.origin = ThresholdOrigin::record;
    facts.contract = QStringLiteral("orvs-v1");
    facts.draft = QStringLiteral("Borrador 1");
    facts.lowest = number("58");
    facts.plainMean = number("71.2");
    return facts;
}

} // namespace cotejo
