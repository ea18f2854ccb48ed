#include "engine/judges/detector_check.h"

#include "engine/judges/rule_judge.h"

#include <array>

namespace cotejo
{

Taxonomy::Faults detectorFaults(const Taxonomy& taxonomy)
{
    const auto judged = JudgedTaxonomy::compile(taxonomy);
    if (!judged)
        return judged.error();
    const RuleJudge judge(*judged);
    Taxonomy::Faults faults;
    for (const std::uint32_t leaf : taxonomy.leaves())
        for (const RuleExample& example : judged->node(leaf).examples) {
            const AnalysedText question(example.query, judged->concepts());
            const AnalysedText answer(example.answer, judged->concepts());
            const auto findings = judge.judge({question, answer, {}}, std::array{leaf});
            const auto met = findings.empty() ? std::nullopt : findings.front().met;
            if (met != example.met)
                faults.push_back({"rubric.example", example.where,
                                  std::string("an example that the rule of ") + taxonomy.node(leaf).id +
                                      (example.met ? " finds met" : " finds not met")});
        }
    return faults;
}

} // namespace cotejo
