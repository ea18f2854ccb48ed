#include "engine/rubrics/taxonomy_file.h"

#include "engine/base/json_pointer.h"
#include "engine/base/strict_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace cotejo
{
namespace
{
using Json = nlohmann::json;

class FileReader
{
public:
    explicit FileReader(TaxonomyFile& file) : m_file(file) {}

    void read(const Json& json)
    {
        if (!json.is_object() || json.value("format", Json()) != "cotejo.rubrics")
            return fault("read.format", "/format", "\"cotejo.rubrics\"");
        if (json.value("version", Json()) != 1)
            return fault("read.version", "/version", "1");
        text(json, "id", "", m_file.id, true);
        text(json, "root", "", m_file.root, true);
        for (const auto& [name, value] : json.items()) {
            if (name != "format" && name != "version" && name != "id" && name != "root" && name != "nodes" &&
                name != "label" && name != "source")
                m_file.unknownMembers.push_back(pointerBelow("", name));
        }
        const auto nodes = json.find("nodes");
        if (nodes == json.end() || !nodes->is_array() || nodes->empty())
            return fault("rubric.type", "/nodes", "a list of nodes, not empty");
        m_file.nodes.reserve(nodes->size());
        for (std::size_t i = 0; i < nodes->size(); ++i)
            node((*nodes)[i], "/nodes/" + std::to_string(i));
    }

private:
    void fault(std::string code, std::string where, std::string expected)
    {
        m_file.faults.push_back({std::move(code), std::move(where), std::move(expected)});
    }

    void text(const Json& json, const char* name, const std::string& pointer, std::string& value, bool needed)
    {
        const auto found = json.find(name);
        if (found != json.end() && found->is_string() &&
            (!needed || !found->get_ref<const std::string&>().empty()))
            value = found->get<std::string>();
        else if (found != json.end() || needed)
            fault("rubric.type", pointerBelow(pointer, name), needed ? "a text, not empty" : "a text");
    }

    void bilingual(const Json& json, const char* name, const std::string& pointer, BilingualLabel& label)
    {
        const auto found = json.find(name);
        if (found == json.end())
            return;
        const std::string here = pointerBelow(pointer, name);
        if (!found->is_object())
            return fault("rubric.type", here, "{\"es\": …, \"en\": …}");
        text(*found, "es", here, label.es, false);
        text(*found, "en", here, label.en, false);
    }

    void object(const Json& json, const char* name, const std::string& pointer,
                std::shared_ptr<const Json>& value)
    {
        const auto found = json.find(name);
        if (found == json.end() || found->is_null())
            return;
        if (found->is_object())
            value = std::make_shared<const Json>(*found);
        else
            fault("rubric.type", pointerBelow(pointer, name), "an object");
    }

    void node(const Json& json, const std::string& pointer)
    {
        TaxonomyNode node;
        m_file.childIds.emplace_back();
        m_file.childless.push_back(false);
        if (json.is_object()) {
            text(json, "id", pointer, node.id, true);
            bilingual(json, "label", pointer, node.label);
            children(json, pointer);
            leaf(json, pointer, node.leaf);
            unknown(json, pointer);
        } else {
            fault("rubric.type", pointer, "an object with id");
        }
        m_file.nodes.push_back(std::move(node));
    }

    void children(const Json& json, const std::string& pointer)
    {
        const auto found = json.find("children");
        if (found == json.end())
            return;
        const std::string here = pointerBelow(pointer, "children");
        if (!found->is_array())
            return fault("rubric.type", here, "a list of node ids");
        m_file.childless.back() = found->empty();
        for (std::size_t i = 0; i < found->size(); ++i) {
            if ((*found)[i].is_string())
                m_file.childIds.back().push_back((*found)[i].get<std::string>());
            else
                fault("rubric.type", here + "/" + std::to_string(i), "a node's id");
        }
    }

    void leaf(const Json& json, const std::string& pointer, LeafRubric& leaf)
    {
        bilingual(json, "question", pointer, leaf.question);
        bilingual(json, "met", pointer, leaf.met);
        bilingual(json, "not_met", pointer, leaf.notMet);
        text(json, "source", pointer, leaf.source, false);
        object(json, "applies", pointer, leaf.applies);
        object(json, "detector", pointer, leaf.detector);
        std::string word;
        text(json, "criticality", pointer, word, false);
        leaf.criticality = criticalityFromCode(word);
        if (!word.empty() && !leaf.criticality)
            fault("rubric.unknown_code", pointerBelow(pointer, "criticality"), "minor, major or critical");
        const auto weight = json.find("weight");
        if (weight == json.end() || weight->is_null())
            return;
        if (weight->is_number() && weight->get<double>() >= 0)
            leaf.statedWeight = weight->get<double>();
        else
            fault("rubric.type", pointerBelow(pointer, "weight"), "a number, 0 or more");
    }

    void unknown(const Json& json, const std::string& pointer)
    {
        static constexpr std::array<std::string_view, 11> kKnown{
            "id",      "label",    "children",    "question", "met",   "not_met",
            "applies", "detector", "criticality", "source",   "weight"};
        for (const auto& [name, value] : json.items()) {
            if (std::find(kKnown.begin(), kKnown.end(), name) == kKnown.end())
                m_file.unknownMembers.push_back(pointerBelow(pointer, name));
        }
    }

    TaxonomyFile& m_file;
};
} // namespace

TaxonomyFile readTaxonomyFile(std::string_view json)
{
    TaxonomyFile file;
    const auto parsed = parseStrictJson(json);
    if (!parsed)
        file.faults.push_back(parsed.error());
    else
        FileReader(file).read(*parsed);
    return file;
}

} // namespace cotejo
