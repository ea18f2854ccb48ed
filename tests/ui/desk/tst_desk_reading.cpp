#include "engine/base/code_point_index.h"
#include "tests/ui/desk/desk_fixture.h"
#include "tests/ui/widget_test.h"
#include "ui/dialogs/one_line_dialog.h"
#include "ui/models/answer_marks.h"
#include "ui/models/field_model.h"
#include "ui/models/note_marks.h"
#include "ui/views/answer_text_pane.h"
#include "ui/views/answer_view.h"
#include "ui/views/desk_acts.h"
#include "ui/views/evidence_pane.h"
#include "ui/views/lower_tabs.h"
#include "ui/views/note_text_pane.h"
#include "ui/views/note_view.h"
#include "ui/views/orvs_pane.h"
#include "ui/views/page_tabs.h"
#include "ui/views/queue_view.h"
#include "ui/views/review_page.h"
#include "ui/views/top_row.h"
#include "ui/widgets/item_roles.h"
#include "ui/widgets/source_text_view.h"

#include <QLabel>
#include <QLineEdit>
#include <QTreeView>
#include <QtTest>

using namespace cotejo;
using cotejo::test::Desk;

// What is read: citations and their cards, fields and their sentences, differences, hidden data.
class TestDeskReading : public QObject
{
    Q_OBJECT

    static SourceTextView& answer(const Desk& desk)
    {
        return *desk.window().review().answer()->text()->text();
    }
    static SourceTextView& note(const Desk& desk) { return *desk.window().review().note()->text()->text(); }

private Q_SLOTS:
    void initTestCase() { failOnAnyWarning(); }

