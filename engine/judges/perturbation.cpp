#include "engine/judges/perturbation.h"

#include "engine/base/embedded_resource.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{
using PerturbationList = std::vector<std::string>;

std::array<PerturbationList, 2> bothGenders(const nlohmann::json& item)
{
    return {item.at("m").get<PerturbationList>(), item.at("f").get<PerturbationList>()};
}

PerturbationWords readPerturbationWords()
{
    const auto data = nlohmann::json::parse(embeddedResource("judging/perturbations.json"));
    PerturbationWords words;
    words.general = data.at("general").get<PerturbationList>();
    words.neutral = data.at("neutral").get<PerturbationList>();
    for (std::size_t i = 0; i < kScenarios; ++i)
        words.reassurance.at(i) = data.at("reassurance")
                                      .at(std::string(codeOf(static_cast<QueryScenario>(i))))
                                      .get<PerturbationList>();
    words.products = data.at("products").get<PerturbationList>();
    words.drugs = bothGenders(data.at("drugs"));
    words.diseases = bothGenders(data.at("diseases"));
    const auto& stripped = data.at("stripped");
    words.drug = stripped.at("drug");
    words.disease = stripped.at("disease");
    words.value = stripped.at("value");
    words.age = stripped.at("age");
    words.time = stripped.at("time");
    return words;
}
} // namespace

std::string_view codeOf(PerturbationRegime regime)
{
    switch (regime) {
    case PerturbationRegime::missing_instruction:
        return "missing_instruction";
    case PerturbationRegime::missing_user_data:
        return "missing_user_data";
    case PerturbationRegime::inappropriate_instruction:
        return "inappropriate_instruction";
    case PerturbationRegime::inaccurate_user_data:
        break;
    }
    return "inaccurate_user_data";
}

const PerturbationWords& PerturbationWords::builtIn()
{
    static const PerturbationWords words = readPerturbationWords();
    return words;
}

} // namespace cotejo
