#include "engine/import/fhir_terms.h"

#include "engine/import/html_lines.h"

#include <array>

namespace cotejo
{
namespace
{
std::string quantityText(const ForeignValue& quantity)
{
    const auto value = quantity.member("value").plain();
    if (!value)
        return {};
    std::string text = quantity.member("comparator").plain().value_or(std::string()) + *value;
    if (const auto unit = quantity.firstMember({"unit", "code"}).plain(); unit && *unit != "1")
        text += " " + *unit;
    return text;
}

std::string boundsText(const ForeignValue& value, const char* low, const char* high)
{
    const auto textOf = [](const ForeignValue& bound) {
        return bound.isObject() ? quantityText(bound) : bound.plain().value_or(std::string());
    };
    const std::string from = textOf(value.member(low));
    const std::string to = textOf(value.member(high));
    if (from.empty() || to.empty())
        return from.empty() ? to : from;
    return from + " a " + to;
}
} // namespace

std::string conceptText(const ForeignValue& given)
{
    const auto all = given.oneOrMore();
    if (all.empty())
        return {};
    const ForeignValue& coded = all.front();
    if (const auto plain = coded.plain())
        return *plain;
    if (const auto text = coded.member("text").plain())
        return *text;
    for (const ForeignValue& coding : coded.member("coding").oneOrMore()) {
        if (const auto words = coding.firstMember({"display", "code"}).plain())
            return *words;
    }
    if (const ForeignValue inner = coded.member("concept"); inner.isObject())
        return conceptText(inner);
    return coded.member("display").plain().value_or(std::string());
}

std::string codeText(const ForeignValue& value)
{
    if (const auto plain = value.plain())
        return *plain;
    for (const ForeignValue& coding : value.member("coding").oneOrMore()) {
        if (const auto code = coding.member("code").plain())
            return *code;
    }
    return value.member("text").plain().value_or(std::string());
}

std::optional<std::string> dateText(const ForeignValue& resource,
                                    const std::vector<std::string_view>& members)
{
    const ForeignValue value = resource.firstMember(members);
    auto date = value.isObject() ? value.firstMember({"start", "end"}).plain() : value.plain();
    if (date && date->size() > 10 && (*date)[10] == 'T')
        date->resize(10);
    return date;
}

std::string choiceText(const ForeignValue& resource, const std::string& stem, std::string& member)
{
    static constexpr auto kPlain = std::to_array<std::string_view>(
        {"String", "Integer", "Decimal", "DateTime", "Date", "Time", "Instant", "Code"});
    const auto found = [&](std::string_view type) {
        member = stem + std::string(type);
        return !resource.member(member).isNull();
    };
    if (found("Quantity") || found("Age") || found("Duration"))
        return quantityText(resource.member(member));
    if (found("CodeableConcept") || found("Coding"))
        return conceptText(resource.member(member));
    if (found("Boolean"))
        return resource.member(member).plain() == "true" ? "sí" : "no";
    if (found("Range"))
        return boundsText(resource.member(member), "low", "high");
    if (found("Period"))
        return boundsText(resource.member(member), "start", "end");
    if (found("Ratio")) {
        const std::string ratio = quantityText(resource.member(member).member("numerator"));
        return ratio + ":" + quantityText(resource.member(member).member("denominator"));
    }
    for (const std::string_view type : kPlain) {
        if (found(type))
            return resource.member(member).plain().value_or(std::string());
    }
    member.clear();
    return {};
}

std::string wordsOfHtml(std::string_view html)
{
    std::string words;
    HtmlLines lines([&](const HtmlLine& line) { words.append(line.text).append("\n"); });
    HtmlTokens tokens(html);
    HtmlToken token;
    while (tokens.next(token)) {
        if (token.name != "b" && token.name != "strong" && token.name != "a") // words alone
            lines.add(token);
    }
    lines.finish();
    while (words.ends_with('\n'))
        words.pop_back();
    return words;
}

std::string narrativeText(const ForeignValue& resource)
{
    return wordsOfHtml(resource.member("text").member("div").plain().value_or(std::string()));
}

std::string resourcePlace(const ForeignValue& resource)
{
    const std::string type = resource.member("resourceType").plain().value_or("resource");
    const auto id = resource.member("id").plain();
    return id ? type + "/" + *id : resource.pointer().empty() ? type : resource.pointer();
}

} // namespace cotejo
