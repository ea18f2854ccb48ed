#include "engine/citations/link_label_numbers.h"

#include "engine/citations/folded_characters.h"
#include "engine/citations/pmid_token.h"

#include <algorithm>
#include <string>

namespace cotejo
{
namespace
{
using namespace folded;

constexpr std::size_t kLongestLabel = 400;

void takeFrom(IdentifierBoard& board, const AnswerLink& link, const std::vector<std::string>& targets)
{
    const std::string_view text = board.text();
    const std::size_t end = std::min(link.labelEnd, link.labelBegin + kLongestLabel);
    std::vector<PmidToken> numbers;
    bool words = false;
    for (std::size_t i = link.labelBegin; i < end;) {
        if (!isWord(text[i])) {
            ++i;
            continue;
        }
        const PmidToken token = readPmidToken(text, i);
        if (token.isPmid())
            numbers.push_back(token);
        words = words || token.letters > 0;
        i = token.end;
    }
    for (const PmidToken& token : numbers) {
        const std::string pmid = withoutLeadingZeros(text.substr(token.begin, token.end - token.begin));
        const bool same = std::find(targets.begin(), targets.end(), pmid) != targets.end();
        const bool sole = !words && numbers.size() == 1 && token.significant >= 6;
        if ((same || sole) && standsAlone(text, token))
            board.add({CitationKind::pmid, PmidForm::number, token.begin, token.end});
    }
}
} // namespace

void takeLinkLabelNumbers(IdentifierBoard& board, const std::vector<AnswerLink>& links)
{
    const std::string_view text = board.text();
    const std::vector<IdentifierHit> hits = board.hits();
    auto hit = hits.begin();
    for (const AnswerLink& link : links) {
        while (hit != hits.end() && hit->begin < link.targetBegin)
            ++hit;
        std::vector<std::string> targets;
        for (auto inside = hit; inside != hits.end() && inside->begin < link.targetEnd; ++inside) {
            if (inside->kind == CitationKind::pmid && inside->form == PmidForm::number)
                targets.push_back(
                    withoutLeadingZeros(text.substr(inside->begin, inside->end - inside->begin)));
        }
        if (!targets.empty())
            takeFrom(board, link, targets);
    }
}

} // namespace cotejo
