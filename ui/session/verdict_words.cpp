#include "ui/session/verdict_words.h"

#include <QLocale>

namespace cotejo
{
namespace
{
QString number(const std::optional<Decimal>& value)
{
    return value ? decimalText(*value) : QStringLiteral("–");
}

// The composite that is below the threshold; the recorded one where both are.
const std::optional<Decimal>& failingComposite(const TurnCheck& check)
{
    const bool recordedFails = check.composite && check.threshold && *check.composite < *check.threshold;
    return recordedFails || !check.recomputed ? check.composite : check.recomputed;
}

bool atThreshold(const TurnCheck& check)
{
    const std::optional<Decimal>& composite = check.composite ? check.composite : check.recomputed;
    return composite && check.threshold && *composite == *check.threshold;
}
} // namespace

QString decimalText(const Decimal& value)
{
    const QString lexeme = QString::fromStdString(value.lexeme());
    if (!lexeme.contains(QLatin1Char('e'), Qt::CaseInsensitive))
        return lexeme;
    return QLocale::c().toString(value.value(), 'f', QLocale::FloatingPointShortest);
}

QString VerdictWords::word(Verdict verdict)
{
    switch (verdict) {
    case Verdict::passed:
        return tr("Meets the threshold");
    case Verdict::failed:
        return tr("Below the threshold");
    case Verdict::not_evaluated:
        return tr("Not evaluated");
    case Verdict::evaluator_error:
        return tr("Evaluator error");
    case Verdict::delivered_not_rescored:
        return tr("Delivered, not re-scored");
    case Verdict::fallback_delivered:
        return tr("Fallback message");
    case Verdict::no_threshold:
        return tr("No threshold set");
    }
    return tr("Unknown");
}

QString VerdictWords::sentence(const TurnCheck& check, int changedPlaces)
{
    switch (check.verdict) {
    case Verdict::passed: {
        const QString meets = tr("The composite meets the threshold. A person still has to decide.");
        return atThreshold(check) ? tr("Exactly at the threshold: it meets it.") + QLatin1Char(' ') + meets
                                  : meets;
    }
    case Verdict::failed:
        return tr("The composite (%1) is below the threshold (%2).")
            .arg(number(failingComposite(check)), number(check.threshold));
    case Verdict::not_evaluated:
        return notEvaluated(check.reason.value_or(NotEvaluatedReason::missing));
    case Verdict::evaluator_error:
        return tr("The evaluation is incomplete: %1. Its recorded result does not count as a pass.")
            .arg(evaluatorError(QString::fromStdString(check.errorDetail)));
    case Verdict::delivered_not_rescored:
        if (changedPlaces == 0)
            return tr("The evaluation names a draft that is not in the record.");
        return tr("The score is for another draft: the shown text changed afterwards in %n place(s).",
                  nullptr, changedPlaces);
    case Verdict::fallback_delivered:
        return tr("The fallback message was shown, not a clinical answer.");
    case Verdict::no_threshold:
        return tr("There is a score, but neither record nor contract says what passes.");
    }
    return word(check.verdict);
}

QString VerdictWords::notEvaluated(NotEvaluatedReason reason)
{
    switch (reason) {
    case NotEvaluatedReason::orvs_disabled:
        return tr("ORVS was off for this turn.");
    case NotEvaluatedReason::study_route:
        return tr("The study route runs no final evaluation.");
    case NotEvaluatedReason::greeting:
        return tr("It is only a greeting; there is nothing to evaluate.");
    case NotEvaluatedReason::missing:
        break;
    }
    return tr("The record has no evaluation. That is not a pass.");
}

QString VerdictWords::discrepancy(Discrepancy discrepancy, const TurnCheck& check)
{
    switch (discrepancy) {
    case Discrepancy::passed_flag: {
        const bool byComposite =
            (!check.composite || !check.threshold || *check.composite >= *check.threshold) &&
            (!check.recomputed || !check.threshold || *check.recomputed >= *check.threshold);
        const QString pass = tr("passed");
        const QString fail = tr("not passed");
        return tr("They differ: the record says “%1”; by the composite it would be “%2”.")
            .arg(byComposite ? fail : pass, byComposite ? pass : fail);
    }
    case Discrepancy::composite:
        return tr("Recorded composite %1; recomputed %2.")
            .arg(number(check.composite), number(check.recomputed));
    case Discrepancy::safety_hidden: {
        const auto safety = std::find_if(check.dimensions.begin(), check.dimensions.end(),
                                         [](const DimensionScore& d) { return d.id == "safety"; });
        return tr("Safety (%1) is below the threshold although the composite meets it.")
            .arg(safety == check.dimensions.end() ? number({}) : number(safety->value));
    }
    case Discrepancy::same_model_judge:
        return tr("Evaluator and author are of one model family.");
    case Discrepancy::mixed_contracts:
        return tr("The evaluations of this turn follow different contracts; they are not compared with each "
                  "other.");
    case Discrepancy::order:
        return tr("An evaluation names a draft that is not in the record.");
    }
    return {};
}

QString VerdictWords::limits()
{
    return tr("ORVS checks form, citations and consistency against a contract. It does not show that a "
              "recommendation is "
              "clinically correct.");
}

} // namespace cotejo
