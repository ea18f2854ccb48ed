#include "ui/models/verdict_text.h"

#include "ui/models/dimension_label.h"
#include "ui/models/field_text.h"
#include "ui/widgets/answer_sentences.h"
#include "ui/widgets/status_words.h"
#include "ui/widgets/text_offsets.h"
#include "ui/widgets/word_diff.h"

#include <algorithm>

namespace cotejo
{
namespace
{
QString number(const std::optional<Decimal>& value)
{
    return value ? FieldText::number(*value) : QStringLiteral("–");
}

bool reaches(const std::optional<Decimal>& composite, const TurnCheck& check)
{
    return !composite || !check.threshold || *composite >= *check.threshold;
}

// The composite that is below the threshold; the recorded one where both are.
const std::optional<Decimal>& failing(const TurnCheck& check)
{
    return reaches(check.composite, check) && check.recomputed ? check.recomputed : check.composite;
}

bool atThreshold(const TurnCheck& check)
{
    const std::optional<Decimal>& composite = check.composite ? check.composite : check.recomputed;
    return composite && check.threshold && *composite == *check.threshold;
}

QStringList turnNumbers(const Transcript& transcript, const std::vector<std::string>& ids)
{
    QStringList numbers;
    for (std::size_t i = 0; i < transcript.turns.size(); ++i) {
        if (std::find(ids.begin(), ids.end(), transcript.turns[i].id) != ids.end())
            numbers.append(QString::number(i + 1));
    }
    return numbers;
}
} // namespace

int VerdictText::changedPlaces(const AnswerCase& answer)
{
    if (!answer.scoredText || answer.shownIsScored)
        return 0;
    const WordDiff diff = WordDiff::between(toQString(*answer.scoredText), toQString(answer.record().answer));
    return static_cast<int>(diff.places.size());
}

QString VerdictText::sentence(const AnswerCase& answer)
{
    const TurnCheck& check = answer.check;
    switch (check.verdict) {
    case Verdict::passed:
        return atThreshold(check)
                   ? QString(AnswerSentences::atThreshold() + QLatin1Char(' ') + AnswerSentences::passed())
                   : AnswerSentences::passed();
    case Verdict::failed:
        return AnswerSentences::failed(number(failing(check)), number(check.threshold));
    case Verdict::not_evaluated:
        return AnswerSentences::notEvaluated(check.reason.value_or(NotEvaluatedReason::missing));
    case Verdict::evaluator_error:
        return AnswerSentences::evaluatorError(faults(QString::fromStdString(check.errorDetail)));
    case Verdict::delivered_not_rescored:
        return answer.scoredText ? AnswerSentences::notRescored(changedPlaces(answer))
                                 : tr("The score is for a draft that is not in the record.");
    case Verdict::fallback_delivered:
        return AnswerSentences::fallback();
    case Verdict::no_threshold:
        return AnswerSentences::noThreshold();
    }
    return {};
}

QString VerdictText::discrepancy(Discrepancy discrepancy, const TurnCheck& check)
{
    switch (discrepancy) {
    case Discrepancy::passed_flag: {
        const bool byComposite = reaches(check.composite, check) && reaches(check.recomputed, check);
        const QString pass = tr("passed");
        const QString fail = tr("not passed");
        return AnswerSentences::passFlag(byComposite ? fail : pass, byComposite ? pass : fail);
    }
    case Discrepancy::composite:
        return AnswerSentences::composites(number(check.composite), number(check.recomputed));
    case Discrepancy::safety_hidden: {
        const auto safety = std::find_if(check.dimensions.begin(), check.dimensions.end(),
                                         [](const DimensionScore& d) { return d.id == "safety"; });
        return AnswerSentences::safetyHidden(safety == check.dimensions.end() ? number({})
                                                                              : number(safety->value));
    }
    case Discrepancy::same_model_judge:
        return AnswerSentences::sameJudge();
    case Discrepancy::mixed_contracts:
        return tr("The evaluations of this turn follow different contracts; they are not compared with each "
                  "other.");
    case Discrepancy::order:
        return tr("An evaluation names a draft that is not in the record.");
    }
    return {};
}

QString VerdictText::citation(const Citation& citation, const Transcript& transcript)
{
    if (!citation.status)
        return tr("%1: kept as written; only PMIDs are held against the list.").arg(kindWord(citation.kind));
    return AnswerSentences::citation(*citation.status, turnNumbers(transcript, citation.elsewhere));
}

QString VerdictText::stale(const QString& stored, const QString& current)
{
    const QString first = stored.section(QLatin1Char(' '), 0, 0);
    return AnswerSentences::stale(first.section(QLatin1Char('@'), 0, 0), first.section(QLatin1Char('@'), 1),
                                  current.section(QLatin1Char('@'), 1));
}

QString VerdictText::faults(const QString& codes)
{
    QStringList words;
    for (const QString& code : codes.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        words.append(fault(code));
    return words.isEmpty() ? tr("its parts do not fit together") : words.join(QStringLiteral("; "));
}

QString VerdictText::flag(const QString& name)
{
    if (name == QLatin1String("PARSE_ERROR"))
        return tr("the evaluator's reply could not be read");
    if (name == QLatin1String("TIMEOUT_ERROR"))
        return tr("the evaluator did not answer in time");
    if (name == QLatin1String("API_ERROR") || name == QLatin1String("HTTP_ERROR"))
        return tr("the evaluator could not be reached");
    return tr("the record carries the flag “%1”").arg(name);
}

QString VerdictText::fault(const QString& code)
{
    const QString kind = code.section(QLatin1Char(':'), 0, 0);
    const QString what = code.section(QLatin1Char(':'), 1);
    if (kind == QLatin1String("errors"))
        return tr("the record itself reports an error");
    if (kind == QLatin1String("flag"))
        return flag(what);
    if (kind == QLatin1String("contract_missing"))
        return tr("it names no contract");
    if (kind == QLatin1String("contract_unknown"))
        return tr("its contract %1 is not known here").arg(what);
    if (kind == QLatin1String("dimensions_missing"))
        return tr("it has no dimensions");
    if (kind == QLatin1String("dimension_missing"))
        return tr("the dimension “%1” is missing").arg(dimensionLabel(what));
    if (kind == QLatin1String("off_scale"))
        return tr("“%1” is off the scale").arg(dimensionLabel(what));
    if (kind == QLatin1String("no_composite"))
        return tr("there is no composite and no known weights");
    return code;
}

} // namespace cotejo
