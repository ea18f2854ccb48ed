#include "tests/engine/rubrics/graph_text.h"

#include "engine/rubrics/path_count.h"
#include "engine/rubrics/weight_table.h"

#include <QtTest>

#include <cmath>
#include <random>

using namespace cotejo;

namespace
{
constexpr const char* kT1 = "root:A,B A:a1,a2,a3 B:B1,B2 B1:b11 B2:b21,b22";
constexpr const char* kD1 = "root:A,B,C A:x,s B:s,y,z C:M M:s,t";
constexpr const char* kD2 = "root:A A:P,Q P:l Q:l,m";
constexpr const char* kD3 = "root:A,B A:B,u B:v,w";

double fraction(const QByteArray& text)
{
    const auto parts = text.split('/');
    return parts.size() == 1 ? parts[0].toDouble() : parts[0].toDouble() / parts[1].toDouble();
}

Taxonomy taxonomyOf(std::string_view edges)
{
    auto taxonomy = Taxonomy::parse(taxonomyJson(edges));
    if (!taxonomy)
        qFatal("%s", taxonomy.error().front().detail.c_str());
    return std::move(*taxonomy);
}

// Layers of `width` nodes, each the child of some of the layer above.
std::string randomGraph(std::mt19937& random, int layers, int width)
{
    std::string text = "root:";
    for (int i = 0; i < width; ++i)
        text += (i ? ",n0_" : "n0_") + std::to_string(i);
    for (int layer = 0; layer < layers; ++layer) {
        for (int i = 0; i < width; ++i) {
            text += " n" + std::to_string(layer) + "_" + std::to_string(i) + ":";
            text += "n" + std::to_string(layer + 1) + "_" + std::to_string(i); // so that all are reachable
            for (int other = 0; other < width; ++other) {
                if (other != i && random() % 3 == 0)
                    text += ",n" + std::to_string(layer + 1) + "_" + std::to_string(other);
            }
        }
    }
    return text;
}
} // namespace

