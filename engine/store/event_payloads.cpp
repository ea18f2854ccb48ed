#include "engine/store/event_payloads.h"

#include "engine/base/canonical_json.h"
#include "engine/domain/codes.h"
#include "engine/store/store_failure.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{
using Json = nlohmann::json;

ItemKind kindOf(const Json& json)
{
    return json.at("kind").get_ref<const std::string&>() == "note" ? ItemKind::note : ItemKind::turn;
}

Json completenessJson(const CompletenessCounts& counts)
{
    return {{"complete", counts.complete},    {"asked", counts.asked},
            {"to_clarify", counts.toClarify}, {"unknown", counts.unknown},
            {"absent", counts.absent},        {"not_applicable", counts.notApplicable}};
}

CompletenessCounts completenessOf(const Json& json)
{
    return {json.at("complete").get<std::int64_t>(),   json.at("asked").get<std::int64_t>(),
            json.at("to_clarify").get<std::int64_t>(), json.at("unknown").get<std::int64_t>(),
            json.at("absent").get<std::int64_t>(),     json.at("not_applicable").get<std::int64_t>()};
}

template <class E>
E wordOf(const Json& json, const char* member)
{
    const std::optional<E> value = fromCode<E>(json.at(member).get_ref<const std::string&>());
    if (!value)
        throw StoreFailure("store.damaged", member, "a word this program does not know");
    return *value;
}
} // namespace

std::string toPayload(const ImportedPayload& payload)
{
    Json items = Json::array();
    for (const auto& [turn, date] : payload.items)
        items.push_back({{"turn", turn}, {"date", date}});
    Json json{{"document", payload.document}, {"kind", codeOfItemKind(payload.kind)},
              {"record", payload.record},     {"subject", payload.subject},
              {"date", payload.date},         {"batch", payload.batch},
              {"file", payload.file},         {"items", std::move(items)}};
    if (!payload.origin.empty())
        json["origin"] = payload.origin;
    return canonicalJson(json);
}

std::string toPayload(const EvaluatedPayload& payload)
{
    Json items = Json::array();
    for (const ItemEvaluation& item : payload.items) {
        Json entry{{"turn", item.turn},
                   {"verdict", item.verdict},
                   {"versions", item.versions},
                   {"reasons", item.reasons}};
        if (payload.kind == ItemKind::note)
            entry["completeness"] = completenessJson(item.completeness);
        items.push_back(std::move(entry));
    }
    return canonicalJson({{"document", payload.document},
                          {"kind", codeOfItemKind(payload.kind)},
                          {"record", payload.record},
                          {"artifact", payload.artifact},
                          {"items", std::move(items)}});
}

std::string toPayload(const LoopEscalation& escalation, const std::string& document)
{
    return canonicalJson({{"document", document},
                          {"turn", escalation.turn},
                          {"why", escalation.why},
                          {"contract", escalation.contract},
                          {"verdict", escalation.verdict},
                          {"evaluations", escalation.evaluations},
                          {"feedback", escalation.feedback}});
}

std::string toPayload(const DecisionPayload& payload)
{
    const ReviewDecision& decision = payload.decision;
    Json json{{"kind", codeOfItemKind(payload.key.kind)},
              {"record", payload.key.record},
              {"turn", payload.key.turn},
              {"decision", codeOf(decision.kind)},
              {"reasons", decision.reasons},
              {"comment", decision.comment},
              {"basis",
               {{"document", decision.basis.document},
                {"verdict", decision.basis.verdict},
                {"versions", decision.basis.versions},
                {"findings", payload.findings}}}};
    if (decision.corrected)
        json["corrected"] = *decision.corrected;
    if (decision.escalation)
        json["escalation"] = {{"level", codeOf(decision.escalation->level)},
                              {"urgency", codeOf(decision.escalation->urgency)},
                              {"to", decision.escalation->to}};
    if (decision.until)
        json["until"] = *decision.until;
    if (!payload.standing.empty())
        json["standing"] = payload.standing;
    for (const auto& [name, value] : {std::pair<const char*, const std::string&>("role", payload.role),
                                      {"second_reading", payload.duty},
                                      {"first", payload.first},
                                      {"second", payload.second}}) {
        if (!value.empty())
            json[name] = value;
    }
    if (payload.follows)
        json["follows"] = *payload.follows;
    return canonicalJson(json);
}

ImportedPayload importedPayload(std::string_view text)
{
    const Json json = Json::parse(text);
    ImportedPayload payload{json.at("document"), kindOf(json),     json.at("record"), json.at("subject"),
                            json.at("date"),     json.at("batch"), json.at("file"),   {}};
    for (const Json& item : json.at("items"))
        payload.items.emplace_back(item.at("turn"), item.at("date"));
    payload.origin = json.value("origin", std::string());
    return payload;
}

EvaluatedPayload evaluatedPayload(std::string_view text)
{
    const Json json = Json::parse(text);
    EvaluatedPayload payload{json.at("document"), kindOf(json), json.at("record"), json.at("artifact"), {}};
    for (const Json& entry : json.at("items")) {
        ItemEvaluation item;
        item.turn = entry.at("turn");
        item.verdict = entry.at("verdict");
        item.versions = entry.at("versions");
        item.reasons = entry.at("reasons").get<std::vector<std::string>>();
        if (const auto counts = entry.find("completeness"); counts != entry.end())
            item.completeness = completenessOf(*counts);
        payload.items.push_back(std::move(item));
    }
    return payload;
}

DecisionPayload decisionPayload(std::string_view text)
{
    const Json json = Json::parse(text);
    const Json& basis = json.at("basis");
    DecisionPayload payload;
    payload.key = {kindOf(json), json.at("record"), json.at("turn")};
    ReviewDecision& decision = payload.decision;
    decision.item = payload.key.item();
    decision.kind = wordOf<DecisionKind>(json, "decision");
    decision.reasons = json.at("reasons").get<std::vector<std::string>>();
    decision.comment = json.at("comment");
    decision.basis = {basis.at("document"), basis.at("verdict"), basis.at("versions")};
    payload.findings = basis.at("findings").get<std::vector<std::string>>();
    if (const auto corrected = json.find("corrected"); corrected != json.end())
        decision.corrected = corrected->get<std::string>();
    if (const auto escalation = json.find("escalation"); escalation != json.end())
        decision.escalation = Escalation{wordOf<EscalationLevel>(*escalation, "level"),
                                         wordOf<Urgency>(*escalation, "urgency"), escalation->at("to")};
    if (const auto until = json.find("until"); until != json.end())
        decision.until = until->get<std::string>();
    payload.standing = json.value("standing", "");
    payload.role = json.value("role", "");
    payload.duty = json.value("second_reading", "");
    payload.first = json.value("first", "");
    payload.second = json.value("second", "");
    if (const auto follows = json.find("follows"); follows != json.end())
        payload.follows = follows->get<std::vector<std::string>>();
    return payload;
}

std::string toJsonList(const std::vector<std::string>& words)
{
    return canonicalJson(Json(words));
}

std::vector<std::string> fromJsonList(std::string_view json)
{
    if (json == "[]")
        return {};
    return Json::parse(json).get<std::vector<std::string>>();
}

} // namespace cotejo
