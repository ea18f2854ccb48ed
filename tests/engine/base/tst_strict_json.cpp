#include "engine/base/strict_json.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <random>

using cotejo::parseStrictJson;
using namespace std::string_literals;

namespace
{
std::string nested(std::size_t levels)
{
    return std::string(levels, '[') + std::string(levels, ']');
}

QByteArray bytes(const std::string& text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}
} // namespace

class TestStrictJson : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsWhatIsJson_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("null") << QByteArray(" null ");
        QTest::newRow("empty object") << QByteArray("{ }");
        QTest::newRow("numbers") << QByteArray("[0,-0,12,-3.25,1e2,1E-2,9223372036854775807,"
                                               "18446744073709551615,123456789012345678901234567890]");
        QTest::newRow("literals") << QByteArray("[true,false,null]");
        QTest::newRow("escapes") << QByteArray(
            "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e1\\ud83e\\ude7a\\u0000\"]");
        QTest::newRow("UTF-8") << QByteArray("{\"clave á\":\"ñ — 🩺 \xEF\xBB\xBF\"}");
        QTest::newRow("same key elsewhere") << QByteArray(R"({"a":{"a":1},"b":[{"a":1},{"a":2}]})");
        QTest::newRow("256 levels") << bytes(nested(256));
        QTest::newRow("blanks") << QByteArray("\r\n\t [ 1 ,\r\n 2 ] \n");
        std::string wide = "{";
        for (int i = 0; i < 500; ++i)
            wide += "\"k" + std::to_string(i) + "\":" + std::to_string(i) + ",";
        wide.back() = '}';
        QTest::newRow("500 keys") << bytes(wide);
    }
    void readsWhatIsJson()
    {
        QFETCH(QByteArray, text);
        const auto value = parseStrictJson(text.toStdString());
        QVERIFY2(value.has_value(), value ? "" : (value.error().code + " " + value.error().where).c_str());
        QCOMPARE(*value, nlohmann::json::parse(text.toStdString()));
    }

    void refusesByCodeAndPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("where");
        const auto row = [](const char* name, const std::string& text, const char* code, const char* where) {
            QTest::newRow(name) << bytes(text) << QByteArray(code) << QByteArray(where);
        };
        row("twice", R"({"a":1,"b":{"c":1,"d":2,"c":1}})", "read.duplicate_key", "/b/c");
        row("twice, one escaped", R"([{"dosis":1,"do\u0073is":2}])", "read.duplicate_key", "/0/dosis");
        row("twice, both escaped", R"({"\u0061":1,"\u0061":1})", "read.duplicate_key", "/a");
        row("twice with slash", R"({"x/y~":{"k":1,"k":1}})", "read.duplicate_key", "/x~1y~0/k");
        row("raw NUL in a text", "[\"a\0b\"]"s, "read.nul_byte", "line 1, byte 4");
        row("raw NUL after", "[1]\0"s, "read.nul_byte", "line 1, byte 4");
        row("raw NUL between", "[\n\0 1]"s, "read.nul_byte", "line 2, byte 1");
        row("overlong", "\"\xC0\x80\"", "read.invalid_utf8", "line 1, byte 2");
        row("cut sequence", "\"\xE2\x82\"", "read.invalid_utf8", "line 1, byte 2");
        row("beyond U+10FFFF", "\"\xF4\x90\x80\x80\"", "read.invalid_utf8", "line 1, byte 2");
        row("Latin-1", "\"a\xF1os\"", "read.invalid_utf8", "line 1, byte 3");
        row("in a key", "{\"\xFF\":1}", "read.invalid_utf8", "line 1, byte 3");
        row("outside a text", "[\xC3\xB1]", "read.not_json", "line 1, byte 2");
        row("surrogate bytes", "\"\xED\xA0\xBD\"", "read.lone_surrogate", "line 1, byte 2");
        row("CESU pair", "\"\xED\xA0\xBD\xED\xB8\x80\"", "read.lone_surrogate", "line 1, byte 2");
        row("high alone", R"("\ud83d")", "read.lone_surrogate", "line 1, byte 2");
        row("low alone", R"("x\ude00")", "read.lone_surrogate", "line 1, byte 3");
        row("two high", R"("\ud83d\ud83d")", "read.lone_surrogate", "line 1, byte 2");
        row("high then text", R"("\ud83dx")", "read.lone_surrogate", "line 1, byte 2");
        row("lone in a key", R"({"\udc00":1})", "read.lone_surrogate", "line 1, byte 3");
        row("257 levels", nested(257), "read.too_deep",
            ("/0"s +
             [] {
                 std::string rest;
                 for (int i = 1; i < 256; ++i)
                     rest += "/0";
                 return rest;
             }())
                .c_str());
        row("over a double", R"({"x":[1,1e999]})", "read.number_out_of_range", "/x/1");
        row("under a double", "[-1e-999]", "read.number_out_of_range", "/0");
        row("400 digits", "[" + std::string(400, '9') + "]", "read.number_out_of_range", "/0");
        row("leading zero", "[01]", "read.not_json", "line 1, byte 2");
        row("no digit", "[-]", "read.not_json", "line 1, byte 3");
        row("NaN", "[NaN]", "read.not_json", "line 1, byte 2");
        row("plus", "[+1]", "read.not_json", "line 1, byte 2");
        row("word", "[nul]", "read.not_json", "line 1, byte 2");
        row("trailing comma", "[1,]", "read.not_json", "line 1, byte 4");
        row("trailing comma, object", "{\"a\":1,}", "read.not_json", "line 1, byte 8");
        row("no comma", "[1 2]", "read.not_json", "line 1, byte 4");
        row("no colon", "{\"a\" 1}", "read.not_json", "line 1, byte 6");
        row("single quotes", "{'a':1}", "read.not_json", "line 1, byte 2");
        row("wrong bracket", "[1}", "read.not_json", "line 1, byte 3");
        row("raw line feed", "[\"a\nb\"]", "read.not_json", "line 1, byte 4");
        row("unknown escape", R"(["\x41"])", "read.not_json", "line 1, byte 3");
        row("short hex", R"(["\u12"])", "read.not_json", "line 1, byte 3");
        row("comment", "// x\n1", "read.not_json", "line 1, byte 1");
        row("byte order mark", "\xEF\xBB\xBF{}", "read.not_json", "line 1, byte 1");
        row("nothing", "", "read.truncated", "line 1, byte 1");
        row("ends in a text", "{\n \"a\": \"bc", "read.truncated", "line 2, byte 10");
        row("ends in a list", "[1,\n2", "read.truncated", "line 2, byte 2");
        row("ends in a word", "[tr", "read.truncated", "line 1, byte 4");
        row("ends in a number", "[1.", "read.truncated", "line 1, byte 4");
        row("more than one", "{} {}", "read.trailing_bytes", "line 1, byte 4");
    }
    void refusesByCodeAndPlace()
    {
        QFETCH(QByteArray, text);
        const auto value = parseStrictJson({text.constData(), static_cast<std::size_t>(text.size())});
        QVERIFY(!value);
        QTEST(QByteArray::fromStdString(value.error().code), "code");
        QTEST(QByteArray::fromStdString(value.error().where), "where");
        QVERIFY(value.error().detail.starts_with("expected "));
    }

    void findsOneKeyTwiceAmongMany()
    {
        for (const int twice : {0, 31, 32, 33, 999}) {
            std::string text = "{";
            for (int i = 0; i < 1000; ++i)
                text += "\"clave" + std::to_string(i) + "\":{},";
            text += "\"clav\\u0065" + std::to_string(twice) + "\":{}}";
            const auto value = parseStrictJson(text);
            QVERIFY(!value);
            QCOMPARE(value.error().code, "read.duplicate_key"s);
            QCOMPARE(value.error().where, "/clave" + std::to_string(twice));
        }
    }

    void keepsLimits()
    {
        QVERIFY(parseStrictJson("[[1]]", {2, 5}));
        QCOMPARE(parseStrictJson("[[1]]", {1, 5}).error().code, "read.too_deep"s);
        QCOMPARE(parseStrictJson("[[1]] ", {2, 5}).error().code, "read.too_large"s);
    }

    void messagesHoldNoControlCharactersOrLongKeys()
    {
        const auto value =
            parseStrictJson("{\"a\\u001b[2J" + std::string(500, 'x') + "\":{\"k\":1,\"k\":2}}");
        QVERIFY(!value);
        QVERIFY(value.error().where.starts_with("/a\\u001b[2Jxxx"));
        QVERIFY(value.error().where.size() < 100);
    }

    // Whatever bytes are changed: no crash, and never more lenient than another strict parser.
    void neverTakesWhatAnotherStrictParserRefuses()
    {
        const std::string seed =
            R"({"id":"tr-1","n":[1,-2.5e3,0,true,false,null],"t":"á\u00e9\ud83d\ude00 \tx\n","o":{"a":{},"b":[]},"🩺":"—"})";
        std::mt19937 random(20260504); // NOLINT: the same every time on purpose
        const std::string alphabet = "{}[]\",:\\u0019aeEtfn.-+ \n\xC3\xED\xA0\xF0\xFF"s + '\0';
        int taken = 0;
        for (int round = 0; round < 20000; ++round) {
            std::string text = seed;
            for (std::size_t change = random() % 3 + 1; change > 0 && !text.empty(); --change) {
                const std::size_t at = random() % text.size();
                const char byte = alphabet[random() % alphabet.size()];
                switch (random() % 4) {
                case 0:
                    text[at] = byte;
                    break;
                case 1:
                    text.insert(at, 1, byte);
                    break;
                case 2:
                    text.erase(at, 1);
                    break;
                default:
                    text.resize(at + 1);
                    break;
                }
            }
            const auto value = parseStrictJson(text);
            if (!value)
                continue;
            ++taken;
            const auto other = nlohmann::json::parse(text, nullptr, false);
            QVERIFY2(!other.is_discarded(), text.c_str());
            QCOMPARE(*value, other);
        }
        QVERIFY(taken > 100);
    }
};

QTEST_APPLESS_MAIN(TestStrictJson)
#include "tst_strict_json.moc"
