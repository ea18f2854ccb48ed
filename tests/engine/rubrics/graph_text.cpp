#include "tests/engine/rubrics/graph_text.h"

#include <set>
#include <sstream>
#include <vector>

std::string taxonomyJson(std::string_view edges)
{
    std::set<std::string> inner;
    std::vector<std::string> leaves;
    std::string nodes;
    std::istringstream words{std::string(edges)};
    std::vector<std::string> children;
    for (std::string word; words >> word;) {
        const std::size_t colon = word.find(':');
        inner.insert(word.substr(0, colon));
        std::string list;
        std::istringstream names(word.substr(colon + 1));
        for (std::string name; std::getline(names, name, ',');) {
            list += (list.empty() ? "\"" : ",\"") + name + '"';
            children.push_back(name);
        }
        nodes += (nodes.empty() ? "" : ",") + std::string(R"({"id":")") + word.substr(0, colon) +
                 R"(","children":[)" + list + "]}";
    }
    for (const std::string& name : children) {
        if (inner.insert(name).second)
            nodes += R"(,{"id":")" + name + R"(","question":{"es":"¿?","en":"?"}})";
    }
    return R"({"format":"cotejo.rubrics","version":1,"id":"t","root":"root","nodes":[)" + nodes + "]}";
}
