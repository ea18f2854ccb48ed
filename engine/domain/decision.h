#pragma once

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

enum class DecisionKind { approve, approve_with_correction, reject, escalate, cannot_judge, postpone };
enum class EscalationLevel { colleague, committee, pharmacovigilance };
enum class Urgency { routine, same_day, immediate };

struct Escalation {
    EscalationLevel level = EscalationLevel::colleague;
    Urgency urgency = Urgency::routine;
    std::string to;
};

// What was on the screen when the decision was made.
struct DecisionBasis {
    std::string document; // SHA-256 of the document's bytes
    std::string verdict;  // verdict of the turn, or "complete/asked" of the note
    std::string versions; // contract or form with version, program version
};

// A person's decision about an item ("TRANSCRIPT/TURN" or a note's id).
struct ReviewDecision {
    std::string item;
    DecisionKind kind = DecisionKind::approve;
    std::string by;
    std::vector<std::string> reasons; // codes
    std::string comment;
    std::optional<std::string> corrected; // approve_with_correction: the whole corrected answer
    std::optional<Escalation> escalation; // escalate
    std::optional<std::string> until;     // postpone: ISO date
    DecisionBasis basis;
};

} // namespace cotejo
