#include "ui/widgets/word_diff.h"

#include "ui/widgets/text_offsets.h"
#include "ui/widgets/token_diff.h"

#include <QHash>
#include <QTextBoundaryFinder>

namespace cotejo
{
namespace
{
struct Words {
    std::vector<int> ids;          // equal words have equal ids
    std::vector<qsizetype> starts; // UTF-16; one more than words
};

Words split(const QString& text, QHash<QString, int>& known)
{
    Words words;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, text);
    words.starts.push_back(0);
    while (finder.toNextBoundary() > 0) {
        const QString word = text.mid(words.starts.back(), finder.position() - words.starts.back());
        const auto found = known.constFind(word);
        words.ids.push_back(found != known.constEnd() ? *found : static_cast<int>(known.size()));
        if (found == known.constEnd())
            known.insert(word, words.ids.back());
        words.starts.push_back(finder.position());
    }
    return words;
}
bool isBlank(const QString& text, qsizetype from, qsizetype to)
{
    return QStringView(text).mid(from, to - from).trimmed().isEmpty();
}

// Changes with nothing but blanks between them, joined.
std::vector<TokenChange> joined(const std::vector<TokenChange>& changes, const QString& text,
                                const Words& words)
{
    std::vector<TokenChange> out;
    for (const TokenChange& change : changes) {
        if (!out.empty() &&
            isBlank(text, words.starts[out.back().firstEnd], words.starts[change.firstStart])) {
            out.back().firstEnd = change.firstEnd;
            out.back().secondEnd = change.secondEnd;
        } else {
            out.push_back(change);
        }
    }
    return out;
}
} // namespace

WordDiff WordDiff::between(const QString& first, const QString& second)
{
    QHash<QString, int> known;
    const Words a = split(first, known);
    const Words b = split(second, known);
    const TextOffsets aOffsets(first);
    const TextOffsets bOffsets(second);
    WordDiff diff;
    for (const TokenChange& change : joined(diffTokens(a.ids, b.ids), first, a)) {
        Place place;
        place.removed = {aOffsets.toCodePoint(a.starts[change.firstStart]),
                         aOffsets.toCodePoint(a.starts[change.firstEnd])};
        place.added = {bOffsets.toCodePoint(b.starts[change.secondStart]),
                       bOffsets.toCodePoint(b.starts[change.secondEnd])};
        diff.places.push_back(place);
    }
    return diff;
}

} // namespace cotejo
