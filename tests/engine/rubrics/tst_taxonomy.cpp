#include "tests/engine/rubrics/graph_text.h"

#include "engine/rubrics/taxonomy_diff.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace cotejo;

namespace
{
QByteArray withNodes(const char* nodes)
{
    return QByteArray(R"({"format":"cotejo.rubrics","version":1,"id":"t","root":"root","nodes":[)") + nodes +
           "]}";
}
} // namespace

class TestTaxonomy : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void faults_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("fault"); // code and pointer
        QTest::newRow("no JSON") << QByteArray("{") << QByteArray("read.truncated line 1, byte 2");
        QTest::newRow("format") << QByteArray(R"({"format":"cotejo.checks","version":1})")
                                << QByteArray("read.format /format");
        QTest::newRow("version") << QByteArray(R"({"format":"cotejo.rubrics","version":2})")
                                 << QByteArray("read.version /version");
        QTest::newRow("no nodes") << withNodes("") << QByteArray("rubric.type /nodes");
        QTest::newRow("no id") << withNodes(R"({"id":"root","children":["a"]},{"question":{}})")
                               << QByteArray("rubric.type /nodes/1/id");
        QTest::newRow("id twice") << withNodes(R"({"id":"root","children":["a"]},{"id":"a"},{"id":"a"})")
                                  << QByteArray("rubric.duplicate_id /nodes/2/id");
        QTest::newRow("no root") << withNodes(R"({"id":"r","children":["a"]},{"id":"a"})")
                                 << QByteArray("rubric.unknown_root /root");
        QTest::newRow("unknown child") << withNodes(R"({"id":"root","children":["a","b"]},{"id":"a"})")
                                       << QByteArray("rubric.unknown_child /nodes/0/children/1");
        QTest::newRow("edge twice") << withNodes(R"({"id":"root","children":["a","a"]},{"id":"a"})")
                                    << QByteArray("rubric.duplicate_edge /nodes/0/children/1");
        QTest::newRow("childless") << withNodes(R"({"id":"root","children":["a"]},{"id":"a","children":[]})")
                                   << QByteArray("rubric.childless_inner /nodes/1/children");
        QTest::newRow("cycle") << withNodes(
                                      R"({"id":"root","children":["a"]},{"id":"a","children":["b","c"]},)"
                                      R"({"id":"b"},{"id":"c","children":["b","a"]})")
                               << QByteArray("rubric.cycle /nodes/3/children/1");
        QTest::newRow("own child") << withNodes(R"({"id":"root","children":["root"]})")
                                   << QByteArray("rubric.cycle /nodes/0/children/0");
        QTest::newRow("unreachable") << withNodes(R"({"id":"root","children":["a"]},{"id":"a"},{"id":"b"})")
                                     << QByteArray("rubric.unreachable /nodes/2");
        QTest::newRow("criticality")
            << withNodes(R"({"id":"root","children":["a"]},{"id":"a","criticality":"huge"})")
            << QByteArray("rubric.unknown_code /nodes/1/criticality");
        QTest::newRow("weights of 1.24")
            << withNodes(
                   R"({"id":"root","children":["a","b"]},{"id":"a","weight":0.7},{"id":"b","weight":0.54})")
            << QByteArray("rubric.weight_sum /nodes");
        QTest::newRow("some weights")
            << withNodes(R"({"id":"root","children":["a","b"]},{"id":"a","weight":1},{"id":"b"})")
            << QByteArray("rubric.weight_missing /nodes/2/weight");
    }
    void faults()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const QByteArray, fault);
        const auto taxonomy = Taxonomy::parse(json.toStdString());
        QVERIFY(!taxonomy);
        QCOMPARE(taxonomy.error().size(), std::size_t{1});
        const Error& error = taxonomy.error().front();
        QCOMPARE(QByteArray::fromStdString(error.code + " " + error.where), fault);
        QVERIFY(!error.detail.empty());
    }

    void everyFaultIsNamed()
    {
        const auto taxonomy = Taxonomy::parse(
            withNodes(R"({"id":"root","children":["a","a","x"]},{"id":"a","children":[]},{"id":"a"})")
                .toStdString());
        QVERIFY(!taxonomy);
        QCOMPARE(taxonomy.error().size(), std::size_t{4});
    }

    void sumIsNamed()
    {
        const auto taxonomy = Taxonomy::parse(
            withNodes(
                R"({"id":"root","children":["a","b"]},{"id":"a","weight":0.7},{"id":"b","weight":0.54})")
                .toStdString());
        QVERIFY(taxonomy.error().front().detail.find("1.24") != std::string::npos);
    }

    void whatLeavesCarry()
    {
        const auto taxonomy =
            Taxonomy::parse(withNodes(R"({"id":"root","label":{"es":"Raíz","en":"Root"},"children":["a"]},
                {"id":"a","question":{"es":"¿Dice la dosis?","en":"Does it say the dose?"},"criticality":"critical",
                 "source":"consensus: provisional","applies":{"drugs":["MTX"]},"detector":{"kind":"rule"},"colour":1})")
                                .toStdString());
        QVERIFY(taxonomy.has_value());
        const TaxonomyNode& leaf = taxonomy->node(*taxonomy->find("a"));
        QVERIFY(leaf.isLeaf() && leaf.leaf.criticality == Criticality::critical);
        QCOMPARE(leaf.leaf.question.en, std::string("Does it say the dose?"));
        QCOMPARE(leaf.leaf.applies->at("drugs").at(0).get<std::string>(), std::string("MTX"));
        QCOMPARE(taxonomy->unknownMembers(), std::vector<std::string>{"/nodes/1/colour"});
        QCOMPARE(taxonomy->node(taxonomy->root()).label.es, std::string("Raíz"));
    }

    void orderPutsParentsFirst()
    {
        const auto taxonomy = Taxonomy::parse(taxonomyJson("root:B,A A:B,u B:v,w"));
        std::vector<std::size_t> place(taxonomy->nodes().size());
        for (std::size_t i = 0; i < taxonomy->order().size(); ++i)
            place[taxonomy->order()[i]] = i;
        QCOMPARE(taxonomy->order().size(), taxonomy->nodes().size());
        for (std::uint32_t node = 0; node < taxonomy->nodes().size(); ++node) {
            for (const std::uint32_t parent : taxonomy->node(node).parents)
                QVERIFY(place[parent] < place[node]);
        }
        std::string leaves;
        for (const std::uint32_t leaf : taxonomy->leaves())
            leaves += taxonomy->node(leaf).id;
        QCOMPARE(leaves, std::string("vwu"));
    }

    void differences()
    {
        const auto older = Taxonomy::parse(taxonomyJson("root:A,B A:a1,a2 B:b1"));
        const auto newer = Taxonomy::parse(taxonomyJson("root:A,B A:a1 B:b1,b2"));
        const auto changes = taxonomyDiff(*older, *newer);
        std::string text;
        for (const TaxonomyChange& change : *changes)
            text += change.change + " " + change.node + " " + change.before + ">" + change.after + "; ";
        QCOMPARE(text,
                 std::string("children A a1, a2>a1; children B b1>b1, b2; weight a1 0.25>0.5; removed a2 A>; "
                             "weight b1 0.5>0.25; added b2 >B; "));
        QVERIFY(taxonomyDiff(*older, *older)->empty());
    }
};

QTEST_APPLESS_MAIN(TestTaxonomy)
#include "tst_taxonomy.moc"
