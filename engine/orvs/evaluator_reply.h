#pragma once

#include "engine/orvs/answer_evaluator.h"

#include <string>
#include <string_view>

namespace cotejo
{

// The JSON Schema an evaluator's reply must keep to: every dimension of the contract on its scale, the
// composite where the weights are not known, sentences of feedback.
[[nodiscard]] std::string evaluatorSchema(const Contract& contract);

// Reads an evaluator's reply, JSON and nothing around it, into `made`. Numbers are kept as printed, off the
// scale too; a number written as text is none. What is wrong goes into Evaluation::errors as
// "PARSE_ERROR: …". The composite comes from the contract's weights where they are known, else from the
// reply. Dimensions the contract does not have are ignored.
void readEvaluatorReply(std::string_view reply, const Contract& contract, MadeEvaluation& made);

} // namespace cotejo
