#include "ui/session/hit_finder.h"

#include "engine/base/code_point_index.h"
#include "engine/text/folded_text.h"

#include <QStringList>

#include <algorithm>

namespace cotejo
{
namespace
{
bool isWordByte(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80U;
}

void findWord(const FoldedText& text, const std::string& word, std::vector<FoldedRange>& found)
{
    const std::string_view folded = text.view();
    for (std::size_t at = folded.find(word); at != std::string_view::npos; at = folded.find(word, at + 1)) {
        if (at == 0 || !isWordByte(folded[at - 1]) || !isWordByte(word.front()))
            found.push_back({at, at + word.size()});
    }
}
} // namespace

std::vector<TextSpan> findHits(std::string_view text, const QString& search)
{
    std::vector<FoldedRange> found;
    const FoldedText folded(text);
    QString plain = search;
    for (const QString& typed : plain.replace(QLatin1Char('"'), QLatin1Char(' ')).simplified().split(u' ')) {
        if (const std::string word = foldedForm(typed.toStdString()); !word.empty())
            findWord(folded, word, found);
    }
    std::sort(found.begin(), found.end());
    std::vector<TextSpan> hits;
    const CodePointIndex index(text);
    for (const FoldedRange& range : found) {
        const TextSpan span = index.span(folded.sourceBegin(range), folded.sourceEnd(range));
        if (hits.empty() || hits.back().end <= span.start)
            hits.push_back(span);
    }
    return hits;
}

} // namespace cotejo
