#include "tests/ui/widget_test.h"
#include "tests/ui/widgets/sample_models.h"
#include "ui/theme/language.h"
#include "ui/widgets/comment_edit.h"
#include "ui/widgets/day_edit.h"
#include "ui/widgets/decision_bar.h"
#include "ui/widgets/decision_form.h"
#include "ui/widgets/key_button.h"
#include "ui/widgets/labeled_combo.h"
#include "ui/widgets/reason_picker.h"

#include <QApplication>
#include <QDateEdit>
#include <QSignalSpy>

using namespace cotejo;

namespace
{
QWidget* focused()
{
    return QApplication::focusWidget();
}

void type(const QString& text)
{
    QTest::keyClicks(focused(), text);
}

void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    QTest::keyClick(focused(), key, modifiers);
}

// A bar on the screen with an empty form, what it registers and how often it says that the draft changed.
struct Desk {
    explicit Desk(bool approveAtOnce = false)
    {
        bar.setChoices(sampleChoices());
        bar.startItem({}, approveAtOnce);
        bar.resize(1366, bar.sizeHint().height());
        QObject::connect(&bar, &DecisionBar::registered, &bar,
                         [this](const ReviewDecision& d) { decisions.push_back(d); });
        bar.show();
        bar.activateWindow();
    }
    [[nodiscard]] bool ready() { return QTest::qWaitForWindowActive(&bar); }

    DecisionBar bar;
    std::vector<ReviewDecision> decisions;
};
} // namespace

