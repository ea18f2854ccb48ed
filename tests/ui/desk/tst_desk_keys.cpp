#include "tests/ui/desk/desk_fixture.h"
#include "tests/ui/widget_test.h"
#include "ui/models/moment_text.h"
#include "ui/models/queue_model.h"
#include "ui/session/escalation_plan.h"
#include "ui/session/hit_finder.h"
#include "ui/theme/type_scale.h"
#include "ui/views/answer_text_pane.h"
#include "ui/views/answer_view.h"
#include "ui/views/decision_view.h"
#include "ui/views/desk_acts.h"
#include "ui/views/lock_view.h"
#include "ui/views/note_text_pane.h"
#include "ui/views/note_view.h"
#include "ui/views/queue_view.h"
#include "ui/views/review_page.h"
#include "ui/views/status_row.h"
#include "ui/views/top_row.h"
#include "ui/widgets/completeness_header.h"
#include "ui/widgets/decision_bar.h"
#include "ui/widgets/source_text_view.h"
#include "ui/widgets/status_count.h"

#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QtTest>

using namespace cotejo;
using cotejo::test::Desk;

// Keys of the F1 sheet that used to do nothing, and what preferences promise.
class TestDeskKeys : public QObject
{
    Q_OBJECT

    static SourceTextView& answerText(const Desk& desk)
    {
        return *desk.window().review().answer()->text()->text();
    }

private Q_SLOTS:
    void initTestCase() { failOnAnyWarning(); }

    void hitsAreFoundWithoutAccents()
    {
        const std::string text = "Médico: el METOTREXATO y el metotrexatos; premetotrexato no.";
        const std::vector<TextSpan> hits = findHits(text, QStringLiteral("medico metotrexato"));
        QCOMPARE(hits.size(), std::size_t(3));
        QCOMPARE(hits[0], (TextSpan{0, 6}));
        QCOMPARE(hits[1].length(), std::size_t(11));
        QVERIFY(findHits(text, QStringLiteral("  \" ")).empty());
        QVERIFY(findHits("", QStringLiteral("x")).empty());
    }

