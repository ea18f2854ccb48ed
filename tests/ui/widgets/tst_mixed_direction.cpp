#include "tests/ui/widget_test.h"
#include "ui/widgets/source_text_view.h"

#include <QAccessible>
#include <QAccessibleTextInterface>
#include <QApplication>
#include <QtTest>

using namespace cotejo;

// B03: words written from right to left inside a Spanish sentence. The text keeps its order, the screen shows
// each run in its own direction, and the caret goes by the text.
class TestMixedDirection : public QObject
{
    Q_OBJECT

    static constexpr int kHebrew = 6; // offset of alef
    const QString m_text = QStringLiteral("Nota: \u05D0\u05D1\u05D2 fin");

    void open(SourceTextView& view) const
    {
        view.setText(m_text.toStdString());
        view.resize(500, 200);
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        view.setFocus();
    }

private Q_SLOTS:
    void initTestCase() { failOnAnyWarning(); }

    void charactersStandInTheDirectionOfTheirRun()
    {
        SourceTextView view;
        open(view);
        const QAccessibleTextInterface* spoken =
            QAccessible::queryAccessibleInterface(&view)->textInterface();
        const auto left = [spoken](int offset) { return spoken->characterRect(offset).left(); };
        QCOMPARE(spoken->text(0, spoken->characterCount()), m_text);
        for (int i = 0; i < kHebrew - 2; ++i)
            QVERIFY2(left(i) < left(i + 1), qPrintable(QString::number(i)));
        // Between alef and bet, and left of it between bet and gimel; where the run begins and ends Qt may
        // choose.
        QVERIFY(left(kHebrew + 1) > left(kHebrew + 2));
        QVERIFY(left(kHebrew + 2) > left(kHebrew - 2)); // the run stands after the words before it
        QVERIFY(left(kHebrew + 5) > left(kHebrew + 1)); // and before those after it
    }

    void theCaretGoesByTheText()
    {
        SourceTextView view;
        open(view);
        for (int i = 1; i <= m_text.size(); ++i) {
            QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
            QCOMPARE(view.selectedText(), m_text.left(i));
        }
        for (auto i = m_text.size() - 1; i >= kHebrew; --i) {
            QTest::keyClick(&view, Qt::Key_Left, Qt::ShiftModifier);
            QCOMPARE(view.selectedText(), m_text.left(i));
        }
    }
};

QTEST_MAIN(TestMixedDirection)
#include "tst_mixed_direction.moc"
