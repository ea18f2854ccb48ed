#include "engine/store/reading_list.h"
#include "tests/ui/desk/desk_fixture.h"
#include "tests/ui/widget_test.h"
#include "ui/models/audit_model.h"
#include "ui/models/escalation_model.h"
#include "ui/models/field_model.h"
#include "ui/models/reading_model.h"
#include "ui/session/open_store.h"
#include "ui/views/answer_text_pane.h"
#include "ui/views/answer_view.h"
#include "ui/views/audit_view.h"
#include "ui/views/decision_view.h"
#include "ui/views/escalation_view.h"
#include "ui/views/note_view.h"
#include "ui/views/page_tabs.h"
#include "ui/views/queue_view.h"
#include "ui/views/reading_view.h"
#include "ui/views/registry_view.h"
#include "ui/views/review_page.h"
#include "ui/views/top_row.h"
#include "ui/widgets/decision_bar.h"
#include "ui/widgets/desk_sentences.h"
#include "ui/widgets/source_text_view.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTreeView>
#include <QtTest>

using namespace cotejo;
using cotejo::test::Desk;

namespace
{
const QString kItem = QStringLiteral("m-02/t2");
const QString kCanul = QStringLiteral("Dra. R. Canul");
const QString kUc = QStringLiteral("Dr. M. Uc");
const QString kPech = QStringLiteral("Dra. A. Pech");

void focusText(const Desk& desk)
{
    desk.window().review().answer()->text()->text()->setFocus();
}

// E, then level, urgency, addressee and reason by the form, as a person types them.
void handOn(const Desk& desk)
{
    desk.open(kItem);
    ReviewDecision decision;
    decision.item = kItem.toStdString();
    decision.by = desk.session().reviewer().toStdString();
    decision.kind = DecisionKind::escalate;
    decision.reasons = {"dose"};
    decision.escalation =
        Escalation{EscalationLevel::pharmacovigilance, Urgency::same_day, "Farmacovigilancia"};
    decision.comment = "secretísimo";
    QVERIFY(desk.session().decide(decision, {}));
}

// The whole text of a page as a person or a screen reader could meet it.
QString everythingOn(const QWidget& page)
{
    QStringList all;
    for (const QLabel* label : page.findChildren<QLabel*>())
        all.append(label->text());
    for (const QAbstractButton* button : page.findChildren<QAbstractButton*>())
        all.append(button->text() + button->accessibleName());
    for (const QAbstractItemView* view : page.findChildren<QAbstractItemView*>()) {
        for (int row = 0; row < view->model()->rowCount(); ++row) {
            for (int column = 0; column < view->model()->columnCount(); ++column) {
                const QModelIndex index = view->model()->index(row, column);
                all.append(index.data().toString() + index.data(Qt::AccessibleTextRole).toString() +
                           index.data(Qt::ToolTipRole).toString());
            }
        }
    }
    return all.join(QLatin1Char('\n'));
}
} // namespace

