#pragma once

#include "engine/domain/transcript.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Small records for tests, written in code.
namespace cotejo::test
{

inline Decimal number(std::string_view lexeme)
{
    return Decimal::parse(lexeme).value();
}

using Scores = std::vector<std::pair<std::string, std::string>>; // dimension, lexeme; "null" for none

inline std::vector<DimensionScore> scores(const Scores& values)
{
    std::vector<DimensionScore> all;
    for (const auto& [id, lexeme] : values)
        all.push_back({id, lexeme == "null" ? std::nullopt : Decimal::parse(lexeme)});
    return all;
}

// A sound evaluation of draft 0 by orvs-v1: six dimensions at `each`, composite `composite`.
inline Evaluation v1(std::string_view composite, std::string_view each = "80")
{
    Evaluation evaluation;
    evaluation.contract = "orvs-v1";
    evaluation.draft = 0;
    evaluation.evaluator = "gemini-1.5-pro";
    Scores values;
    for (const char* id : {"citation_accuracy", "clinical_accuracy", "specificity", "evidence_alignment",
                           "completeness", "no_contradictions"})
        values.emplace_back(id, std::string(each));
    evaluation.dimensions = scores(values);
    if (!composite.empty())
        evaluation.composite = number(composite);
    return evaluation;
}

// An evaluation of draft 0 by orvs-preprint or orvs-rules with the scores of CLA, SAF, TMP and RSC.
inline Evaluation weighted(const std::string& contract, const std::vector<std::string>& values,
                           std::string_view composite)
{
    Evaluation evaluation;
    evaluation.contract = contract;
    evaluation.draft = 0;
    evaluation.evaluator = "claude-3-opus";
    evaluation.dimensions = scores({{"clinical_accuracy", values.at(0)},
                                    {"safety", values.at(1)},
                                    {"therapeutic_management", values.at(2)},
                                    {"resource_stewardship", values.at(3)}});
    if (!composite.empty())
        evaluation.composite = number(composite);
    return evaluation;
}

// A turn whose only draft is its answer.
inline Turn turn(std::string answer, std::vector<Evaluation> evaluations = {})
{
    Turn made;
    made.id = "t1";
    made.query = "¿Dosis de metotrexato?";
    made.drafts = {{DraftKind::initial, answer, "gpt-4o"}};
    made.evaluations = std::move(evaluations);
    made.answer = std::move(answer);
    return made;
}

inline Transcript transcript(std::vector<Turn> turns)
{
    Transcript made;
    made.id = "tr-test";
    made.turns = std::move(turns);
    return made;
}

} // namespace cotejo::test
