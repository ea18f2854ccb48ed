#include "engine/base/code_point_index.h"
#include "engine/citations/citation_scanner.h"
#include "tests/engine/citations/bracketed_text.h"

#include <QtTest>

#include <random>

using namespace cotejo;

namespace
{
std::string joined(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += line + "\n";
    return text;
}

std::vector<std::string> formLines()
{
    return test::markedLines(COTEJO_SOURCE_DIR "/tests/data/citations/forms.txt");
}

void verifyLaws(const std::string& text, const CitationScan& scan)
{
    const CodePointIndex index(text);
    std::size_t end = 0;
    for (const FoundIdentifier& found : scan.found) {
        QVERIFY(found.span.start < found.span.end);
        QVERIFY2(found.span.start >= end, "entries overlap or are out of order");
        end = found.span.end;
        QVERIFY(end <= index.size());
        QCOMPARE(found.quote, std::string(index.quote(found.span)));
        QCOMPARE(found.pmid.has_value(), found.kind == CitationKind::pmid && found.form == PmidForm::number);
        if (found.pmid) {
            QVERIFY(found.pmid->size() <= 8);
            QVERIFY(found.pmid->front() != '0');
            QVERIFY(found.pmid->find_first_not_of("0123456789") == std::string::npos);
        }
    }
}
} // namespace

class TestCitationScanner : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void findsEveryForm_data()
    {
        QTest::addColumn<QString>("line");
        const std::vector<std::string> lines = formLines();
        QVERIFY(lines.size() > 300);
        for (std::size_t i = 0; i < lines.size(); ++i)
            QTest::addRow("%zu", i) << QString::fromStdString(lines[i]);
    }
    void findsEveryForm()
    {
        QFETCH(QString, line);
        const test::MarkedText marked = test::readMarkedText(line.toStdString());
        const CitationScan scan = scanCitations(marked.text);
        const std::string got = joined(test::entriesOf(scan));
        const std::string expected = joined(marked.expected);
        QVERIFY2(got == expected,
                 qPrintable(line + QLatin1String("\nexpected:\n") + QString::fromStdString(expected) +
                            QLatin1String("got:\n") + QString::fromStdString(got)));
        verifyLaws(marked.text, scan);
    }
    // Forms that end with their text keep their meaning inside a longer one.
    void findsFormsInsideAnAnswer_data() { findsEveryForm_data(); }
    void findsFormsInsideAnAnswer()
    {
        QFETCH(QString, line);
        const test::MarkedText marked =
            test::readMarkedText(("Se recomienda vigilar la función hepática 🩺.\\n\\n" + line.toStdString() +
                                  "\\n\\nSe revisará en 12 semanas."));
        const std::string got = joined(test::entriesOf(scanCitations(marked.text)));
        QVERIFY2(got == joined(marked.expected),
                 qPrintable(line + QLatin1Char('\n') + QString::fromStdString(got)));
    }
    void quotesWhatStandsAtTheSpan()
    {
        // Random shuffles of pieces of all forms: whatever is found, the laws hold.
        std::mt19937 random(20261130);
        const std::vector<std::string> lines = formLines();
        for (int round = 0; round < 300; ++round) {
            std::string text;
            for (int piece = 0; piece < 8; ++piece) {
                const std::string source = test::readMarkedText(lines[random() % lines.size()]).text;
                const CodePointIndex index(source);
                const std::size_t from = random() % (index.size() + 1);
                const std::size_t to = from + random() % (index.size() - from + 1);
                text += index.quote({from, to});
            }
            verifyLaws(text, scanCitations(text));
        }
    }
    void normalisesListEntries()
    {
        QCOMPARE(normalisedPmid("31234567").value(), std::string("31234567"));
        QCOMPARE(normalisedPmid("0031234567").value(), std::string("31234567"));
        QCOMPARE(normalisedPmid(" 3123\u00ad4567 ").value(), std::string("31234567"));
        QCOMPARE(normalisedPmid("３１２３４５６７").value(), std::string("31234567"));
        QCOMPARE(normalisedPmid("PMID: 31234567").value(), std::string("31234567"));
        for (const char* none : {"", "0", "331870456", "PMC7801234", "31234567 32345678", "N/D", "3123a"})
            QVERIFY2(!normalisedPmid(none), none);
    }
    void remembersWhatAPlaceholderMayStandFor()
    {
        const CitationScan scan =
            scanCitations("véase [PMID: 31234567](https://pubmed.ncbi.nlm.nih.gov/31234567/)");
        QCOMPARE(scan.links.size(), std::size_t(1));
        QCOMPARE(scan.found.size(), std::size_t(2));
        QCOMPARE(scan.links[0].whole.start, std::size_t(6));
        QCOMPARE(scan.found[0].labelStart.value(), std::size_t(7));
        QVERIFY(!scan.found[0].repeated);
        QVERIFY(scan.found[1].repeated && scan.found[1].inTarget);
    }
};

QTEST_APPLESS_MAIN(TestCitationScanner)
#include "tst_citation_scanner.moc"
