#include "ui/widgets/text_paragraphs.h"

#include <QTextBoundaryFinder>

namespace cotejo
{
namespace
{
// Where to cut text[from, end): after a blank, or between two characters as people see them.
qsizetype cut(const QString& text, qsizetype from)
{
    const qsizetype limit = from + kLongestParagraph;
    for (qsizetype i = limit; i > from + kLongestParagraph / 2; --i) {
        if (text.at(i - 1).isSpace() && !text.at(i).isMark() && !text.at(i).isSpace())
            return i;
    }
    QTextBoundaryFinder graphemes(QTextBoundaryFinder::Grapheme,
                                  QStringView(text).mid(from, kLongestParagraph + 1));
    graphemes.setPosition(kLongestParagraph);
    if (!graphemes.isAtBoundary())
        graphemes.toPreviousBoundary();
    return graphemes.position() > 0 ? from + graphemes.position() : limit;
}

void addLine(const QString& text, TextParagraph line, std::vector<TextParagraph>& out)
{
    while (line.end - line.start > kLongestParagraph) {
        const qsizetype middle = cut(text, line.start);
        out.push_back({line.section, line.start, middle, true});
        line.start = middle;
    }
    out.push_back(line);
}
} // namespace

std::vector<TextParagraph> splitParagraphs(const QString& text, std::size_t section)
{
    std::vector<TextParagraph> out;
    qsizetype start = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        const bool breaks = c == QLatin1Char('\n') || c == QLatin1Char('\r') ||
                            c == QChar(QChar::LineSeparator) || c == QChar(QChar::ParagraphSeparator);
        if (!breaks)
            continue;
        addLine(text, {section, start, i, false}, out);
        if (c == QLatin1Char('\r') && i + 1 < text.size() && text.at(i + 1) == QLatin1Char('\n'))
            ++i;
        start = i + 1;
    }
    addLine(text, {section, start, text.size(), false}, out);
    return out;
}

} // namespace cotejo
