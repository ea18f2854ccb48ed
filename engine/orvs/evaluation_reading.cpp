#include "engine/orvs/evaluation_reading.h"

#include <algorithm>

namespace cotejo
{
namespace
{
std::vector<DimensionScore> dimensionsOf(const Evaluation& evaluation, const Contract* contract)
{
    const std::vector<DimensionScore> recorded =
        evaluation.dimensions.value_or(std::vector<DimensionScore>());
    if (contract == nullptr)
        return recorded;
    std::vector<DimensionScore> dimensions;
    for (const ContractDimension& dimension : contract->dimensions) {
        const auto found = std::find_if(recorded.begin(), recorded.end(), [&](const DimensionScore& score) {
            return score.id == dimension.id;
        });
        dimensions.push_back({dimension.id, found == recorded.end() ? std::nullopt : found->value});
    }
    return dimensions;
}

std::optional<Decimal> recompute(const std::vector<DimensionScore>& dimensions, const Contract& contract)
{
    if (!contract.knowsWeights())
        return std::nullopt;
    std::vector<Decimal> values;
    std::vector<Decimal> weights;
    for (std::size_t i = 0; i < dimensions.size(); ++i) {
        if (!dimensions[i].value || !contract.onScale(*dimensions[i].value))
            return std::nullopt;
        values.push_back(*dimensions[i].value);
        weights.push_back(*contract.dimensions[i].weight);
    }
    return Decimal::weightedSum(values, weights);
}
} // namespace

std::vector<Decimal> EvaluationReading::composites() const
{
    std::vector<Decimal> all;
    if (evaluation->composite)
        all.push_back(*evaluation->composite);
    if (recomputed)
        all.push_back(*recomputed);
    return all;
}

bool EvaluationReading::everyCompositeReaches() const
{
    const std::vector<Decimal> all = composites();
    return threshold && !all.empty() && std::all_of(all.begin(), all.end(), [&](const Decimal& composite) {
               return composite >= *threshold;
           });
}

const Decimal* EvaluationReading::score(std::string_view dimension) const
{
    const auto found = std::find_if(dimensions.begin(), dimensions.end(),
                                    [&](const DimensionScore& score) { return score.id == dimension; });
    return found != dimensions.end() && found->value ? &*found->value : nullptr;
}

EvaluationReading readEvaluation(const Evaluation& evaluation, const Contract* contract)
{
    EvaluationReading reading;
    reading.evaluation = &evaluation;
    reading.contract = contract;
    reading.dimensions = dimensionsOf(evaluation, contract);
    if (contract != nullptr)
        reading.recomputed = recompute(reading.dimensions, *contract);
    if (evaluation.threshold) {
        reading.threshold = evaluation.threshold;
        reading.thresholdSource = ThresholdSource::record;
    } else if (contract != nullptr && contract->threshold.value) {
        reading.threshold = contract->threshold.value;
        reading.thresholdSource = ThresholdSource::contract;
    }
    return reading;
}

std::vector<std::string> evaluationFaults(const EvaluationReading& reading,
                                          const std::vector<std::string>& technicalFlags)
{
    const Evaluation& evaluation = *reading.evaluation;
    std::vector<std::string> faults;
    if (!evaluation.errors.empty())
        faults.emplace_back("errors");
    for (const std::string& name : technicalFlags)
        faults.push_back("flag:" + name);
    if (reading.contract == nullptr) {
        faults.push_back(evaluation.contract ? "contract_unknown:" + *evaluation.contract
                                             : "contract_missing");
        return faults;
    }
    const Contract& contract = *reading.contract;
    if (!evaluation.dimensions)
        faults.emplace_back("dimensions_missing");
    for (const DimensionScore& score : reading.dimensions) {
        if (evaluation.dimensions && !score.value)
            faults.push_back("dimension_missing:" + score.id);
        else if (score.value && !contract.onScale(*score.value))
            faults.push_back("off_scale:" + score.id);
    }
    if (evaluation.composite && !contract.onScale(*evaluation.composite))
        faults.emplace_back("off_scale:composite");
    if (evaluation.threshold && !contract.onScale(*evaluation.threshold))
        faults.emplace_back("off_scale:threshold");
    if (!evaluation.composite && !contract.knowsWeights())
        faults.emplace_back("no_composite");
    return faults;
}

} // namespace cotejo
