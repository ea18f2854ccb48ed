#include "tests/ui/desk/desk_fixture.h"
#include "tests/ui/widget_test.h"
#include "ui/models/agreement_model.h"
#include "ui/models/escalation_model.h"
#include "ui/models/queue_model.h"
#include "ui/models/reading_model.h"
#include "ui/views/agreement_view.h"
#include "ui/views/desk_acts.h"
#include "ui/views/escalation_view.h"
#include "ui/views/queue_view.h"
#include "ui/views/reading_view.h"
#include "ui/views/review_page.h"

#include <QFile>
#include <QtTest>

using namespace cotejo;
using cotejo::test::Desk;

namespace
{
int waiting(const Desk& desk)
{
    return desk.window().review().queue()->model().rowCount();
}

void handOn(const Desk& desk, const QString& to)
{
    desk.key(Qt::Key_E);
    desk.key(Qt::Key_Return); // says what is missing, and stands on the level
    for (int i = 0; i < 3; ++i)
        desk.key(Qt::Key_Down);
    desk.key(Qt::Key_Tab);
    desk.key(Qt::Key_Tab);
    desk.type(to);
    desk.key(Qt::Key_Tab);
    desk.key(Qt::Key_1);
    desk.key(Qt::Key_Return, Qt::ControlModifier);
}

void decideBy(const Desk& desk, Qt::Key decision)
{
    desk.key(decision);
    desk.key(Qt::Key_1);
    desk.key(Qt::Key_Return);
}
} // namespace

// A whole day with the keyboard: a queue emptied, two escalations answered, blind second readings by another
// person, rulings by a third, and an export whose rows are the log's decisions.
class TestDeskDay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { failOnAnyWarning(); }

    void fromTheFirstItemToTheExport()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.window().review().setFocus();
        const int all = waiting(desk);
        QVERIFY(all >= 15);
        for (int i = 0; i < all; ++i) {
            QCOMPARE(waiting(desk), all - i);
            if (i == 1 || i == 4)
                handOn(desk, QStringLiteral("Farmacovigilancia"));
            else
                decideBy(desk, i % 2 == 0 ? Qt::Key_R : Qt::Key_N);
        }
        QCOMPARE(waiting(desk), 0);
        QCOMPARE(desk.decisionsInLog().count(QStringLiteral("escalate")), 2);

        desk.key(Qt::Key_2, Qt::ControlModifier);
        const EscalationModel& inbox = *desk.window().escalations().model();
        QCOMPARE(inbox.waiting(), 2);
        for (int i = 0; i < 2; ++i) {
            desk.key(Qt::Key_N, Qt::AltModifier); // an answer is missing: the focus is where it goes
            desk.type(QStringLiteral("Suspender"));
            desk.key(Qt::Key_N, Qt::AltModifier);
            desk.key(Qt::Key_L, Qt::AltModifier);
            QCOMPARE(inbox.waiting(), 1 - i);
            desk.window().escalations().setFocus();
            desk.key(Qt::Key_Home);
        }

        desk.session().setReviewer(QStringLiteral("Dr. M. Uc"));
        desk.key(Qt::Key_3, Qt::ControlModifier);
        const ReadingModel& readings = *desk.window().readings().model();
        const int due = readings.due();
        QVERIFY(due >= 2); // the escalations at least
        desk.key(Qt::Key_R, Qt::AltModifier);
        desk.window().review().setFocus();
        for (int i = 0; i < due; ++i) {
            QCOMPARE(waiting(desk), due - i);
            decideBy(desk, Qt::Key_A);
        }
        QCOMPARE(readings.due(), 0);
        QCOMPARE(readings.awaitRuling(), due);

        desk.session().setReviewer(QStringLiteral("Dra. A. Pech"));
        desk.key(Qt::Key_3, Qt::ControlModifier);
        for (int i = 0; i < due; ++i) {
            desk.key(Qt::Key_I, Qt::AltModifier); // why is missing: the focus is where it goes
            desk.type(QStringLiteral("La primera lo dice bien"));
            desk.key(Qt::Key_I, Qt::AltModifier);
            QCOMPARE(readings.awaitRuling(), due - i - 1);
        }

        desk.key(Qt::Key_4, Qt::ControlModifier);
        const AgreementModel& agreement = *desk.window().agreement().model();
        QVERIFY(agreement.rowCount() > 0);
        int counted = 0;
        for (int first = 0; first < agreement.words().size(); ++first) {
            for (int second = 0; second < agreement.words().size(); ++second)
                counted += agreement.countOf(first, second);
        }
        QVERIFY(counted >= 2 && counted <= due); // those that could not judge are left out, and said
        QVERIFY(agreement.summary().contains(QString::number(due)));

        QSignalSpy finished(&desk.window().desk().job(), &BackgroundJob::finished);
        desk.key(Qt::Key_E, Qt::ControlModifier);
        QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Return);
        QVERIFY(finished.wait(30000));
        const auto result = finished.first().first().value<JobResult>();
        QVERIFY(!result.error);
        QCOMPARE(result.done, qint64(all + due + due));
        QFile file(result.path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QCOMPARE(text.count("\r\n"), all + due + due + 1); // no text of this day holds a line end
        QCOMPARE(text.count("second_reading\r\n"), due);
        const QStringList acts = desk.actsInLog();
        QCOMPARE(acts.count(QStringLiteral("decision.made")), all);
        QCOMPARE(acts.count(QStringLiteral("decision.second")), due);
        QCOMPARE(acts.count(QStringLiteral("adjudication.ruled")), due);
        QCOMPARE(acts.last(), QStringLiteral("export.made"));
    }
};

QTEST_MAIN(TestDeskDay)
#include "tst_desk_day.moc"
