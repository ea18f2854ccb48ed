#include "ui/widgets/height_index.h"
#include "ui/widgets/mark_lines.h"
#include "ui/widgets/text_offsets.h"
#include "ui/widgets/text_paragraphs.h"

#include <QRandomGenerator>
#include <QtTest>

using namespace cotejo;

namespace
{
// QString::fromUcs4 would drop a leading byte order mark.
QString fromCodePoints(const std::u32string& text, std::size_t count)
{
    QString out;
    for (std::size_t i = 0; i < count; ++i) {
        for (const char16_t unit : QChar::fromUcs4(text[i]))
            out += QChar(unit);
    }
    return out;
}
} // namespace

class TestTextOffsets : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void countsCodePoints_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QList<int>>("units"); // UTF-16 offset of each code point, and the end
        QTest::newRow("empty") << QByteArray() << QList<int>{0};
        QTest::newRow("plain") << QByteArray("año") << QList<int>{0, 1, 2, 3};
        QTest::newRow("astral") << QByteArray("a\xF0\x9F\xA9\xBA\x62") << QList<int>{0, 1, 3, 4};
        QTest::newRow("only astral") << QByteArray("\xF0\x9D\x9B\xBC\xF0\x9D\x9B\xBD") << QList<int>{0, 2, 4};
        QTest::newRow("combining") << QByteArray("e\xCC\x81\x6E") << QList<int>{0, 1, 2, 3};
        QTest::newRow("mark at the start") << QByteArray("\xEF\xBB\xBF\x61") << QList<int>{0, 1, 2};
        QTest::newRow("CR LF") << QByteArray("a\r\nb") << QList<int>{0, 1, 2, 3, 4};
    }
    void countsCodePoints()
    {
        QFETCH(QByteArray, text);
        QFETCH(QList<int>, units);
        const QString shown = toQString(text.toStdString());
        const TextOffsets offsets(shown);
        QCOMPARE(offsets.codePoints(), static_cast<std::size_t>(units.size() - 1));
        for (qsizetype i = 0; i < units.size(); ++i) {
            QCOMPARE(offsets.toUtf16(static_cast<std::size_t>(i)), static_cast<qsizetype>(units.at(i)));
            QCOMPARE(offsets.toCodePoint(units.at(i)), static_cast<std::size_t>(i));
        }
        QCOMPARE(offsets.toUtf16(10000), shown.size());
        QCOMPARE(offsets.toCodePoint(10000), offsets.codePoints());
    }

    void insideAPairIsItsStart()
    {
        const TextOffsets offsets(toQString("a\xF0\x9F\xA9\xBA\x62"));
        QCOMPARE(offsets.toCodePoint(2), std::size_t(1));
    }

    void thereAndBackAgain()
    {
        QRandomGenerator random(7);
        const char32_t alphabet[] = {U'a', U'ñ', U'\u0301', U'\U0001FA7A', U'\n', U'\uFEFF'};
        for (int round = 0; round < 200; ++round) {
            std::u32string text;
            for (int i = random.bounded(80); i > 0; --i)
                text += alphabet[random.bounded(6)];
            const QString utf16 = fromCodePoints(text, text.size());
            const TextOffsets offsets(toQString(utf16.toStdString()));
            QCOMPARE(offsets.codePoints(), text.size());
            for (std::size_t i = 0; i <= text.size(); ++i) {
                QCOMPARE(offsets.toCodePoint(offsets.toUtf16(i)), i);
                QCOMPARE(offsets.toUtf16(i), fromCodePoints(text, i).size());
            }
        }
    }

    void paragraphsCoverTheText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("count");
        QTest::newRow("empty") << QString() << 1;
        QTest::newRow("one") << QStringLiteral("a b") << 1;
        QTest::newRow("LF") << QStringLiteral("a\nb\n") << 3;
        QTest::newRow("CR LF") << QStringLiteral("a\r\nb\r\n\r\nc") << 4;
        QTest::newRow("CR") << QStringLiteral("a\rb") << 2;
        QTest::newRow("separators") << QString(QStringLiteral("a") + QChar(0x2028) + QStringLiteral("b") +
                                               QChar(0x2029))
                                    << 3;
        QTest::newRow("long with blanks") << QStringLiteral("palabra ").repeated(2000) << 4;
        QTest::newRow("long without") << QString(9000, QLatin1Char('x')) << 3;
        QTest::newRow("long, combining") << QString(QStringLiteral("e") + QChar(0x0301)).repeated(3000) << 2;
    }
    void paragraphsCoverTheText()
    {
        QFETCH(QString, text);
        QFETCH(int, count);
        const auto paragraphs = splitParagraphs(text, 3);
        QCOMPARE(static_cast<int>(paragraphs.size()), count);
        qsizetype at = 0;
        for (const TextParagraph& p : paragraphs) {
            QCOMPARE(p.section, std::size_t(3));
            const QString between = text.mid(at, p.start - at);
            for (const QChar c : between)
                QVERIFY(c.isSpace());
            QVERIFY(p.end - p.start <= kLongestParagraph);
            QVERIFY(p.start == 0 || !text.at(p.start - 1).isHighSurrogate());
            if (p.start < text.size())
                QVERIFY(!text.at(p.start).isMark());
            at = p.end;
        }
        QVERIFY(QStringView(text).mid(at).trimmed().isEmpty());
    }

    void linesStackThreeDeepAndCountTheRest()
    {
        std::vector<MarkLineSpan> spans = {{0, 100}, {10, 20}, {12, 18},  {13, 15},
                                           {14, 40}, {30, 35}, {100, 110}};
        stackLines(spans);
        QList<int> levels;
        for (const MarkLineSpan& span : spans)
            levels.append(span.level);
        QCOMPARE(levels, (QList<int>{0, 1, 2, -1, -1, 1, 0}));
        QCOMPARE(spans[0].beyond, 2); // of those they overlap, this one ends last
        for (std::size_t i = 0; i < spans.size(); ++i) {
            for (std::size_t j = i + 1; j < spans.size(); ++j) {
                const bool overlap = spans[i].start < spans[j].end && spans[j].start < spans[i].end;
                if (overlap && spans[i].level >= 0)
                    QVERIFY(spans[i].level != spans[j].level);
            }
        }
    }

    void fewerLevelsAreKeptTo()
    {
        std::vector<MarkLineSpan> spans = {{0, 100}, {10, 20}, {12, 18}};
        stackLines(spans, 2);
        QCOMPARE(spans[2].level, -1);
        QCOMPARE(spans[0].beyond, 1);
    }

    void heightsAddUp()
    {
        QRandomGenerator random(11);
        std::vector<int> plain;
        for (int i = 0; i < 300; ++i)
            plain.push_back(random.bounded(1, 60));
        HeightIndex index;
        index.assign(plain);
        for (int round = 0; round < 300; ++round) {
            const auto changed = static_cast<std::size_t>(random.bounded(300));
            plain[changed] = random.bounded(1, 90);
            index.set(changed, plain[changed]);
            int top = 0;
            for (std::size_t i = 0; i < plain.size(); ++i) {
                QCOMPARE(index.top(i), top);
                QCOMPARE(index.at(top), i);
                QCOMPARE(index.at(top + plain[i] - 1), i);
                top += plain[i];
            }
            QCOMPARE(index.total(), top);
        }
        QCOMPARE(index.at(-5), std::size_t(0));
        QCOMPARE(index.at(index.total() + 5), plain.size() - 1);
    }
};

QTEST_APPLESS_MAIN(TestTextOffsets)
#include "tst_text_offsets.moc"
