#include "engine/rubrics/rubric_case.h"

#include "engine/base/json_pointer.h"
#include "engine/base/strict_json.h"

#include <nlohmann/json.hpp>

#include <fmt/format.h>

#include <unordered_set>

namespace cotejo
{
namespace
{
using Json = nlohmann::json;

Result<Decimal> shareOf(const Json& json, const std::string& pointer)
{
    const bool number = json.is_number();
    const double value = number ? json.get<double>() : -1;
    if (!number || value < 0 || value > 1)
        return fail("checks.share", pointer, "a number from 0 to 1");
    return json.is_number_float() ? Decimal::fromDouble(value) : *Decimal::parse(json.dump());
}

Result<void> readRelevances(const Json& json, const std::string& pointer, const Taxonomy& taxonomy,
                            Relevances& relevances)
{
    if (!json.is_object())
        return fail("checks.type", pointer, "an object of node ids and numbers");
    for (const auto& [id, value] : json.items()) {
        const std::string here = pointerBelow(pointer, id);
        const auto node = taxonomy.find(id);
        if (!node)
            return fail("checks.unknown_node", here, "a node of the taxonomy");
        const auto share = shareOf(value, here);
        if (!share)
            return tl::unexpected(share.error());
        if (*node != taxonomy.root()) // the root counts 1
            relevances.emplace_back(*node, *share);
    }
    return {};
}

Result<void> readResults(const Json& json, const std::string& pointer, const Taxonomy& taxonomy,
                         RubricCase& one)
{
    if (!json.is_object())
        return fail("checks.type", pointer, "an object of leaf ids and true, false or null");
    for (const auto& [id, value] : json.items()) {
        const std::string here = pointerBelow(pointer, id);
        const auto node = taxonomy.find(id);
        if (!node || !taxonomy.node(*node).isLeaf())
            return fail("checks.unknown_leaf", here, "a leaf of the taxonomy");
        if (!value.is_boolean() && !value.is_null())
            return fail("checks.type", here, "true, false or null");
        one.results.emplace_back(*node, value.is_null() ? std::nullopt : std::optional(value.get<bool>()));
    }
    return {};
}

Result<RubricCase> readCase(const Json& json, const std::string& pointer, const Taxonomy& taxonomy)
{
    RubricCase one;
    if (!json.is_object() || !json.contains("item") || !json.at("item").is_string() ||
        json.at("item").get_ref<const std::string&>().empty())
        return fail("checks.type", pointer + "/item", "the item's id, a text that is not empty");
    one.item = json.at("item").get<std::string>();
    for (const auto& [name, value] : json.items()) {
        const std::string here = pointerBelow(pointer, name);
        if (name == "item")
            continue;
        if (name == "relevance") {
            if (const auto read = readRelevances(value, here, taxonomy, one.relevances); !read)
                return tl::unexpected(read.error());
        } else if (name == "threshold") {
            const auto share = value.is_null() ? Result<Decimal>(Decimal()) : shareOf(value, here);
            if (!share)
                return tl::unexpected(share.error());
            one.threshold = *share;
        } else if (name == "results") {
            if (const auto read = readResults(value, here, taxonomy, one); !read)
                return tl::unexpected(read.error());
        } else {
            return fail("checks.unknown_member", here, "item, relevance, threshold or results");
        }
    }
    return one;
}
} // namespace

Result<CheckReading> readChecks(std::string_view json, const Taxonomy& taxonomy)
{
    const auto parsed = parseStrictJson(json);
    if (!parsed)
        return tl::unexpected(parsed.error());
    if (!parsed->is_object() || parsed->value("format", Json()) != "cotejo.checks")
        return fail("read.format", "/format", "\"cotejo.checks\"");
    if (parsed->value("version", Json()) != 1)
        return fail("read.version", "/version", "1");
    const auto items = parsed->find("items");
    if (items == parsed->end() || !items->is_array())
        return fail("checks.type", "/items", "a list of items");
    CheckReading reading;
    std::unordered_set<std::string> seen;
    for (std::size_t i = 0; i < items->size(); ++i) {
        const std::string pointer = fmt::format("/items/{}", i);
        auto one = readCase((*items)[i], pointer, taxonomy);
        if (!one)
            reading.refused.push_back(one.error());
        else if (!seen.insert(one->item).second)
            reading.refused.push_back({"checks.item_twice", pointer + "/item", "each item once"});
        else
            reading.cases.push_back(std::move(*one));
    }
    return reading;
}

} // namespace cotejo
