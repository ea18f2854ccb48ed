#include "engine/citations/citation_scanner.h"

#include <QtTest>

#include <string>

using namespace cotejo;

namespace
{
constexpr std::size_t kLong = 2U * 1024U * 1024U;
constexpr std::size_t kBytes = 256U * 1024U;

std::string repeated(const std::string& piece, std::size_t bytes)
{
    std::string text;
    text.reserve(bytes + piece.size());
    while (text.size() < bytes)
        text += piece;
    return text;
}
} // namespace

// Long runs of what invites going back: a scan that is not linear does not end within the test's time.
class TestCitationScaling : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void ends_data()
    {
        QTest::addColumn<std::string>("piece");
        for (const char* piece : {"[PMID ",
                                  "PMID ",
                                  "PMID: ",
                                  "PMID(",
                                  "1",
                                  "12345678 ",
                                  "12345678, ",
                                  "PMID:1,",
                                  "PMIDs: 31234567, ",
                                  "[",
                                  "](",
                                  "[](",
                                  "((((",
                                  "[a](",
                                  "<a ",
                                  "<a href=\"",
                                  "<a>",
                                  "<b>",
                                  "PMID<b>",
                                  "PMIDs<li>",
                                  "PMIDs<li>31234567",
                                  "<td>PMID",
                                  "<table><tr><td>",
                                  "<table><tr><th>PMID<td>",
                                  "PMIDs:\n",
                                  "- PMIDs:\n",
                                  "PMID:\n- 31234567\n",
                                  "| PMID |\n",
                                  "| PMID |\n|---|\n",
                                  "|",
                                  "a|",
                                  "10.1234/",
                                  "10.1234/(",
                                  "10.",
                                  "https://pubmed.gov/?",
                                  "https://pubmed.ncbi.nlm.nih.gov/?term=1",
                                  "pubmed",
                                  "PMC",
                                  "NCT0",
                                  "2015-",
                                  "CTRI/2015/",
                                  "chictr-",
                                  "es el PMID ",
                                  "31234567 es el ",
                                  "y ",
                                  "PMID y ",
                                  "&nbsp;",
                                  "\u00ad",
                                  "a\u0301",
                                  "PMID \u00ad",
                                  "[PMID no verificado]",
                                  "[PMID no verificado](",
                                  "PMID (aaaa ",
                                  "PMIDs aaaa: ",
                                  "PMID 1: ",
                                  "\"",
                                  "pmid;",
                                  "pmid,1\n",
                                  "\t",
                                  "PMID\t1\n",
                                  "\n",
                                  "(PMID 1 (",
                                  "[[[[[[[[PMID 1](x)",
                                  "%3a",
                                  "PMID%3a"})
            QTest::newRow(piece) << std::string(piece);
    }
    void ends()
    {
        QFETCH(std::string, piece);
        const std::string text = repeated(piece, kBytes);
        const CitationScan scan = scanCitations(text);
        QVERIFY(scan.found.size() <= text.size());
        // Twice the text holds about twice as much: nothing is lost or doubled with length.
        const std::size_t half = scanCitations(repeated(piece, kBytes / 2)).found.size();
        QVERIFY(scan.found.size() + 2 >= 2 * half && scan.found.size() <= 2 * half + 2);
    }
    void endsOnTwoMegabytes_data()
    {
        QTest::addColumn<std::string>("piece");
        for (const char* piece : {"[PMID ", "1", "12345678, ", "[a]("})
            QTest::newRow(piece) << std::string(piece);
    }
    void endsOnTwoMegabytes()
    {
        QFETCH(std::string, piece);
        QVERIFY(scanCitations(repeated(piece, kLong)).found.size() <= 1);
    }
    void findsTheLastOfALongText()
    {
        const std::string text = repeated("expediente 20260311, tel. 9991234567; ", kLong) + "PMID: 31234567";
        const CitationScan scan = scanCitations(text);
        QCOMPARE(scan.found.size(), std::size_t(1));
        QCOMPARE(scan.found[0].pmid.value(), std::string("31234567"));
        QCOMPARE(scan.found[0].span.end, text.size());
    }
};

QTEST_APPLESS_MAIN(TestCitationScaling)
#include "tst_citation_scaling.moc"
