#include "engine/store/decision_validator.h"

#include "engine/base/iso_instant.h"
#include "engine/base/utf8_check.h"
#include "engine/domain/codes.h"

#include <algorithm>
#include <string_view>

namespace cotejo
{
namespace
{
bool isBlank(std::string_view text)
{
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; });
}

// Text goes into the hash as UTF-8; a name or comment in another encoding would make it unreadable for good.
Result<void> checkText(const ReviewDecision& decision)
{
    const auto sound = [](std::string_view text) { return !firstTextFault(text); };
    if (isBlank(decision.by))
        return fail("decision.no_name", "by", "who decides must be named");
    const Escalation none;
    const Escalation& escalation = decision.escalation ? *decision.escalation : none;
    if (!sound(decision.by) || !sound(decision.comment) || !sound(decision.corrected.value_or("")) ||
        !sound(escalation.to))
        return fail("decision.not_utf8", "by, comment, corrected or to", "UTF-8 without NUL was expected");
    return {};
}

Result<void> checkReasons(const ReviewDecision& decision, ItemKind kind,
                          const std::vector<std::string>& itemReasons, const ReasonCatalog& reasons)
{
    if (decision.reasons.empty() && !reasons.isOpen() && needsReason(decision.kind, itemReasons))
        return fail("decision.reason_missing", std::string(codeOf(decision.kind)),
                    "a reason is needed: " + reasons.codeList(decision.kind, kind));
    for (const std::string& code : decision.reasons) {
        if (reasons.isOpen() && isReasonCode(code))
            continue;
        const ReasonCode* known = reasons.find(code);
        if (!known || !known->allows(decision.kind, kind))
            return fail("decision.unknown_reason", "reason",
                        "expected of this decision: " + reasons.codeList(decision.kind, kind));
    }
    return {};
}

Result<void> checkMembers(const ReviewDecision& decision, const std::string& today)
{
    const DecisionKind kind = decision.kind;
    if (kind == DecisionKind::escalate && (!decision.escalation || isBlank(decision.escalation->to)))
        return fail("decision.escalation_incomplete", "level, urgency, to", "an escalation needs all three");
    if (kind != DecisionKind::escalate && decision.escalation)
        return fail("decision.unexpected_member", "level, urgency, to", "only an escalation has them");
    const bool corrects = kind == DecisionKind::approve_with_correction;
    if (corrects && (!decision.corrected || isBlank(*decision.corrected)))
        return fail("decision.correction_missing", "corrected", "the whole corrected text is needed");
    if (!corrects && decision.corrected)
        return fail("decision.unexpected_member", "corrected", "only approve_with_correction has it");
    const bool waits = kind == DecisionKind::postpone;
    if (!waits && decision.until)
        return fail("decision.unexpected_member", "until", "only postpone has it");
    if (waits && (!decision.until || !isIsoDay(*decision.until)))
        return fail("decision.until_invalid", "until", "a day that exists, as YYYY-MM-DD");
    if (waits && *decision.until <= today)
        return fail("decision.until_past", "until", "a day after today");
    return {};
}
} // namespace

Result<void> validateDecision(const ReviewDecision& decision, ItemKind kind,
                              const std::vector<std::string>& itemReasons, const ReasonCatalog& reasons,
                              const std::string& today)
{
    if (Result<void> text = checkText(decision); !text)
        return text;
    if (Result<void> members = checkMembers(decision, today); !members)
        return members;
    return checkReasons(decision, kind, itemReasons, reasons);
}

} // namespace cotejo
