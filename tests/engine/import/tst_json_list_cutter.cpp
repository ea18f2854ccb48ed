#include "engine/import/json_list_cutter.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <random>

using cotejo::JsonListCutter;
using Event = JsonListCutter::Event;

namespace
{
struct Cut {
    std::vector<std::string> elements;
    std::vector<cotejo::TextPlace> starts;
    std::string fault; // code
    cotejo::TextPlace faultPlace;
};

// Cuts `text`, given in pieces whose lengths `length()` says.
template <class Length>
Cut cutList(const std::string& text, Length length)
{
    Cut cut;
    JsonListCutter cutter;
    bool inside = false;
    for (std::size_t from = 0; from < text.size();) {
        const std::string piece = text.substr(from, length());
        std::size_t at = 0;
        std::size_t begin = 0;
        while (true) {
            const Event event = cutter.next(piece, at);
            if (inside && (event == Event::piece_end || event == Event::element_end))
                cut.elements.back() += piece.substr(begin, at - begin);
            if (event == Event::piece_end)
                break;
            if (event == Event::fault) {
                cut.fault = cutter.fault().code;
                cut.faultPlace = cutter.place(at);
                return cut;
            }
            inside = event == Event::element_begin;
            if (inside) {
                begin = at;
                cut.elements.emplace_back();
                cut.starts.push_back(cutter.place(at));
            }
        }
        cutter.pieceDone(piece.size());
        from += piece.size();
    }
    if (const auto fault = cutter.atEnd()) {
        cut.fault = fault->code;
        cut.faultPlace = cutter.place(0);
    }
    return cut;
}

const std::string kList = "[ {\"a\": \"x\\\"]\\\\\", \"b\": [1, {\"c\": {}}, []]} ,\n \"te,xt\", "
                          "-1.5e3,\ttrue,\n[ ] ,{\"k\":\"á \\u00e1\"}\n]\n";
} // namespace

class TestJsonListCutter : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cutsElementsApart()
    {
        const Cut cut = cutList(kList, [] { return std::size_t{1000}; });
        QCOMPARE(cut.fault, std::string());
        QCOMPARE(cut.elements,
                 (std::vector<std::string>{"{\"a\": \"x\\\"]\\\\\", \"b\": [1, {\"c\": {}}, []]}",
                                           "\"te,xt\"", "-1.5e3", "true", "[ ]", "{\"k\":\"á \\u00e1\"}"}));
        QCOMPARE(cut.starts[0], (cotejo::TextPlace{1, 3}));
        QCOMPARE(cut.starts[1], (cotejo::TextPlace{2, 2}));
        QCOMPARE(cut.starts[5], (cotejo::TextPlace{3, 6}));
    }

    void givesTheSameInPiecesOfAnyLength()
    {
        const Cut whole = cutList(kList, [] { return std::size_t{1000}; });
        for (std::size_t length = 1; length < 40; ++length) {
            const Cut cut = cutList(kList, [&] { return length; });
            QCOMPARE(cut.elements, whole.elements);
            QVERIFY(cut.starts == whole.starts);
        }
    }

    void leavesFaultsInsideTextsAndNumbersToTheReader()
    {
        const Cut cut =
            cutList("[tru, 01, NaN, \"\xFF\\q\n\", {\"a\":1,\"a\":2}, 1e999]", [] { return std::size_t{3}; });
        QCOMPARE(cut.fault, std::string());
        QCOMPARE(cut.elements.size(), std::size_t{6});
    }

    void refusesListsThatAreNotWhole_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char* text, const char* code) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(code);
        };
        for (const char* text : {"[", "[1", "[1,", "[{", "[{\"a\"", "[{\"a\":", "[{\"a\":1", "[{\"a\":1}",
                                 "[\"a", "[\"a\\", "[[]", " "})
            row(text, "read.truncated");
        for (const char* text :
             {"[,]", "[1,]", "[1 2]", "[1}", "[{]", "[{\"a\" 1}]", "[{\"a\":1 \"b\":2}]", "[{\"a\":1,}]",
              "[{a:1}]", "[{\"a\":}]", "[[}", "[\"a\"\"b\"]", "[1:2]", "{}", "[tru\"e\"]"})
            row(text, "read.not_json");
        for (const char* text : {"[] []", "[1]]", "[],"})
            row(text, "read.trailing_bytes");
        QTest::newRow("NUL after") << QByteArray("[1]\0", 4) << QByteArray("read.nul_byte");
        QTest::newRow("deep") << QByteArray(2000000, '[') << QByteArray("read.too_deep");
    }
    void refusesListsThatAreNotWhole()
    {
        QFETCH(QByteArray, text);
        const Cut cut = cutList(text.toStdString(), [] { return std::size_t{64}; });
        QTEST(QByteArray::fromStdString(cut.fault), "code");
    }

    // Whatever is changed: what a strict parser takes as a list is cut into the same elements.
    void agreesWithAParserOnEverythingThatIsJson()
    {
        std::mt19937 random(7); // NOLINT: the same every time on purpose
        const std::string alphabet = "{}[]\",:\\ 1a\n";
        int sound = 0;
        for (int round = 0; round < 20000; ++round) {
            std::string text = kList;
            for (std::size_t change = random() % 3 + 1; change > 0; --change) {
                const std::size_t at = random() % text.size();
                if (random() % 2 == 0)
                    text[at] = alphabet[random() % alphabet.size()];
                else
                    text.insert(at, 1, alphabet[random() % alphabet.size()]);
            }
            const auto parsed = nlohmann::json::parse(text, nullptr, false);
            if (!parsed.is_array())
                continue;
            ++sound;
            const Cut cut = cutList(text, [&] { return random() % 20 + 1; });
            QVERIFY2(cut.fault.empty(), text.c_str());
            QCOMPARE(cut.elements.size(), parsed.size());
            for (std::size_t i = 0; i < parsed.size(); ++i)
                QCOMPARE(nlohmann::json::parse(cut.elements[i]), parsed[i]);
        }
        QVERIFY(sound > 500);
    }
};

QTEST_APPLESS_MAIN(TestJsonListCutter)
#include "tst_json_list_cutter.moc"
