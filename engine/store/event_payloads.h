#pragma once

#include "engine/domain/decision.h"
#include "engine/store/item_evaluation.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cotejo
{

// What names an item for good, on every machine.
struct ItemKey {
    ItemKind kind = ItemKind::turn;
    std::string record; // transcript id or note id
    std::string turn;   // empty for a note

    [[nodiscard]] std::string item() const { return kind == ItemKind::note ? record : record + "/" + turn; }
    friend bool operator==(const ItemKey&, const ItemKey&) = default;
};

// Event "document.imported".
struct ImportedPayload {
    std::string document;
    ItemKind kind = ItemKind::turn;
    std::string record;
    std::string subject;
    std::string date;
    std::string batch; // UTC, when the import call began
    std::string file;
    std::vector<std::pair<std::string, std::string>> items; // turn and date, in order
    std::string origin{};                                   // of ImportedDocument
};

// Event "document.evaluated". `json` of the evaluations is in the artifact, not here.
struct EvaluatedPayload {
    std::string document;
    ItemKind kind = ItemKind::turn;
    std::string record;
    std::string artifact;
    std::vector<ItemEvaluation> items;
};

// Event "decision.made"; "decision.conflict" for an attempt that another decision came before;
// "decision.second" and "adjudication.ruled" (second_reader.h).
struct DecisionPayload {
    ItemKey key;
    ReviewDecision decision;           // `item` and `by` stand in the event
    std::vector<std::string> findings; // the item's reasons at that moment
    std::string standing;              // conflict only: the decision that stood
    std::string role;                  // of the person, in this file; empty where nobody is enrolled
    std::string duty;   // "decision.made" only: why a second person reads it too; empty: nobody has to
    std::string first;  // second reading and ruling: the first decision
    std::string second; // ruling only: the second reading
    // First readings and rulings: the decisions nobody had followed yet. nullopt: all before it (older
    // files).
    std::optional<std::vector<std::string>> follows{};
};

// Event "loop.escalated": a verification loop that ended without a pass hands its turn to a person; what that
// person needs to begin.
struct LoopEscalation {
    std::string turn;
    std::string why;      // "exhausted", "evaluator_failed"
    std::string contract; // may be empty
    std::string verdict;
    std::size_t evaluations = 0;       // how often it was scored
    std::vector<std::string> feedback; // the last evaluation's
};

// All to RFC 8785 and back; reading throws on a payload of another form.
[[nodiscard]] std::string toPayload(const ImportedPayload& payload);
[[nodiscard]] std::string toPayload(const EvaluatedPayload& payload);
[[nodiscard]] std::string toPayload(const DecisionPayload& payload);
[[nodiscard]] std::string toPayload(const LoopEscalation& escalation, const std::string& document);
[[nodiscard]] ImportedPayload importedPayload(std::string_view json);
[[nodiscard]] EvaluatedPayload evaluatedPayload(std::string_view json);
[[nodiscard]] DecisionPayload decisionPayload(std::string_view json);

[[nodiscard]] std::string toJsonList(const std::vector<std::string>& words); // ["a","b"]
[[nodiscard]] std::vector<std::string> fromJsonList(std::string_view json);

} // namespace cotejo
