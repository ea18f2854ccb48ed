#include "engine/completeness/form.h"
#include "tests/ui/desk/desk_fixture.h"
#include "tests/ui/widget_test.h"
#include "ui/dialogs/query_list_dialog.h"
#include "ui/models/agreement_model.h"
#include "ui/models/field_model.h"
#include "ui/models/registry_model.h"
#include "ui/models/registry_sheet.h"
#include "ui/models/share_list_model.h"
#include "ui/session/field_desk.h"
#include "ui/views/agreement_view.h"
#include "ui/views/field_panel.h"
#include "ui/views/note_view.h"
#include "ui/views/registry_side.h"
#include "ui/views/registry_view.h"
#include "ui/views/review_page.h"
#include "ui/widgets/message_box.h"
#include "ui/widgets/share_words.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QImage>
#include <QTableView>
#include <QtTest>

using namespace cotejo;
using cotejo::test::Desk;

namespace
{
void showRegistry(const Desk& desk)
{
    desk.window().showPage(MainWindow::Page::Registry);
    QTRY_VERIFY(!desk.window().registry().job().isRunning());
}

CompletenessShares sharesAt(const RegistryModel& model, int row, int column)
{
    return model.index(row, column).data(RegistryModel::SharesRole).value<CompletenessShares>();
}

// The first note of the queue that is shown with its fields.
QString openNote(const Desk& desk)
{
    for (const RegistryNote& note : desk.window().registry().model()->notes()) {
        desk.session().openItem(QString::fromStdString(note.note));
        if (desk.session().current() && desk.session().current()->isNote)
            return desk.session().current()->item;
    }
    return {};
}

// A value that the form takes for the field.
QString permitted(const FormField& field)
{
    if (field.type == FormFieldType::date)
        return QStringLiteral("2024-03");
    if (field.type == FormFieldType::number && field.codes.empty())
        return QString::number(field.range ? (field.range->low + field.range->high) / 2 : 4.2);
    return field.codes.empty() ? QStringLiteral("anotado") : QString::fromStdString(field.codes.front().code);
}
} // namespace

