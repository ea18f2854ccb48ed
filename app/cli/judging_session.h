#pragma once

#include "engine/judges/answer_judge.h"
#include "engine/rubrics/leaf_verdicts.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace CLI
{
class App;
}

namespace cotejo::cli
{

struct JudgingOptions {
    std::string tree;
    std::vector<std::string> paths;
    std::string weights = "path-sum";
    std::string renormalise = "static";
    std::string verdicts; // a person's, CSV; empty: none
    std::string rater;    // whose of them; empty: all
};

// TREE PATH… and what the commands that judge have in common.
void addJudgingOptions(CLI::App& command, JudgingOptions& options);

// A taxonomy, its weights and the judges that the command line asks for.
class JudgingSession
{
public:
    // Or, with its faults printed, the exit status.
    [[nodiscard]] static std::variant<std::unique_ptr<JudgingSession>, int>
    open(const JudgingOptions& options);

    // `unjudged` becomes true where a judge that was asked gave no verdict.
    [[nodiscard]] JudgedAnswer judge(const Transcript& transcript, std::size_t turn, bool& unjudged) const;
    [[nodiscard]] const Taxonomy& taxonomy() const { return m_taxonomy; }
    [[nodiscard]] const JudgedTaxonomy& judged() const { return *m_judged; }

private:
    explicit JudgingSession(Taxonomy taxonomy) : m_taxonomy(std::move(taxonomy)) {}
    [[nodiscard]] int prepare(const JudgingOptions& options);
    [[nodiscard]] std::vector<LeafFinding> personFindings(const std::string& item) const;

    Taxonomy m_taxonomy;
    std::optional<JudgedTaxonomy> m_judged;
    std::optional<WeightTable> m_weights;
    std::optional<AnswerJudge> m_judge;
    std::vector<LeafVerdict> m_verdicts;
};

} // namespace cotejo::cli
