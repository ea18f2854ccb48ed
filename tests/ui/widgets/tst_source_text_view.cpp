#include "tests/ui/widget_test.h"
#include "ui/widgets/mark_factory.h"
#include "ui/widgets/source_text_view.h"
#include "ui/widgets/text_flow.h"

#include <QAccessible>
#include <QAccessibleTextInterface>
#include <QApplication>
#include <QClipboard>
#include <QScrollBar>

using namespace cotejo;

namespace
{
Citation citation(std::size_t start, std::size_t end, CitationStatus status = CitationStatus::not_retrieved)
{
    Citation c;
    c.status = status;
    c.span = {start, end};
    return c;
}

// Lines "Línea N con texto … PMID 30000000+N." and a mark on each number.
std::string manyLines(int count, std::vector<TextMark>& marks, int padding = 0)
{
    QString text;
    for (int i = 0; i < count; ++i) {
        text += QStringLiteral("Línea %1 con texto%2 y PMID ")
                    .arg(i)
                    .arg(QStringLiteral(" relleno").repeated(padding));
        const auto start = static_cast<std::size_t>(text.size());
        text += QString::number(30000000 + i);
        marks.push_back(citationMark(citation(start, static_cast<std::size_t>(text.size())),
                                     QStringLiteral("c%1").arg(i)));
        text += QStringLiteral(".\n");
    }
    return text.toStdString();
}

void open(SourceTextView& view, const QSize& size = {500, 300})
{
    view.resize(size);
    view.show();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    view.setFocus();
}
} // namespace

