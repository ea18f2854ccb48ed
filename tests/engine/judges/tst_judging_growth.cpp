#include "engine/base/embedded_resource.h"
#include "engine/judges/answer_structure.h"
#include "engine/judges/context_comparison.h"
#include "engine/judges/judged_taxonomy.h"

#include <QtTest>

#include <optional>
#include <string>

using namespace cotejo;

namespace
{
// A diary of so many visits, each with a value, a dose, a date of control and a drug of its own.
std::string diary(std::size_t visits)
{
    std::string text;
    for (std::size_t i = 0; i < visits; ++i)
        text += "Control " + std::to_string(i) + ": creatinina " + std::to_string(i % 9973) + "." +
                std::to_string(i / 9973 % 10) + " mg/dL, metotrexato " + std::to_string(i % 7919) +
                " mg por semana; si hay fiebre acuda a urgencias de inmediato; revisi\xC3\xB3n en " +
                std::to_string(i % 5000 + 1) + " semanas.\n";
    return text;
}
} // namespace

// What judging does grows with the texts, not with their square: counted, not timed.
class TestJudgingGrowth : public QObject
{
    Q_OBJECT
private:
    std::optional<Taxonomy> m_tree;
    std::optional<JudgedTaxonomy> m_judged;

    std::size_t looks(std::size_t asked, std::size_t answered) const
    {
        const AnalysedText question(diary(asked), m_judged->concepts());
        const AnalysedText answer(diary(answered), m_judged->concepts());
        const ContextComparison compared(question, answer);
        for (std::size_t kind = 0; kind < kContextKinds; ++kind)
            static_cast<void>(compared.conflicts(static_cast<ContextKind>(kind)));
        return compared.looks();
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto tree = Taxonomy::parse(embeddedResource("taxonomies/rheumatology.json"));
        QVERIFY(tree.has_value());
        m_tree.emplace(std::move(*tree));
        auto judged = JudgedTaxonomy::compile(*m_tree);
        QVERIFY(judged.has_value());
        m_judged.emplace(std::move(*judged));
    }

    void comparisonsGrowWithTheTexts()
    {
        const std::size_t small = looks(500, 500);
        const std::size_t large = looks(4000, 4000);
        QVERIFY(small > 1000);
        QVERIFY2(large < 12 * small, qPrintable(QStringLiteral("%1 %2").arg(small).arg(large)));
        // A longer answer to the same question costs its own length alone.
        QVERIFY(looks(40, 4000) < 12 * looks(40, 500));
    }

    // 60,000 sentences, each of them urgent and with a control: sentence by sentence over all mentions this
    // would be 10^10 looks and not end.
    void structureOfALongAnswerEnds()
    {
        constexpr std::size_t kVisits = 60'000;
        const AnalysedText answer(diary(kVisits), m_judged->concepts());
        QVERIFY(answer.sentences().size() >= kVisits);
        QCOMPARE(structurePlaces(StructureKind::urgent_contact, answer).size(), kVisits);
        QVERIFY(structurePlaces(StructureKind::follow_up, answer).size() >= kVisits);
    }
};

QTEST_GUILESS_MAIN(TestJudgingGrowth)
#include "tst_judging_growth.moc"
