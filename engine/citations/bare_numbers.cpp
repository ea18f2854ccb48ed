#include "engine/citations/bare_numbers.h"

#include "engine/citations/folded_characters.h"
#include "engine/citations/label_gap.h"
#include "engine/citations/pmid_token.h"

#include <vector>

namespace cotejo
{
namespace
{
using namespace folded;

struct Content {
    std::vector<PmidToken> numbers; // with a digit, not inside a tag
    bool numbersAlone = true;
    bool startsWithNumber = false;
};

bool isJoin(std::string_view text, const PmidToken& token)
{
    const std::string_view word = text.substr(token.begin, token.end - token.begin);
    return word == "y" || word == "e" || word == "and" || word == "o" || word == "or" || word == "br";
}

Content contentOf(const IdentifierBoard& board, std::size_t begin, std::size_t end)
{
    const std::string_view text = board.text().substr(0, end);
    Content content;
    bool first = true;
    for (std::size_t i = begin; i < end;) {
        if (const std::size_t tags = skipTags(text, i); tags != i) {
            i = tags;
            continue;
        }
        if (!isWord(text[i])) {
            ++i;
            continue;
        }
        const PmidToken token = readPmidToken(text, i);
        if (token.digits > 0)
            content.numbers.push_back(token);
        else if (!isJoin(text, token))
            content.numbersAlone = false;
        content.startsWithNumber = content.startsWithNumber || (first && token.isNumber());
        first = false;
        i = token.end;
    }
    return content;
}
} // namespace

void takeBareNumbers(IdentifierBoard& board, std::size_t begin, std::size_t end, bool anyLength)
{
    const std::string_view text = board.text();
    const Content content = contentOf(board, begin, end);
    const bool sole = content.numbersAlone && content.numbers.size() == 1;
    for (std::size_t n = 0; n < content.numbers.size(); ++n) {
        const PmidToken& token = content.numbers[n];
        if (token.end > end || !board.isFree(token.begin, token.end))
            continue;
        const bool alone = standsAlone(text, token);
        const bool first = n == 0 && content.startsWithNumber;
        if (token.isPmid()) {
            const std::size_t least =
                content.numbersAlone ? (anyLength && sole ? 1U : 5U) : (first ? 5U : 7U);
            if (alone && token.significant >= least)
                board.add({CitationKind::pmid, PmidForm::number, token.begin, token.end});
            continue;
        }
        const bool tooLong = token.isNumber() && token.significant > 8 && content.numbersAlone;
        const bool zero = token.isNumber() && token.significant == 0 && sole && anyLength;
        const bool glued = !token.isNumber() && isDigit(text[token.begin]) && sole && token.digits >= 5;
        if (alone && (tooLong || zero || glued))
            board.add({CitationKind::pmid, PmidForm::malformed, token.begin, token.end});
    }
}

} // namespace cotejo