class TestSourceTextView : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        failOnAnyWarning();
        useLook(Theme::Kind::light);
    }

    void numberAndBadgeNeverPart()
    {
        const std::string text = "En este enunciado de prueba el identificador citado es (PMID 29273067), "
                                 "que no está en la lista.";
        const auto at = text.find("29273067");
        const auto start = static_cast<std::size_t>(toQString(text.substr(0, at)).size());
        SourceTextView view;
        view.setText(text);
        view.setMarks({citationMark(citation(start, start + 8), QStringLiteral("c"))});
        view.show();
        for (int width = 170; width < 900; width += 3) {
            view.resize(width, 400);
            auto& flow = const_cast<TextFlow&>(view.flow());
            const ParagraphLayout& layout = flow.laidOut(0);
            QCOMPARE(layout.badges().size(), std::size_t(1));
            const QRectF badge = layout.badges()[0].box;
            const QList<QRectF> digits = layout.boxes(layout.marks()[0].start, layout.marks()[0].end);
            QCOMPARE(digits.size(), qsizetype(1));
            QVERIFY(badge.center().y() > digits[0].top() && badge.center().y() < digits[0].bottom());
            QVERIFY(badge.left() >= digits[0].right());
            QVERIFY(badge.left() - digits[0].right() < 12);
            QVERIFY2(badge.right() <= flow.style().width + 1, qPrintable(QString::number(width)));
        }
    }

    void badgesTakeRoomFromNobody()
    {
        SourceTextView view;
        view.resize(800, 300);
        view.setText("PMID 29273067 sigue el texto");
        auto& flow = const_cast<TextFlow&>(view.flow());
        const qreal before = flow.laidOut(0).caretBox(13).left();
        view.setMarks({citationMark(citation(5, 13), QStringLiteral("c"))});
        const ParagraphLayout& layout = flow.laidOut(0);
        QVERIFY(layout.caretBox(13).left() >= before + layout.badges()[0].box.width());
        QVERIFY(layout.badges()[0].box.right() <= layout.caretBox(13).left());
        QCOMPARE(view.spokenText(), QStringLiteral("PMID 29273067 sigue el texto"));
    }

    void combiningAndAstralStayWhole()
    {
        SourceTextView view;
        view.resize(800, 300);
        view.setText("tos \xF0\x9F\xA9\xBA e\xCC\x81 fin"); // 🩺, é in two code points
        view.setMarks({citationMark(citation(4, 5), QStringLiteral("a")),
                       citationMark(citation(6, 7), QStringLiteral("b"))});
        auto& flow = const_cast<TextFlow&>(view.flow());
        const ParagraphLayout& layout = flow.laidOut(0);
        QCOMPARE(layout.badges().size(), std::size_t(2));
        QVERIFY(layout.badges()[0].box.right() <= layout.badges()[1].box.left());
        view.grab();
        QCOMPARE(view.spokenText(), QString::fromUtf8("tos \xF0\x9F\xA9\xBA e\xCC\x81 fin"));
    }

    void copiedTextIsTheOriginal()
    {
        std::vector<TextMark> marks;
        const std::string text = manyLines(3, marks);
        SourceTextView view;
        view.setText(text);
        view.setMarks(marks);
        open(view);
        QTest::keyClick(&view, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), QString::fromStdString(text));
    }

    void keyboardSelectsAndEscTakesItAway()
    {
        SourceTextView view;
        view.setText("uno dos tres");
        open(view);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(view.selectedText(), QStringLiteral("uno"));
        QCOMPARE(view.selection()->span, (TextSpan{0, 3}));
        QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier | Qt::ControlModifier);
        QCOMPARE(view.selectedText(), QStringLiteral("uno "));
        QTest::keyClick(&view, Qt::Key_End, Qt::ShiftModifier);
        QCOMPARE(view.selectedText(), QStringLiteral("uno dos tres"));
        QTest::keyClick(&view, Qt::Key_Escape);
        QVERIFY(view.selectedText().isEmpty());
    }

    void marksAreWalkedAndOpenedByKeyboard()
    {
        std::vector<TextMark> marks;
        SourceTextView view;
        view.setText(manyLines(40, marks));
        marks.push_back(findingMark({0, 5}, QStringLiteral("f"), 1, QStringLiteral("Hallazgo")));
        marks.push_back(identifierMark({IdentifierKind::nombre_paciente, {6, 8}}));
        view.setMarks(marks);
        open(view);
        QSignalSpy activated(&view, &SourceTextView::markActivated);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(activated.count(), 0); // nothing to open yet
        QVERIFY(!view.goToPreviousMark({MarkKind::hidden}));
        QVERIFY(view.goToNextMark());
        QCOMPARE(view.currentMark(), QStringLiteral("f"));
        QVERIFY(view.goToNextMark());
        QCOMPARE(view.currentMark(), QStringLiteral("c0"));
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated.at(0).at(0).toString(), QStringLiteral("c0"));
        QVERIFY(!view.goToNextMark({MarkKind::finding}));
        QCOMPARE(view.currentMark(), QStringLiteral("c0")); // stays
        for (int i = 1; i < 40; ++i)
            QVERIFY(view.goToNextMark({MarkKind::citation}));
        QVERIFY(!view.goToNextMark());
        QCOMPARE(view.currentMark(), QStringLiteral("c39"));
        QVERIFY(view.goToPreviousMark());
        QCOMPARE(view.currentMark(), QStringLiteral("c38"));
        QVERIFY(view.accessibleDescription().contains(QStringLiteral("Not retrieved")));
    }

    void aClickOpensTheMarkOrItsBadge()
    {
        SourceTextView view;
        view.setText("PMID 29273067 sigue");
        view.setMarks({citationMark(citation(5, 13), QStringLiteral("c"))});
        open(view);
        QSignalSpy activated(&view, &SourceTextView::markActivated);
        auto& flow = const_cast<TextFlow&>(view.flow());
        const ParagraphLayout& layout = flow.laidOut(0);
        const QPointF corner(18, 12); // padding of the view
        const QRectF digits = layout.boxes(5, 13).at(0).translated(corner);
        const QRectF badge = layout.badges()[0].box.translated(corner);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, digits.center().toPoint());
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, badge.center().toPoint());
        QCOMPARE(activated.count(), 2);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, corner.toPoint() + QPoint(3, 8)); // plain text
        QCOMPARE(activated.count(), 2);
        QTest::mousePress(view.viewport(), Qt::LeftButton, {},
                          digits.center().toPoint()); // a selection is no click
        QTest::mouseMove(view.viewport(), corner.toPoint() + QPoint(3, 8));
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, digits.center().toPoint() + QPoint(20, 0));
        QCOMPARE(activated.count(), 2);
    }

    void selectingScrollsOnlyWhatIsOutOfView()
    {
        std::vector<TextMark> marks;
        SourceTextView view;
        view.setText(manyLines(200, marks));
        view.setMarks(marks);
        open(view);
        view.setSelectedMark(QStringLiteral("c3"));
        QCOMPARE(view.verticalScrollBar()->value(), 0);
        view.setSelectedMark(QStringLiteral("c120"));
        const int value = view.verticalScrollBar()->value();
        QVERIFY(value > 0);
        auto& flow = const_cast<TextFlow&>(view.flow());
        const int y = flow.top(120) - (value - 12);
        QVERIFY2(y >= view.viewport()->height() / 3 - flow.style().linePitch &&
                     y <= view.viewport()->height() * 2 / 3,
                 qPrintable(QString::number(y)));
        view.setSelectedMark(QStringLiteral("c121"));
        QCOMPARE(view.verticalScrollBar()->value(), value);
        view.setSelectedMark(QStringLiteral("no such"));
        QVERIFY(view.selectedMark().isEmpty());
        QCOMPARE(view.verticalScrollBar()->value(), value);
    }

    void scrollingNeverCutsALine()
    {
        std::vector<TextMark> marks;
        SourceTextView view;
        view.setText(manyLines(80, marks, 12));
        view.setMarks(marks);
        open(view, {420, 307});
        auto& flow = const_cast<TextFlow&>(view.flow());
        QScrollBar* bar = view.verticalScrollBar();
        const auto topIsWhole = [&] {
            const int y = bar->value() - 12;
            if (y <= 0)
                return true;
            const std::size_t p = flow.paragraphAt(y);
            return flow.top(p) + flow.laidOut(p).lineTop(y - flow.top(p)) == y;
        };
        int last = -1;
        for (int i = 0; i < 60; ++i) {
            QTest::keyClick(&view, Qt::Key_Down);
            QVERIFY(topIsWhole());
            QVERIFY(bar->value() > last);
            last = bar->value();
        }
        for (int i = 0; i < 200 && bar->value() > 0; ++i) {
            QTest::keyClick(&view, Qt::Key_Up);
            QVERIFY(topIsWhole());
        }
        QCOMPARE(bar->value(), 0);
        QTest::keyClick(&view, Qt::Key_End);
        QVERIFY(topIsWhole());
        const int bottom = flow.height() - (bar->value() - 12);
        QVERIFY(bottom <= view.viewport()->height()); // all of the last line is seen
    }

    void overlapsStackAndSayHowManyMore()
    {
        SourceTextView view;
        view.resize(800, 300);
        view.setText("abcdefghij klmnopqrst");
        std::vector<TextMark> marks;
        for (std::size_t i = 0; i < 5; ++i)
            marks.push_back(evidenceMark({i, 20 - i}, QStringLiteral("e%1").arg(i)));
        view.setMarks(marks);
        auto& flow = const_cast<TextFlow&>(view.flow());
        const ParagraphLayout& layout = flow.laidOut(0);
        int drawn = 0;
        for (const ParagraphLayout::Line& line : layout.marks())
            drawn += line.level >= 0 ? 1 : 0;
        QCOMPARE(drawn, flow.style().lineLevels);
        QCOMPARE(layout.badges().size(), std::size_t(1));
        QCOMPARE(layout.badges()[0].badge.text, QStringLiteral("+%1").arg(5 - drawn));
    }

    void aLargeTextIsLaidOutWhereItIsLookedAt()
    {
        std::vector<TextMark> marks;
        std::string text = manyLines(2000, marks, 56);
        QVERIFY(text.size() > 900'000);
        SourceTextView view;
        view.setText(text);
        view.setMarks(marks);
        open(view, {704, 500});
        view.grab();
        const std::size_t few = 60;
        QVERIFY2(view.flow().layoutsMade() < few, qPrintable(QString::number(view.flow().layoutsMade())));
        view.setSelectedMark(QStringLiteral("c1999"));
        view.grab();
        QVERIFY(view.flow().layoutsMade() < 3 * few);
        view.setSelectedMark(QStringLiteral("c900"));
        view.grab();
        QVERIFY(view.flow().layoutsMade() < 5 * few);
        QTest::keyClick(&view, Qt::Key_End);
        QTest::keyClick(&view, Qt::Key_Home);
        QVERIFY(view.flow().layoutsMade() < 8 * few);
        view.resize(600, 500);
        view.grab();
        QVERIFY(view.flow().layoutsMade() < few); // made anew, again only what is seen
    }

    void aLargeTextWithoutLineBreaksToo()
    {
        SourceTextView view;
        view.setText(std::string(QByteArray("palabra ").repeated(125'000).constData()));
        open(view, {704, 500});
        view.grab();
        QVERIFY(view.flow().layoutsMade() < 20);
    }

    void readersHearLabelsNotData()
    {
        SourceTextView view;
        view.setAccessibleName(QStringLiteral("Nota"));
        view.setText("Paciente Ana López, 58 años.");
        TextMark hidden = identifierMark({IdentifierKind::nombre_paciente, {9, 18}});
        view.setMarks({hidden});
        open(view);
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&view);
        QVERIFY(spoken && spoken->textInterface());
        QCOMPARE(spoken->role(), QAccessible::Document);
        QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("Nota"));
        QAccessibleTextInterface* text = spoken->textInterface();
        const QString all = text->text(0, text->characterCount());
        QCOMPARE(all, QStringLiteral("Paciente name hidden, 58 años."));
        QVERIFY(!spoken->text(QAccessible::Value).contains(QLatin1String("Ana")));
        text->setSelection(0, 0, 8);
        QCOMPARE(view.selectedText(), QStringLiteral("Paciente"));
        int start = 0;
        int end = 0;
        text->selection(0, &start, &end);
        QCOMPARE(start, 0);
        QCOMPARE(end, 8);
        const QRect first = text->characterRect(0);
        QVERIFY(first.width() > 0 && first.height() > 0);
        QCOMPARE(text->offsetAtPoint(first.center() - QPoint(first.width() / 4, 0)), 0);
        QVERIFY(spoken->state().readOnly && spoken->state().multiLine);
    }

    void hiddenDataAreNotPainted()
    {
        SourceTextView a;
        SourceTextView b;
        for (SourceTextView* view : {&a, &b}) {
            view->resize(500, 100);
            view->setText(view == &a ? "Paciente Ana López, 58 años." : "Paciente Luz Pérez, 58 años.");
            view->setMarks({identifierMark({IdentifierKind::nombre_paciente, {9, 18}})});
        }
        QCOMPARE(a.grab().toImage(), b.grab().toImage());
    }

    void theSectionAtTheTopIsKnown()
    {
        std::vector<TextMark> marks;
        SourceTextView view;
        TextSection one;
        one.text = manyLines(50, marks);
        TextSection two = one;
        view.setSections({one, two});
        open(view);
        QCOMPARE(view.sectionAtTop(), std::size_t(0));
        view.scrollToSection(1);
        QCOMPARE(view.sectionAtTop(), std::size_t(1));
    }

    void placeIsKeptWhenTheLookChanges()
    {
        std::vector<TextMark> marks;
        SourceTextView view;
        view.setText(manyLines(300, marks, 8));
        view.setMarks(marks);
        open(view);
        view.setSelectedMark(QStringLiteral("c150"));
        const auto paragraphAtTop = [&] {
            return view.flow().paragraphAt(view.verticalScrollBar()->value() - 12);
        };
        const std::size_t before = paragraphAtTop();
        useLook(Theme::Kind::dark, 150);
        QVERIFY(paragraphAtTop() <= before + 1 && paragraphAtTop() + 1 >= before);
        view.resize(700, 320);
        QVERIFY(paragraphAtTop() <= before + 1 && paragraphAtTop() + 1 >= before);
    }

    void emptyTextSaysSo()
    {
        SourceTextView view;
        view.resize(300, 100);
        const QImage nothing = view.grab().toImage();
        view.setEmptyText(QStringLiteral("Esta nota no tiene respuesta asociada."));
        QVERIFY(view.grab().toImage() != nothing);
        QTest::keyClick(&view, Qt::Key_End);
        QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
        QTest::mouseClick(view.viewport(), Qt::LeftButton);
        QTest::mouseDClick(view.viewport(), Qt::LeftButton);
        QVERIFY(!view.goToNextMark());
    }
};

QTEST_MAIN(TestSourceTextView)
#include "tst_source_text_view.moc"
