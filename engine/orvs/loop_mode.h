#pragma once

#include "engine/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

enum class CorrectionWay { regenerate, extend };

[[nodiscard]] std::string_view codeOfCorrection(CorrectionWay way); // "regenerate", "extend"

// How a contract corrects an answer that did not pass.
struct LoopMode {
    std::string contract;            // "*": any that has no mode of its own
    int corrections = 0;             // after the first generation
    bool rescored = true;            // what was corrected is scored again
    std::vector<CorrectionWay> ways; // the first is the one where nobody chooses

    [[nodiscard]] bool allows(CorrectionWay way) const;
};

// resources/loops/loop_modes.json
class LoopModes
{
public:
    [[nodiscard]] static Result<LoopModes> embedded();
    // Errors: read.* of strict JSON, loop.invalid_mode with a JSON pointer.
    [[nodiscard]] static Result<LoopModes> parse(std::string_view json);

    [[nodiscard]] const LoopMode& of(std::string_view contract) const;

private:
    std::vector<LoopMode> m_modes; // the one for any contract comes last
};

} // namespace cotejo
