#include "engine/rules/rule_reader.h"

#include "engine/rules/json_member_text.h"

#include "engine/base/strict_json.h"
#include "engine/domain/codes.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{

using nlohmann::json;

constexpr std::array<std::pair<std::string_view, FactRole>, 11> kFactRoles = {
    {{"starts", FactRole::starts},
     {"uses", FactRole::uses},
     {"takes", FactRole::takes},
     {"question", FactRole::question},
     {"answer", FactRole::answer},
     {"named", FactRole::named},
     {"absent", FactRole::absent},
     {"unasked", FactRole::unasked},
     {"failed", FactRole::failed},
     {"says", FactRole::says},
     {"silent", FactRole::silent}}};
constexpr std::string_view kLetters = "PCL"; // the strongest first; a label after them

std::vector<std::string> textsOf(const json& item, const char* member)
{
    std::vector<std::string> texts;
    const auto place = item.find(member);
    if (place != item.end() && place->is_array())
        for (const json& text : *place)
            if (text.is_string())
                texts.push_back(text.get<std::string>());
    return texts;
}

} // namespace

Result<RuleFact> RuleReader::readFact(const json& item, const std::string& where) const
{
    RuleFact fact;
    if (!item.is_object() || item.size() != 1)
        return fail("rules.invalid", where, "expected an object with one role");
    const std::string name = item.begin().key();
    const auto role =
        std::find_if(kFactRoles.begin(), kFactRoles.end(), [&](const auto& r) { return r.first == name; });
    if (role == kFactRoles.end())
        return fail("rules.invalid", where, "expected a known role");
    fact.role = role->second;
    auto pattern = readStatementPattern(item.begin().value(), m_concepts, name, where + "/" + name);
    if (!pattern)
        return tl::unexpected(pattern.error());
    fact.any = pattern->all.front().any;
    if (fact.role == FactRole::says || fact.role == FactRole::silent)
        fact.statement = std::move(*pattern);
    else if (fact.any.empty())
        return fail("rules.invalid", where, "expected concepts");
    return fact;
}

Result<void> RuleReader::readWhen(const json& item, const std::string& where, Rule& rule) const
{
    const auto when = item.find("when");
    if (when == item.end() || !when->is_array() || when->empty())
        return fail("rules.invalid", where + "/when", "expected a list of alternatives");
    for (const json& alternative : *when) {
        if (!alternative.is_array() || alternative.empty())
            return fail("rules.invalid", where + "/when", "expected lists of facts");
        std::vector<RuleFact> facts;
        for (const json& one : alternative) {
            auto fact = readFact(one, where + "/when");
            if (!fact)
                return tl::unexpected(fact.error());
            facts.push_back(std::move(*fact));
        }
        rule.when.push_back(std::move(facts));
    }
    return {};
}

Result<void> RuleReader::readPatterns(const json& item, const std::string& where, const std::string& id,
                                      std::vector<StatementPattern>& patterns) const
{
    if (!item.is_array() || item.empty())
        return fail("rules.invalid", where, "expected a list of statements");
    std::size_t number = 0;
    for (const json& one : item) {
        auto pattern = readStatementPattern(one, m_concepts, id, where + "/" + std::to_string(number++));
        if (!pattern)
            return tl::unexpected(pattern.error());
        patterns.push_back(std::move(*pattern));
    }
    return {};
}

Result<void> RuleReader::checkSources(const std::string& where, Rule& rule) const
{
    if (rule.provisional)
        return rule.points == 0
                   ? Result<void>()
                   : fail("rules.invalid", where + "/points", "expected 0 for a provisional rule");
    if (rule.sources.empty() || (rule.basis != "R" && rule.basis != "S") || rule.points <= 0)
        return fail("rules.unconfirmed_source", where, "expected sources, a basis R or S, and points");
    std::size_t best = kLetters.size();
    for (const std::string& id : rule.sources) {
        const auto source = m_sources.find(id);
        if (source == m_sources.end())
            return fail("rules.unconfirmed_source", where + "/sources", "not confirmed: " + id);
        best = std::min(best, kLetters.find(source->second.letter.front()));
    }
    rule.letter = best < kLetters.size() ? std::string(1, kLetters[best]) : std::string("label");
    return {};
}

Result<Rule> RuleReader::readRule(const json& item, const std::string& where) const
{
    Rule rule;
    rule.id = memberText(item, "id");
    rule.family = memberText(item, "family");
    rule.drugs = textsOf(item, "drugs");
    rule.conditions = textsOf(item, "conditions");
    rule.dimension = memberText(item, "dimension");
    rule.denialWins = item.value("denial_wins", true);
    rule.points = item.value("points", 0.0);
    rule.sources = textsOf(item, "sources");
    rule.fact = memberText(item, "fact");
    rule.basis = memberText(item, "basis");
    rule.provisional = item.value("provisional", false);
    const auto severity = fromCode<RuleSeverity>(memberText(item, "severity"));
    if (rule.id.empty() || rule.family.empty() || rule.dimension.empty() || !severity)
        return fail("rules.invalid", where, "expected id, family, dimension and severity");
    rule.severity = *severity;
    const json feedback = item.value("feedback", json::object());
    rule.textEs = memberText(feedback, "es");
    rule.textEn = memberText(feedback, "en");
    if (rule.textEs.empty() || rule.textEn.empty())
        return fail("rules.invalid", where + "/feedback", "expected a sentence in es and en");
    if (auto read = readWhen(item, where, rule); !read)
        return tl::unexpected(read.error());
    const bool forbids = item.contains("forbids");
    if (forbids == item.contains("requires"))
        return fail("rules.invalid", where, "expected either requires or forbids");
    const char* member = forbids ? "forbids" : "requires";
    rule.shape = item.at(member).dump();
    if (auto read = readPatterns(item.at(member), where + "/" + member, rule.id,
                                 forbids ? rule.forbidden : rule.wanted);
        !read)
        return tl::unexpected(read.error());
    const json examples = item.value("examples", json::object());
    for (std::size_t i = 0; i < 2; ++i) {
        const json language = examples.value(i == 0 ? "es" : "en", json::object());
        rule.examples[i] = {textsOf(language, "satisfies"), textsOf(language, "fails")};
    }
    if (auto checked = checkSources(where, rule); !checked)
        return tl::unexpected(checked.error());
    return rule;
}

Result<void> RuleReader::readFile(std::string_view name, std::string_view text)
{
    const auto root = parseStrictJson(text);
    if (!root)
        return tl::unexpected(
            Error{root.error().code, std::string(name) + " " + root.error().where, root.error().detail});
    if (!root->is_object() || memberText(*root, "format") != "cotejo.rules")
        return fail("rules.invalid", std::string(name) + " /format", "expected cotejo.rules");
    const auto rules = root->find("rules");
    if (rules == root->end() || !rules->is_array())
        return fail("rules.invalid", std::string(name) + " /rules", "expected an array");
    std::size_t number = 0;
    for (const json& item : *rules) {
        const std::string where = std::string(name) + " /rules/" + std::to_string(number++);
        if (!item.is_object())
            return fail("rules.invalid", where, "expected an object");
        auto rule = readRule(item, where);
        if (!rule)
            return tl::unexpected(rule.error());
        const bool taken = std::any_of(m_rules.begin(), m_rules.end(),
                                       [&](const Rule& other) { return other.id == rule->id; });
        if (taken)
            return fail("rules.invalid", where + "/id", "expected an id that is not there yet");
        m_rules.push_back(std::move(*rule));
    }
    return {};
}

} // namespace cotejo
