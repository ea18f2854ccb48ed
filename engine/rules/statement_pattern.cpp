#include "engine/rules/statement_pattern.h"

#include <nlohmann/json.hpp>

#include <array>
#include <limits>

namespace cotejo
{
namespace
{

using nlohmann::json;

constexpr std::array<std::pair<const char*, WantedStance>, 7> kStances = {
    {{"stated", WantedStance::stated},
     {"done", WantedStance::done},
     {"against", WantedStance::against},
     {"unneeded", WantedStance::unneeded},
     {"denied", WantedStance::denied},
     {"heeded", WantedStance::heeded},
     {"any", WantedStance::any}}};
constexpr std::array<std::pair<const char*, PatternScope>, 5> kScopes = {
    {{"clause", PatternScope::clause},
     {"sentence", PatternScope::sentence},
     {"near", PatternScope::near},
     {"paragraph", PatternScope::paragraph},
     {"text", PatternScope::text}}};
constexpr std::array<std::pair<const char*, AmountUnit>, 5> kUnitCodes = {
    {{"weeks", AmountUnit::weeks},
     {"mg", AmountUnit::milligrams},
     {"mg_kg", AmountUnit::milligramsPerKilogram},
     {"mg_dl", AmountUnit::milligramsPerDecilitre},
     {"ml_min", AmountUnit::millilitresPerMinute}}};

template <class Table, class Value>
bool lookUp(const Table& table, const json& word, Value& value)
{
    if (word.is_string())
        for (const auto& [name, meaning] : table)
            if (word.get_ref<const std::string&>() == name) {
                value = meaning;
                return true;
            }
    return false;
}

class Reader
{
public:
    explicit Reader(const ConceptSet& concepts) : m_concepts(concepts) {}

    Result<PatternGroup> group(const json& item, const std::string& where) const
    {
        PatternGroup group;
        if (item.is_string() || item.is_array()) {
            if (auto read = concepts(item, where, group.any); !read)
                return tl::unexpected(read.error());
            return group;
        }
        if (!item.is_object())
            return fail("pattern.invalid", where, "expected a concept, a list of concepts or an object");
        for (const auto& [name, value] : item.items())
            if (auto read = member(name, value, where + "/" + name, group); !read)
                return tl::unexpected(read.error());
        if (group.any.empty() && group.amounts.empty())
            return fail("pattern.invalid", where, "expected any or an amount");
        return group;
    }

    Result<std::vector<PatternGroup>> groups(const json& items, const std::string& where) const
    {
        if (!items.is_array())
            return fail("pattern.invalid", where, "expected a list of groups");
        std::vector<PatternGroup> all;
        std::size_t number = 0;
        for (const json& item : items) {
            auto read = group(item, where + "/" + std::to_string(number++));
            if (!read)
                return tl::unexpected(read.error());
            all.push_back(std::move(*read));
        }
        return all;
    }

private:
    Result<void> concepts(const json& item, const std::string& where, std::vector<ConceptNumber>& into) const
    {
        if (item.is_array()) {
            for (const json& one : item)
                if (auto read = concepts(one, where, into); !read || one.is_array())
                    return read ? fail("pattern.invalid", where, "expected ids of concepts") : read;
            return {};
        }
        if (!item.is_string())
            return fail("pattern.invalid", where, "expected the id of a concept");
        const auto number = m_concepts.find(item.get_ref<const std::string&>());
        if (!number)
            return fail("pattern.unknown_concept", where, item.get<std::string>());
        into.push_back(*number);
        return {};
    }

    Result<void> member(const std::string& name, const json& value, const std::string& where,
                        PatternGroup& group) const
    {
        if (name == "any")
            return concepts(value, where, group.any);
        if (name == "between")
            return concepts(value, where, group.between);
        AmountUnit unit{};
        if (lookUp(kUnitCodes, json(name), unit)) {
            if (!value.is_array() || value.size() != 2 || !value[0].is_number() ||
                !(value[1].is_number() || value[1].is_null()))
                return fail("pattern.invalid", where, "expected [from, to], to may be null");
            group.amounts.push_back(
                {unit, value[0].get<double>(),
                 value[1].is_null() ? std::numeric_limits<double>::infinity() : value[1].get<double>()});
            return {};
        }
        if (name == "stance")
            return lookUp(kStances, value, group.stance)
                       ? Result<void>()
                       : fail("pattern.invalid", where, "expected a stance");
        if (name == "gap" && value.is_number_integer() && value.get<std::int64_t>() >= 0) {
            group.gap = value.get<std::size_t>();
            return {};
        }
        if (name == "order" && (value == "after" || value == "before")) {
            group.order = value == "after" ? 1 : -1;
            return {};
        }
        return fail("pattern.invalid", where, "expected any, stance, gap, order, between or an amount");
    }

    const ConceptSet& m_concepts;
};

} // namespace

Result<StatementPattern> readStatementPattern(const json& item, const ConceptSet& concepts, std::string id,
                                              const std::string& where)
{
    const Reader reader(concepts);
    StatementPattern pattern;
    pattern.id = std::move(id);
    if (!item.is_object() || !item.contains("all")) {
        auto group = reader.group(item, where);
        if (!group)
            return tl::unexpected(group.error());
        pattern.all.push_back(std::move(*group));
        return pattern;
    }
    for (const auto& [name, value] : item.items()) {
        if (name == "all" || name == "none") {
            auto groups = reader.groups(value, where + "/" + name);
            if (!groups)
                return tl::unexpected(groups.error());
            (name == "all" ? pattern.all : pattern.none) = std::move(*groups);
        } else if (name != "scope" || !lookUp(kScopes, value, pattern.scope)) {
            return fail("pattern.invalid", where + "/" + name, "expected all, none or a scope");
        }
    }
    if (pattern.all.empty())
        return fail("pattern.invalid", where + "/all", "expected at least one group");
    return pattern;
}

} // namespace cotejo
