#include "engine/orvs/contract_file.h"

#include "engine/base/sha256.h"
#include "engine/base/strict_json.h"
#include "engine/orvs/contract_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace cotejo
{
namespace
{
bool isContractId(std::string_view id)
{
    return !id.empty() && std::all_of(id.begin(), id.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.';
    });
}

void readDimensions(const ContractJson& file, Contract& contract)
{
    std::set<std::string> ids;
    std::vector<Decimal> weights;
    file.eachObject("dimensions", [&](const ContractJson& object) {
        ContractDimension dimension;
        dimension.id = object.text("id");
        dimension.code = object.textOrEmpty("code");
        dimension.label = object.bilingual("label");
        dimension.weight = object.numberOrNull("weight");
        if (!ids.insert(dimension.id).second)
            object.refuse("id", "an id that no other dimension has");
        if (dimension.weight && *dimension.weight <= Decimal())
            object.refuse("weight", "a number above 0");
        if (dimension.weight)
            weights.push_back(*dimension.weight);
        contract.dimensions.push_back(std::move(dimension));
    });
    if (contract.dimensions.empty())
        file.refuse("dimensions", "at least one dimension");
    if (weights.empty())
        return;
    if (weights.size() != contract.dimensions.size())
        file.refuse("dimensions", "a weight for every dimension or null for all of them");
    const Decimal one = Decimal::fromDouble(1);
    const Decimal sum = Decimal::weightedSum(weights, std::vector<Decimal>(weights.size(), one));
    if (sum != one)
        file.refuse("dimensions", "weights that add up to 1, not to " + sum.lexeme());
}

void readWeights(const ContractJson& file, Contract& contract)
{
    const ContractJson object = file.object("weights");
    contract.weights = {object.standing("standing"), object.bilingualOrEmpty("note"),
                        object.texts("sources")};
    if (contract.knowsWeights() == (contract.weights.standing == ContractStanding::unknown))
        object.refuse("standing", contract.knowsWeights()
                                      ? "a standing other than unknown, as there are weights"
                                      : "unknown, as there are no weights");
}

void readThreshold(const ContractJson& file, Contract& contract)
{
    const ContractJson object = file.object("threshold");
    contract.threshold = {object.numberOrNull("value"), object.standing("standing"), object.bilingual("note"),
                          object.texts("sources")};
    if (contract.threshold.value && !contract.onScale(*contract.threshold.value))
        object.refuse("value", "a number on the scale");
    if (contract.threshold.value.has_value() == (contract.threshold.standing == ContractStanding::unknown))
        object.refuse("standing", contract.threshold.value
                                      ? "a standing other than unknown, as there is a value"
                                      : "unknown, as there is no value");
}

void readSources(const ContractJson& file, Contract& contract)
{
    std::set<std::string> ids;
    file.eachObject("sources", [&](const ContractJson& object) {
        contract.sources.push_back(
            {object.text("id"), object.text("title"), object.text("where"), object.textOrEmpty("note")});
        if (!ids.insert(contract.sources.back().id).second)
            object.refuse("id", "an id that no other source has");
    });
    const auto listed = [&](const std::vector<std::string>& named) {
        return std::all_of(named.begin(), named.end(),
                           [&](const std::string& id) { return ids.contains(id); });
    };
    if (!listed(contract.weights.sources))
        file.refuse("weights/sources", "ids of the file's sources");
    if (!listed(contract.threshold.sources))
        file.refuse("threshold/sources", "ids of the file's sources");
}
} // namespace

Result<Contract> readContract(const std::string& name, std::string_view json)
{
    const Result<nlohmann::json> parsed = parseStrictJson(json);
    if (!parsed)
        return fail(parsed.error().code, name + " " + parsed.error().where, parsed.error().detail);
    std::optional<Error> fault;
    const ContractJson file(*parsed, "", fault);
    if (file.text("format") != "cotejo.contract")
        file.refuse("format", "cotejo.contract");
    if (file.integer("version") != 1)
        file.refuse("version", "1");
    Contract contract;
    contract.id = file.text("id");
    if (!isContractId(contract.id))
        file.refuse("id", "lower-case letters, digits, '-', '_' and '.'");
    contract.version = file.text("edition") + "-" + sha256Hex(json).substr(0, 8);
    contract.label = file.bilingual("label");
    contract.note = file.bilingualOrEmpty("note");
    const ContractJson scale = file.object("scale");
    contract.scaleMin = scale.number("min");
    contract.scaleMax = scale.number("max");
    if (contract.scaleMin >= contract.scaleMax)
        scale.refuse("max", "a number above min");
    readDimensions(file, contract);
    readWeights(file, contract);
    readThreshold(file, contract);
    readSources(file, contract);
    if (fault)
        return fail(fault->code, name + " " + fault->where, fault->detail);
    return contract;
}

} // namespace cotejo
