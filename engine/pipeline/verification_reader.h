#pragma once

#include "engine/pipeline/answer_verification.h"

#include <string_view>

namespace cotejo
{

// What answerVerificationJson() wrote, numbers as printed. Errors: read.* of strict JSON, read.not_json where
// a member is of another kind.
[[nodiscard]] Result<AnswerVerification> readAnswerVerification(std::string_view json);

} // namespace cotejo
