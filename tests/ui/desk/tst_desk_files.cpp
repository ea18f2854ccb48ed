#include "engine/base/passphrase_hash.h"
#include "engine/store/reason_catalog.h"
#include "engine/store/review_writer.h"
#include "engine/store/store_backup.h"
#include "tests/ui/desk/desk_fixture.h"
#include "tests/ui/widget_test.h"
#include "ui/dialogs/export_dialog.h"
#include "ui/dialogs/merge_dialog.h"
#include "ui/dialogs/month_dialog.h"
#include "ui/dialogs/passphrase_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/models/audit_model.h"
#include "ui/session/open_store.h"
#include "ui/views/desk_acts.h"
#include "ui/views/idle_watch.h"
#include "ui/views/lock_view.h"
#include "ui/views/report_acts.h"
#include "ui/views/review_page.h"
#include "ui/widgets/desk_sentences.h"
#include "ui/widgets/source_text_view.h"

#include <QClipboard>
#include <QFile>
#include <QLineEdit>
#include <QMimeData>
#include <QTreeWidget>
#include <QtTest>

using namespace cotejo;
using cotejo::test::Desk;

namespace
{
const QString kCase = QStringLiteral("m-07/t2");

ReviewDecision decisionOn(const QString& item, DecisionKind kind, const char* by)
{
    ReviewDecision decision;
    decision.item = item.toStdString();
    decision.kind = kind;
    decision.by = by;
    decision.reasons = {"other"};
    return decision;
}

QByteArray bytesIn(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// A copy of the desk's store in which a colleague rejects the case.
QString colleaguesFile(const Desk& desk)
{
    const QString path = desk.folder() + QStringLiteral("/colega.cotejo");
    const SystemClock clock;
    if (!backUpStore(desk.session().store()->readHandle(), path.toStdString()))
        return {};
    const auto file = StoreFile::open(path.toStdString(), {false, false, "device-colleague"}, clock);
    auto handle = file ? file->openWrite() : Result<WriteHandle>(tl::unexpected<Error>(file.error()));
    if (!handle)
        return {};
    ReviewWriter writer(*handle, clock, ReasonCatalog::builtIn());
    return writer.decide(decisionOn(kCase, DecisionKind::reject, "Dr. M. Uc")) ? path : QString();
}

MergeDialog* mergeDialogOf(const Desk& desk)
{
    return desk.window().findChild<MergeDialog*>();
}
} // namespace

// Files in and out of the window: exports with their count, the month, a colleague's file; and the lock.
class TestDeskFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { failOnAnyWarning(); }

