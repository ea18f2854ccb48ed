#pragma once

#include "engine/base/result.h"
#include "engine/domain/decision.h"
#include "engine/store/queue_row.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

struct ReasonCode {
    std::string code; // "dose"
    std::string es;
    std::string en;
    std::vector<DecisionKind> decisions; // that may give it
    bool turns = true;                   // for answers
    bool notes = true;                   // for notes

    [[nodiscard]] bool allows(DecisionKind decision, ItemKind kind) const;
};

// Reason codes of decisions: resources/review/reasons.json, and what a centre adds in a file of the same
// form.
class ReasonCatalog
{
public:
    [[nodiscard]] static const ReasonCatalog& builtIn();
    [[nodiscard]] static Result<ReasonCatalog> fromJson(std::string_view json);

    // On the command line a reason is optional and a centre's own code needs no file (FORMATS §8): an open
    // catalog asks none, and takes any code of small letters, digits, '_', '-' and '.', at most 64.
    void openToOwnCodes() { m_open = true; }
    [[nodiscard]] bool isOpen() const { return m_open; }

    // Adds the codes of `other`; a code both have is taken from `other`.
    void extend(const ReasonCatalog& other);

    [[nodiscard]] const std::vector<ReasonCode>& codes() const { return m_codes; } // in the data's order
    [[nodiscard]] const ReasonCode* find(std::string_view code) const;
    // Numbered 1–9 in this order on screen.
    [[nodiscard]] std::vector<const ReasonCode*> forDecision(DecisionKind decision, ItemKind kind) const;
    [[nodiscard]] std::string codeList(DecisionKind decision, ItemKind kind) const; // "dose, citation, other"

private:
    std::vector<ReasonCode> m_codes;
    bool m_open = false;
};

[[nodiscard]] bool isReasonCode(std::string_view code); // has the shape of one

// Whether a decision asks for a reason: all but `postpone`, and but `approve` of an item that nothing put
// into the queue.
[[nodiscard]] bool needsReason(DecisionKind kind, const std::vector<std::string>& itemReasons);

} // namespace cotejo
