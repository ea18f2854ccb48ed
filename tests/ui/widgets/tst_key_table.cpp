#include "tests/ui/widget_test.h"
#include "ui/theme/language.h"
#include "ui/widgets/key_filter.h"
#include "ui/widgets/key_sheet.h"
#include "ui/widgets/key_table.h"

#include <QAbstractItemModel>
#include <QApplication>
#include <QComboBox>
#include <QDateEdit>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace cotejo;

namespace
{
QKeySequence key(const char* text)
{
    return QKeySequence(QString::fromLatin1(text), QKeySequence::PortableText);
}

// A window with a reading pane, a comment and a list of the form, and what the filter said.
struct Desk {
    Desk() : filter(table, &window)
    {
        auto* column = new QVBoxLayout(&window);
        for (QWidget* widget :
             {static_cast<QWidget*>(pane), static_cast<QWidget*>(comment), static_cast<QWidget*>(list)})
            column->addWidget(widget);
        pane->addItems({QStringLiteral("Aceptar"), QStringLiteral("Xilófono"), QStringLiteral("Zeta")});
        KeyFilter::setPlace(pane, KeyPlace::readingPanes);
        KeyFilter::setPlace(comment, KeyPlace::form);
        KeyFilter::setPlace(list, KeyPlace::formList);
        QObject::connect(&filter, &KeyFilter::triggered, &window, [this](KeyAct act, int index) {
            acts.append({act, index});
        });
        window.show();
    }
    [[nodiscard]] bool ready() { return QTest::qWaitForWindowActive(&window); }

    KeyTable table;
    QWidget window;
    QListWidget* pane = new QListWidget;
    QPlainTextEdit* comment = new QPlainTextEdit;
    QComboBox* list = new QComboBox;
    KeyFilter filter;
    QList<std::pair<KeyAct, int>> acts;
};
} // namespace

