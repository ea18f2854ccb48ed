#include "tests/ui/widget_test.h"
#include "ui/widgets/diff_view.h"
#include "ui/widgets/text_offsets.h"
#include "ui/widgets/token_diff.h"
#include "ui/widgets/word_diff.h"

#include <QRandomGenerator>

using namespace cotejo;

namespace
{
QString part(const QString& text, const TextSpan& span)
{
    const TextOffsets offsets(text);
    return text.mid(offsets.toUtf16(span.start), offsets.toUtf16(span.end) - offsets.toUtf16(span.start));
}

// The first text with every place put in as the second has it.
QString applied(const QString& first, const QString& second, const WordDiff& diff)
{
    const TextOffsets offsets(first);
    QString out;
    qsizetype at = 0;
    for (const WordDiff::Place& place : diff.places) {
        const qsizetype start = offsets.toUtf16(place.removed.start);
        out += first.mid(at, start - at) + part(second, place.added);
        at = offsets.toUtf16(place.removed.end);
    }
    return out + first.mid(at);
}
} // namespace

class TestWordDiff : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        failOnAnyWarning();
        useLook(Theme::Kind::light);
    }

    void placesAreWholeWords_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<QStringList>("removed");
        QTest::addColumn<QStringList>("added");
        const auto row = [](const char* name, const char* a, const char* b, const QStringList& r,
                            const QStringList& n) {
            QTest::newRow(name) << QString::fromUtf8(a) << QString::fromUtf8(b) << r << n;
        };
        const auto s = [](const char* text) { return QString::fromUtf8(text); };
        row("same", "a b c", "a b c", {}, {});
        row("one word", "20 mg cada semana", "20 mg cada día", {s("semana")}, {s("día")});
        row("part of a word", "metotrexato", "metotrexate", {s("metotrexato")}, {s("metotrexate")});
        row("words side by side", "uno dos tres cuatro", "uno cinco seis cuatro", {s("dos tres")},
            {s("cinco seis")});
        row("two places", "uno dos tres", "xx dos yy", {s("uno"), s("tres")}, {s("xx"), s("yy")});
        row("put in", "uno tres", "uno dos tres", {s("")}, {s("dos ")});
        row("all new", "", "uno", {s("")}, {s("uno")});
        row("accent", "dia", "día", {s("dia")}, {s("día")});
        row("astral", "dolor 🩺 hoy", "dolor 🫀 hoy", {s("🩺")}, {s("🫀")});
        row("a line break", "uno dos", "uno\ndos", {s(" ")}, {s("\n")});
    }
    void placesAreWholeWords()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(QStringList, removed);
        QFETCH(QStringList, added);
        const WordDiff diff = WordDiff::between(first, second);
        QStringList gotRemoved;
        QStringList gotAdded;
        for (const WordDiff::Place& place : diff.places) {
            gotRemoved.append(part(first, place.removed));
            gotAdded.append(part(second, place.added));
        }
        QCOMPARE(gotRemoved, removed);
        QCOMPARE(gotAdded, added);
    }

    void puttingInWhatWasAddedGivesTheSecond()
    {
        QRandomGenerator random(3);
        const QStringList words = {QStringLiteral("uno"),   QStringLiteral(" "),    QStringLiteral("dos,"),
                                   QStringLiteral("\n"),    QStringLiteral("tres"), QStringLiteral(" "),
                                   QString::fromUtf8("🩺"), QStringLiteral(".")};
        const auto text = [&](int most) {
            QString out;
            for (int i = random.bounded(most); i > 0; --i)
                out += words.at(random.bounded(static_cast<int>(words.size())));
            return out;
        };
        for (int round = 0; round < 400; ++round) {
            const QString a = text(60);
            const QString b =
                round % 2 == 0 ? text(60) : a.left(a.size() / 2) + text(6) + a.mid(a.size() / 2);
            QCOMPARE(applied(a, b, WordDiff::between(a, b)), b);
            QVERIFY(WordDiff::between(a, a).places.empty());
        }
    }

    void longTextsThatShareLittleAreStillRight()
    {
        QRandomGenerator random(9);
        std::vector<int> a;
        std::vector<int> b;
        for (int i = 0; i < 6000; ++i) {
            a.push_back(i % 60 == 0 ? 100'000 + i : random.bounded(50));
            b.push_back(i % 60 == 0 ? 100'000 + i : random.bounded(50));
        }
        std::vector<int> out;
        std::size_t at = 0;
        const auto changes = diffTokens(a, b);
        QVERIFY(changes.size() > 50); // the tokens that stand once in both hold the two together
        const auto take = [&out](const std::vector<int>& from, std::size_t start, std::size_t end) {
            out.insert(out.end(), from.begin() + static_cast<std::ptrdiff_t>(start),
                       from.begin() + static_cast<std::ptrdiff_t>(end));
        };
        for (const TokenChange& change : changes) {
            take(a, at, change.firstStart);
            take(b, change.secondStart, change.secondEnd);
            at = change.firstEnd;
        }
        take(a, at, a.size());
        QVERIFY(out == b);
    }

    void bothSidesAreMarkedAndWalked()
    {
        DiffView view;
        view.resize(800, 200);
        view.setTexts("Continúe 20 mg cada semana con ácido (PMID 34101376).", QStringLiteral("Puntuado"),
                      "Continúe 20 mg cada día con ácido.", QStringLiteral("Mostrado"));
        view.show();
        QCOMPARE(view.places(), 2);
        QCOMPARE(view.currentPlace(), -1);
        view.previous();
        QCOMPARE(view.currentPlace(), -1);
        view.next();
        view.next();
        view.next();
        QCOMPARE(view.currentPlace(), 1);
        QVERIFY(!view.scoredView()->selectedMark().isEmpty());
        QCOMPARE(view.scoredView()->spokenText(),
                 QStringLiteral("Continúe 20 mg cada semana con ácido (PMID 34101376)."));
        QCOMPARE(view.shownView()->accessibleName(), QStringLiteral("Mostrado"));
    }
};

QTEST_MAIN(TestWordDiff)
#include "tst_word_diff.moc"
