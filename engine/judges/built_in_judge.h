#pragma once

#include "engine/base/result.h"
#include "engine/judges/answer_judge.h"

#include <memory>
#include <string>

namespace cotejo
{

// A rubric tree that ships with the program, compiled and weighted (path-sum), with its judge. Safe to use
// from several threads.
class BuiltInJudge
{
public:
    // "rheumatology"; an error is a fault of the program's data.
    [[nodiscard]] static Result<std::shared_ptr<const BuiltInJudge>> load(const std::string& tree);

    BuiltInJudge(const BuiltInJudge&) = delete;
    BuiltInJudge& operator=(const BuiltInJudge&) = delete;

    [[nodiscard]] const Taxonomy& tree() const { return m_tree; }
    [[nodiscard]] const JudgedTaxonomy& judged() const { return *m_judged; }
    [[nodiscard]] const WeightTable& weights() const { return *m_weights; }
    [[nodiscard]] const AnswerJudge& judge() const { return *m_judge; }

private:
    explicit BuiltInJudge(Taxonomy tree) : m_tree(std::move(tree)) {}

    Taxonomy m_tree;
    std::optional<JudgedTaxonomy> m_judged;
    std::optional<WeightTable> m_weights;
    std::optional<AnswerJudge> m_judge;
};

} // namespace cotejo
