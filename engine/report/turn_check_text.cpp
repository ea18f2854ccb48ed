#include "engine/report/turn_check_text.h"

#include "engine/domain/codes.h"
#include "engine/report/turn_check_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace cotejo
{
namespace
{
std::string numberText(const std::optional<Decimal>& value)
{
    return value ? value->lexeme() : "–";
}

// The dimension with the lowest score, which a composite may hide.
const DimensionScore* lowest(const TurnCheck& check)
{
    const DimensionScore* least = nullptr;
    for (const DimensionScore& score : check.dimensions) {
        if (score.value && (least == nullptr || *score.value < *least->value))
            least = &score;
    }
    return least;
}

std::string scoreText(const TurnCheck& check, bool es)
{
    std::string text =
        fmt::format("  {} {}: {} {}", es ? "contrato" : "contract", check.contract.value_or("–"),
                    es ? "compuesto" : "composite", numberText(check.composite));
    if (check.recomputed)
        text += fmt::format(" ({} {})", es ? "recalculado" : "recomputed", check.recomputed->lexeme());
    text += fmt::format(", {} {}", es ? "umbral" : "threshold", numberText(check.threshold));
    if (const DimensionScore* least = lowest(check); least != nullptr)
        text += fmt::format(", {} {} {}", es ? "dimensión más baja" : "lowest dimension", least->id,
                            least->value->lexeme());
    return text;
}

std::string citationText(const Citation& citation, MessageLanguage language)
{
    std::string text = fmt::format("  [{}–{}] {} {}", citation.span.start, citation.span.end,
                                   codeOf(citation.kind), citation.quote);
    if (citation.status)
        text += fmt::format(": {}", statusWords(*citation.status, language));
    if (!citation.elsewhere.empty()) {
        text += language == MessageLanguage::es ? "; está en la lista de" : "; it is in the list of";
        for (const std::string& turn : citation.elsewhere)
            text += " " + turn;
    }
    return text;
}
} // namespace

namespace
{
std::string ruleText(const RuleReview& review, bool es)
{
    if (!review.applicable())
        return es ? "\n  reglas: no hay nada que revisar" : "\n  rules: nothing to check";
    std::string text = fmt::format("\n  {}: {} / {} ({}{})", es ? "reglas" : "rules",
                                   review.composite ? review.composite->lexeme() : "-",
                                   review.threshold ? review.threshold->lexeme() : "-",
                                   review.passed() ? (es ? "pasa" : "passes") : (es ? "no pasa" : "fails"),
                                   review.allDimensions ? ""
                                   : es                 ? ", solo dimensiones con reglas aplicables"
                                                        : ", applicable dimensions only");
    for (const RuleFinding& finding : review.findings) {
        text += fmt::format("\n    [{}] {} ({}{})", codeOf(finding.severity),
                            es ? finding.textEs : finding.textEn, finding.rule,
                            finding.provisional ? (es ? ", provisional" : ", provisional") : "");
        if (finding.span)
            text += fmt::format(" «{}»", finding.quote);
    }
    return text;
}
} // namespace

std::string turnCheckText(const TurnCheck& check, MessageLanguage language)
{
    const bool es = language == MessageLanguage::es;
    std::string text =
        fmt::format("{} {}: {}", check.transcript, check.turn, verdictWords(check.verdict, language));
    if (check.reason)
        text += fmt::format(" ({})", reasonWords(*check.reason, language));
    if (!check.errorDetail.empty())
        text += fmt::format(" ({})", check.errorDetail);
    if (check.contract || check.composite || check.threshold)
        text += "\n" + scoreText(check, es);
    for (const Discrepancy name : check.discrepancies)
        text += fmt::format("\n  ! {}", discrepancyWords(name, language));
    for (const Citation& citation : check.citations)
        text += "\n" + citationText(citation, language);
    if (check.uncitedEvidence)
        text += es ? "\n  ! no cita ninguna de las referencias recuperadas"
                   : "\n  ! cites none of the retrieved evidence";
    for (const Warning& warning : check.warnings)
        text += fmt::format("\n  {} {}{}{}", es ? "aviso" : "warning", warning.code,
                            warning.detail.empty() ? "" : ": ", warning.detail);
    text += check.needsReview ? (es ? "\n  requiere revisión" : "\n  needs review") : "";
    for (const std::string& reason : check.reviewReasons)
        text += (reason == check.reviewReasons.front() ? ": " : ", ") + reason;
    if (check.rules)
        text += ruleText(*check.rules, es);
    return text;
}

} // namespace cotejo
