#include "tests/ui/desk/desk_fixture.h"
#include "tests/ui/widget_test.h"
#include "ui/session/open_store.h"
#include "ui/views/answer_text_pane.h"
#include "ui/views/answer_view.h"
#include "ui/views/decision_view.h"
#include "ui/views/queue_view.h"
#include "ui/views/review_page.h"
#include "ui/widgets/decision_bar.h"
#include "ui/widgets/source_text_view.h"

#include <QProcess>
#include <QtTest>

using namespace cotejo;
using cotejo::test::Desk;

namespace
{
const QString kItem = QStringLiteral("m-03/t1");
const QString kComment = QStringLiteral("La dosis semanal 😀 no es diaria; ¿quién la cambió?");

// The other process: types a comment, says so once the store has it, and waits to be killed.
int typeAndWait()
{
    Desk desk;
    desk.importSample();
    desk.show();
    desk.open(kItem);
    desk.window().review().answer()->text()->text()->setFocus();
    desk.key(Qt::Key_M);
    QInputMethodEvent typed;
    typed.setCommitString(kComment);
    QApplication::sendEvent(QApplication::focusWidget(), &typed);
    desk.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    QObject::connect(&desk.session().drafts(), &DraftKeeper::stateChanged, qApp,
                     [&desk](const DraftKeeping& keeping) {
                         if (keeping.kind == DraftKeeping::Kind::Saved)
                             QTextStream(stdout) << "SAVED " << desk.storePath() << Qt::endl;
                     });
    return QApplication::exec();
}
} // namespace

// What is typed is kept: by the store while it can, beside it where it cannot.
class TestDeskDraft : public QObject
{
    Q_OBJECT

    static DecisionBar& bar(const Desk& desk) { return *desk.window().review().decision()->bar(); }

private Q_SLOTS:
    void initTestCase() { failOnAnyWarning(); }

    void aKilledProcessLosesNothing()
    {
        QProcess other;
        other.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--type-and-wait")});
        QByteArray said;
        QTRY_VERIFY_WITH_TIMEOUT((said += other.readAllStandardOutput()).contains('\n'), 60000);
        QVERIFY2(said.startsWith("SAVED "), said.constData());
        const QString store = QString::fromUtf8(said.mid(6)).trimmed();
        other.kill();
        QVERIFY(other.waitForFinished());
        QCOMPARE(other.exitStatus(), QProcess::CrashExit);

        Desk desk;
        QVERIFY(desk.session().openStore(store, false).has_value());
        desk.open(kItem);
        QCOMPARE(bar(desk).draft().comment, kComment);
        QCOMPARE(bar(desk).draft().kind, std::optional(DecisionKind::reject));
        QVERIFY(desk.decisionsInLog().isEmpty()); // a draft is no decision
        QDir(QFileInfo(store).absolutePath()).removeRecursively();
    }

    void leavingAnItemKeepsItsDraft()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.open(kItem);
        desk.window().review().answer()->text()->text()->setFocus();
        desk.key(Qt::Key_M);
        desk.type(QStringLiteral("revisar"));
        desk.key(Qt::Key_PageDown, Qt::ControlModifier);
        QVERIFY(desk.session().current()->item != kItem);
        QVERIFY(bar(desk).draft().comment.isEmpty());
        const QueueModel& queue = desk.window().review().queue()->model();
        const Result<QueueRow> row = desk.session().store()->queue().find(kItem.toStdString());
        QVERIFY(row && row->hasDraft);
        QVERIFY(queue.entry(queue.rowOf(row->id))->row().hasDraft); // the queue shows a pencil
        desk.open(kItem);
        QCOMPARE(bar(desk).draft().comment, QStringLiteral("revisar"));
    }

    void aDecisionTakesItsDraftAway()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.open(kItem);
        desk.window().review().answer()->text()->text()->setFocus();
        desk.key(Qt::Key_R);
        desk.key(Qt::Key_1);
        desk.key(Qt::Key_Return);
        const Result<QueueRow> row = desk.session().store()->queue().find(kItem.toStdString());
        QVERIFY(row && !row->hasDraft);
        desk.open(kItem);
        QVERIFY(bar(desk).draft() == DecisionDraft());
    }
};

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    if (app.arguments().contains(QStringLiteral("--type-and-wait")))
        return typeAndWait();
    TestDeskDraft test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_desk_draft.moc"
