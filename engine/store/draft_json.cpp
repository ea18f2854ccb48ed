#include "engine/store/draft_json.h"

#include "engine/domain/codes.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{
using Json = nlohmann::json;

std::string textOf(const Json& json, const char* member)
{
    const auto found = json.find(member);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}
} // namespace

std::string draftToJson(const ReviewDraft& draft)
{
    Json json{
        {"reasons", draft.reasons}, {"comment", draft.comment}, {"to", draft.to}, {"until", draft.until}};
    if (draft.kind)
        json["decision"] = codeOf(*draft.kind);
    if (draft.corrected)
        json["corrected"] = *draft.corrected;
    if (draft.level)
        json["level"] = codeOf(*draft.level);
    if (draft.urgency)
        json["urgency"] = codeOf(*draft.urgency);
    // A half-typed surrogate pair must not keep the rest from being saved.
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

ReviewDraft draftFromJson(std::string_view text)
{
    ReviewDraft draft;
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object())
        return draft;
    draft.kind = fromCode<DecisionKind>(textOf(json, "decision"));
    draft.level = fromCode<EscalationLevel>(textOf(json, "level"));
    draft.urgency = fromCode<Urgency>(textOf(json, "urgency"));
    draft.comment = textOf(json, "comment");
    draft.to = textOf(json, "to");
    draft.until = textOf(json, "until");
    if (json.contains("corrected"))
        draft.corrected = textOf(json, "corrected");
    if (const auto reasons = json.find("reasons"); reasons != json.end() && reasons->is_array()) {
        for (const Json& reason : *reasons) {
            if (reason.is_string())
                draft.reasons.push_back(reason);
        }
    }
    return draft;
}

} // namespace cotejo
