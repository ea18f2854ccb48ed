#include "engine/orvs/evaluator_reply.h"

#include "engine/base/json_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace cotejo
{
namespace
{
constexpr std::size_t kMostFeedback = 40;

// Reads a number; another kind of value is passed over, named in `errors`, and gives none.
std::optional<Decimal> readScore(JsonReader& reader, const std::string& name,
                                 std::vector<std::string>& errors)
{
    const std::optional<JsonKind> kind = reader.peek();
    if (kind != JsonKind::number) {
        if (kind && kind != JsonKind::null)
            errors.push_back("PARSE_ERROR: " + name + " is no number");
        reader.skip();
        return std::nullopt;
    }
    std::string_view lexeme;
    return reader.readNumber(lexeme) ? Decimal::parse(lexeme) : std::nullopt;
}

void readDimensions(JsonReader& reader, const Contract& contract, Evaluation& evaluation)
{
    if (reader.peek() != JsonKind::object) {
        evaluation.errors.emplace_back("PARSE_ERROR: dimensions is no object");
        reader.skip();
        return;
    }
    std::string_view key;
    if (!reader.beginObject())
        return;
    while (reader.nextMember(key)) {
        const std::string id(key);
        const auto known = std::find_if(evaluation.dimensions->begin(), evaluation.dimensions->end(),
                                        [&id](const DimensionScore& score) { return score.id == id; });
        if (contract.dimension(id) == nullptr || known == evaluation.dimensions->end())
            reader.skip();
        else
            known->value = readScore(reader, id, evaluation.errors);
    }
}

void readFeedback(JsonReader& reader, MadeEvaluation& made)
{
    if (reader.peek() != JsonKind::array) {
        reader.skip();
        return;
    }
    if (!reader.beginArray())
        return;
    while (reader.nextElement()) {
        std::string sentence;
        if (reader.peek() != JsonKind::string)
            reader.skip();
        else if (reader.readString(sentence) && !sentence.empty() && made.feedback.size() < kMostFeedback)
            made.feedback.push_back(std::move(sentence));
    }
}

std::optional<Decimal> weightedComposite(const Contract& contract, const Evaluation& evaluation)
{
    std::vector<Decimal> values;
    std::vector<Decimal> weights;
    for (const ContractDimension& dimension : contract.dimensions) {
        const auto score = std::find_if(evaluation.dimensions->begin(), evaluation.dimensions->end(),
                                        [&](const DimensionScore& each) { return each.id == dimension.id; });
        if (!score->value)
            return std::nullopt;
        values.push_back(*score->value);
        weights.push_back(*dimension.weight);
    }
    return Decimal::weightedSum(values, weights);
}

void nameWhatLacks(const Contract& contract, Evaluation& evaluation)
{
    for (const DimensionScore& score : *evaluation.dimensions) {
        if (!score.value)
            evaluation.errors.push_back("PARSE_ERROR: " + score.id + " is missing");
        else if (!contract.onScale(*score.value))
            evaluation.errors.push_back("PARSE_ERROR: " + score.id + " is off the scale");
    }
    if (evaluation.composite && !contract.onScale(*evaluation.composite))
        evaluation.errors.emplace_back("PARSE_ERROR: composite is off the scale");
    if (!evaluation.composite && !contract.knowsWeights())
        evaluation.errors.emplace_back("PARSE_ERROR: composite is missing");
}
} // namespace

std::string evaluatorSchema(const Contract& contract)
{
    using nlohmann::ordered_json;
    const ordered_json number{
        {"type", "number"}, {"minimum", contract.scaleMin.value()}, {"maximum", contract.scaleMax.value()}};
    ordered_json dimensions{{"type", "object"},
                            {"properties", ordered_json::object()},
                            {"required", ordered_json::array()},
                            {"additionalProperties", false}};
    for (const ContractDimension& dimension : contract.dimensions) {
        dimensions["properties"][dimension.id] = number;
        dimensions["required"].push_back(dimension.id);
    }
    ordered_json schema{{"type", "object"},
                        {"properties", {{"dimensions", dimensions}}},
                        {"required", {"dimensions", "feedback"}},
                        {"additionalProperties", false}};
    if (!contract.knowsWeights()) {
        schema["properties"]["composite"] = number;
        schema["required"].push_back("composite");
    }
    schema["properties"]["feedback"] = {{"type", "array"}, {"items", {{"type", "string"}}}};
    return schema.dump();
}

void readEvaluatorReply(std::string_view reply, const Contract& contract, MadeEvaluation& made)
{
    Evaluation& evaluation = made.evaluation;
    evaluation.dimensions.emplace();
    for (const ContractDimension& dimension : contract.dimensions)
        evaluation.dimensions->push_back({dimension.id, std::nullopt});
    JsonReader reader(reply);
    std::string_view key;
    if (reader.peek() == JsonKind::object && reader.beginObject()) {
        while (reader.nextMember(key)) {
            if (key == "dimensions")
                readDimensions(reader, contract, evaluation);
            else if (key == "composite")
                evaluation.composite = readScore(reader, "composite", evaluation.errors);
            else if (key == "feedback")
                readFeedback(reader, made);
            else
                reader.skip();
        }
    } else if (!reader.fault()) {
        reader.refuse("read.wrong_type", "expected an object");
    }
    if (!reader.finish()) {
        evaluation.errors = {"PARSE_ERROR: " + (reader.fault() ? reader.fault()->code : "read.not_json")};
        for (DimensionScore& score : *evaluation.dimensions)
            score.value.reset();
        evaluation.composite.reset();
        made.feedback.clear();
        return;
    }
    if (contract.knowsWeights())
        evaluation.composite = weightedComposite(contract, evaluation);
    nameWhatLacks(contract, evaluation);
}

} // namespace cotejo
