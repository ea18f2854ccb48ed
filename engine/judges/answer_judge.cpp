#include "engine/judges/answer_judge.h"

#include "engine/citations/citation_control.h"
#include "engine/citations/citation_scanner.h"

#include <algorithm>

namespace cotejo
{
namespace
{

std::vector<TextSpan> retrievedPlaces(const Transcript& transcript, std::size_t turn)
{
    const RetrievedIndex retrieved(transcript);
    const CitationScan scan = scanCitations(transcript.turns[turn].answer);
    std::vector<TextSpan> places;
    for (const Citation& citation : CitationControl(transcript, retrieved).entries(turn, scan))
        if (citation.status == CitationStatus::retrieved)
            places.push_back(citation.span);
    return places;
}

} // namespace

AnswerJudge::AnswerJudge(const JudgedTaxonomy& taxonomy, const WeightTable& weights, Renormalise renormalise)
    : m_taxonomy(taxonomy), m_routing(taxonomy), m_rules(taxonomy),
      m_scorer(taxonomy.taxonomy(), weights, renormalise)
{
}

JudgedAnswer AnswerJudge::judge(const Transcript& transcript, std::size_t turn,
                                const std::vector<LeafSwitch>& switches) const
{
    const Turn& given = transcript.turns[turn];
    const AnalysedText question(given.query, m_taxonomy.concepts());
    const AnalysedText answer(given.answer, m_taxonomy.concepts());
    JudgedAnswer judged;
    judged.item = transcript.id + "/" + given.id;
    judged.route = m_routing.route(question, switches);
    std::vector<std::uint32_t> leaves;
    for (const RoutedLeaf& leaf : judged.route.active)
        leaves.push_back(leaf.leaf);
    std::vector<LeafFinding> findings;
    if (given.answer.find_first_not_of(" \t\r\n") != std::string::npos)
        findings = m_rules.judge({question, answer, retrievedPlaces(transcript, turn)}, leaves);
    add(std::move(findings), judged);
    return judged;
}

void AnswerJudge::add(std::vector<LeafFinding> findings, JudgedAnswer& answer) const
{
    for (LeafFinding& finding : findings) {
        const bool active = std::any_of(answer.route.active.begin(), answer.route.active.end(),
                                        [&](const RoutedLeaf& leaf) { return leaf.leaf == finding.leaf; });
        if (active)
            answer.findings[finding.leaf] = std::move(finding);
    }
    score(answer);
}

void AnswerJudge::score(JudgedAnswer& answer) const
{
    RubricCase one;
    one.item = answer.item;
    one.threshold = answer.route.threshold;
    for (const auto& [leaf, finding] : answer.findings)
        one.results.emplace_back(leaf, finding.met);
    answer.card = m_scorer.score(answer.route.active, one);
}

} // namespace cotejo
