#pragma once

#include "engine/agreement/estimate.h"
#include "engine/agreement/vote_ambiguity.h"
#include "engine/rubrics/leaf_verdicts.h"

#include <map>

namespace cotejo
{

// One figure of how far a judge agrees with the people. The paper states neither its level nor how several
// experts are made one; `level` says which of ours it is:
//   leaf   each leaf of each item: the judge against the majority of the people's yes and no
//   item   each item: the judge's share of met leaves against the people's mean share, over leaves both
//   judged pair   each pair of the judge's verdict and one person's, on the same leaf (HealthBench's
//   meta-evaluation)
struct AlignmentLine {
    std::string scenario; // empty: all
    std::string level;
    std::string name; // percent, cohen_kappa, gwet_ac1, icc(3,1), macro_f1
    Estimate estimate;
    std::size_t units = 0;         // leaves, items or pairs it is computed from
    std::size_t tied = 0;          // leaves left out: as many yes as no
    std::size_t withoutExpert = 0; // leaves left out: judged by the judge only
    std::size_t withoutJudge = 0;
};

struct ExpertAlignment {
    std::vector<AlignmentLine> lines;               // all, then by scenario
    std::map<std::string, VoteAmbiguity> ambiguity; // by leaf, of the people's votes
};

// `judge` is a rater's name; every other rater counts as a person. alignment.no_judge: no verdict is the
// judge's.
[[nodiscard]] Result<ExpertAlignment> expertAlignment(const std::vector<LeafVerdict>& verdicts,
                                                      const std::string& judge, double level = 0.95);

// Macro F1 over pairs (judge, person), from the four counts; HealthBench's rules: a class that one side never
// says has no F1, and then there is no macro F1.
struct VerdictPairs {
    double bothYes = 0;
    double judgeOnly = 0;
    double personOnly = 0;
    double bothNo = 0;
};
[[nodiscard]] std::optional<double> pairMacroF1(const VerdictPairs& counts);

} // namespace cotejo