    void f3WalksTheHits()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.key(Qt::Key_F3); // nothing to look for yet: the search has the focus
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(desk.window().top().search()));
        desk.type(QStringLiteral("metotrexato"));
        QVERIFY(desk.window().review().queue()->model().rowCount() > 1);
        QStringList seen;
        for (int i = 0; i < 60; ++i) {
            desk.key(Qt::Key_F3);
            const QString place = desk.session().current()->item + QLatin1Char(' ') +
                                  answerText(desk).currentMark() + QLatin1Char(' ') +
                                  desk.window().review().note()->text()->text()->currentMark();
            if (!seen.isEmpty() && seen.last() == place)
                break;
            seen.append(place);
        }
        QVERIFY(seen.size() > 3);
        QVERIFY(seen.first().section(QLatin1Char(' '), 0, 0) !=
                seen.last().section(QLatin1Char(' '), 0, 0)); // on to further items
        QVERIFY(desk.window().status().message().contains(QStringLiteral("metotrexato")));
        desk.key(Qt::Key_F3, Qt::ShiftModifier);
        QVERIFY(seen.last() != desk.session().current()->item + QLatin1Char(' ') +
                                   answerText(desk).currentMark() + QLatin1Char(' ') +
                                   desk.window().review().note()->text()->text()->currentMark());
    }

    void gPassesOverHits()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.open(QStringLiteral("m-02/t2"));
        desk.window().top().search()->setText(QStringLiteral("a e"));
        desk.open(QStringLiteral("m-02/t2"));
        answerText(desk).setFocus();
        for (int i = 0; i < 20; ++i) {
            desk.key(Qt::Key_G);
            QVERIFY(!answerText(desk).currentMark().startsWith(QLatin1String("hit:")));
        }
    }

    void f5EvaluatesAgainOffTheWindowsThread()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        QSignalSpy finished(&desk.window().desk().job(), &BackgroundJob::finished);
        desk.key(Qt::Key_F5);
        QVERIFY(desk.window().desk().job().isRunning());
        QVERIFY(finished.wait(30000));
        const auto result = finished.first().first().value<JobResult>();
        QVERIFY(!result.error);
        QCOMPARE(result.done, qint64(24));
        QCOMPARE(result.changed, qint64(0)); // the same engines
        QVERIFY(desk.window().status().message().contains(QStringLiteral("24")));
    }

    void exportRunsBesideTheWindow()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.open(QStringLiteral("m-03/t1"));
        answerText(desk).setFocus();
        desk.key(Qt::Key_R);
        desk.key(Qt::Key_1);
        desk.key(Qt::Key_Return);
        QSignalSpy finished(&desk.window().desk().job(), &BackgroundJob::finished);
        desk.key(Qt::Key_E, Qt::ControlModifier);
        QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Return);
        QVERIFY(finished.wait(30000));
        const auto result = finished.first().first().value<JobResult>();
        QVERIFY2(!result.error, result.error ? result.error->code.c_str() : "");
        QCOMPARE(result.done, qint64(1));
        QVERIFY(QFileInfo::exists(desk.folder() + QStringLiteral("/cotejo.csv")));
        QVERIFY(QFileInfo::exists(desk.folder() + QStringLiteral("/cotejo.csv.meta.json")));
    }

    void ctrlLHidesEverythingUntilSomebodyGoesOn()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.open(QStringLiteral("m-02/t2"));
        desk.window().review().decision()->bar()->editComment();
        desk.type(QStringLiteral("a medias"));
        desk.key(Qt::Key_L, Qt::ControlModifier);
        QVERIFY(desk.window().isLocked());
        QVERIFY(!desk.window().review().isVisible() && !desk.window().top().isVisible());
        QVERIFY(!desk.window().windowTitle().contains(QStringLiteral("desk")));
        for (const Qt::Key key : {Qt::Key_4, Qt::Key_E, Qt::Key_F, Qt::Key_I})
            desk.key(key, Qt::ControlModifier);
        desk.key(Qt::Key_J);
        QVERIFY(desk.window().isLocked() && QApplication::activeModalWidget() == nullptr);
        QVERIFY(!desk.window().review().isVisible());
        desk.key(Qt::Key_Space); // the button with the focus: go on
        QVERIFY(!desk.window().isLocked());
        QVERIFY(desk.window().review().isVisible());
        QCOMPARE(desk.session().current()->item, QStringLiteral("m-02/t2"));
        QCOMPARE(desk.window().review().decision()->bar()->draft().comment, QStringLiteral("a medias"));
    }

    void rowsAreAsHighAsChosen()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        const auto* list = desk.window().review().queue()->findChild<QListView*>();
        const int compact = list->sizeHintForRow(0);
        desk.settings().set(AppSettings::Key::Rows, QStringLiteral("comfortable"));
        desk.window().applyPreferences();
        QVERIFY(list->sizeHintForRow(0) > compact);
        desk.settings().set(AppSettings::Key::Rows, QStringLiteral("auto"));
        desk.window().applyPreferences();
        QCOMPARE(list->sizeHintForRow(0), compact);
        desk.window().resize(1920, 1050); // high enough for room
        QVERIFY(list->sizeHintForRow(0) > compact);
    }

    void tabReachesTheTexts()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.open(QStringLiteral("m-02/t2"));
        desk.window().review().queue()->setFocus();
        QSet<const QWidget*> reached;
        for (int i = 0; i < 80; ++i) {
            desk.key(Qt::Key_Tab);
            reached.insert(QApplication::focusWidget());
        }
        QVERIFY(reached.contains(&answerText(desk)));
        QVERIFY(reached.contains(desk.window().review().note()->text()->text()));
    }

    // Sums stay readable where the pane is narrow: every count is whole inside its header.
    void completenessCountsAreWhole_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const char* language : {"es", "en"}) {
            QTest::addRow("%s 1366", language) << language << QSize(1366, 738);
            QTest::addRow("%s 1250", language) << language << QSize(1250, 738);
            QTest::addRow("%s 1920", language) << language << QSize(1920, 1050);
        }
    }
    void completenessCountsAreWhole()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        Desk desk(language, size);
        desk.importSample();
        desk.show();
        desk.open(QStringLiteral("m-02/t2"));
        QCoreApplication::processEvents();
        auto* header = desk.window().review().note()->findChild<CompletenessHeader*>();
        QVERIFY(header->isVisible());
        for (const StatusCount* count : header->findChildren<StatusCount*>()) {
            QVERIFY(header->rect().contains(QRect(count->pos(), count->size())));
            QVERIFY2(count->width() >= count->sizeHint().width(), qPrintable(count->text()));
        }
    }

    // An answer asked for today is never promised for tomorrow.
    void sameDayEndsWithTheDay_data()
    {
        QTest::addColumn<QDateTime>("since");
        QTest::addColumn<QDateTime>("due");
        const auto at = [](int day, int hour, int minute) {
            return QDateTime(QDate(2026, 3, day), QTime(hour, minute));
        };
        QTest::newRow("morning") << at(10, 8, 0) << at(10, 16, 0);
        QTest::newRow("just inside") << at(10, 15, 59) << at(10, 23, 59);
        QTest::newRow("afternoon") << at(10, 17, 30) << at(10, 23, 59);
        QTest::newRow("last minute") << at(10, 23, 59) << at(10, 23, 59);
    }
    void sameDayEndsWithTheDay()
    {
        QFETCH(QDateTime, since);
        QFETCH(QDateTime, due);
        const EscalationPlan& plan = EscalationPlan::builtIn();
        QCOMPARE(plan.dueAt(Urgency::same_day, since), due);
        QCOMPARE(plan.dueAt(Urgency::immediate, since), since);
        QCOMPARE(plan.dueAt(Urgency::routine, since), since.addSecs(72 * 3600));
        QVERIFY(MomentText::escalationDue(Urgency::same_day, since)
                    .contains(due.toString(QStringLiteral("HH:mm"))));
    }
};

QTEST_MAIN(TestDeskKeys)
#include "tst_desk_keys.moc"
