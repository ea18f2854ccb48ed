#include "engine/orvs/delivered_text.h"

#include <QtTest>

#include <string>

using cotejo::isScoredText;

class TestDeliveredText : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void compares_data()
    {
        QTest::addColumn<std::string>("scored");
        QTest::addColumn<std::string>("delivered");
        QTest::addColumn<bool>("same");
        const std::string p = "[PMID no verificado]";
        const std::string link = "Vea [PMID: 31234567](https://pubmed.ncbi.nlm.nih.gov/31234567/) hoy.";
        const auto row = [](const char* name, const std::string& scored, const std::string& delivered,
                            bool same) { QTest::newRow(name) << scored << delivered << same; };
        row("equal", "Dosis (PMID: 31234567).", "Dosis (PMID: 31234567).", true);
        row("empty", "", "", true);
        row("digits", "Dosis (PMID: 31234567).", "Dosis (PMID: " + p + ").", true);
        row("label and digits", "Dosis (PMID: 31234567).", "Dosis (" + p + ").", true);
        row("label without colon", "Dosis (PMID 31234567).", "Dosis (" + p + ").", true);
        row("whole link", link, "Vea " + p + " hoy.", true);
        row("link without label", "Vea [ensayo](https://pubmed.ncbi.nlm.nih.gov/31234567/).",
            "Vea " + p + ".", true);
        row("digits of the label of a link", link,
            "Vea [PMID: " + p + "](https://pubmed.ncbi.nlm.nih.gov/31234567/) hoy.", true);
        row("digits of label and target", link,
            "Vea [PMID: " + p + "](https://pubmed.ncbi.nlm.nih.gov/" + p + "/) hoy.", true);
        row("digits of an address", "https://pubmed.ncbi.nlm.nih.gov/31234567/",
            "https://pubmed.ncbi.nlm.nih.gov/" + p + "/", true);
        row("second of a list", "PMIDs 31234567 y 32345678.", "PMIDs 31234567 y " + p + ".", true);
        row("two", "PMID: 31234567; PMID: 32345678", p + "; PMID: " + p, true);
        row("beside one another", "PMID31234567PMID32345678", p + p, true);
        row("one stayed", "PMID: 31234567; PMID: 32345678", "PMID: 31234567; " + p, true);
        row("already there", "A " + p + " B PMID 31234567", "A " + p + " B " + p, true);
        row("only already there", "A " + p + " B", "A " + p + " B", true);
        row("soft hyphen", "PMID: 3123\u00ad4567.", "PMID: " + p + ".", true);
        row("full width", "PMID：３１２３４５６７。", "PMID：[PMID no verificado]。", true);
        row("emoji before", "🩺 PMID: 31234567 ☕", "🩺 PMID: [PMID no verificado] ☕", true);
        row("malformed", "PMID: 331870456.", "PMID: " + p + ".", true);

        row("dose changed too", "Dosis 15 mg (PMID: 31234567).", "Dosis 25 mg (PMID: " + p + ").", false);
        row("stop lost", "Dosis (PMID: 31234567).", "Dosis (PMID: " + p + ")", false);
        row("stands for a word", "Dosis de metotrexato.", "Dosis de " + p + ".", false);
        row("stands for a number that is no PMID", "folio 31234567.", "folio " + p + ".", false);
        row("stands for a dose", "15 mg (PMID 31234567)", p + " mg (PMID 31234567)", false);
        row("stands for a DOI", "doi:10.1002/art.41590", "doi:" + p, false);
        row("stands for two at once", "PMIDs 31234567 y 32345678.", "PMIDs " + p + ".", false);
        row("stands for part of the digits", "PMID: 31234567", "PMID: 3123" + p, false);
        row("stands for a link elsewhere", "Vea [guía](https://example.org/a).", "Vea " + p + ".", false);
        row("brackets lost", "Dosis [PMID 31234567].", "Dosis " + p + ".", false);
        row("put in", "Dosis.", "Dosis " + p + ".", false);
        row("put back", "Dosis " + p + ".", "Dosis PMID 31234567.", false);
        row("other wording", "PMID: 31234567", "PMID: [PMID No verificado]", false);
        row("blank added", "Dosis.", "Dosis. ", false);
        row("case", "Dosis", "dosis", false);
        row("normal form", "\u00e9", "e\u0301", false);
        row("line ends", "a\nb", "a\r\nb", false);
        row("delivered is the beginning", "PMID 31234567 y más", p, false);
        row("scored is the beginning", "PMID 31234567", p + " y más", false);
    }
    void compares()
    {
        QFETCH(std::string, scored);
        QFETCH(std::string, delivered);
        QFETCH(bool, same);
        QCOMPARE(isScoredText(delivered, scored), same);
    }
    void endsOnLongTexts()
    {
        std::string scored;
        std::string delivered;
        for (int i = 0; i < 4000; ++i) {
            scored += "PMID: 31234567 [PMID no verificado](https://pubmed.ncbi.nlm.nih.gov/31234567/) ";
            delivered += "[PMID no verificado] [PMID no verificado](https://pubmed.ncbi.nlm.nih.gov/[PMID no "
                         "verificado]/) ";
        }
        QVERIFY(isScoredText(delivered, scored));
        QVERIFY(!isScoredText(delivered + "x", scored));
    }
};

QTEST_APPLESS_MAIN(TestDeliveredText)
#include "tst_delivered_text.moc"
