#pragma once

#include "engine/base/text_span.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

struct AnswerEvidence {
    TextSpan span; // code points of the answer as given
    std::string quote;
};

// Who judged a leaf.
struct JudgeName {
    std::string kind;    // rule, model, person
    std::string name;    // of the rules: the taxonomy's id; a model's or a person's name
    std::string version; // of the program, of the model as the reply claims; may be empty
};

// One judge's verdict on one leaf of one answer.
struct LeafFinding {
    std::uint32_t leaf = 0;
    std::optional<bool> met;              // nullopt: not applicable, or cannot be judged
    std::vector<AnswerEvidence> evidence; // what was found; of an absence none
    JudgeName judge;
    std::string note; // why there is no verdict, or what a model said; may be empty
};

} // namespace cotejo
