#include "engine/report/json_line.h"
#include "engine/report/turn_check_json.h"
#include "engine/report/turn_check_text.h"
#include "tests/support/schema_check.h"

#include <QFile>
#include <QtTest>

#include <nlohmann/json.hpp>

using namespace cotejo;

namespace
{
TurnCheck sample()
{
    TurnCheck check;
    check.transcript = "tr-1";
    check.turn = "t\"1\"";
    check.contract = "orvs-v2-quick";
    check.contractVersion = "1-0123abcd";
    check.verdict = Verdict::passed;
    check.composite = Decimal::parse("80.50");
    check.threshold = Decimal::parse("7.5e1");
    check.thresholdSource = ThresholdSource::record;
    check.dimensions = {{"clinical_accuracy", Decimal::parse("85")},
                        {"safety", Decimal::parse("52")},
                        {"bias", std::nullopt}};
    check.discrepancies = {Discrepancy::safety_hidden};
    Citation citation{CitationKind::pmid, "31234567", CitationStatus::not_retrieved,
                      {10, 18},           "31234567", {"t2"}};
    Citation doi{CitationKind::doi, std::nullopt, std::nullopt, {20, 40}, "10.1002/art.41590", {}};
    check.citations = {citation, doi};
    check.warnings = {{"suspicious_scale", {0, 0}, "x"}, {"invisible_character", {10, 19}, "y"}};
    check.needsReview = true;
    check.reviewReasons = {"citation:not_retrieved", "discrepancy:safety_hidden"};
    return check;
}
} // namespace

class TestTurnCheckJson : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void writesMembersInOneOrder()
    {
        QFile golden(QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/report/check_line.json"));
        QVERIFY(golden.open(QIODevice::ReadOnly));
        QCOMPARE(turnCheckJson(sample()) + "\n", golden.readAll().toStdString());
        const auto problems = schemaProblems("check-line", turnCheckJson(sample()));
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
    }
    void writesAnEmptyCheck()
    {
        TurnCheck check;
        check.transcript = "a";
        check.turn = "b";
        check.reason = NotEvaluatedReason::greeting;
        const auto problems = schemaProblems("check-line", turnCheckJson(check));
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
    }
    void escapesWhatJsonAsks()
    {
        const std::string text = std::string("a\0b", 3) + "\x1f\x7f\"\\\n\r\t\b/\u2028\u2029\u00ad€🩺";
        const std::string out = JsonLine().text(text).str();
        QCOMPARE(nlohmann::json::parse(out).get<std::string>(), text);
        for (const char c : out)
            QVERIFY(static_cast<unsigned char>(c) >= 0x20 && c != '\x7f');
        QVERIFY(out.find("\u2028") == std::string::npos);
        QVERIFY(out.find("🩺") != std::string::npos);
    }
    void speaksTwoLanguages()
    {
        const std::string es = turnCheckText(sample(), MessageLanguage::es);
        const std::string en = turnCheckText(sample(), MessageLanguage::en);
        QVERIFY2(es.find("alcanza el umbral") != std::string::npos &&
                     es.find("requiere revisión") != std::string::npos,
                 es.c_str());
        QVERIFY2(en.find("passed") != std::string::npos && en.find("needs review") != std::string::npos,
                 en.c_str());
        QVERIFY2(en.find("lowest dimension safety 52") != std::string::npos, en.c_str());
        QVERIFY2(en.find("it is in the list of t2") != std::string::npos, en.c_str());
    }
};

QTEST_APPLESS_MAIN(TestTurnCheckJson)
#include "tst_turn_check_json.moc"
