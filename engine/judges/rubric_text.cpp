#include "engine/judges/rubric_text.h"

#include <algorithm>
#include <vector>

namespace cotejo
{
namespace
{

const std::string& wordsIn(const BilingualLabel& label, const std::string& language)
{
    const bool english = language == "en";
    const std::string& wanted = english ? label.en : label.es;
    return wanted.empty() ? (english ? label.es : label.en) : wanted;
}

int rankOf(const LeafRubric& leaf)
{
    return leaf.criticality ? static_cast<int>(*leaf.criticality) : -1;
}

std::string lineOfLeaf(const TaxonomyNode& node, const std::string& language)
{
    const std::string& question = wordsIn(node.leaf.question, language);
    std::string line = "- " + (question.empty() ? node.id : question);
    if (node.leaf.criticality == Criticality::critical)
        line += language == "en" ? " [critical]" : " [crítico]";
    if (const std::string& met = wordsIn(node.leaf.met, language); !met.empty())
        line += (language == "en" ? " Met: " : " Cumple: ") + met;
    return line + "\n";
}

} // namespace

std::string rubricManual(const JudgedTaxonomy& taxonomy, const RubricRoute& route,
                         const std::string& language)
{
    std::vector<std::uint32_t> leaves;
    for (const RoutedLeaf& leaf : route.active)
        leaves.push_back(leaf.leaf);
    const Taxonomy& tree = taxonomy.taxonomy();
    std::stable_sort(leaves.begin(), leaves.end(), [&](std::uint32_t a, std::uint32_t b) {
        return rankOf(tree.node(a).leaf) > rankOf(tree.node(b).leaf);
    });
    if (leaves.empty())
        return {};
    std::string text =
        language == "en"
            ? "Write the answer so that each of these questions can be answered with yes:\n"
            : "Escriba la respuesta de modo que cada una de estas preguntas se conteste con sí:\n";
    for (const std::uint32_t leaf : leaves)
        text += lineOfLeaf(tree.node(leaf), language);
    return text;
}

std::string rubricFeedback(const JudgedTaxonomy& taxonomy, const JudgedAnswer& answer,
                           const std::string& language)
{
    const Taxonomy& tree = taxonomy.taxonomy();
    std::vector<const ScoredLeaf*> failed;
    for (const ScoredLeaf& leaf : answer.card.leaves)
        if (leaf.result == false)
            failed.push_back(&leaf);
    std::stable_sort(failed.begin(), failed.end(), [&](const ScoredLeaf* a, const ScoredLeaf* b) {
        const int left = rankOf(tree.node(a->leaf).leaf);
        const int right = rankOf(tree.node(b->leaf).leaf);
        return left != right ? left > right : a->weight > b->weight;
    });
    if (failed.empty())
        return {};
    std::string text = language == "en" ? "The answer does not yet meet these points; correct it:\n"
                                        : "La respuesta todavía no cumple estos puntos; corríjala:\n";
    for (const ScoredLeaf* leaf : failed) {
        text += lineOfLeaf(tree.node(leaf->leaf), language);
        const auto found = answer.findings.find(leaf->leaf);
        if (found != answer.findings.end() && !found->second.evidence.empty() &&
            !found->second.evidence.front().quote.empty())
            text += (language == "en" ? "  It says: «" : "  Dice: «") + found->second.evidence.front().quote +
                    "»\n";
    }
    return text;
}

} // namespace cotejo
