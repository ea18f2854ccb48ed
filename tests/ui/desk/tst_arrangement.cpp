#include "ui/views/arrangement.h"

#include <QtTest>

#include <algorithm>

using namespace cotejo;

namespace
{
// How much has given way; bits in the order in which it must.
int given(const Arrangement& a)
{
    return (a.orvsColumn ? 0 : 1) + (a.queueStrip ? 1 : 0) + (a.noteAsTab ? 1 : 0) +
           (a.formInTwoRows ? 1 : 0) + (a.onePane ? 1 : 0);
}
} // namespace

class TestArrangement : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theStepsComeInOrder()
    {
        int last = 0;
        for (int width = 2000; width >= 683; --width) {
            const Arrangement now = arrangementFor({width, 900}, 100, {});
            QVERIFY(given(now) >= last); // nothing comes back as it gets narrower
            last = given(now);
            QVERIFY(!now.queueStrip || !now.orvsColumn);
            QVERIFY(!now.noteAsTab || now.queueStrip);
            QVERIFY(!now.formInTwoRows || now.noteAsTab);
            QVERIFY(!now.onePane || now.formInTwoRows);
        }
        QCOMPARE(last, 5);
    }

    void limits_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<Arrangement>("expected");
        QTest::newRow("1680") << QSize(1680, 900) << Arrangement{true, false, false, false, false, false};
        QTest::newRow("1679") << QSize(1679, 900) << Arrangement{};
        QTest::newRow("1240") << QSize(1240, 640) << Arrangement{};
        QTest::newRow("1239") << QSize(1239, 640) << Arrangement{false, true, false, false, false, false};
        QTest::newRow("639 high") << QSize(1366, 639) << Arrangement{false, false, true, false, false, false};
        QTest::newRow("1039") << QSize(1039, 640) << Arrangement{false, true, false, true, false, false};
        QTest::newRow("smallest") << QSize(683, 360) << Arrangement{false, true, true, true, true, true};
    }
    void limits()
    {
        QFETCH(QSize, size);
        QFETCH(Arrangement, expected);
        QVERIFY(arrangementFor(size, 100, {}) == expected);
    }

    void twiceTheTextHalvesTheRoom()
    {
        for (int width = 700; width < 2000; width += 37)
            QVERIFY(arrangementFor({width * 2, 1400}, 200, {}) == arrangementFor({width, 700}, 100, {}));
    }

    void peopleFoldAndOpen()
    {
        FoldChoices folds;
        folds.lowerTabs = folds.note = folds.queue = true;
        const Arrangement folded = arrangementFor({1366, 900}, 100, folds);
        QVERIFY(folded.lowerFolded && folded.noteAsTab && folded.queueStrip);
        FoldChoices opened;
        opened.lowerTabsOpen = true;
        QVERIFY(!arrangementFor({1366, 400}, 100, opened).lowerFolded);
    }
};

QTEST_APPLESS_MAIN(TestArrangement)
#include "tst_arrangement.moc"
