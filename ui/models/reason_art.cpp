#include "ui/models/reason_art.h"

#include "engine/domain/codes.h"

namespace cotejo
{

ReasonArt artOfReason(const QString& code)
{
    const QString family = code.section(QLatin1Char(':'), 0, 0);
    const QString rest = code.section(QLatin1Char(':'), 1);
    if (family == QLatin1String("verdict")) {
        if (const auto verdict = fromCode<Verdict>(rest.toStdString()))
            return {QStringLiteral("verdict-") + rest, toneOf(*verdict)};
    } else if (family == QLatin1String("citation")) {
        if (const auto status = fromCode<CitationStatus>(rest.toStdString()))
            return {QStringLiteral("citation-") + rest, toneOf(*status)};
    } else if (family == QLatin1String("note")) {
        return {QStringLiteral("query"), Tone::query};
    } else if (family == QLatin1String("discrepancy") || family == QLatin1String("rule") ||
               family == QLatin1String("rubric")) {
        return {QStringLiteral("finding"), Tone::query};
    } else if (family == QLatin1String("lookup")) {
        return {rest == QLatin1String("retracted") ? QStringLiteral("lookup-retracted")
                                                   : QStringLiteral("lookup-concern"),
                Tone::failed};
    } else if (code == QLatin1String("asked") || code == QLatin1String("second_reading")) {
        return {QStringLiteral("person"), std::nullopt};
    }
    return {QStringLiteral("unknown"), std::nullopt};
}

} // namespace cotejo