class TestKeyTable : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        failOnAnyWarning();
        useLook(Theme::Kind::light);
    }

    void noTwoActsShareAKeyInOnePlace()
    {
        const auto conflicts = KeyTable().conflicts();
        QStringList texts;
        for (const auto& [a, b] : conflicts)
            texts.append(a + QStringLiteral(" – ") + b);
        QVERIFY2(conflicts.isEmpty(), qPrintable(texts.join(QLatin1Char('\n'))));
    }

    void aSharedKeyIsFound()
    {
        KeyTable table;
        const Result<void> bound =
            table.rebind(QStringLiteral("item.next"), KeyPlace::readingPanes, {key("G")});
        QVERIFY(!bound);
        QCOMPARE(bound.error().code, std::string("keys.conflict"));
        QCOMPARE(bound.error().where, std::string("mark.next"));
        QVERIFY(table.rebind(QStringLiteral("item.next"), KeyPlace::readingPanes, {key("H")}));
        QCOMPARE(table.find(key("H"), KeyPlace::readingPanes, false)->act, KeyAct::nextItem);
        QVERIFY(!table.find(key("J"), KeyPlace::readingPanes, false));
        QVERIFY(KeyTable::overlap(KeyPlace::anywhere, KeyPlace::rubricList));
        QVERIFY(KeyTable::overlap(KeyPlace::outsideText, KeyPlace::readingPanes));
        QVERIFY(KeyTable::overlap(KeyPlace::form, KeyPlace::formList));
        QVERIFY(!KeyTable::overlap(KeyPlace::readingPanes, KeyPlace::formList));
    }

    void noKeyMovesBetweenLayouts()
    {
        const KeyTable shipped;
        for (const KeyTable::Row& row : shipped.rows()) {
            QVERIFY(!row.keys.isEmpty());
            for (const QKeySequence& k : row.keys)
                QVERIFY2(!KeyTable::isReserved(k), qPrintable(row.id + QLatin1Char(' ') + k.toString()));
        }
        for (const char* bad : {"Ctrl+Alt+A", "@", "/", "Ctrl+[", "#", "<", "Ñ", "Ctrl+A, B"})
            QVERIFY2(KeyTable::isReserved(QKeySequence(QString::fromUtf8(bad), QKeySequence::PortableText)),
                     bad);
        KeyTable table;
        QCOMPARE(table.rebind(QStringLiteral("item.next"), KeyPlace::readingPanes, {key("/")}).error().code,
                 std::string("keys.reserved"));
        QCOMPARE(table.rebind(QStringLiteral("no.such"), KeyPlace::anywhere, {key("H")}).error().code,
                 std::string("keys.unknown"));
    }

    void keysAreThoseOfTheTable_data()
    {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<int>("act");
        QTest::addColumn<int>("place");
        QTest::addColumn<bool>("typing");
        const auto row = [](const char* keys, KeyAct act, KeyPlace place, bool typing = false) {
            QTest::addRow("%s, place %d", keys, static_cast<int>(place))
                << QString::fromLatin1(keys) << static_cast<int>(act) << static_cast<int>(place) << typing;
        };
        row("A", KeyAct::approve, KeyPlace::readingPanes);
        row("P", KeyAct::postpone, KeyPlace::readingPanes);
        row("Ctrl+Shift+N", KeyAct::cannotJudge, KeyPlace::form, true);
        row("Ctrl+Return", KeyAct::registerDecision, KeyPlace::form, true);
        row("Return", KeyAct::registerDecision, KeyPlace::formList);
        row("Esc", KeyAct::leaveForm, KeyPlace::formList);
        row("7", KeyAct::chooseReason, KeyPlace::formList);
        row("4", KeyAct::markRubricLine, KeyPlace::rubricList);
        row("Shift+G", KeyAct::previousMark, KeyPlace::readingPanes);
        row("Ctrl+PgDown", KeyAct::nextItem, KeyPlace::form, true);
        row("F6", KeyAct::nextPane, KeyPlace::outsideText);
        row("Ctrl+6", KeyAct::goToPage, KeyPlace::outsideText);
        row("Ctrl+Z", KeyAct::undoDecision, KeyPlace::readingPanes);
        row("Ctrl+=", KeyAct::largerText, KeyPlace::outsideText);
        row("Ctrl++", KeyAct::largerText, KeyPlace::outsideText);
        row("Ctrl+Shift++", KeyAct::largerText, KeyPlace::outsideText); // plus over equals
        row("Ctrl+Shift+=", KeyAct::largerText, KeyPlace::outsideText); // equals over zero
        row("Ctrl+-", KeyAct::smallerText, KeyPlace::outsideText);
        row("Ctrl+Shift+H", KeyAct::showIdentifiers, KeyPlace::outsideText);
        row("Ctrl+,", KeyAct::settings, KeyPlace::outsideText);
    }
    void keysAreThoseOfTheTable()
    {
        QFETCH(QString, keys);
        QFETCH(int, act);
        QFETCH(int, place);
        QFETCH(bool, typing);
        const auto hit = KeyTable().find(QKeySequence(keys, QKeySequence::PortableText),
                                         static_cast<KeyPlace>(place), typing);
        QVERIFY(hit);
        QCOMPARE(static_cast<int>(hit->act), act);
    }

    void undoInATextIsTheTexts()
    {
        QVERIFY(!KeyTable().find(key("Ctrl+Z"), KeyPlace::form, true));
        QVERIFY(!KeyTable().find(key("Return"), KeyPlace::form, true)); // a new line in the comment
        QVERIFY(!KeyTable().find(key("A"), KeyPlace::form, true));
    }

    void lettersCanBeSwitchedOff()
    {
        KeyTable table;
        table.setLettersEnabled(false);
        QVERIFY(!table.find(key("A"), KeyPlace::readingPanes, false));
        QVERIFY(!table.find(key("Shift+G"), KeyPlace::readingPanes, false));
        QVERIFY(table.find(key("Ctrl+Shift+A"), KeyPlace::readingPanes, false));
        QCOMPARE(table.keysOf(KeyAct::approve), QList<QKeySequence>{key("Ctrl+Shift+A")});
    }

    void everyActHasWordsAndStandsInTheSheet()
    {
        for (const QString& language : {QStringLiteral("en"), QStringLiteral("es")}) {
            Language::install(language);
            KeyTable table;
            KeySheet sheet;
            sheet.setTable(table);
            QCOMPARE(static_cast<qsizetype>(sheet.model()->rowCount()), table.rows().size());
            for (int row = 0; row < sheet.model()->rowCount(); ++row) {
                for (int column = 0; column < 3; ++column)
                    QVERIFY(!sheet.model()->index(row, column).data().toString().isEmpty());
            }
            table.setLettersEnabled(false);
            sheet.setTable(table);
            QVERIFY(static_cast<qsizetype>(sheet.model()->rowCount()) < table.rows().size());
        }
        Language::install(QStringLiteral("en"));
        QCOMPARE(keyCapText(key("Ctrl+Return")), QStringLiteral("Ctrl ↵"));
        QCOMPARE(keyCapText(key("Ctrl++")), QStringLiteral("Ctrl +"));
        QCOMPARE(keyCapText(key("Ctrl+-")), QStringLiteral("Ctrl −"));
        QCOMPARE(keyCapText(key("F1")), QStringLiteral("F1"));
    }

    void lettersFireInReadingPanesOnly()
    {
        Desk desk;
        QVERIFY(desk.ready());
        desk.pane->setFocus();
        QTest::keyClick(desk.pane, Qt::Key_E);
        QCOMPARE(desk.acts.size(), 1);
        QCOMPARE(desk.acts[0].first, KeyAct::escalate);
        desk.comment->setFocus();
        QTest::keyClicks(desk.comment, QStringLiteral("acrenpjk"));
        QCOMPARE(desk.acts.size(), 1);
        QCOMPARE(desk.comment->toPlainText(), QStringLiteral("acrenpjk"));
        QTest::keyClick(desk.comment, Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(desk.acts.last().first, KeyAct::reject);
        QTest::keyClick(desk.comment, Qt::Key_Enter, Qt::ControlModifier | Qt::KeypadModifier);
        QCOMPARE(desk.acts.last().first, KeyAct::registerDecision);
    }

    void digitsOfTheKeypadChooseReasons()
    {
        Desk desk;
        QVERIFY(desk.ready());
        desk.list->setFocus();
        QTest::keyClick(desk.list, Qt::Key_3, Qt::KeypadModifier);
        QCOMPARE(desk.acts.size(), 1);
        QCOMPARE(desk.acts[0].first, KeyAct::chooseReason);
        QCOMPARE(desk.acts[0].second, 2);
    }

    void aHeldKeyIsOneAct()
    {
        Desk desk;
        QVERIFY(desk.ready());
        desk.pane->setFocus();
        QTest::keyPress(desk.pane, Qt::Key_A);
        for (int i = 0; i < 5; ++i) {
            QKeyEvent repeat(QEvent::KeyPress, Qt::Key_A, Qt::NoModifier, QStringLiteral("a"), true);
            QApplication::sendEvent(desk.pane, &repeat);
        }
        QTest::keyRelease(desk.pane, Qt::Key_A);
        QCOMPARE(desk.acts.size(), 1);
        QKeyEvent undo(QEvent::KeyPress, Qt::Key_Z, Qt::ControlModifier, QString(), true);
        QApplication::sendEvent(desk.pane, &undo);
        QCOMPARE(desk.acts.size(), 1); // a held Ctrl+Z undoes nothing more
    }

    void listsDoNotJumpToTypedLetters()
    {
        Desk desk;
        QVERIFY(desk.ready());
        desk.pane->setFocus();
        desk.pane->setCurrentRow(0);
        QTest::keyClick(desk.pane, Qt::Key_X);
        QTest::keyClick(desk.pane, Qt::Key_Z);
        QCOMPARE(desk.pane->currentRow(), 0);
        QVERIFY(desk.acts.isEmpty());
        QTest::keyClick(desk.pane, Qt::Key_Down);
        QCOMPARE(desk.pane->currentRow(), 1);
    }

    void anOpenInputMethodKeepsItsKeys()
    {
        Desk desk;
        QVERIFY(desk.ready());
        desk.pane->setFocus();
        QInputMethodEvent composing(QStringLiteral("´"), {});
        QApplication::sendEvent(desk.pane, &composing);
        QTest::keyClick(desk.pane, Qt::Key_A);
        QVERIFY(desk.acts.isEmpty());
        QInputMethodEvent done(QString(), {});
        QApplication::sendEvent(desk.pane, &done);
        QTest::keyClick(desk.pane, Qt::Key_A);
        QCOMPARE(desk.acts.size(), 1);
    }

    void typingIsTold()
    {
        QLineEdit line;
        QComboBox list;
        QComboBox editable;
        editable.setEditable(true);
        QSpinBox number;
        QDateEdit date;
        QPlainTextEdit text;
        QPlainTextEdit readOnly;
        readOnly.setReadOnly(true);
        QListWidget view;
        for (const QWidget* widget :
             {static_cast<QWidget*>(&line), static_cast<QWidget*>(&editable), static_cast<QWidget*>(&number),
              static_cast<QWidget*>(&date), static_cast<QWidget*>(&text)})
            QVERIFY(KeyFilter::isTyping(widget));
        for (const QWidget* widget :
             {static_cast<QWidget*>(&list), static_cast<QWidget*>(&readOnly), static_cast<QWidget*>(&view)})
            QVERIFY(!KeyFilter::isTyping(widget));
        QVERIFY(!KeyFilter::isTyping(nullptr));
    }
};

QTEST_MAIN(TestKeyTable)
#include "tst_key_table.moc"
