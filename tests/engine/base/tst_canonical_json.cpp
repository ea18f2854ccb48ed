#include "engine/base/canonical_json.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using cotejo::canonicalJson;
using Json = nlohmann::json;

class TestCanonicalJson : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // RFC 8785, appendix B: numbers as ECMAScript prints them.
    void printsNumbers_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("zero") << 0.0 << QByteArray("0");
        QTest::newRow("minus zero") << -0.0 << QByteArray("0");
        QTest::newRow("smallest") << 5e-324 << QByteArray("5e-324");
        QTest::newRow("largest") << 1.7976931348623157e308 << QByteArray("1.7976931348623157e+308");
        QTest::newRow("2^53") << 9007199254740992.0 << QByteArray("9007199254740992");
        QTest::newRow("-2^53") << -9007199254740992.0 << QByteArray("-9007199254740992");
        QTest::newRow("21 digits") << 295147905179352830000.0 << QByteArray("295147905179352830000");
        QTest::newRow("22 digits") << 9.999999999999997e22 << QByteArray("9.999999999999997e+22");
        QTest::newRow("1e23") << 1e23 << QByteArray("1e+23");
        QTest::newRow("1e21") << 1e21 << QByteArray("1e+21");
        QTest::newRow("below 1e21") << 999999999999999900000.0 << QByteArray("999999999999999900000");
        QTest::newRow("0.000001") << 9.999999999999997e-7 << QByteArray("9.999999999999997e-7");
        QTest::newRow("1e-6") << 0.000001 << QByteArray("0.000001");
        QTest::newRow("third") << 333333333.3333332 << QByteArray("333333333.3333332");
        QTest::newRow("big fraction") << 1424953923781206.2 << QByteArray("1424953923781206.2");
        QTest::newRow("4.5") << 4.50 << QByteArray("4.5");
        QTest::newRow("2e-3") << 2e-3 << QByteArray("0.002");
    }
    void printsNumbers()
    {
        QFETCH(double, value);
        QFETCH(QByteArray, text);
        QCOMPARE(canonicalJson(Json(value)), text.toStdString());
    }
    // RFC 8785, 3.2.2 and 3.2.3.
    void printsStringsAndSortsMembers()
    {
        const Json value{{"numbers", {333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001}},
                         {"string", "\xE2\x82\xAC$\x0F\nA'B\"\\\\\"/"},
                         {"literals", {nullptr, true, false}}};
        QCOMPARE(canonicalJson(value),
                 std::string(
                     "{\"literals\":[null,true,false],\"numbers\":[333333333.3333333,1e+30,4.5,0.002,1e-27],"
                     "\"string\":\"\xE2\x82\xAC$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\"}"));
        const Json names{
            {"\xE2\x82\xAC", "Euro"},      {"\r", "Carriage"},      {"\xEF\xAC\xB3", "Hebrew"}, {"1", "One"},
            {"\xF0\x9F\x98\x80", "Emoji"}, {"\xC2\x80", "Control"}, {"\xC3\xB6", "Latin"}};
        const std::string text = canonicalJson(names);
        std::size_t last = 0;
        for (const char* word : {"Carriage", "One", "Control", "Latin", "Euro", "Emoji", "Hebrew"}) {
            QVERIFY2(text.find(word) > last, word);
            last = text.find(word);
        }
    }
    void readingAndPrintingAgainIsStable()
    {
        const Json value{{"a", {1, -2, 0.1, "ñ\x01", nullptr}}, {"", Json::object()}, {"b", Json::array()}};
        const std::string once = canonicalJson(value);
        QCOMPARE(canonicalJson(Json::parse(once)), once);
    }
};

QTEST_APPLESS_MAIN(TestCanonicalJson)
#include "tst_canonical_json.moc"