class TestWeights : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void vectors_data()
    {
        QTest::addColumn<QByteArray>("graph");
        QTest::addColumn<QByteArray>("node");
        QTest::addColumn<QByteArray>("weights"); // path-sum, max-path, mean-path, literal
        QTest::addColumn<int>("paths");
        const auto row = [](const char* graph, const char* name, const char* node, const char* weights,
                            int paths) {
            QTest::addRow("%s %s", name, node)
                << QByteArray(graph) << QByteArray(node) << QByteArray(weights) << paths;
        };
        for (const char* leaf : {"a1", "a2", "a3"})
            row(kT1, "T1", leaf, "1/6 1/6 1/6 1/6", 1);
        row(kT1, "T1", "b11", "1/4 1/4 1/4 1/4", 1);
        row(kT1, "T1", "b21", "1/8 1/8 1/8 1/8", 1);
        row(kT1, "T1", "b22", "1/8 1/8 1/8 1/8", 1);
        row(kD1, "D1", "x", "1/6 1/6 1/6 1/6", 1);
        row(kD1, "D1", "s", "4/9 1/6 4/27 1/36", 3);
        row(kD1, "D1", "y", "1/9 1/9 1/9 1/9", 1);
        row(kD1, "D1", "z", "1/9 1/9 1/9 1/9", 1);
        row(kD1, "D1", "t", "1/6 1/6 1/6 1/6", 1);
        row(kD2, "D2", "l", "3/4 1/2 3/8 1/4", 2);
        row(kD2, "D2", "m", "1/4 1/4 1/4 1/4", 1);
        row(kD3, "D3", "u", "1/4 1/4 1/4 1/4", 1);
        row(kD3, "D3", "v", "3/8 1/4 3/16 1/8", 2);
        row(kD3, "D3", "w", "3/8 1/4 3/16 1/8", 2);
        row(kD3, "D3", "A", "1/2 - - -", 1);
        row(kD3, "D3", "B", "3/4 - - -", 2);
    }
    void vectors()
    {
        QFETCH(const QByteArray, graph);
        QFETCH(const QByteArray, node);
        QFETCH(const QByteArray, weights);
        QFETCH(const int, paths);
        const Taxonomy taxonomy = taxonomyOf(graph.toStdString());
        const auto place = taxonomy.find(node.toStdString());
        QVERIFY(place);
        const auto expected = weights.split(' ');
        const std::array rules{WeightRule::pathSum, WeightRule::maxPath, WeightRule::meanPath,
                               WeightRule::literal};
        for (std::size_t i = 0; i < rules.size(); ++i) {
            if (expected[static_cast<int>(i)] == "-")
                continue;
            const auto table = WeightTable::compute(taxonomy, rules[i]);
            QVERIFY(table.has_value());
            QVERIFY(table->weight(*place) == fraction(expected[static_cast<int>(i)])); // to the last bit
        }
        QCOMPARE(pathCounts(taxonomy)[*place].number, static_cast<std::uint64_t>(paths));
    }

    // Path-sum hands all of the root's weight on to the leaves, whatever the graph; the doubles of a large
    // graph and the fractions of a small one say the same.
    void massIsKept()
    {
        std::mt19937 random(7);
        for (int round = 0; round < 20; ++round) {
            const Taxonomy taxonomy = taxonomyOf(randomGraph(random, 1 + round % 5, 2 + round % 6));
            const auto table = WeightTable::compute(taxonomy, WeightRule::pathSum);
            double sum = 0;
            std::uint64_t multiples = 0;
            for (const std::uint32_t leaf : taxonomy.leaves()) {
                sum += table->weight(leaf);
                multiples += table->unit() ? table->multiple(leaf) : 0U;
            }
            QVERIFY(std::abs(sum - 1) < 1e-12);
            QCOMPARE(multiples, table->unit());
            for (const auto rule : {WeightRule::maxPath, WeightRule::meanPath}) {
                const auto other = WeightTable::compute(taxonomy, rule);
                for (const std::uint32_t leaf : taxonomy.leaves())
                    QVERIFY(other->weight(leaf) <= table->weight(leaf) * (1 + 1e-12));
            }
        }
    }

    void pathsAbove53Bits()
    {
        std::string graph = "root:a0,b0";
        for (int i = 0; i < 60; ++i) {
            const std::string next = std::to_string(i + 1);
            graph += " a" + std::to_string(i) + ":a" + next + ",b" + next;
            graph += " b" + std::to_string(i) + ":a" + next + ",b" + next;
        }
        const Taxonomy taxonomy = taxonomyOf(graph);
        const auto counts = pathCounts(taxonomy);
        QCOMPARE(counts[*taxonomy.find("a52")].number, std::uint64_t{1} << 52U);
        QVERIFY(counts[*taxonomy.find("a53")].text.empty()); // 2^53 itself is a number
        QCOMPARE(counts[*taxonomy.find("a60")].text, std::string("1152921504606846976"));
        const auto mean = WeightTable::compute(taxonomy, WeightRule::meanPath);
        QVERIFY(mean->weight(*taxonomy.find("a60")) > 0);
    }

    void literalHasALimit()
    {
        std::string graph = "root:n0";
        for (int i = 0; i < 5000; ++i)
            graph += " n" + std::to_string(i) + ":n" + std::to_string(i + 1);
        const Taxonomy taxonomy = taxonomyOf(graph);
        const auto literal = WeightTable::compute(taxonomy, WeightRule::literal);
        QVERIFY(!literal && literal.error().code == "rubric.too_large");
        QCOMPARE(WeightTable::compute(taxonomy, WeightRule::pathSum)->weight(*taxonomy.find("n5000")), 1.0);
    }
};

QTEST_APPLESS_MAIN(TestWeights)
#include "tst_weights.moc"