    void aMarkOpensItsCard()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.open(QStringLiteral("m-02/t2"));
        answer(desk).setFocus();
        const std::vector<Citation>& citations = desk.session().current()->answer->check.citations;
        for (std::size_t i = 0; i < citations.size(); ++i) {
            do // findings have marks of their own, and G goes to each
                desk.key(Qt::Key_G);
            while (answer(desk).selectedMark().startsWith(QLatin1String("finding")));
            desk.key(Qt::Key_Return);
            QCOMPARE(answer(desk).selectedMark(), AnswerMarks::citationId(static_cast<int>(i)));
            QCOMPARE(desk.session().links().citation(), static_cast<int>(i));
            QCOMPARE(desk.window().review().answer()->lowerTabs()->bar()->currentIndex(), 1);
        }
        const QTreeView* cards = desk.window().findChild<EvidencePane*>()->findChild<QTreeView*>();
        QCOMPARE(cards->currentIndex().siblingAtColumn(0).data().toString(),
                 QStringLiteral("Number removed"));
    }

    void aFieldSelectsItsSentenceAndTheReverse()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.open(QStringLiteral("m-02/t2"));
        const NoteView& view = *desk.window().review().note();
        const std::vector<FieldFinding>& fields = desk.session().current()->note->evaluation.fields;
        int linked = 0;
        for (const FieldFinding& field : fields) {
            const QString id = QString::fromStdString(field.id);
            view.fields()->setCurrentIndex(view.model()->indexOf(id));
            QCOMPARE(desk.session().links().field(), id);
            const bool found = !NoteMarks::sentences(field).empty();
            QCOMPARE(note(desk).selectedMark(), found ? NoteMarks::fieldId(id, 0) : QString());
            linked += found ? 1 : 0;
        }
        QVERIFY(linked > 5);
        // The reverse: the keyboard walks the sentences, the field follows and no focus moves.
        note(desk).setFocus();
        desk.key(Qt::Key_G);
        const NoteMarks::Place place = NoteMarks::placeOf(note(desk).currentMark());
        QVERIFY(!place.field.isEmpty());
        QCOMPARE(view.fields()->currentIndex().data(ItemIdRole).toString(), place.field);
        QVERIFY(note(desk).hasFocus());
    }

    void quotesStandWhereTheMarksAre()
    {
        // The law of all offsets: what is marked reads as what was found, astral characters before it or not.
        Desk desk;
        QFile file(desk.folder() + QStringLiteral("/astral.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            R"({"format":"rheumai.transcript","version":1,"id":"tr-a","subject":"P-900","turns":[{"id":"t1",
 "query":"¿Dosis? 😀","retrieved":[],"drafts":[],"evaluations":[],"answer":"𝒟𝒾𝒸ℯ 😀: véase PMID 31969328 y «PMID: 34101376» 🧪."}]})");
        file.close();
        desk.window().desk().importPaths({file.fileName()});
        QTRY_VERIFY(!desk.window().desk().importTask().isRunning());
        desk.show();
        desk.open(QStringLiteral("tr-a/t1"));
        const AnswerCase& read = *desk.session().current()->answer;
        QCOMPARE(read.check.citations.size(), std::size_t(2));
        const AnswerMarks marks(read, 1);
        QCOMPARE(marks.stale(), 0);
        answer(desk).setFocus();
        desk.key(Qt::Key_G);
        QCOMPARE(answer(desk).currentMark(), AnswerMarks::citationId(0));
        QCOMPARE(answer(desk).droppedMarks(), std::size_t(0));
        QVERIFY(answer(desk).spokenText().contains(QStringLiteral("31969328")));
    }

    void aStalePlaceIsNotDrawn()
    {
        AnswerCase answer;
        answer.transcript.turns.resize(1);
        answer.transcript.turns[0].answer = "véase PMID 31969328";
        Citation citation;
        citation.status = CitationStatus::retrieved;
        citation.span = {11, 19};
        citation.quote = "31969328";
        answer.check.citations = {citation};
        QCOMPARE(AnswerMarks(answer, 1).marks().size(), std::size_t(1));
        answer.check.citations[0].quote = "31969329";
        QCOMPARE(AnswerMarks(answer, 1).marks().size(), std::size_t(0));
        QCOMPARE(AnswerMarks(answer, 1).stale(), 1);
        answer.check.citations[0].span = {11, 400};
        QCOMPARE(AnswerMarks(answer, 1).stale(), 1);
    }

    void differencesAreOneKeyAway()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.open(QStringLiteral("m-02/t2"));
        AnswerTextPane& text = *desk.window().review().answer()->text();
        QVERIFY(text.notice().contains(QLatin1Char('2'))); // in 2 places
        answer(desk).setFocus();
        desk.key(Qt::Key_D);
        QVERIFY(text.differencesShown());
        desk.key(Qt::Key_D);
        QVERIFY(!text.differencesShown());
        desk.open(QStringLiteral("m-03/t1")); // the scored text was shown
        QVERIFY(text.notice().isEmpty());
        desk.key(Qt::Key_D);
        QVERIFY(!text.differencesShown());
    }

    void personalDataAreShownOnlyWithAReason()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.open(QStringLiteral("m-02/t2"));
        const NoteCase& read = *desk.session().current()->note;
        QVERIFY(!read.evaluation.identifiers.empty());
        const CodePointIndex index(read.note.text);
        const QString secret = QString::fromUtf8(
            index.quote(read.evaluation.identifiers[0].span).data(),
            static_cast<qsizetype>(index.quote(read.evaluation.identifiers[0].span).size()));
        QVERIFY(!note(desk).spokenText().contains(secret));
        note(desk).selectAll();
        QVERIFY(!note(desk).selectedText().contains(secret));
        note(desk).setFocus();
        desk.key(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = desk.window().findChild<OneLineDialog*>();
        QVERIFY(dialog != nullptr);
        dialog->accept();
        QVERIFY(dialog->isVisible()); // no reason, no data
        dialog->findChild<QLineEdit*>()->setText(QStringLiteral("confirmar el expediente"));
        dialog->accept();
        QCOMPARE(desk.actsInLog(), QStringList{QStringLiteral("identifiers.revealed")});
        QVERIFY(note(desk).spokenText().contains(secret));
        desk.key(Qt::Key_J);
        desk.open(QStringLiteral("m-02/t2"));
        QVERIFY(!note(desk).spokenText().contains(secret)); // hidden again for the next look
    }

    void searchFindsWithAndWithoutAccents_data()
    {
        QTest::addColumn<QString>("words");
        QTest::newRow("as written") << QStringLiteral("espondilitis anquilosante");
        QTest::newRow("capitals") << QStringLiteral("ESPONDILITIS");
        QTest::newRow("an accent too many") << QStringLiteral("espondílitis");
    }
    void searchFindsWithAndWithoutAccents()
    {
        QFETCH(QString, words);
        Desk desk;
        desk.importSample();
        desk.show();
        desk.key(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(desk.window().top().search()->hasFocus());
        desk.window().top().search()->setText(words);
        const QueueModel& queue = desk.window().review().queue()->model();
        QVERIFY(queue.rowCount() >= 1);
        QVERIFY(queue.rowCount() < 24);
        desk.window().top().search()->clear();
        QVERIFY(queue.rowCount() > 3);
    }

    void limitsOfTheScoreAreSaid()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        for (const QString& item :
             {QStringLiteral("m-01/t1"), QStringLiteral("m-03/t1"), QStringLiteral("m-02/t2")}) {
            desk.open(item);
            bool said = false;
            for (const QLabel* label : desk.window().findChild<OrvsPane*>()->findChildren<QLabel*>())
                said = said || label->text().contains(QStringLiteral("clinically correct"));
            QVERIFY2(said, qPrintable(item));
        }
    }
};

QTEST_MAIN(TestDeskReading)
#include "tst_desk_reading.moc"