// The overview of the registry and people's word on fields, in the window.
class TestDeskRegistry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { failOnAnyWarning(); }

    void sharesAreTheNotesOwn()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        showRegistry(desk);
        const RegistryModel& model = *desk.window().registry().model();
        const QAbstractItemModelTester tester(desk.window().registry().table()->model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(model.rowCount() >= 2);
        int asked = 0;
        int complete = 0;
        const int last = model.rowCount() - 1;
        for (int column = 0; column < model.columnCount(); ++column) {
            const CompletenessShares shares = sharesAt(model, last, column);
            asked += shares.asked();
            complete += shares.complete;
            int fields = 0;
            for (const auto& field :
                 model.tally().fields(static_cast<std::size_t>(last), static_cast<std::size_t>(column)))
                fields += field.shares.asked();
            QCOMPARE(fields, shares.asked()); // the side panel adds up to its cell
        }
        int askedOfNotes = 0;
        int completeOfNotes = 0;
        for (const RegistryNote& note : model.notes()) {
            desk.session().openItem(QString::fromStdString(note.note));
            askedOfNotes += static_cast<int>(desk.session().current()->note->evaluation.asked);
            completeOfNotes += static_cast<int>(desk.session().current()->note->evaluation.complete);
        }
        QCOMPARE(asked, askedOfNotes);
        QCOMPARE(complete, completeOfNotes);
    }

    // B18: nothing asked and no notes are said, never 0 % or 100 %.
    void nothingAskedIsNoShare()
    {
        QCOMPARE(ShareWords::heatStep({0, 0, 0, 0, 7}), -1);
        QVERIFY(!ShareWords::counted({0, 0, 0, 0, 7}).contains(QLatin1Char('%')));
        QCOMPARE(ShareWords::heatStep({95, 0, 0, 5, 0}), 0);
        QCOMPARE(ShareWords::heatStep({949, 0, 0, 51, 0}), 1); // 94.9 % is not 95
        QVERIFY(ShareWords::counted({9999, 0, 0, 1, 0}).contains(QStringLiteral("99.9 %")));
        QCOMPARE(ShareWords::heatStep({1, 0, 0, 2, 0}), 4);
        Desk desk;
        desk.show();
        showRegistry(desk);
        QCOMPARE(desk.window().registry().model()->rowCount(), 0);
        QVERIFY(!desk.window().registry().writeTo(desk.folder() + QStringLiteral("/none.csv")));
        QVERIFY(!QFile::exists(desk.folder() + QStringLiteral("/none.csv")));
        RegistryFilter filter;
        filter.fromMonth = QStringLiteral("2026-02");
        RegistryNote undated;
        QVERIFY(!filter.takes(undated));
        undated.month = "2026-02";
        QVERIFY(filter.takes(undated));
    }

    void filesSayWhatTheScreenSays()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        showRegistry(desk);
        RegistryView& page = desk.window().registry();
        const TableSheet sheet = registrySheet(*page.model());
        const QString csv = desk.folder() + QStringLiteral("/r.csv");
        QVERIFY(page.writeTo(csv));
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count("\r\n"), static_cast<int>(sheet.rows.size()) + 1);
        QVERIFY(page.writeTo(desk.folder() + QStringLiteral("/r.xlsx")));
        const QString png = desk.folder() + QStringLiteral("/r.png");
        QVERIFY(page.writeTo(png));
        QCOMPARE(QImage(png).size(), page.size());
        QCOMPARE(desk.actsInLog().count(QStringLiteral("export.made")), 3);
    }

    void enterOpensTheNotesBehindACell()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        showRegistry(desk);
        RegistryView& page = desk.window().registry();
        page.table()->setFocus();
        desk.key(Qt::Key_Return);
        QVERIFY(page.side()->notes()->rowCount() > 0);
        const QString note = page.side()->notes()->row(0).item;
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.session().current()->item, note);
        QVERIFY(desk.window().review().isVisible());
    }

    void aPersonsWordStandsBesideTheProgramsAndCounts()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        showRegistry(desk);
        const QString item = openNote(desk);
        QVERIFY(!item.isEmpty());
        const ReviewItemPtr before = desk.session().current();
        const Form& form = *desk.session().engines().form;
        const auto lacking =
            std::find_if(before->note->evaluation.fields.begin(), before->note->evaluation.fields.end(),
                         [&form](const FieldFinding& f) {
                             return f.asked() && f.status == FieldStatus::absent &&
                                    form.field(f.id)->type != FormFieldType::text;
                         });
        QVERIFY(lacking != before->note->evaluation.fields.end());
        const QString value = permitted(*form.field(lacking->id));
        FieldDesk acts(desk.session());
        QVERIFY(!acts.set(*before->note, *lacking, QStringLiteral("present"), value, QString(),
                          QString())); // a reason is missing
        QVERIFY(!acts.set(*before->note, *lacking, QStringLiteral("present"), QStringLiteral("abc"),
                          QString(),
                          QStringLiteral("anexo"))); // no number
        QVERIFY(acts.set(*before->note, *lacking, QStringLiteral("present"), value, QString(),
                         QStringLiteral("anexo")));
        const ReviewItemPtr after = desk.session().current();
        QVERIFY(after->note->actOn(lacking->id) != nullptr);
        QCOMPARE(after->note->evaluation.fields.size(), before->note->evaluation.fields.size());
        NoteView& note = *desk.window().review().note();
        const QModelIndex index = note.model()->indexOf(QString::fromStdString(lacking->id));
        QVERIFY(note.model()->sentence(index).contains(QStringLiteral("anexo")));
        QVERIFY(note.model()->field(index)->status == FieldStatus::absent); // the program's reading is kept
        note.fields()->setCurrentIndex(index);
        QVERIFY(note.panel()->why().contains(QStringLiteral("anexo")));

        const std::size_t confirmable = FieldDesk::confirmable(*after->note).size();
        QVERIFY(confirmable > 0);
        QVERIFY(acts.confirmAll(*after->note));
        QCOMPARE(FieldDesk::confirmable(*desk.session().current()->note).size(), std::size_t(0));
        // One step takes all of them back and leaves the person's word alone; the next, that word too.
        desk.session().undoStack().undo();
        QCOMPARE(FieldDesk::confirmable(*desk.session().current()->note).size(), confirmable);
        QVERIFY(desk.session().current()->note->actOn(lacking->id) != nullptr);
        desk.session().undoStack().undo();
        QVERIFY(desk.session().current()->note->actOn(lacking->id) == nullptr);
        desk.session().undoStack().redo();
        QVERIFY(desk.session().current()->note->actOn(lacking->id) != nullptr);
        // The button asks before it signs, and says what.
        MessageBox::setNextAnswer(MessageBox::Answer::cancel);
        note.panel()->confirmAll();
        const auto asked = MessageBox::takeLastQuestion();
        QVERIFY(asked && asked->detail.count(QLatin1Char('\n')) + 1 == static_cast<int>(confirmable));
        QCOMPARE(FieldDesk::confirmable(*desk.session().current()->note).size(), confirmable);
        MessageBox::setNextAnswer(MessageBox::Answer::accept);
        note.panel()->confirmAll();
        QCOMPARE(FieldDesk::confirmable(*desk.session().current()->note).size(), std::size_t(0));
        QVERIFY(acts.clear(*desk.session().current()->note, *lacking, QStringLiteral("error")));
        QVERIFY(desk.session().current()->note->actOn(lacking->id) == nullptr);

        QVERIFY(acts.openQuery(*desk.session().current()->note, *lacking,
                               acts.queryText(*desk.session().current()->note, *lacking)));
        QCOMPARE(desk.session().current()->note->queries.size(), std::size_t(1));
        QueryListDialog list(desk.session());
        QCOMPARE(list.shown(), 1);
        QVERIFY(list.writeTo(desk.folder() + QStringLiteral("/q.csv")));
        QVERIFY(list.writeTo(desk.folder() + QStringLiteral("/q.pdf")));
        const QStringList log = desk.actsInLog();
        QCOMPARE(log.count(QStringLiteral("field.set")), 2);
        QCOMPARE(log.count(QStringLiteral("field.confirmed")), 2);
        QCOMPARE(log.count(QStringLiteral("field.cleared")), 3);
        QCOMPARE(log.count(QStringLiteral("query.opened")), 1);
    }

    void onlyWhatIsMissing()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        showRegistry(desk);
        QVERIFY(!openNote(desk).isEmpty());
        NoteView& note = *desk.window().review().note();
        const auto shown = [&note] {
            int fields = 0;
            for (int group = 0; group < note.model()->rowCount(); ++group)
                fields += note.model()->rowCount(note.model()->index(group, 0));
            return fields;
        };
        const int all = shown();
        const NoteEvaluation& evaluation = desk.session().current()->note->evaluation;
        Q_EMIT note.panel()->onlyLackingWanted(true);
        QCOMPARE(shown(), static_cast<int>(evaluation.asked - evaluation.complete));
        Q_EMIT note.panel()->onlyLackingWanted(false);
        QCOMPARE(shown(), all);
    }

    // B13: no common cases is said, and is no number.
    void agreementWithoutPairsIsASentence()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.window().showPage(MainWindow::Page::Agreement);
        QCOMPARE(desk.window().agreement().model()->rowCount(), 0);
    }
};

QTEST_MAIN(TestDeskRegistry)
#include "tst_desk_registry.moc"
