#pragma once

#include "engine/judges/query_picture.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// How an answer is degraded, as the RubricsTree paper names it; what each does is our reading
// (resources/judging/perturbations.json).
enum class PerturbationRegime : std::uint8_t {
    missing_instruction,
    missing_user_data,
    inappropriate_instruction,
    inaccurate_user_data
};
inline constexpr std::array kPerturbationRegimes = {
    PerturbationRegime::missing_instruction, PerturbationRegime::missing_user_data,
    PerturbationRegime::inappropriate_instruction, PerturbationRegime::inaccurate_user_data};

[[nodiscard]] std::string_view codeOf(PerturbationRegime regime);

struct PerturbedAnswer {
    std::string text;
    std::vector<std::string> operators; // that changed something, in the order they were applied
};

// What the operators write.
struct PerturbationWords {
    std::vector<std::string> general;
    std::vector<std::string> neutral;
    std::array<std::vector<std::string>, kScenarios> reassurance;
    std::vector<std::string> products;
    std::array<std::vector<std::string>, 2> drugs;    // masculine, feminine
    std::array<std::vector<std::string>, 2> diseases; // the same
    std::string drug;                                 // "el medicamento"
    std::string disease;
    std::string value;
    std::string age;
    std::string time;

    [[nodiscard]] static const PerturbationWords& builtIn();
};

} // namespace cotejo
