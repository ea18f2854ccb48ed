#include "engine/orvs/turn_prompt.h"

namespace cotejo
{
namespace
{
std::string lineOf(const RetrievedItem& item, const TextMask& mask)
{
    std::string line = "\n";
    if (item.pmid)
        line += "PMID: " + *item.pmid + " ";
    if (item.title)
        line += masked(mask, *item.title) + " ";
    if (item.excerpt)
        line += masked(mask, *item.excerpt);
    return line;
}
} // namespace

std::string turnPrompt(const LoopPrompts& prompts, const TextMask& mask, const std::string& query,
                       const std::vector<RetrievedItem>& evidence)
{
    std::string text = prompts.text("question") + "\n" + masked(mask, query);
    if (evidence.empty())
        return text;
    text += "\n" + prompts.text("evidence");
    for (const RetrievedItem& item : evidence)
        text += lineOf(item, mask);
    return text;
}

} // namespace cotejo
