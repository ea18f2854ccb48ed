#include "ui/widgets/marked_text.h"

#include <QRandomGenerator>
#include <QtTest>

using namespace cotejo;

namespace
{
MarkedText textOf(const char* utf8, std::vector<TextMark> marks = {}, const char* lead = "")
{
    TextSection section;
    section.text = utf8;
    section.lead = QString::fromUtf8(lead);
    MarkedText text({section});
    text.setMarks(std::move(marks));
    return text;
}

TextMark mark(MarkKind kind, std::size_t start, std::size_t end, const char* id = "m")
{
    TextMark mark;
    mark.id = QString::fromLatin1(id);
    mark.kind = kind;
    mark.span = {start, end};
    mark.label = QStringLiteral("nombre oculto");
    return mark;
}

QString copied(const MarkedText& text)
{
    return text.sourceText(0, text.flatSize());
}
} // namespace

class TestMarkedText : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void copyGivesTheOriginal_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("plain") << QByteArray("PMID 31969328 y más.");
        QTest::newRow("CR LF") << QByteArray("uno\r\n\r\ndos\r\n");
        QTest::newRow("CR alone") << QByteArray("uno\rdos");
        QTest::newRow("mark at the start") << QByteArray("\xEF\xBB\xBFuno");
        QTest::newRow("astral") << QByteArray("\xF0\x9F\xA9\xBA uno \xF0\x9F\xA9\xBA");
        QTest::newRow("long") << QByteArray("palabra ").repeated(3000);
    }
    void copyGivesTheOriginal()
    {
        QFETCH(QByteArray, text);
        const auto given = toQString(text.toStdString());
        const MarkedText marked = textOf(
            text.constData(), {mark(MarkKind::citation, 0, 2), mark(MarkKind::evidence, 1, 3)}, "Pregunta.");
        QCOMPARE(copied(marked), given);
        QVERIFY(marked.flatText(0, marked.flatSize()).startsWith(QStringLiteral("Pregunta. ")));
    }

    void hiddenDataAreNeverShownNorCopied()
    {
        const MarkedText text = textOf("Paciente Ana López, 58 años.\nFirma Ana López.",
                                       {mark(MarkKind::hidden, 9, 18), mark(MarkKind::hidden, 35, 44),
                                        mark(MarkKind::hidden, 35, 38), mark(MarkKind::evidence, 20, 27)});
        const QString shown = text.flatText(0, text.flatSize());
        QCOMPARE(shown, QStringLiteral("Paciente nombre oculto, 58 años.\nFirma nombre oculto."));
        QCOMPARE(copied(text), QStringLiteral("Paciente [nombre oculto], 58 años.\nFirma [nombre oculto]."));
        for (qsizetype from = 0; from < text.flatSize(); ++from) {
            for (qsizetype to = from; to <= text.flatSize(); ++to) {
                const QString part = text.sourceText(from, to);
                QVERIFY(!part.contains(QLatin1String("Ana")) && !part.contains(QLatin1String("López")));
                QVERIFY(!part.contains(QLatin1String("Lóp")) && !part.contains(QLatin1String("pez")));
            }
        }
    }

    void offsetsGoRoundHiddenData()
    {
        const MarkedText text = textOf("Paciente Ana López, 58 años.", {mark(MarkKind::hidden, 9, 18)});
        const ShownParagraph shown = text.shown(0);
        QCOMPARE(shown.toShown(20), shown.text().indexOf(QLatin1String("58")));
        QCOMPARE(shown.toShown(12), qsizetype(9));
        QCOMPARE(shown.toShownEnd(12), qsizetype(9 + 13));
        QCOMPARE(shown.toSource(shown.toShown(20)), qsizetype(20));
        QCOMPARE(shown.toSource(12), qsizetype(9));
        const auto stretch = text.stretch(shown.toShown(20), shown.toShown(22));
        QVERIFY(stretch);
        QCOMPARE(stretch->span, (TextSpan{20, 22}));
    }

    void selectionIsGivenInCodePoints()
    {
        const MarkedText text = textOf("\xF0\x9F\xA9\xBA\xF0\x9F\xA9\xBA tos\nfiebre");
        const QString shown = text.flatText(0, text.flatSize());
        const qsizetype at = shown.indexOf(QLatin1String("fiebre"));
        const auto stretch = text.stretch(at, at + 6);
        QVERIFY(stretch);
        QCOMPARE(stretch->span, (TextSpan{7, 13}));
        QVERIFY(!text.stretch(3, 3));
    }

    void selectionOverTwoSectionsIsNone()
    {
        TextSection a;
        a.text = "uno";
        TextSection b;
        b.text = "dos";
        const MarkedText text({a, b});
        QVERIFY(!text.stretch(1, 5));
        QCOMPARE(text.stretch(4, 6)->section, std::size_t(1));
        QCOMPARE(copied(text), QStringLiteral("uno\n\ndos"));
    }

    void marksOutsideAreLeftOutAndCounted()
    {
        MarkedText text = textOf("abc");
        TextMark elsewhere = mark(MarkKind::evidence, 0, 1);
        elsewhere.section = 4;
        QCOMPARE(text.setMarks({mark(MarkKind::evidence, 0, 3), mark(MarkKind::evidence, 0, 4),
                                mark(MarkKind::evidence, 2, 2), mark(MarkKind::evidence, 3, 2), elsewhere}),
                 std::size_t(4));
        QCOMPARE(text.marks().size(), std::size_t(1));
    }

    void marksKnowTheirParagraphs()
    {
        const MarkedText text =
            textOf("uno\ndos\ntres", {mark(MarkKind::evidence, 5, 9), mark(MarkKind::citation, 0, 3)});
        QCOMPARE(text.marks()[0].start, qsizetype(0)); // in order of place
        QCOMPARE(text.marks()[1].firstParagraph, std::size_t(1));
        QCOMPARE(text.marks()[1].lastParagraph, std::size_t(2));
        QCOMPARE(text.marksOf(0).size(), std::size_t(1));
        QCOMPARE(text.marksOf(1).size(), std::size_t(1));
        QCOMPARE(text.marksOf(2).size(), std::size_t(1));
    }

    void theQuoteOfASpanIsWhatIsMarked()
    {
        QRandomGenerator random(5);
        const std::u32string alphabet = U"aé ñ\U0001FA7A\n\u0301z";
        for (int round = 0; round < 100; ++round) {
            std::u32string source;
            for (int i = random.bounded(1, 120); i > 0; --i)
                source +=
                    alphabet[static_cast<std::size_t>(random.bounded(static_cast<int>(alphabet.size())))];
            const QString utf16 = QString::fromUcs4(source.data(), static_cast<qsizetype>(source.size()));
            const auto start = static_cast<std::size_t>(random.bounded(static_cast<int>(source.size())));
            const auto end =
                start + 1 + static_cast<std::size_t>(random.bounded(static_cast<int>(source.size() - start)));
            const MarkedText text =
                textOf(utf16.toUtf8().constData(), {mark(MarkKind::evidence, start, end)});
            const PlacedMark& placed = text.marks().at(0);
            const QString quote =
                QString::fromUcs4(source.data() + start, static_cast<qsizetype>(end - start));
            QCOMPARE(utf16.mid(placed.start, placed.end - placed.start), quote);
        }
    }
};

QTEST_APPLESS_MAIN(TestMarkedText)
#include "tst_marked_text.moc"
