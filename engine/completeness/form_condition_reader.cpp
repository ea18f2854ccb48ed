#include "engine/completeness/form_condition_reader.h"

#include "engine/domain/codes.h"
#include "engine/text/folded_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cotejo
{
namespace
{
using Kind = FormCondition::Kind;
using State = FormCondition::State;

constexpr std::array<std::pair<std::string_view, State>, 6> kStates = {{{"mentioned", State::mentioned},
                                                                        {"present", State::present},
                                                                        {"affirmed", State::affirmed},
                                                                        {"denied", State::denied},
                                                                        {"unknown", State::unknown},
                                                                        {"absent", State::absent}}};

std::vector<FormCondition> readParts(FormConditionReader& reader, const FormJson& json, std::string_view name)
{
    std::vector<FormCondition> parts;
    json.eachElement(name, [&](const FormJson& part) { parts.push_back(reader.read(part)); });
    if (parts.empty())
        json.refuse(name, "at least one condition");
    return parts;
}

template <class E>
std::vector<E> readCodes(const FormJson& json, std::string_view name)
{
    std::vector<E> codes;
    json.eachElement(name, [&](const FormJson& element) {
        if (const auto code = fromCode<E>(element.asText()))
            codes.push_back(*code);
        else
            element.refuse("a code of FORMATS §3");
    });
    return codes;
}
} // namespace

void FormConditionReader::readNamed(const FormJson& form)
{
    if (form.has("sets"))
        form.eachMember("sets", [&](const std::string& name, const FormJson&) {
            m_sets[name] = form.member("sets").texts(name);
        });
    if (!form.has("conditions"))
        return;
    form.eachMember("conditions",
                    [&](const std::string& name, const FormJson& json) { m_unread.emplace(name, json); });
    for (const auto& [name, json] : std::map(m_unread)) {
        if (m_named.contains(name))
            continue;
        m_open = {name};
        m_named[name] = read(json);
    }
    m_open.clear();
}

FormCondition FormConditionReader::readWhen(const FormJson& owner)
{
    return owner.has("when") ? read(owner.member("when")) : FormCondition{};
}

FormCondition FormConditionReader::read(const FormJson& json)
{
    FormCondition condition;
    if (json.has("field"))
        return readField(json);
    if (json.has("use"))
        return readUse(json);
    if (json.has("all")) {
        condition.kind = Kind::all;
        condition.parts = readParts(*this, json, "all");
    } else if (json.has("any")) {
        condition.kind = Kind::any;
        condition.parts = readParts(*this, json, "any");
    } else if (json.has("not")) {
        condition.kind = Kind::negation;
        condition.parts.push_back(read(json.member("not")));
    } else if (json.has("disease")) {
        condition.kind = Kind::disease;
        condition.diseases = readCodes<Disease>(json, "disease");
    } else if (json.has("context")) {
        condition.kind = Kind::context;
        condition.contexts = readCodes<VisitContext>(json, "context");
    } else {
        json.refuse("one of all, any, not, disease, context, use, field");
    }
    return condition;
}

FormCondition FormConditionReader::readUse(const FormJson& json)
{
    const std::string name = json.text("use");
    if (const auto known = m_named.find(name); known != m_named.end())
        return known->second;
    const auto unread = m_unread.find(name);
    if (unread == m_unread.end() || std::find(m_open.begin(), m_open.end(), name) != m_open.end()) {
        json.refuse("use", "the name of a condition that does not lead back to itself");
        return {};
    }
    m_open.push_back(name);
    const FormCondition condition = read(unread->second);
    m_open.pop_back();
    m_named[name] = condition;
    return condition;
}

std::size_t FormConditionReader::fieldOf(const FormJson& json, std::string_view member) const
{
    const auto at = m_fieldIndex.find(json.text(member));
    if (at == m_fieldIndex.end()) {
        json.refuse(member, "the id of a field of this form");
        return 0;
    }
    return at->second;
}

FormCondition FormConditionReader::readField(const FormJson& json)
{
    FormCondition condition;
    condition.field = fieldOf(json, "field");
    if (json.has("is")) {
        condition.kind = Kind::state;
        const std::string word = json.text("is");
        const auto* const known = std::find_if(kStates.begin(), kStates.end(),
                                               [&](const auto& state) { return state.first == word; });
        if (known == kStates.end())
            json.refuse("is", "one of mentioned, present, affirmed, denied, unknown, absent");
        else
            condition.state = known->second;
    } else if (json.has("equals")) {
        condition.kind = Kind::equals;
        condition.words = json.texts("equals");
    } else if (json.has("in")) {
        condition.kind = Kind::equals;
        const auto set = m_sets.find(json.text("in"));
        if (set == m_sets.end())
            json.refuse("in", "the name of a set of this form");
        else
            condition.words = set->second;
    } else if (json.has("contains")) {
        condition.kind = Kind::contains;
        for (const auto& word : json.texts("contains"))
            condition.words.emplace_back(FoldedText(word).view());
    } else if (json.has("variant")) {
        condition.kind = Kind::variant;
        condition.words = json.texts("variant");
    } else if (json.has("since")) {
        condition.kind = Kind::since;
        condition.other = fieldOf(json, "since");
        condition.days = static_cast<int>(json.number("days").value_or(0));
    } else if (json.has("before")) {
        condition.kind = Kind::before;
        condition.other = fieldOf(json, "before");
    } else if (json.has("min") || json.has("max")) {
        condition.kind = Kind::number;
        condition.low = json.number("min");
        condition.high = json.number("max");
    } else {
        json.refuse("one of is, equals, in, contains, variant, min, max, since, before");
    }
    return condition;
}

} // namespace cotejo
