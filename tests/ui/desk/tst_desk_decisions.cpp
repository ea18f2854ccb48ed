#include "tests/ui/desk/desk_fixture.h"
#include "tests/ui/widget_test.h"
#include "ui/dialogs/correction_dialog.h"
#include "ui/session/open_store.h"
#include "ui/views/answer_text_pane.h"
#include "ui/views/answer_view.h"
#include "ui/views/decision_view.h"
#include "ui/views/note_text_pane.h"
#include "ui/views/note_view.h"
#include "ui/views/queue_view.h"
#include "ui/views/review_page.h"
#include "ui/views/top_row.h"
#include "ui/widgets/decision_bar.h"
#include "ui/widgets/key_button.h"
#include "ui/widgets/source_text_view.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QtTest>

using namespace cotejo;
using cotejo::test::Desk;

// People decide with the keyboard alone; what they decide is in the store.
class TestDeskDecisions : public QObject
{
    Q_OBJECT

    static DecisionBar& bar(const Desk& desk) { return *desk.window().review().decision()->bar(); }
    static void focusText(const Desk& desk) { desk.window().review().answer()->text()->text()->setFocus(); }

private Q_SLOTS:
    void initTestCase() { failOnAnyWarning(); }

    void threeDecisionsAreThreeEvents()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        const int waiting = desk.window().review().queue()->model().rowCount();

