#include "ui/models/orvs_blocks.h"

#include "engine/orvs/contract_catalog.h"
#include "engine/orvs/evaluation_reading.h"
#include "ui/models/field_text.h"
#include "ui/theme/language.h"
#include "ui/widgets/status_words.h"

#include <QLocale>

#include <algorithm>

namespace cotejo
{
namespace
{
QString pick(const BilingualText& text, bool spanish)
{
    return QString::fromStdString(spanish ? text.es : text.en);
}

// Only where every dimension has a value; said to be for orientation alone.
std::optional<Decimal> plainMean(const std::vector<DimensionScore>& dimensions)
{
    if (dimensions.empty())
        return std::nullopt;
    double sum = 0;
    for (const DimensionScore& dimension : dimensions) {
        if (!dimension.value)
            return std::nullopt;
        sum += dimension.value->value();
    }
    const double mean = sum / static_cast<double>(dimensions.size());
    return Decimal::parse(QString::number(mean, 'f', 2).toStdString());
}

std::optional<Decimal> lowest(const std::vector<DimensionScore>& dimensions)
{
    std::optional<Decimal> least;
    for (const DimensionScore& dimension : dimensions) {
        if (dimension.value && (!least || *dimension.value < *least))
            least = dimension.value;
    }
    return least;
}

std::optional<ThresholdOrigin> originOf(const EvaluationReading& reading)
{
    if (!reading.thresholdSource)
        return std::nullopt;
    if (*reading.thresholdSource == ThresholdSource::record)
        return ThresholdOrigin::record;
    const bool ours =
        reading.contract != nullptr && reading.contract->threshold.standing == ContractStanding::own;
    return ours ? ThresholdOrigin::ourReading : ThresholdOrigin::contract;
}
} // namespace

OrvsBlock OrvsBlocks::block(const AnswerCase& answer, std::size_t index, const ContractCatalog& contracts,
                            bool spanish)
{
    const Turn& turn = answer.record();
    const Evaluation& evaluation = turn.evaluations[index];
    const Contract* contract = evaluation.contract ? contracts.find(*evaluation.contract) : nullptr;
    const EvaluationReading reading = readEvaluation(evaluation, contract);
    OrvsBlock result;
    result.decisive = index + 1 == turn.evaluations.size();
    if (turn.evaluations.size() > 1)
        result.title = tr("Evaluation %1 of %2").arg(index + 1).arg(turn.evaluations.size());
    const QString name = QString::fromStdString(evaluation.contract.value_or(std::string()));
    OrvsFactSheet& facts = result.facts;
    facts.composite = evaluation.composite;
    facts.recomputed = reading.recomputed;
    facts.threshold = reading.threshold;
    facts.origin = originOf(reading);
    facts.contract = name.isEmpty() ? tr("no contract named") : name;
    if (evaluation.draft)
        facts.draft = tr("Draft %1").arg(*evaluation.draft + 1);
    facts.weightsKnown = contract != nullptr && contract->knowsWeights();
    facts.lowest = lowest(reading.dimensions);
    if (!facts.weightsKnown && !facts.composite)
        facts.plainMean = plainMean(reading.dimensions);
    result.chart.contract = contract != nullptr ? pick(contract->label, spanish) : name;
    result.chart.threshold = reading.threshold;
    if (contract != nullptr) {
        facts.high = contract->scaleMax;
        result.chart.low = contract->scaleMin;
        result.chart.high = contract->scaleMax;
    }
    for (const DimensionScore& dimension : reading.dimensions) {
        const ContractDimension* known = contract == nullptr ? nullptr : contract->dimension(dimension.id);
        result.chart.dimensions.push_back(
            {known != nullptr ? pick(known->label, spanish) : QString::fromStdString(dimension.id),
             dimension.value});
    }
    return result;
}

std::vector<OrvsBlock> OrvsBlocks::of(const AnswerCase& answer, const ContractCatalog& contracts,
                                      bool spanish)
{
    std::vector<OrvsBlock> blocks;
    for (std::size_t i = answer.record().evaluations.size(); i-- > 0;)
        blocks.push_back(block(answer, i, contracts, spanish));
    return blocks;
}

std::optional<OrvsBlock> OrvsBlocks::byRules(const TurnCheck& check, const ContractCatalog& contracts,
                                             bool spanish)
{
    if (!check.rules || !check.rules->applicable())
        return std::nullopt;
    const RuleReview& review = *check.rules;
    const Contract* contract = contracts.find(review.contract);
    OrvsBlock block;
    block.title = tr("Made by Cotejo, with %n rule(s); no say in the verdict", nullptr,
                     static_cast<int>(review.applied));
    block.facts.madeByCotejo = true;
    block.facts.composite = review.composite;
    block.facts.threshold = review.threshold;
    block.facts.origin = ThresholdOrigin::ourReading;
    block.facts.contract = QString::fromStdString(review.contract + ' ' + review.contractVersion);
    block.facts.weightsKnown = contract != nullptr && contract->knowsWeights();
    block.facts.lowest = lowest(review.dimensions);
    block.chart.contract = contract != nullptr ? pick(contract->label, spanish) : block.facts.contract;
    block.chart.threshold = review.threshold;
    if (contract != nullptr) {
        block.facts.high = contract->scaleMax;
        block.chart.low = contract->scaleMin;
        block.chart.high = contract->scaleMax;
    }
    for (const DimensionScore& dimension : review.dimensions) {
        if (!dimension.value)
            continue;
        const ContractDimension* known = contract == nullptr ? nullptr : contract->dimension(dimension.id);
        block.chart.dimensions.push_back(
            {known != nullptr ? pick(known->label, spanish) : QString::fromStdString(dimension.id),
             dimension.value});
    }
    return block;
}

OrvsBlock OrvsBlocks::onDemand(const VerificationCase& made, const ContractCatalog& contracts, bool spanish)
{
    const AnswerVerification& verification = made.verification;
    const Evaluation& evaluation = verification.made.evaluation;
    const Contract* contract = evaluation.contract ? contracts.find(*evaluation.contract) : nullptr;
    OrvsBlock block;
    block.title = tr("Made here on demand by %1, %2: %3. The record's verdict stays.")
                      .arg(made.by, QLocale(Language::locale()).toString(made.at, QLocale::ShortFormat),
                           inSentence(wordOf(verification.verdict).word));
    if (made.otherText)
        block.title += QLatin1Char(' ') + tr("It scored another export of this answer.");
    block.facts.madeByCotejo = true;
    block.facts.composite = evaluation.composite;
    block.facts.threshold = verification.threshold;
    block.facts.origin = ThresholdOrigin::contract;
    block.facts.contract =
        QString::fromStdString(evaluation.contract.value_or("") + ' ' + verification.contractVersion);
    block.facts.weightsKnown = contract != nullptr && contract->knowsWeights();
    block.chart.contract = contract != nullptr ? pick(contract->label, spanish) : block.facts.contract;
    block.chart.threshold = verification.threshold;
    if (contract != nullptr) {
        block.facts.high = contract->scaleMax;
        block.chart.low = contract->scaleMin;
        block.chart.high = contract->scaleMax;
    }
    if (!evaluation.dimensions)
        return block;
    block.facts.lowest = lowest(*evaluation.dimensions);
    for (const DimensionScore& dimension : *evaluation.dimensions) {
        const ContractDimension* known = contract == nullptr ? nullptr : contract->dimension(dimension.id);
        block.chart.dimensions.push_back(
            {known != nullptr ? pick(known->label, spanish) : QString::fromStdString(dimension.id),
             dimension.value});
    }
    return block;
}

QStringList OrvsBlocks::remarks(const VerificationCase& made)
{
    const MadeEvaluation& evaluation = made.verification.made;
    QStringList lines;
    if (evaluation.madeBy == "rules") {
        lines.append(tr("By the built-in rules."));
    } else {
        const QString named = QString::fromStdString(evaluation.evaluation.evaluator.value_or(std::string()));
        lines.append(named.isEmpty() ? tr("A model's judgement; it gave no name.")
                                     : tr("A model's judgement; it calls itself %1.").arg(named));
    }
    for (const std::string& fault : evaluation.evaluation.errors)
        lines.append(tr("Cannot be used: %1").arg(QString::fromStdString(fault)));
    for (const std::string& sentence : evaluation.feedback)
        lines.append(QStringLiteral("– ") + QString::fromStdString(sentence));
    return lines;
}

QString OrvsBlocks::timeline(const AnswerCase& answer)
{
    const Turn& turn = answer.record();
    if (turn.drafts.size() < 2)
        return {};
    QStringList steps;
    for (std::size_t i = 0; i < turn.drafts.size(); ++i) {
        QStringList scores;
        for (const Evaluation& evaluation : turn.evaluations) {
            if (evaluation.draft == static_cast<std::int64_t>(i))
                scores.append(evaluation.composite ? FieldText::number(*evaluation.composite)
                                                   : tr("no composite"));
        }
        const QString draft = tr("Draft %1").arg(i + 1);
        steps.append(draft + QStringLiteral(": ") +
                     (scores.isEmpty() ? tr("not scored") : scores.join(QStringLiteral(", "))));
    }
    if (!answer.scoredText)
        steps.append(tr("Shown"));
    else if (answer.shownIsScored)
        steps.append(tr("Shown: the text that was scored last"));
    else
        steps.append(tr("Shown: another text than was scored (D sets them side by side)"));
    return steps.join(QStringLiteral(" → "));
}

QString OrvsBlocks::line(const OrvsBlock& block)
{
    const auto number = [](const std::optional<Decimal>& value) {
        return value ? FieldText::number(*value) : tr("none");
    };
    const std::optional<Decimal>& composite =
        block.facts.composite ? block.facts.composite : block.facts.recomputed;
    return tr("Composite %1 · threshold %2 · lowest %3")
        .arg(number(composite), number(block.facts.threshold), number(block.facts.lowest));
}

} // namespace cotejo
