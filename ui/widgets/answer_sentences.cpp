#include "ui/widgets/answer_sentences.h"

namespace cotejo
{

QString AnswerSentences::passed()
{
    return tr("The composite meets the threshold. A person still has to decide.");
}

QString AnswerSentences::failed(const QString& composite, const QString& threshold)
{
    return tr("The composite (%1) is below the threshold (%2).").arg(composite, threshold);
}

QString AnswerSentences::notEvaluated(NotEvaluatedReason reason)
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

QString AnswerSentences::evaluatorError(const QString& reason)
{
    return tr("The evaluation is incomplete: %1. Its recorded result does not count as a pass.").arg(reason);
}

QString AnswerSentences::notRescored(int places)
{
    return tr("The score is for another draft: the shown text changed afterwards in %n place(s).", nullptr,
              places);
}

QString AnswerSentences::fallback()
{
    return tr("The fallback message was shown, not a clinical answer.");
}

QString AnswerSentences::noThreshold()
{
    return tr("There is a score, but neither record nor contract says what passes.");
}

QString AnswerSentences::atThreshold()
{
    return tr("Exactly at the threshold: it meets it.");
}

QString AnswerSentences::stale(const QString& contract, const QString& then, const QString& now)
{
    return tr("Made with %1 %2; %3 applies now. The old result is kept.").arg(contract, then, now);
}

QString AnswerSentences::passFlag(const QString& record, const QString& composite)
{
    return tr("They differ: the record says “%1”; by the composite it would be “%2”.").arg(record, composite);
}

QString AnswerSentences::composites(const QString& recorded, const QString& recomputed)
{
    return tr("Recorded composite %1; recomputed %2.").arg(recorded, recomputed);
}

QString AnswerSentences::safetyHidden(const QString& safety)
{
    return tr("Safety (%1) is below the threshold although the composite meets it.").arg(safety);
}

QString AnswerSentences::sameJudge()
{
    return tr("Evaluator and author are of one model family.");
}

QString AnswerSentences::limits()
{
    return tr("The score does not show that a recommendation is clinically correct.");
}

QString AnswerSentences::citation(CitationStatus status, const QStringList& elsewhere)
{
    switch (status) {
    case CitationStatus::retrieved:
        return tr("It is in the list retrieved in this turn.");
    case CitationStatus::not_retrieved:
        if (elsewhere.isEmpty())
            return tr("Not in this turn's list. It may exist; worth checking.");
        return tr("Not in this turn's list. It may exist; worth checking. It is in the list of turn %1.")
            .arg(elsewhere.join(QLatin1String(", ")));
    case CitationStatus::placeholder:
        return tr("RheumAI took out a PMID here that it could not verify.");
    case CitationStatus::malformed:
        return tr("Labelled PMID, but not in the form of one.");
    case CitationStatus::no_list:
        break;
    }
    return tr("The file lacks this turn's list; it cannot be told.");
}

QString AnswerSentences::retracted(const QString& date)
{
    return tr("Article retracted (as of %1).").arg(date);
}

QString AnswerSentences::notLookedUp()
{
    return tr("Offline: existence and retraction not looked up.");
}

QString AnswerSentences::titleDiffers()
{
    return tr("The cited title differs from the one in the list.");
}

QString AnswerSentences::uncited()
{
    return tr("Evidence was listed and the answer cites none.");
}

QString AnswerSentences::rule(const QString& id, const QString& text, const QString& source)
{
    return tr("Rule %1: %2. Source: %3. Applied by the program, not by a model.").arg(id, text, source);
}

QString AnswerSentences::crossNotice(const QString& field)
{
    return tr("Answer and note differ on %1.").arg(field);
}

} // namespace cotejo
