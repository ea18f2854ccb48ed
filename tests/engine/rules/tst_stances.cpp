#include "engine/rules/analysed_text.h"

#include <QFile>
#include <QtTest>

#include <nlohmann/json.hpp>

using namespace cotejo;
using nlohmann::json;

namespace
{
std::string wordOf(const Stance& stance)
{
    if (stance.family)
        return "family";
    if (stance.asked)
        return "asked";
    if (stance.conditional)
        return "conditional";
    if (stance.past)
        return "past";
    if (stance.polarity == Polarity::stated)
        return "stated";
    return stance.polarity == Polarity::against ? "against" : "unneeded";
}
} // namespace

class TestStances : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // Sentences of our own, forty in each language: denied, dispensable, conditional, of the family, past,
    // asked.
    void sentences_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("stance");
        for (const char* language : {"es", "en"}) {
            QFile file(QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/rules/stances_%1.json")
                           .arg(QLatin1String(language)));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            const json rows = json::parse(bytes.begin(), bytes.end());
            QVERIFY(rows.size() >= 40);
            for (const json& row : rows)
                QTest::newRow(row.at("text").get_ref<const std::string&>().c_str())
                    << QString::fromStdString(row.at("text")) << QString::fromStdString(row.at("concept"))
                    << QString::fromStdString(row.at("stance"));
        }
    }
    void sentences()
    {
        QFETCH(QString, text);
        QFETCH(QString, said);
        QFETCH(QString, stance);
        const ConceptSet& concepts = ConceptSet::shipped();
        const AnalysedText analysed(text.toStdString(), concepts);
        const auto number = concepts.find(said.toStdString());
        QVERIFY(number.has_value());
        const auto posted = analysed.mentionsOf(*number);
        QVERIFY2(!posted.empty(), "the concept is not found");
        const ConceptMention& mention = analysed.mentions()[posted.front()];
        QCOMPARE(QString::fromStdString(wordOf(mention.stance)), stance);
    }
    // What a heading says of its list holds for its items, and only for them.
    void headingsReachTheirList()
    {
        const ConceptSet& concepts = ConceptSet::shipped();
        const AnalysedText text("No se requiere:\n- PPD\n- Biometría hemática\n\nPida transaminasas.",
                                concepts);
        const auto stanceOf = [&](const char* id) {
            return wordOf(text.mentions()[text.mentionsOf(concepts.find(id).value()).front()].stance);
        };
        QCOMPARE(stanceOf("tb_test"), std::string("unneeded"));
        QCOMPARE(stanceOf("cbc"), std::string("unneeded"));
        QCOMPARE(stanceOf("liver_test"), std::string("stated"));
    }
    // Law: a quote is the words at its span, whatever stands before it.
    void quotesEqualTheirSpans()
    {
        const std::string words =
            "\u00bf\U0001fa7a? Vigile \u00e1\u0301rea: **funci\u00f3n hep\u00e1tica** y PPD.";
        const AnalysedText text(words, ConceptSet::shipped());
        const CodePointIndex index(words);
        QVERIFY(!text.mentions().empty());
        for (const ConceptMention& mention : text.mentions())
            QCOMPARE(std::string(index.quote(text.span(mention.range))), text.quote(mention.range));
    }
};

QTEST_APPLESS_MAIN(TestStances)
#include "tst_stances.moc"