        desk.open(QStringLiteral("m-03/t1"));
        focusText(desk);
        desk.key(Qt::Key_R); // reject: asks a reason
        desk.key(Qt::Key_1);
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.decisionsInLog(), QStringList{QStringLiteral("reject")});
        QVERIFY(desk.session().current()->item != QStringLiteral("m-03/t1")); // the next one is on the screen

        desk.open(QStringLiteral("m-02/t2"));
        focusText(desk);
        desk.key(Qt::Key_N);
        desk.key(Qt::Key_1);
        desk.key(Qt::Key_Return, Qt::ControlModifier);

        desk.open(QStringLiteral("m-04/t1"));
        focusText(desk);
        desk.key(Qt::Key_A); // nothing passed: A asks a reason, too
        QVERIFY(desk.decisionsInLog().size() == 2);
        desk.key(Qt::Key_1);
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.decisionsInLog(), (QStringList{QStringLiteral("reject"), QStringLiteral("cannot_judge"),
                                                     QStringLiteral("approve")}));
        QCOMPARE(desk.window().review().queue()->model().rowCount(), waiting - 3);
    }

    void registerSaysWhatIsMissing()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.open(QStringLiteral("m-03/t1"));
        focusText(desk);
        desk.key(Qt::Key_R);
        desk.key(Qt::Key_Return);
        QVERIFY(desk.decisionsInLog().isEmpty());
        QVERIFY(!bar(desk).problem().isEmpty());
    }

    void fiveEntersAreOneDecision()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.open(QStringLiteral("m-03/t1"));
        focusText(desk);
        desk.key(Qt::Key_R);
        desk.key(Qt::Key_1);
        for (int i = 0; i < 5; ++i)
            desk.key(Qt::Key_Return);
        QCOMPARE(desk.decisionsInLog(), QStringList{QStringLiteral("reject")});

        desk.open(QStringLiteral("m-02/t2"));
        focusText(desk);
        desk.key(Qt::Key_R);
        desk.key(Qt::Key_1);
        for (int i = 0; i < 5; ++i)
            desk.key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(desk.decisionsInLog().size(), 2);
    }

    void lettersDoNotFireWhileTyping()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.open(QStringLiteral("m-03/t1"));
        focusText(desk);
        desk.key(Qt::Key_M);
        auto* comment = qobject_cast<QPlainTextEdit*>(QApplication::focusWidget());
        QVERIFY(comment != nullptr);
        desk.type(QStringLiteral("acrenp jktgdml 123"));
        QCOMPARE(comment->toPlainText(), QStringLiteral("acrenp jktgdml 123"));
        QVERIFY(!bar(desk).draft().kind);
        QVERIFY(desk.decisionsInLog().isEmpty());
        QCOMPARE(desk.session().current()->item, QStringLiteral("m-03/t1"));
        desk.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier); // the same six anywhere
        QCOMPARE(bar(desk).draft().kind, std::optional(DecisionKind::escalate));

        desk.window().top().search()->setFocus();
        desk.type(QStringLiteral("a"));
        QVERIFY(desk.decisionsInLog().isEmpty());
    }

    void undoAndRedoAppend()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.open(QStringLiteral("m-03/t1"));
        focusText(desk);
        desk.key(Qt::Key_R);
        desk.key(Qt::Key_1);
        desk.key(Qt::Key_Return);
        int offered = 0; // at once, though the case on the screen is the next one
        for (const KeyButton* button : bar(desk).findChildren<KeyButton*>())
            offered +=
                !button->isCheckable() && button->isVisible() && button->text() == QLatin1String("Undo");
        QCOMPARE(offered, 1);
        desk.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.actsInLog(),
                 (QStringList{QStringLiteral("decision.made"), QStringLiteral("decision.undone")}));
        QCOMPARE(desk.session().current()->item, QStringLiteral("m-03/t1")); // it is looked at again
        QVERIFY(desk.session().current()->standing.isEmpty());
        QCOMPARE(desk.session().current()->history.size(), std::size_t(1)); // and stays legible
        desk.window().review().redoDecision();
        QCOMPARE(desk.actsInLog().last(), QStringLiteral("decision.redone"));
        desk.open(QStringLiteral("m-03/t1"));
        QVERIFY(!desk.session().current()->standing.isEmpty());
    }

    void escalationNeedsAllFour()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.open(QStringLiteral("m-02/t2"));
        DecisionDraft draft;
        draft.kind = DecisionKind::escalate;
        draft.reasons = {QStringLiteral("dose")};
        draft.level = EscalationLevel::pharmacovigilance;
        draft.urgency = Urgency::same_day;
        bar(desk).startItem(draft, false);
        bar(desk).tryRegister();
        QVERIFY(desk.decisionsInLog().isEmpty()); // nobody is named
        draft.to = QStringLiteral("Dr. M. Uc");
        bar(desk).startItem(draft, false);
        bar(desk).tryRegister();
        QCOMPARE(desk.decisionsInLog(), QStringList{QStringLiteral("escalate")});
        QCOMPARE(desk.settings().text(AppSettings::Key::Addressees), QStringLiteral("Dr. M. Uc"));
    }

    void correctionAsksForTheText()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.open(QStringLiteral("m-02/t2"));
        focusText(desk);
        desk.key(Qt::Key_C);
        desk.key(Qt::Key_1);
        desk.key(Qt::Key_Return);
        auto* dialog = desk.window().findChild<CorrectionDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        dialog->accept(); // an unchanged text is no correction
        QVERIFY(dialog->isVisible());
        auto* text = dialog->findChild<QPlainTextEdit*>();
        text->setPlainText(QStringLiteral("Metotrexato 20 mg una vez por semana."));
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(desk.decisionsInLog(), QStringList{QStringLiteral("approve_with_correction")});
        desk.open(QStringLiteral("m-02/t2"));
        QCOMPARE(desk.session().current()->history.back().decision.corrected,
                 std::optional<std::string>("Metotrexato 20 mg una vez por semana."));
    }

    void aNoteIsDecidedLikeAnAnswer()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        const QString note = QStringLiteral("n-006");
        desk.open(note);
        QVERIFY(desk.session().current()->isNote);
        desk.window().review().note()->text()->text()->setFocus();
        desk.key(Qt::Key_N);
        desk.key(Qt::Key_1);
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.decisionsInLog(), QStringList{QStringLiteral("cannot_judge")});
        desk.open(note);
        QCOMPARE(QString::fromStdString(desk.session().current()->history.back().decision.item), note);
        QVERIFY(!desk.session().current()->history.back().decision.basis.document.empty());
    }

    void aDecisionMadeMeanwhileIsNoDecisionOfOurs()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.open(QStringLiteral("m-03/t1"));
        const ReviewItemPtr seen = desk.session().current();
        ReviewDecision other;
        other.item = "m-03/t1";
        other.kind = DecisionKind::reject;
        other.by = "Dr. M. Uc";
        other.reasons = {"dose"};
        QVERIFY(desk.session().store()->writer()->decide(other).has_value()); // behind the window's back
        focusText(desk);
        desk.key(Qt::Key_N);
        desk.key(Qt::Key_1);
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.decisionsInLog(), QStringList{QStringLiteral("reject")});
        QCOMPARE(desk.actsInLog().last(), QStringLiteral("decision.conflict"));
        QVERIFY(!bar(desk).problem().isEmpty());
        QCOMPARE(bar(desk).draft().kind,
                 std::optional(DecisionKind::cannot_judge)); // the form keeps everything
        // The item has a finding of safety: what is decided all the same is its second reading.
        desk.key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(desk.decisionsInLog().size(), 1);
        QCOMPARE(desk.actsInLog().count(QStringLiteral("decision.second")), 1);
    }

    void jAndKWalkTheQueue()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        const QueueModel& queue = desk.window().review().queue()->model();
        QCOMPARE(desk.session().current()->id, queue.entry(0)->id());
        focusText(desk);
        desk.key(Qt::Key_J);
        QCOMPARE(desk.session().current()->id, queue.entry(1)->id());
        desk.key(Qt::Key_K);
        QCOMPARE(desk.session().current()->id, queue.entry(0)->id());
    }
};

QTEST_MAIN(TestDeskDecisions)
#include "tst_desk_decisions.moc"
