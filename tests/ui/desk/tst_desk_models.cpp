#include "tests/ui/desk/desk_fixture.h"
#include "tests/ui/widget_test.h"
#include "ui/models/audit_model.h"
#include "ui/models/evidence_model.h"
#include "ui/models/field_model.h"
#include "ui/models/finding_model.h"
#include "ui/models/queue_model.h"
#include "ui/session/open_store.h"
#include "ui/views/desk_acts.h"
#include "ui/widgets/item_roles.h"

#include <QAbstractItemModelTester>
#include <QtTest>

using namespace cotejo;
using cotejo::test::Desk;

// Every model under Qt's own tester, over all of the sample and over a store of several pages.
class TestDeskModels : public QObject
{
    Q_OBJECT

    static constexpr auto kStrict = QAbstractItemModelTester::FailureReportingMode::QtTest;

    static void importMany(const Desk& desk, int count)
    {
        QFile file(desk.folder() + QStringLiteral("/many.jsonl"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int i = 0; i < count; ++i) {
            file.write(
                QStringLiteral(
                    R"({"format":"rheumai.transcript","version":1,"id":"tr-%1","subject":"P-%1","turns":[{"id":"t1","query":"¿Qué dosis?","answer":"Revisión número %1"}]})")
                    .arg(i, 4, 10, QLatin1Char('0'))
                    .toUtf8() +
                '\n');
        }
        file.close();
        desk.window().desk().importPaths({file.fileName()});
        QTRY_VERIFY_WITH_TIMEOUT(!desk.window().desk().importTask().isRunning(), 60000);
    }

    static QueueFilter open()
    {
        QueueFilter filter;
        filter.states = {ItemState::pending, ItemState::due, ItemState::stale};
        return filter;
    }

private Q_SLOTS:
    void initTestCase() { failOnAnyWarning(); }

    void theQueueIsReadPageByPage()
    {
        Desk desk;
        importMany(desk, 150);
        QueueModel model(desk.session());
        QAbstractItemModelTester tester(&model, kStrict);
        tester.setUseFetchMore(false); // the test reads the pages itself
        model.setFilter(open());
        QVERIFY(model.rowCount() > 0 && model.rowCount() < 150); // a page, not all
        QSet<qint64> seen;
        while (model.canFetchMore({}))
            model.fetchMore({});
        for (int row = 0; row < model.rowCount(); ++row) {
            seen.insert(model.entry(row)->id());
            QCOMPARE(model.rowOf(model.entry(row)->id()), row);
        }
        QCOMPARE(seen.size(), 150); // each once
        QCOMPARE(model.rowOf(-7), -1);
        QVERIFY(model.entry(150) == nullptr && model.entry(-1) == nullptr);
    }

    void aDecisionTakesOneRowAndUndoPutsItBack()
    {
        Desk desk;
        importMany(desk, 5);
        QueueModel model(desk.session());
        QAbstractItemModelTester tester(&model, kStrict);
        tester.setUseFetchMore(false); // the test reads the pages itself
        model.setFilter(open());
        QCOMPARE(model.rowCount(), 5);
        ReviewDecision decision;
        decision.item = "tr-0002/t1";
        decision.kind = DecisionKind::cannot_judge;
        decision.by = "Dra. R. Canul";
        decision.reasons = {"incomplete"};
        const Result<EventReceipt> receipt = desk.session().decide(decision, std::string());
        QVERIFY2(receipt.has_value(), receipt ? "" : receipt.error().code.c_str());
        QCOMPARE(model.rowCount(), 4);
        QVERIFY(desk.session().undo(receipt->event, QStringLiteral("tr-0002/t1")).has_value());
        QCOMPARE(model.rowCount(), 5);
    }

    void whyAnItemIsHereIsSaidInWords()
    {
        Desk desk;
        desk.importSample();
        QueueModel model(desk.session());
        model.setFilter(open());
        QVERIFY(model.rowCount() > 10);
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row);
            QVERIFY(!index.data(Qt::ToolTipRole).toString().isEmpty());
            for (const int role :
                 {int(Qt::DisplayRole), int(Qt::AccessibleTextRole), int(QueueReasonTextRole)}) {
                const QString text = index.data(role).toString();
                static const QRegularExpression codeWord(QStringLiteral("_|[a-z]:[a-z]"));
                QVERIFY2(!text.contains(codeWord), qPrintable(text));
            }
        }
    }

    void readingModelsHoldOverTheWholeSample()
    {
        Desk desk;
        desk.importSample();
        QueueModel queue(desk.session());
        QueueFilter all;
        all.withoutReasons = true;
        queue.setFilter(all);
        while (queue.canFetchMore({}))
            queue.fetchMore({});
        FieldModel fields;
        EvidenceModel evidence;
        FindingModel findings;
        const QAbstractItemModelTester fieldTester(&fields, kStrict);
        const QAbstractItemModelTester evidenceTester(&evidence, kStrict);
        const QAbstractItemModelTester findingTester(&findings, kStrict);
        int notes = 0;
        for (int row = 0; row < queue.rowCount(); ++row) {
            desk.session().openItem(queue.entry(row)->id());
            const ReviewItemPtr& item = desk.session().current();
            evidence.setAnswer(item->answer);
            findings.setAnswer(item->answer);
            fields.setNote(item->note, item->note ? groupFields(item->note->evaluation,
                                                                *desk.session().engines().form, true)
                                                  : std::vector<FieldGroup>());
            if (!item->note)
                continue;
            ++notes;
            int asked = 0;
            int complete = 0;
            for (const FieldGroup& group :
                 groupFields(item->note->evaluation, *desk.session().engines().form, false)) {
                asked += group.asked;
                complete += group.complete;
            }
            QCOMPARE(static_cast<std::size_t>(asked), item->note->evaluation.asked);
            QCOMPARE(static_cast<std::size_t>(complete), item->note->evaluation.complete);
            for (const FieldFinding& field : item->note->evaluation.fields) {
                const QModelIndex index = fields.indexOf(QString::fromStdString(field.id));
                QVERIFY2(index.isValid(), field.id.c_str());
                QVERIFY(fields.field(index)->id == field.id);
                QVERIFY(!fields.sentence(index).isEmpty());
            }
        }
        QVERIFY(notes >= 12);
        fields.setNote(std::nullopt, {});
        QCOMPARE(fields.rowCount(), 0);
    }

    // Evidence of a note that came out of another program's file says where in that file.
    void aFieldSaysWhereInItsFileItStood()
    {
        Desk desk;
        desk.importSample();
        std::optional<NoteCase> note;
        QueueModel queue(desk.session());
        QueueFilter all;
        all.withoutReasons = true;
        queue.setFilter(all);
        for (int row = 0; row < queue.rowCount() && !note; ++row) {
            desk.session().openItem(queue.entry(row)->id());
            note = desk.session().current()->note;
        }
        QVERIFY(note.has_value());
        FieldModel fields;
        const auto saying = [&](const QString& words) {
            fields.setNote(note, groupFields(note->evaluation, *desk.session().engines().form, false));
            int found = 0;
            for (const FieldFinding& field : note->evaluation.fields)
                found +=
                    fields.sentence(fields.indexOf(QString::fromStdString(field.id))).contains(words) ? 1 : 0;
            return found;
        };
        QCOMPARE(saying(QStringLiteral("page 2")), 0);
        note->note.places = {{TextSpan{0, 1'000'000}, "", "page 2"}};
        QVERIFY(saying(QStringLiteral("page 2")) >= 3);
    }

    // What was never asked must not read like what is missing.
    void whatWasNotAskedSaysSo()
    {
        Desk desk;
        desk.importSample();
        QueueModel queue(desk.session());
        QueueFilter all;
        all.withoutReasons = true;
        queue.setFilter(all);
        FieldModel fields;
        int asked = 0;
        int unasked = 0;
        for (int row = 0; row < queue.rowCount(); ++row) {
            desk.session().openItem(queue.entry(row)->id());
            const std::optional<NoteCase> note = desk.session().current()->note;
            if (!note)
                continue;
            fields.setNote(note, groupFields(note->evaluation, *desk.session().engines().form, false));
            for (const FieldFinding& field : note->evaluation.fields) {
                const QModelIndex index = fields.indexOf(QString::fromStdString(field.id));
                if (field.detail != FieldDetail::not_mentioned || !index.isValid())
                    continue;
                QCOMPARE(index.data(FieldTrailingRole).toString().isEmpty(), field.asked());
                ++(field.asked() ? asked : unasked);
            }
        }
        QVERIFY(asked > 0 && unasked > 0);
    }

    void theLogIsReadPageByPage()
    {
        Desk desk;
        importMany(desk, 150); // three hundred events and one
        AuditModel model(desk.session());
        QAbstractItemModelTester tester(&model, kStrict);
        tester.setUseFetchMore(false); // the test reads the pages itself
        model.reload();
        QVERIFY(model.canFetchMore({}));
        while (model.canFetchMore({}))
            model.fetchMore({});
        QCOMPARE(model.rowCount(), 301);
        for (int row = 1; row < model.rowCount(); ++row) {
            QCOMPARE(model.event(row).seq, model.event(row - 1).seq - 1); // newest first, none missing
            QCOMPARE(model.event(row - 1).prevHash, model.event(row).hash);
        }
    }
};

QTEST_MAIN(TestDeskModels)
#include "tst_desk_models.moc"
