#include "engine/store/reason_catalog.h"

#include "engine/base/embedded_resource.h"
#include "engine/base/strict_json.h"
#include "engine/domain/codes.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace cotejo
{
namespace
{
using Json = nlohmann::json;

const std::string* textOf(const Json& entry, const char* member)
{
    const auto found = entry.find(member);
    return found != entry.end() && found->is_string() ? found->get_ptr<const std::string*>() : nullptr;
}

// The words of a list member; nullopt where it is no list of strings.
std::optional<std::vector<std::string>> wordsOf(const Json& entry, const char* member)
{
    const auto found = entry.find(member);
    if (found == entry.end() || !found->is_array())
        return std::nullopt;
    std::vector<std::string> words;
    for (const Json& word : *found) {
        if (!word.is_string())
            return std::nullopt;
        words.push_back(word);
    }
    return words;
}

Result<ReasonCode> readReason(const Json& entry, const std::string& where)
{
    if (!entry.is_object())
        return fail("reasons.form", where, "an object was expected");
    const std::string* code = textOf(entry, "code");
    const std::string* es = textOf(entry, "es");
    const std::string* en = textOf(entry, "en");
    if (!code || code->empty() || !es || !en)
        return fail("reasons.form", where, "code, es and en were expected, all strings");
    const auto decisions = wordsOf(entry, "decisions");
    const auto items = wordsOf(entry, "items");
    if (!decisions || !items)
        return fail("reasons.form", where, "decisions and items were expected, lists of words");
    ReasonCode reason{*code, *es, *en, {}, false, false};
    for (const std::string& word : *decisions) {
        const std::optional<DecisionKind> kind = fromCode<DecisionKind>(word);
        if (!kind)
            return fail("reasons.form", where + "/decisions", "a decision of FORMATS §8 was expected");
        reason.decisions.push_back(*kind);
    }
    for (const std::string& word : *items) {
        if (word != "turn" && word != "note")
            return fail("reasons.form", where + "/items", "turn or note was expected");
        (word == "turn" ? reason.turns : reason.notes) = true;
    }
    return reason;
}
} // namespace

bool ReasonCode::allows(DecisionKind decision, ItemKind kind) const
{
    return (kind == ItemKind::turn ? turns : notes) &&
           std::find(decisions.begin(), decisions.end(), decision) != decisions.end();
}

const ReasonCatalog& ReasonCatalog::builtIn()
{
    static const ReasonCatalog catalog = fromJson(embeddedResource("review/reasons.json")).value();
    return catalog;
}

Result<ReasonCatalog> ReasonCatalog::fromJson(std::string_view json)
{
    const Result<Json> parsed = parseStrictJson(json);
    if (!parsed)
        return tl::unexpected<Error>(parsed.error());
    const auto list = parsed->is_object() ? parsed->find("reasons") : parsed->end();
    if (!parsed->is_object() || parsed->value("format", Json()) != "cotejo.reasons" ||
        parsed->value("version", Json()) != 1 || list == parsed->end() || !list->is_array())
        return fail("reasons.form", "", "cotejo.reasons version 1 with a list of reasons was expected");
    ReasonCatalog catalog;
    for (std::size_t i = 0; i < list->size(); ++i) {
        Result<ReasonCode> reason = readReason((*list)[i], "/reasons/" + std::to_string(i));
        if (!reason)
            return tl::unexpected<Error>(reason.error());
        if (catalog.find(reason->code))
            return fail("reasons.form", "/reasons/" + std::to_string(i), "each code once");
        catalog.m_codes.push_back(std::move(*reason));
    }
    return catalog;
}

void ReasonCatalog::extend(const ReasonCatalog& other)
{
    for (const ReasonCode& reason : other.m_codes) {
        const auto same = std::find_if(m_codes.begin(), m_codes.end(), [&reason](const ReasonCode& known) {
            return known.code == reason.code;
        });
        if (same == m_codes.end())
            m_codes.push_back(reason);
        else
            *same = reason;
    }
}

const ReasonCode* ReasonCatalog::find(std::string_view code) const
{
    const auto found = std::find_if(m_codes.begin(), m_codes.end(),
                                    [code](const ReasonCode& known) { return known.code == code; });
    return found == m_codes.end() ? nullptr : &*found;
}

std::vector<const ReasonCode*> ReasonCatalog::forDecision(DecisionKind decision, ItemKind kind) const
{
    std::vector<const ReasonCode*> found;
    for (const ReasonCode& reason : m_codes) {
        if (reason.allows(decision, kind))
            found.push_back(&reason);
    }
    return found;
}

std::string ReasonCatalog::codeList(DecisionKind decision, ItemKind kind) const
{
    std::string list;
    for (const ReasonCode* reason : forDecision(decision, kind))
        list += (list.empty() ? "" : ", ") + reason->code;
    return list.empty() ? "none" : list;
}

bool isReasonCode(std::string_view code)
{
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.';
    };
    return !code.empty() && code.size() <= 64 && std::all_of(code.begin(), code.end(), fits);
}

bool needsReason(DecisionKind kind, const std::vector<std::string>& itemReasons)
{
    if (kind == DecisionKind::postpone)
        return false;
    return kind != DecisionKind::approve || !itemReasons.empty();
}

} // namespace cotejo
