#include "engine/pipeline/outgoing_mask.h"
#include "engine/pipeline/retraction_list.h"

#include <QtTest>

using namespace cotejo;

namespace
{
const std::string kHeader =
    "Record ID,Title,Subject,Institution,Journal,Publisher,Country,Author,URLS,ArticleType,RetractionDate,"
    "RetractionDOI,RetractionPubMedID,OriginalPaperDate,OriginalPaperDOI,OriginalPaperPubMedID,"
    "RetractionNature,Reason,Paywalled,Notes\n";

std::string row(const std::string& title, const std::string& date, const std::string& notice,
                const std::string& paper, const std::string& nature)
{
    return "1," + title + ",(HSC) Medicine;,Inst,J,P,MX,A;B,,Research Article;," + date + ",10.1/n," +
           notice + ",1/1/1998 0:00,10.1/p," + paper + "," + nature + ",+Error in Data;,No,\n";
}

RetractionList read(const std::string& rows)
{
    return readRetractionList(kHeader + rows, "2026-05-04T21:20:00.000Z").value();
}
} // namespace

class TestRetractionList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheLayout()
    {
        const RetractionList list =
            read(row("\"Ileal, \"\"quoted\"\"\nin two lines\"", "2/6/2010 0:00", "20137807", "9500320",
                     "Retraction") +
                 row("Other", "1/1/2020 0:00", "0", "0", "Retraction") +
                 row("Third", "3/1/2021 0:00", "", "31969328", "Expression of concern"));
        QCOMPARE(list.rows, std::size_t{3});
        QCOMPARE(list.withoutPmid, std::size_t{1});
        QVERIFY(list.refusedLines.empty());
        QCOMPARE(list.facts.size(), std::size_t{2});
        QCOMPARE(list.facts[0].pmid, std::string("9500320"));
        QCOMPARE(list.facts[0].title, std::string("Ileal, \"quoted\"\nin two lines"));
        QVERIFY(list.facts[0].retracted() && !list.facts[0].concern());
        QCOMPARE(list.facts[0].notices.at(0).pmid, std::string("20137807"));
        QCOMPARE(list.facts[0].notices.at(0).where, std::string("2010-02-06"));
        QVERIFY(!list.facts[1].retracted() && list.facts[1].concern());
    }

    // The last word counts, whatever the order of the rows.
    void reinstatement_data()
    {
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<bool>("retracted");
        QTest::addColumn<bool>("concern");
        const std::string out = row("T", "10/2/2010 0:00", "", "7", "Retraction");
        const std::string back = row("T", "2/10/2012 0:00", "", "7", "Reinstatement");
        const std::string again = row("T", "1/1/2013 0:00", "", "7", "Retraction");
        QTest::newRow("put back") << QByteArray::fromStdString(out + back) << false << true;
        QTest::newRow("put back, other order") << QByteArray::fromStdString(back + out) << false << true;
        QTest::newRow("retracted again") << QByteArray::fromStdString(again + back + out) << true << false;
    }
    void reinstatement()
    {
        QFETCH(QByteArray, rows);
        const RetractionList list = read(rows.toStdString());
        QCOMPARE(list.facts.size(), std::size_t{1});
        QTEST(list.facts[0].retracted(), "retracted");
        QTEST(list.facts[0].concern(), "concern");
    }

    void namesWhatItCannotTake()
    {
        const RetractionList list = read(row("A", "1/1/2020 0:00", "", "7", "Retraction") + "2,too,few\n" +
                                         row("B", "1/1/2020 0:00", "", "8", "Miracle") +
                                         row("C", "1/1/2020 0:00", "", "9", "Correction"));
        QCOMPARE(list.refusedLines, (std::vector<std::size_t>{3, 4}));
        QCOMPARE(list.facts.size(), std::size_t{2});
        const auto none = readRetractionList("a,b\n1,2\n", "");
        QCOMPARE(none.error().code, std::string("list.no_header"));
        QVERIFY(none.error().detail.find("OriginalPaperPubMedID") != std::string::npos);
        const auto open = readRetractionList(kHeader + "1,\"never closed", "");
        QCOMPARE(open.error().code, std::string("list.faulty"));
    }

    // What goes to another machine: identifiers of a person are hidden, what the answer cites is not.
    void hidesIdentifiersAndKeepsPmids()
    {
        const std::string sent = withoutIdentifiers("Paciente: María Canul Pech, CURP CAPM850512MYNNCR08, "
                                                    "tel. 999 123 4567. ¿Metotrexato? PMID: 31969328");
        for (const char* hidden : {"Canul", "CAPM850512MYNNCR08", "123 4567"})
            QVERIFY2(sent.find(hidden) == std::string::npos, sent.c_str());
        for (const char* kept : {"Metotrexato", "PMID: 31969328"})
            QVERIFY2(sent.find(kept) != std::string::npos, sent.c_str());
        QVERIFY(!maskFor(ServiceAddress::parse("http://127.0.0.1:8080").value()));
        QVERIFY(maskFor(ServiceAddress::parse("https://api.example.org").value()));
    }
};

QTEST_GUILESS_MAIN(TestRetractionList)
#include "tst_retraction_list.moc"
