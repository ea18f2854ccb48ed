#pragma once

#include "engine/judges/answer_judge.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace cotejo::cli
{

// A line of `rubric judge` (schemas/rubric-judge-line.schema.json): that of `rubric score` with each leaf's
// evidence and judge, and why the threshold is what it is.
[[nodiscard]] nlohmann::ordered_json judgedLine(const Taxonomy& taxonomy, const JudgedAnswer& answer,
                                                const std::string& weightRule,
                                                const std::string& renormalise);

} // namespace cotejo::cli