    void theCountBeforeAnExportIsThatOfTheFile()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        QVERIFY(desk.session().decide(decisionOn(kCase, DecisionKind::reject, "Dra. R. Canul"), ""));
        desk.key(Qt::Key_E, Qt::ControlModifier);
        auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        QTRY_VERIFY(dialog->counted().startsWith(QLatin1Char('1')));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down); // those that stand
        QTRY_VERIFY(dialog->counted().startsWith(QLatin1Char('1')));
        QCOMPARE(dialog->wish().filter, QStringLiteral("state=standing"));
        QSignalSpy finished(&desk.window().desk().job(), &BackgroundJob::finished);
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(finished.wait(30000));
        const auto result = finished.first().first().value<JobResult>();
        QCOMPARE(result.done, qint64(1));
        QCOMPARE(bytesIn(result.path).count("\r\n"), 2);
        QVERIFY(bytesIn(result.path + QStringLiteral(".meta.json")).contains("state=standing"));
    }

    void nothingToExportIsSaidBeforehand()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.key(Qt::Key_E, Qt::ControlModifier);
        auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        QTRY_COMPARE(dialog->counted(), DeskSentences::nothingToExport());
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(dialog->isVisible());
        QVERIFY(!QFile::exists(dialog->wish().path));
        dialog->reject();
        QCOMPARE(desk.actsInLog().count(QStringLiteral("export.made")), 0);
    }

    void aMonthIsReportedWithPictures()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        QVERIFY(desk.session().decide(decisionOn(kCase, DecisionKind::reject, "Dra. R. Canul"), ""));
        ReportActs& reports = desk.window().reports();
        QSignalSpy finished(&reports.job(), &BackgroundJob::finished);
        const QString page = desk.folder() + QStringLiteral("/mes.html");
        reports.writeMonth(QStringLiteral("2026-10"), page); // of the desk's clock
        QVERIFY(finished.wait(60000));
        const QByteArray html = bytesIn(page);
        QVERIFY(html.contains("src=\"data:image/png;base64,iVBOR"));
        QVERIFY(html.contains("1 decision, about 1 item, 0 undone."));
        QVERIFY(!html.contains("http"));
        const QString paper = desk.folder() + QStringLiteral("/mes.pdf");
        reports.writeMonth(QStringLiteral("2026-10"), paper);
        QVERIFY(finished.wait(60000));
        const QByteArray pdf = bytesIn(paper);
        QVERIFY(pdf.startsWith("%PDF"));
        QVERIFY(pdf.contains("/Subtype /Image"));
        reports.writeMonth(QStringLiteral("2019-01"), page);
        QVERIFY(finished.wait(60000));
        QVERIFY(bytesIn(page).contains("No decision was made in this month."));
        QVERIFY(bytesIn(page).contains("No data: no note of this month."));
        QCOMPARE(desk.actsInLog().count(QStringLiteral("export.made")), 3);
    }

    void aColleaguesFileIsTakenInAndAPersonSettles()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        const QString other = colleaguesFile(desk);
        QVERIFY(!other.isEmpty());
        QVERIFY(desk.session().decide(decisionOn(kCase, DecisionKind::cannot_judge, "Dra. R. Canul"), ""));
        desk.window().desk().mergeStore();
        MergeDialog* dialog = mergeDialogOf(desk);
        QVERIFY(dialog != nullptr && QTest::qWaitForWindowActive(dialog));
        QCOMPARE(dialog->conflicts()->topLevelItemCount(), 0);
        QWidget* line = dialog->focusWidget(); // where the path goes
        QVERIFY(qobject_cast<QLineEdit*>(line) != nullptr);
        QTest::keyClicks(line, other);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY(!dialog->job().isRunning());
        QTRY_VERIFY2(dialog->conflicts()->topLevelItemCount() == 1, qPrintable(dialog->outcome()));
        QVERIFY2(dialog->outcome().contains(QStringLiteral("1 conflict waits")),
                 qPrintable(dialog->outcome()));
        QVERIFY(dialog->conflicts()->topLevelItem(0)->childCount() == 2);
        QTest::keyClick(dialog->conflicts(), Qt::Key_Return); // opens the case
        QCOMPARE(desk.session().current()->item, kCase);
        QVERIFY(desk.window().review().isVisible());
        std::string standing;
        for (const PastDecision& past : desk.session().current()->history)
            standing = past.standing ? past.event.toStdString() : standing;
        QVERIFY(desk.session().decide(decisionOn(kCase, DecisionKind::reject, "Dra. R. Canul"), standing));
        QCOMPARE(dialog->conflicts()->topLevelItemCount(), 0);
        QCOMPARE(desk.actsInLog().count(QStringLiteral("store.merged")), 1);
        dialog->start(); // again: nothing is doubled
        QTRY_VERIFY(dialog->outcome().contains(QStringLiteral("here already")));
        dialog->close();
    }

    void dialogsAreDrawn_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("theme");
        QTest::newRow("es light") << QStringLiteral("es") << QStringLiteral("light");
        QTest::newRow("en dark") << QStringLiteral("en") << QStringLiteral("dark");
    }
    void dialogsAreDrawn()
    {
        QFETCH(QString, language);
        QFETCH(QString, theme);
        Desk desk(language);
        desk.settings().set(AppSettings::Key::Theme, theme);
        desk.settings().set(AppSettings::Key::LockHash, QStringLiteral("$argon2id$"));
        desk.window().applyPreferences();
        desk.importSample();
        desk.show();
        const QString other = colleaguesFile(desk);
        QVERIFY(desk.session().decide(decisionOn(kCase, DecisionKind::cannot_judge, "Dra. R. Canul"), ""));
        const auto count = [&desk](const ExportWish& wish) {
            return countWork(desk.session().store()->file(), wish, desk.session().reviewer());
        };
        ExportDialog exports(desk.folder(), desk.session().reviewer(), count);
        MonthDialog month(desk.folder(), QDate(2026, 10, 20));
        PassphraseDialog passphrase(QStringLiteral("$argon2id$"));
        PreferencesDialog preferences(desk.settings());
        MergeDialog merge(desk.session());
        merge.setPath(other);
        merge.start();
        QTRY_COMPARE(merge.conflicts()->topLevelItemCount(), 1);
        QTRY_VERIFY(exports.counted().startsWith(QLatin1Char('1')));
        const QString name = language + QLatin1Char('-') + theme;
        for (QDialog* dialog : {static_cast<QDialog*>(&exports), static_cast<QDialog*>(&month),
                                static_cast<QDialog*>(&passphrase), static_cast<QDialog*>(&preferences),
                                static_cast<QDialog*>(&merge)}) {
            dialog->show();
            const QString dialogName =
                QString::fromLatin1(dialog->metaObject()->className()).section(QLatin1Char(':'), -1);
            QVERIFY(saveShot(*dialog, QStringLiteral("dialog-%1-%2").arg(dialogName, name)));
            dialog->hide();
        }
        desk.window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.window()));
        desk.window().review().setFocus();
        desk.key(Qt::Key_L, Qt::ControlModifier);
        QTest::keyClicks(desk.window().lockView().focusProxy(), QStringLiteral("no es"));
        QTest::keyClick(desk.window().lockView().focusProxy(), Qt::Key_Return);
        QVERIFY(desk.window().isLocked());
        QVERIFY(saveShot(desk.window(), QStringLiteral("lock-") + name));
        ReportActs& reports = desk.window().reports();
        QSignalSpy finished(&reports.job(), &BackgroundJob::finished);
        const QString paper = QStringLiteral(COTEJO_BIN_DIR "/../shots/month-%1.pdf").arg(name);
        reports.writeMonth(QStringLiteral("2026-10"), paper);
        QVERIFY(finished.wait(60000));
        QVERIFY(QFile::exists(paper));
    }

    void whatCannotBeTakenInIsRefused()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.window().desk().mergeStore();
        MergeDialog* dialog = mergeDialogOf(desk);
        dialog->setPath(desk.storePath());
        dialog->start();
        QTRY_VERIFY(dialog->outcome().contains(QStringLiteral("open already")));
        const QString text = desk.folder() + QStringLiteral("/nota.cotejo");
        QFile file(text);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write(QByteArray(5000, 'x')) == 5000);
        file.close();
        dialog->setPath(text);
        dialog->start();
        QTRY_VERIFY(!dialog->job().isRunning());
        QTRY_VERIFY2(dialog->outcome().contains(QStringLiteral("not a file of Cotejo")),
                     qPrintable(dialog->outcome()));
        QCOMPARE(desk.actsInLog().count(QStringLiteral("store.merged")), 0);
        dialog->close();
    }

    void aPassphraseOpensTheLockAndNothingElseDoes()
    {
        QVERIFY(!passphraseOpens("", "frase"));
        QVERIFY(!passphraseOpens("$argon2id$damaged", "frase"));
        const auto hash = passphraseHash("frase larga");
        QVERIFY(hash && hash->starts_with("$argon2id$"));
        Desk desk;
        desk.settings().set(AppSettings::Key::LockHash, QString::fromStdString(*hash));
        desk.window().applyPreferences();
        desk.importSample();
        desk.show();
        desk.key(Qt::Key_L, Qt::ControlModifier);
        QVERIFY(desk.window().isLocked());
        desk.type(QStringLiteral("frase"));
        desk.key(Qt::Key_Return);
        QVERIFY(desk.window().isLocked());
        QVERIFY(!desk.window().lockView().problem().isEmpty());
        desk.key(Qt::Key_A, Qt::ControlModifier);
        desk.type(QStringLiteral("frase larga"));
        desk.key(Qt::Key_Return);
        QVERIFY(!desk.window().isLocked());
        QVERIFY(desk.window().review().isVisible());
        QVERIFY(!bytesIn(desk.settings().path()).contains("frase larga"));
    }

    // Programs that keep a history of the clipboard leave it out.
    void copiesArePatientsWordsAndMarkedSo()
    {
        SourceTextView view;
        view.setText("Paciente con artritis");
        view.selectAll();
        view.copy();
        const QMimeData* copied = QApplication::clipboard()->mimeData();
        QCOMPARE(copied->text(), QStringLiteral("Paciente con artritis"));
        QCOMPARE(copied->data(QStringLiteral("x-kde-passwordManagerHint")), QByteArray("secret"));
        QVERIFY(copied->hasFormat(QStringLiteral("application/x-cotejo-source")));
    }

    // B23: events keep their order, and the log says why their times do not.
    void aClockThatWentBackIsNamedInTheLog()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        QVERIFY(desk.session().decide(decisionOn(kCase, DecisionKind::reject, "Dra. R. Canul"), ""));
        AuditModel model(desk.session());
        const auto said = [&model](int row) {
            return model.index(row, AuditModel::ActColumn).data(Qt::DisplayRole).toString();
        };
        model.reload();
        QVERIFY2(!said(0).contains(QStringLiteral("set back")), qPrintable(said(0)));
        desk.clock().turnBack(3 * 3'600'000);
        QVERIFY(desk.session().decide(
            decisionOn(QStringLiteral("m-02/t1"), DecisionKind::reject, "Dra. R. Canul"), ""));
        model.reload();
        QVERIFY2(said(0).contains(QStringLiteral("set back by 179 minutes")), qPrintable(said(0)));
        QVERIFY(!said(1).contains(QStringLiteral("set back")));
    }

    void nobodyThereLocksAndHidesDialogs()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.window().desk().mergeStore();
        MergeDialog* dialog = mergeDialogOf(desk);
        QCOMPARE(desk.window().idle().interval(), 0); // unless somebody wants it
        desk.settings().set(AppSettings::Key::LockMinutes, 5);
        desk.window().applyPreferences();
        QCOMPARE(desk.window().idle().interval(), 300'000);
        desk.window().idle().setInterval(60);
        QTRY_VERIFY(desk.window().isLocked());
        QVERIFY(!dialog->isVisible());
        desk.window().activateWindow();
        QTest::keyClick(desk.window().lockView().focusProxy(), Qt::Key_Space);
        QVERIFY(!desk.window().isLocked());
        QVERIFY(dialog->isVisible());
        dialog->close();
    }

    void aPassphraseIsSetTwiceAndChangedWithTheOldOne()
    {
        PassphraseDialog first{QString()};
        const auto fill = [](PassphraseDialog& dialog, const QStringList& words) {
            QStringList given = words;
            for (QLineEdit* line : dialog.findChildren<QLineEdit*>()) {
                if (!line->isHidden() && !given.isEmpty())
                    line->setText(given.takeFirst());
            }
            dialog.accept();
        };
        first.show();
        fill(first, {QStringLiteral("una"), QStringLiteral("otra")});
        QVERIFY(!first.problem().isEmpty() && first.hash().isEmpty());
        fill(first, {QStringLiteral("una"), QStringLiteral("una")});
        QVERIFY(passphraseOpens(first.hash().toStdString(), "una"));
        PassphraseDialog second(first.hash());
        second.show();
        fill(second, {QStringLiteral("no"), QString(), QString()});
        QVERIFY(!second.problem().isEmpty() && second.hash() == first.hash());
        fill(second, {QStringLiteral("una"), QString(), QString()});
        QVERIFY(second.hash().isEmpty());
    }
};

QTEST_MAIN(TestDeskFiles)
#include "tst_desk_files.moc"