// Several people on one file, by keyboard: escalations, blind second readings, rulings.
class TestDeskTeam : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { failOnAnyWarning(); }

    void inboxAcknowledgesAnswersAndCloses()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        handOn(desk);
        desk.key(Qt::Key_2, Qt::ControlModifier);
        EscalationView& inbox = desk.window().escalations();
        QVERIFY(inbox.isVisible());
        QCOMPARE(inbox.model()->waiting(), 1);
        const auto state = [&inbox] {
            return inbox.model()->index(0, EscalationModel::StateColumn).data().toString();
        };
        QCOMPARE(state(), QStringLiteral("Open"));
        desk.key(Qt::Key_C, Qt::AltModifier);
        QCOMPARE(state(), QStringLiteral("Acknowledged"));
        desk.key(Qt::Key_N, Qt::AltModifier);
        QVERIFY(!inbox.problem().isEmpty()); // an answer needs words; the focus is where they go
        desk.type(QStringLiteral("Suspender metotrexato"));
        desk.key(Qt::Key_N, Qt::AltModifier);
        QCOMPARE(state(), QStringLiteral("Answered"));
        QVERIFY(inbox.problem().isEmpty());
        QVERIFY(everythingOn(inbox).contains(QStringLiteral("Suspender metotrexato")));
        desk.key(Qt::Key_L, Qt::AltModifier);
        QCOMPARE(state(), QStringLiteral("Closed"));
        QCOMPARE(inbox.model()->waiting(), 0);
        QCOMPARE(desk.actsInLog(),
                 (QStringList{QStringLiteral("decision.made"), QStringLiteral("escalation.acknowledged"),
                              QStringLiteral("escalation.answered"), QStringLiteral("escalation.closed")}));
        desk.open(kItem); // the answer is shown back on the case
        QCOMPARE(desk.session().current()->escalations.front().steps.size(), std::size_t(3));
    }

    // B11 in the window: the second reader meets no trace of the first reading on any page.
    void secondReaderSeesNothingOfTheFirst()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        handOn(desk);
        desk.session().setReviewer(kUc);
        desk.open(kItem);
        QVERIFY(desk.session().current()->blind);
        QVERIFY(desk.session().current()->history.empty() && desk.session().current()->standing.isEmpty());
        const QString review = everythingOn(desk.window().review());
        QVERIFY(review.contains(DeskSentences::secondReading()));
        desk.window().top().findChild<QLineEdit*>()->setText(QStringLiteral("secretisimo"));
        QCOMPARE(desk.window().review().queue()->model().rowCount(), 0);
        desk.window().top().findChild<QLineEdit*>()->clear();
        QString everything = review;
        desk.window().showPage(MainWindow::Page::Readings);
        everything += everythingOn(desk.window().readings());
        desk.window().showPage(MainWindow::Page::Audit);
        const AuditView& log = *desk.window().findChild<AuditView*>();
        everything += everythingOn(log);
        QVERIFY(!everything.contains(QStringLiteral("secret")));
        QVERIFY(!everything.contains(QStringLiteral("escalated")));
        // The same pages for the one who gave it.
        desk.session().setReviewer(kCanul);
        desk.window().showPage(MainWindow::Page::Audit);
        QVERIFY(everythingOn(log).contains(QStringLiteral("escalated")));
    }

    void secondReadingThenRuling()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        handOn(desk);
        desk.session().setReviewer(kUc);
        desk.window().showPage(MainWindow::Page::Readings);
        ReadingView& readings = desk.window().readings();
        QCOMPARE(readings.model()->due(), 1);
        desk.key(Qt::Key_R, Qt::AltModifier); // to the queue, only those
        QVERIFY(desk.window().review().isVisible());
        QCOMPARE(desk.window().review().queue()->model().rowCount(), 1);
        desk.open(kItem);
        focusText(desk);
        desk.key(Qt::Key_R);
        desk.key(Qt::Key_1);
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.actsInLog(),
                 (QStringList{QStringLiteral("decision.made"), QStringLiteral("decision.second"),
                              QStringLiteral("reading.revealed")}));
        QCOMPARE(readings.model()->awaitRuling(), 1);

        desk.session().setReviewer(kPech);
        desk.window().showPage(MainWindow::Page::Readings);
        QVERIFY(everythingOn(readings).contains(kCanul) && everythingOn(readings).contains(kUc));
        desk.key(Qt::Key_S, Qt::AltModifier); // the second holds: why is missing
        QVERIFY(!readings.problem().isEmpty());
        desk.type(QStringLiteral("La dosis no corresponde"));
        desk.key(Qt::Key_S, Qt::AltModifier);
        QVERIFY2(readings.problem().isEmpty(), qPrintable(readings.problem()));
        QCOMPARE(readings.model()->awaitRuling(), 0);
        QCOMPARE(desk.actsInLog().last(), QStringLiteral("adjudication.ruled"));
        const std::vector<ReadingPair> pairs = readPairs(desk.session().store()->readHandle()).value();
        QCOMPARE(pairs.front().ruling->decision.by, kPech.toStdString());
        QCOMPARE(pairs.front().ruling->decision.kind, DecisionKind::reject);
        desk.open(kItem);
        QCOMPARE(desk.session().current()->history.size(), std::size_t(3)); // all are kept
    }

    // Looked at by people: both pages, both languages, light and dark, small and large.
    void pagesAreDrawn_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("theme");
        QTest::addColumn<QSize>("size");
        QTest::newRow("es light") << "es"
                                  << "light" << QSize(1366, 738);
        QTest::newRow("es dark") << "es"
                                 << "dark" << QSize(1366, 738);
        QTest::newRow("en light") << "en"
                                  << "light" << QSize(1366, 738);
        QTest::newRow("en dark") << "en"
                                 << "dark" << QSize(1366, 738);
        QTest::newRow("es contrast") << "es"
                                     << "contrast" << QSize(1920, 1050);
    }
    void pagesAreDrawn()
    {
        QFETCH(QString, language);
        QFETCH(QString, theme);
        QFETCH(QSize, size);
        Desk desk(language, size);
        desk.settings().set(AppSettings::Key::Theme, theme);
        desk.window().applyPreferences();
        desk.importSample();
        desk.show();
        handOn(desk);
        desk.session().setReviewer(kUc);
        desk.open(kItem);
        const QString end = language + QLatin1Char('-') + theme;
        QVERIFY(saveShot(desk.window(), QStringLiteral("desk-blind-") + end));
        focusText(desk);
        desk.key(Qt::Key_R);
        desk.key(Qt::Key_1);
        desk.key(Qt::Key_Return);
        for (const auto& [page, name] :
             {std::pair(MainWindow::Page::Escalations, "escalations"),
              std::pair(MainWindow::Page::Readings, "readings"),
              std::pair(MainWindow::Page::Agreement, "agreement"),
              std::pair(MainWindow::Page::Registry, "registry"), std::pair(MainWindow::Page::Audit, "log")}) {
            desk.window().showPage(page);
            desk.window().registry().job().waitForFinished();
            QCoreApplication::processEvents();
            QVERIFY(saveShot(desk.window(), QStringLiteral("desk-%1-%2").arg(QLatin1String(name), end)));
        }
        QVERIFY(everythingOn(desk.window()).contains(kCanul));
        desk.window().showPage(MainWindow::Page::Review);
        desk.window().review().note()->fields()->setCurrentIndex(
            desk.window().review().note()->model()->indexOf(QStringLiteral("hiv")));
        QVERIFY(saveShot(desk.window(), QStringLiteral("desk-review-") + end));
    }

    void whoHoldsAnItemIsSaid()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        Result<WriteHandle> other = desk.session().store()->file().openWrite();
        QVERIFY(other);
        LeaseKeeper leases(*other, desk.session().clock());
        QVERIFY(!*leases.take("m-03/t1", kUc.toStdString()));
        desk.open(QStringLiteral("m-03/t1"));
        QVERIFY(everythingOn(*desk.window().review().decision()).contains(kUc));
        desk.open(QStringLiteral("m-02/t1"));
        QVERIFY(!everythingOn(*desk.window().review().decision()).contains(kUc));
    }
};

QTEST_MAIN(TestDeskTeam)
#include "tst_desk_team.moc"
