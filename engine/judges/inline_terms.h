#pragma once

#include <nlohmann/json.hpp>

#include <map>
#include <string>

namespace cotejo
{

// Words written in place, in a pattern's group: {"terms": {"es": […], "en": […]}}. Each list becomes a
// concept of its own, so that the pattern reader and the matcher know nothing of them.
class InlineTerms
{
public:
    // The same JSON with every "terms" replaced by an id in "any". What is no well-formed "terms" stays, and
    // the pattern reader refuses it.
    [[nodiscard]] nlohmann::json lifted(const nlohmann::json& item);
    // All lists so far, as a file of `cotejo.concepts`.
    [[nodiscard]] std::string conceptFile() const;

private:
    [[nodiscard]] std::string idOf(const nlohmann::json& terms);
    std::map<std::string, std::string> m_ids; // by the list's text
    nlohmann::json m_concepts = nlohmann::json::array();
};

} // namespace cotejo