class TestDecisionBar : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        failOnAnyWarning();
        useLook(Theme::Kind::light);
    }

    void nothingIsChosenBeforehand()
    {
        Desk desk;
        QVERIFY(desk.ready());
        QVERIFY(!desk.bar.draft().kind);
        for (const KeyButton* button : desk.bar.findChildren<KeyButton*>())
            QVERIFY(!button->isChecked());
        desk.bar.tryRegister();
        QVERIFY(desk.decisions.empty());
        QVERIFY(!desk.bar.problem().isEmpty());
    }

    void approvingAPassedItemIsOneKey()
    {
        Desk desk(true);
        QVERIFY(desk.ready());
        desk.bar.choose(DecisionKind::approve);
        QCOMPARE(desk.decisions.size(), std::size_t(1));
        QCOMPARE(desk.decisions[0].kind, DecisionKind::approve);
        QVERIFY(desk.decisions[0].reasons.empty());
    }

    void approvingAnythingElseAsksOneReason()
    {
        Desk desk;
        QVERIFY(desk.ready());
        desk.bar.choose(DecisionKind::approve);
        QVERIFY(desk.decisions.empty());
        QVERIFY(qobject_cast<ReasonPicker*>(focused()));
        press(Qt::Key_Return);
        QVERIFY(desk.decisions.empty());
        QCOMPARE(desk.bar.problem(), QStringLiteral("A reason is missing."));
        press(Qt::Key_2);
        QVERIFY(desk.bar.problem().isEmpty());
        press(Qt::Key_Return);
        QCOMPARE(desk.decisions.size(), std::size_t(1));
        QCOMPARE(desk.decisions[0].reasons, std::vector<std::string>{"citation"});
    }

    void reasonsAreAsked_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("correct") << static_cast<int>(DecisionKind::approve_with_correction);
        QTest::newRow("reject") << static_cast<int>(DecisionKind::reject);
        QTest::newRow("cannot judge") << static_cast<int>(DecisionKind::cannot_judge);
    }
    void reasonsAreAsked()
    {
        QFETCH(int, kind);
        Desk desk(true); // A alone is spared the reason
        QVERIFY(desk.ready());
        desk.bar.choose(static_cast<DecisionKind>(kind));
        press(Qt::Key_Return);
        QVERIFY(desk.decisions.empty());
        press(Qt::Key_1);
        press(Qt::Key_3);
        press(Qt::Key_Return);
        QCOMPARE(desk.decisions.size(), std::size_t(1));
        QCOMPARE(static_cast<int>(desk.decisions[0].kind), kind);
        QCOMPARE(desk.decisions[0].reasons, (std::vector<std::string>{"dose", "data"}));
    }

    void keypadDigitsCountAndOthersDoNothing()
    {
        Desk desk;
        QVERIFY(desk.ready());
        desk.bar.choose(DecisionKind::reject);
        press(Qt::Key_1, Qt::KeypadModifier);
        QCOMPARE(desk.bar.draft().reasons, QStringList{QStringLiteral("dose")});
        press(Qt::Key_1);
        QVERIFY(desk.bar.draft().reasons.isEmpty()); // again: taken back
        press(Qt::Key_9);
        QVERIFY(desk.bar.draft().reasons.isEmpty());
    }

    void escalatingNeedsAllFour()
    {
        Desk desk;
        QVERIFY(desk.ready());
        desk.bar.choose(DecisionKind::escalate);
        press(Qt::Key_Return);
        QVERIFY(desk.decisions.empty());
        for (const char* word : {"level", "urgency", "addressee", "reason"})
            QVERIFY2(desk.bar.problem().contains(QString::fromLatin1(word)), word);
        QVERIFY(qobject_cast<LabeledCombo*>(focused()));
        press(Qt::Key_Down); // colleague
        press(Qt::Key_Down);
        press(Qt::Key_Down); // pharmacovigilance
        QCOMPARE(desk.bar.draft().level, std::optional(EscalationLevel::pharmacovigilance));
        QCOMPARE(desk.bar.draft().urgency, std::optional(Urgency::same_day)); // proposed by the level
        press(Qt::Key_Tab);
        press(Qt::Key_Down); // the person knows better
        QCOMPARE(desk.bar.draft().urgency, std::optional(Urgency::immediate));
        press(Qt::Key_Return);
        QVERIFY(desk.decisions.empty());
        QVERIFY(!desk.bar.problem().contains(QStringLiteral("level")));
        QCOMPARE(focused()->accessibleName(), QStringLiteral("To"));
        press(Qt::Key_Down);
        press(Qt::Key_Tab);
        press(Qt::Key_1);
        press(Qt::Key_Return);
        QCOMPARE(desk.decisions.size(), std::size_t(1));
        QVERIFY(desk.decisions[0].escalation);
        QCOMPARE(desk.decisions[0].escalation->to, std::string("uc"));
        QCOMPARE(desk.decisions[0].escalation->urgency, Urgency::immediate);
        QVERIFY(desk.decisions[0].comment.empty()); // may be
    }

    void theDayAfterTheLastOfAMonthIsOneKeyAway()
    {
        DayEdit edit;
        edit.setMinimumDate(QDate(2026, 11, 30)); // stands for "not chosen"
        edit.setDate(QDate(2026, 11, 30));
        edit.setSpecialValueText(QStringLiteral("choose"));
        edit.stepBy(1);
        QCOMPARE(edit.date(), QDate(2026, 12, 1));
        edit.setCurrentSection(QDateTimeEdit::DaySection);
        edit.setDate(QDate(2026, 12, 31));
        edit.stepBy(1);
        QCOMPARE(edit.date(), QDate(2027, 1, 1));
        edit.stepBy(-400);
        QCOMPARE(edit.date(), edit.minimumDate());
    }

    void postponingAsksUntilWhen()
    {
        Desk desk;
        QVERIFY(desk.ready());
        desk.bar.choose(DecisionKind::postpone);
        QVERIFY(qobject_cast<QDateEdit*>(focused()));
        desk.bar.tryRegister();
        QVERIFY(desk.decisions.empty());
        QCOMPARE(desk.bar.problem(), QStringLiteral("The date is missing."));
        press(Qt::Key_Up); // tomorrow
        press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(desk.decisions.size(), std::size_t(1));
        const QDate until = QDate::fromString(QString::fromStdString(*desk.decisions[0].until), Qt::ISODate);
        QVERIFY(until > QDate::currentDate());
        QVERIFY(desk.decisions[0].reasons.empty());
    }

    void theCommentIsTypedAndEnterIsALine()
    {
        Desk desk;
        QVERIFY(desk.ready());
        QSignalSpy changed(&desk.bar, &DecisionBar::draftChanged);
        QSignalSpy left(&desk.bar, &DecisionBar::formLeft);
        desk.bar.choose(DecisionKind::reject);
        QCOMPARE(changed.count(), 1);
        press(Qt::Key_1);
        desk.bar.editComment();
        type(QStringLiteral("Dosis diaria"));
        QCOMPARE(changed.count(), 2 + 12);
        press(Qt::Key_Return);
        type(QStringLiteral("x"));
        QVERIFY(desk.decisions.empty());
        press(Qt::Key_Escape);
        QCOMPARE(left.count(), 1);
        QCOMPARE(desk.bar.draft().comment, QStringLiteral("Dosis diaria\nx")); // kept
        press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(desk.decisions.size(), std::size_t(1));
        QCOMPARE(desk.decisions[0].comment, std::string("Dosis diaria\nx"));
    }

    void lettersInTheCommentAreText()
    {
        Desk desk;
        QVERIFY(desk.ready());
        desk.bar.choose(DecisionKind::reject);
        desk.bar.editComment();
        type(QStringLiteral("acreenp123"));
        QCOMPARE(desk.bar.draft().comment, QStringLiteral("acreenp123"));
        QCOMPARE(desk.bar.draft().kind, std::optional(DecisionKind::reject));
        QVERIFY(desk.bar.draft().reasons.isEmpty());
    }

    void enterPressedFiveTimesIsOneDecision()
    {
        Desk desk;
        QVERIFY(desk.ready());
        desk.bar.choose(DecisionKind::reject);
        press(Qt::Key_1);
        for (int i = 0; i < 5; ++i)
            press(Qt::Key_Return);
        desk.bar.tryRegister();
        desk.bar.choose(DecisionKind::approve);
        desk.bar.tryRegister();
        QCOMPARE(desk.decisions.size(), std::size_t(1));
        desk.bar.startItem({}, true);
        desk.bar.choose(DecisionKind::approve);
        QCOMPARE(desk.decisions.size(), std::size_t(2));
    }

    void arefusedDecisionKeepsTheForm()
    {
        Desk desk;
        QVERIFY(desk.ready());
        desk.bar.choose(DecisionKind::reject);
        press(Qt::Key_1);
        press(Qt::Key_Return);
        QCOMPARE(desk.decisions.size(), std::size_t(1));
        desk.bar.refuse(QStringLiteral("Could not save: disk full."));
        QCOMPARE(desk.bar.problem(), QStringLiteral("Could not save: disk full."));
        QCOMPARE(desk.bar.draft().reasons, QStringList{QStringLiteral("dose")});
        desk.bar.tryRegister();
        QCOMPARE(desk.decisions.size(), std::size_t(2));
    }

    void aDraftComesBackWhole()
    {
        DecisionDraft draft;
        draft.kind = DecisionKind::escalate;
        draft.reasons = QStringList{QStringLiteral("data")};
        draft.level = EscalationLevel::committee;
        draft.urgency = Urgency::immediate;
        draft.to = QStringLiteral("someone of an earlier list");
        draft.comment = QStringLiteral("á\n🩺");
        Desk desk;
        QVERIFY(desk.ready());
        QSignalSpy changed(&desk.bar, &DecisionBar::draftChanged);
        desk.bar.startItem(draft, false);
        QCOMPARE(changed.count(), 0); // nobody changed anything
        QVERIFY(desk.bar.draft() == draft);
        desk.bar.tryRegister();
        QCOMPARE(desk.decisions.size(), std::size_t(1));
        QCOMPARE(desk.decisions[0].escalation->to, draft.to.toStdString());
        DecisionDraft later;
        later.kind = DecisionKind::postpone;
        later.until = QDate::currentDate().addDays(9);
        desk.bar.startItem(later, false);
        QVERIFY(desk.bar.draft() == later);
    }

    void changingTheDecisionKeepsCommentAndReasons()
    {
        Desk desk;
        QVERIFY(desk.ready());
        desk.bar.choose(DecisionKind::reject);
        press(Qt::Key_2);
        desk.bar.editComment();
        type(QStringLiteral("nota"));
        desk.bar.choose(DecisionKind::cannot_judge);
        QCOMPARE(desk.bar.draft().comment, QStringLiteral("nota"));
        QCOMPARE(desk.bar.draft().reasons, QStringList{QStringLiteral("citation")});
    }

    void readOnlySaysWhyAndRegistersNothing()
    {
        Desk desk(true);
        QVERIFY(desk.ready());
        desk.bar.setReadOnly(QStringLiteral("Read-only: another copy is open."));
        desk.bar.choose(DecisionKind::approve);
        desk.bar.tryRegister();
        QVERIFY(desk.decisions.empty());
        QCOMPARE(desk.bar.problem(), QStringLiteral("Read-only: another copy is open."));
        desk.bar.setReadOnly({});
        QVERIFY(desk.bar.problem().isEmpty());
        desk.bar.choose(DecisionKind::approve);
        QCOMPARE(desk.decisions.size(), std::size_t(1));
    }

    void undoIsOfferedByKeyboard()
    {
        Desk desk;
        QVERIFY(desk.ready());
        QSignalSpy undo(&desk.bar, &DecisionBar::undoRequested);
        desk.bar.setLastDecision(QStringLiteral("P-016: aceptada hace 1 min"), true);
        QCoreApplication::processEvents();
        const auto buttons = desk.bar.findChildren<KeyButton*>();
        const auto found = std::find_if(buttons.begin(), buttons.end(), [](const KeyButton* b) {
            return b->text() == QStringLiteral("Undo");
        });
        QVERIFY(found != buttons.end() && (*found)->isVisible());
        (*found)->setFocus();
        press(Qt::Key_Space);
        QCOMPARE(undo.count(), 1);
        desk.bar.setLastDecision({}, false);
        QVERIFY(!(*found)->isVisible());
    }

    void draftStatesAreSaidInWords()
    {
        DraftStateLabel label;
        label.setState(DraftState::unsaved);
        QCOMPARE(label.text(), QStringLiteral("Draft not saved"));
        label.setState(DraftState::saved, QStringLiteral("10:42:07"));
        QCOMPARE(label.text(), QStringLiteral("Draft 10:42:07"));
        label.setState(DraftState::failed, QStringLiteral("disk full"));
        QCOMPARE(label.accessibleName(), QStringLiteral("Not saved: disk full"));
    }

    void sixKeysStayVisibleAtTheSmallestWindow()
    {
        useLook(Theme::Kind::light, 200);
        Desk desk;
        QVERIFY(desk.ready());
        desk.bar.setTwoFormRows(true);
        desk.bar.choose(DecisionKind::escalate);
        desk.bar.resize(1366, desk.bar.heightForWidth(1366)); // 683 logical pixels at 200 %
        QCoreApplication::processEvents();
        int visible = 0;
        for (const KeyButton* button : desk.bar.findChildren<KeyButton*>()) {
            if (!button->isCheckable())
                continue;
            const QRect at(button->mapTo(&desk.bar, QPoint(0, 0)), button->size());
            QVERIFY(desk.bar.rect().contains(at));
            QVERIFY(button->width() >= button->sizeHint().width());
            ++visible;
        }
        QCOMPARE(visible, 6);
    }

    void languageChangesAtOnce()
    {
        Desk desk;
        QVERIFY(desk.ready());
        desk.bar.choose(DecisionKind::escalate);
        Language::install(QStringLiteral("es"));
        QCoreApplication::processEvents();
        QStringList texts;
        for (const KeyButton* button : desk.bar.findChildren<KeyButton*>())
            texts.append(button->text());
        for (const char* word :
             {"Aceptar", "Corregir", "Rechazar", "Escalar", "No puedo juzgar", "Posponer", "Registrar"})
            QVERIFY2(texts.contains(QString::fromUtf8(word)), word);
        Language::install(QStringLiteral("en"));
    }
};

QTEST_MAIN(TestDecisionBar)
#include "tst_decision_bar.moc"
