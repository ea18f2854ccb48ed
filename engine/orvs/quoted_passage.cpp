#include "engine/orvs/quoted_passage.h"

#include "engine/base/code_point_index.h"
#include "engine/citations/folded_answer.h"
#include "engine/orvs/content_words.h"

namespace cotejo
{
namespace
{
constexpr std::size_t kLeastWords = 5;
constexpr std::size_t kLongest = 1200; // folded characters
} // namespace

std::vector<QuotedPassage> quotedPassages(std::string_view text, std::size_t most)
{
    const FoldedAnswer folded(text); // every double quotation mark is '"' there
    const CodePointIndex index(text);
    const std::string_view plain = folded.view();
    std::vector<QuotedPassage> passages;
    std::size_t open = std::string_view::npos;
    for (std::size_t i = 0; i < plain.size() && passages.size() < most; ++i) {
        if (plain[i] == '\n') {
            open = std::string_view::npos;
        } else if (plain[i] == '"') {
            if (open == std::string_view::npos) {
                open = i;
                continue;
            }
            if (i > open + 1 && i - open <= kLongest) {
                const TextSpan span = folded.span(open + 1, i);
                std::string words(index.quote(span));
                if (foldedWords(words).size() >= kLeastWords)
                    passages.push_back({span, std::move(words)});
            }
            open = std::string_view::npos;
        }
    }
    return passages;
}

} // namespace cotejo
