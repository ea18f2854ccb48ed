#pragma once

#include "engine/pipeline/answer_verification.h"
#include "engine/pipeline/evaluator_choice.h"

namespace cotejo
{

// One answer to be scored on demand: by a model behind a service, or by the built-in rules.
struct VerificationWish {
    std::optional<ModelChoice> model; // absent: the rules
    std::string contract;             // "orvs-rules" for the rules, another for a model
    std::string language = "es";
};

// The contract that scores a turn on demand: the record's last one where it is known and the evaluator may
// use it; else "orvs-preprint" for a model, "orvs-rules" for the rules.
[[nodiscard]] std::string contractFor(const Turn& turn, bool byModel, const ContractCatalog& contracts);

// Every text that scoring the turn sends, as it is sent: identifiers replaced where the service is on another
// machine. Empty for the rules. Errors: those of verifyTurn before anything is sent.
[[nodiscard]] Result<std::string> outgoingText(const Turn& turn, const VerificationWish& wish,
                                               const ContractCatalog& contracts);

// Scores one turn. Errors: loop.unknown_contract, loop.rules_contract, net.cancelled; what a service does
// wrong is an error of the evaluation, and its verdict evaluator_error.
[[nodiscard]] Result<AnswerVerification> verifyTurn(const Transcript& transcript, std::size_t turn,
                                                    const VerificationWish& wish,
                                                    const ContractCatalog& contracts, HttpTransport& net,
                                                    const std::atomic<bool>& cancel);

} // namespace cotejo
