#include "tests/ui/desk/desk_fixture.h"
#include "tests/ui/widget_test.h"
#include "ui/models/rubric_model.h"
#include "ui/views/answer_text_pane.h"
#include "ui/views/answer_view.h"
#include "ui/views/lower_tabs.h"
#include "ui/views/page_tabs.h"
#include "ui/views/review_page.h"
#include "ui/views/rubric_pane.h"
#include "ui/widgets/source_text_view.h"

#include <QPushButton>
#include <QTreeView>
#include <QtTest>

using namespace cotejo;
using cotejo::test::Desk;

// The answer under the rubric tree, by keyboard.
class TestDeskRubric : public QObject
{
    Q_OBJECT

    static RubricPane& pane(const Desk& desk) { return *desk.window().review().answer()->rubric(); }

    static void openRubric(Desk& desk, const QString& item)
    {
        desk.show();
        desk.open(item);
        desk.window().review().answer()->showRubric();
        QTRY_VERIFY(pane(desk).model()->reading() != nullptr);
        pane(desk).list()->setFocus();
    }

    static std::uint32_t chosen(const Desk& desk)
    {
        return pane(desk).model()->leaf(pane(desk).list()->currentIndex()).value_or(0);
    }

private Q_SLOTS:
    void initTestCase() { failOnAnyWarning(); }

    void treeHoldsEveryCriterionThatCounts()
    {
        Desk desk;
        desk.importSample();
        openRubric(desk, QStringLiteral("m-02/t2"));
        const RubricModel& model = *pane(desk).model();
        std::set<std::uint32_t> walked;
        for (QModelIndex at = model.nextLeaf({}); at.isValid(); at = model.nextLeaf(at))
            walked.insert(*model.leaf(at));
        const auto& leaves = model.reading()->together.card.leaves;
        QCOMPARE(walked.size(), leaves.size());
        double points = 0;
        for (const ScoredLeaf& leaf : leaves) {
            QVERIFY(walked.contains(leaf.leaf));
            points += leaf.share.value_or(0);
            const RubricModel::State state = model.state(leaf.leaf);
            QCOMPARE(state, !leaf.result   ? RubricModel::State::open
                            : *leaf.result ? RubricModel::State::met
                                           : RubricModel::State::notMet);
        }
        QVERIFY(qAbs(points - 1) < 1e-9);
        QVERIFY(!model.dearestPath().isEmpty());
        QVERIFY(model.score().contains(QString::number(leaves.size())));
    }

    void aPersonJudgesLeafByLeaf()
    {
        Desk desk;
        desk.importSample();
        openRubric(desk, QStringLiteral("m-02/t2"));
        const RubricModel& model = *pane(desk).model();
        std::vector<std::uint32_t> judged;
        for (const Qt::Key key : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4}) {
            const std::uint32_t leaf = chosen(desk);
            judged.push_back(leaf);
            desk.key(key);
            QTRY_VERIFY(model.reading()->words.contains(leaf));
            QTRY_VERIFY(chosen(desk) != leaf); // on to the next
        }
        QCOMPARE(desk.actsInLog(), QStringList(4, QStringLiteral("rubric.leaf_judged")));
        QCOMPARE(model.reading()->words.at(judged[0]), LeafWord::yes);
        QCOMPARE(model.state(judged[0]), RubricModel::State::met);
        QCOMPARE(model.state(judged[1]), RubricModel::State::notMet);
        QCOMPARE(model.state(judged[2]), RubricModel::State::open);
        QCOMPARE(model.reading()->words.at(judged[3]), LeafWord::cannot_judge);
        // The program's word stands beside, and another person sees none of it.
        QVERIFY(
            !model.data(model.indexOf(judged[1]).siblingAtColumn(RubricModel::ProgramColumn), Qt::DisplayRole)
                 .toString()
                 .isEmpty());
        desk.session().setReviewer(QStringLiteral("Dr. B. Pech"));
        QTRY_VERIFY(!pane(desk).desk()->isReading() && model.reading()->words.empty());
        desk.session().setReviewer(QStringLiteral("Dra. R. Canul"));
        QTRY_COMPARE(model.reading()->words.size(), std::size_t(4));
    }

    void aCriterionIsLeftOutAndTakenIn()
    {
        Desk desk;
        desk.importSample();
        openRubric(desk, QStringLiteral("m-02/t2"));
        const RubricModel& model = *pane(desk).model();
        const std::uint32_t leaf = chosen(desk);
        const std::size_t before = model.reading()->together.card.leaves.size();
        desk.key(Qt::Key_L, Qt::AltModifier);
        QTRY_COMPARE(model.reading()->together.card.leaves.size(), before - 1);
        QCOMPARE(model.state(leaf), RubricModel::State::inactive);
        QCOMPARE(desk.actsInLog(), QStringList{QStringLiteral("rubric.leaf_switched")});
        QTRY_COMPARE(chosen(desk), leaf);
        pane(desk).list()->setFocus();
        desk.key(Qt::Key_L, Qt::AltModifier);
        QTRY_COMPARE(model.reading()->together.card.leaves.size(), before);
    }

    void enterGoesToThePlace()
    {
        Desk desk;
        desk.importSample();
        openRubric(desk, QStringLiteral("m-02/t2"));
        const RubricModel& model = *pane(desk).model();
        int places = 0;
        for (const auto& [leaf, finding] : model.reading()->machine.findings) {
            if (finding.evidence.empty() || finding.evidence.front().quote.empty())
                continue;
            pane(desk).list()->setCurrentIndex(model.indexOf(leaf));
            pane(desk).list()->setFocus();
            desk.key(Qt::Key_Return);
            const SourceTextView& text = *desk.window().review().answer()->text()->text();
            QCOMPARE(text.selectedMark(), QStringLiteral("hit:range"));
            QCOMPARE(text.droppedMarks(), std::size_t(0));
            ++places;
        }
        QVERIFY(places > 3);
    }

    void looksAsItShould()
    {
        QList<QImage> pictures;
        for (const char* theme : {"light", "dark"}) {
            Desk desk(QStringLiteral("es"), QSize(1366, 738));
            desk.importSample();
            desk.settings().set(AppSettings::Key::Theme, QLatin1String(theme));
            desk.window().applyPreferences();
            openRubric(desk, QStringLiteral("m-02/t2"));
            const std::uint32_t leaf = chosen(desk);
            desk.key(Qt::Key_2);
            QTRY_VERIFY(pane(desk).model()->reading()->words.contains(leaf));
            QVERIFY(saveShot(desk.window(), QStringLiteral("rubric-es-") + QLatin1String(theme)));
            pictures.append(desk.window().grab().toImage());
        }
        QVERIFY(pictures[0] != pictures[1]);
    }
};

QTEST_MAIN(TestDeskRubric)
#include "tst_desk_rubric.moc"
