#include "tests/ui/desk/desk_fixture.h"
#include "tests/ui/widget_test.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/correction_dialog.h"
#include "ui/dialogs/export_dialog.h"
#include "ui/dialogs/field_dialog.h"
#include "ui/dialogs/help_sheet.h"
#include "ui/dialogs/import_dialog.h"
#include "ui/dialogs/merge_dialog.h"
#include "ui/dialogs/month_dialog.h"
#include "ui/dialogs/one_line_dialog.h"
#include "ui/dialogs/passphrase_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/profile_dialog.h"
#include "ui/dialogs/query_list_dialog.h"
#include "ui/dialogs/refusal_dialog.h"
#include "ui/dialogs/start_dialog.h"
#include "ui/dialogs/text_dialog.h"
#include "ui/dialogs/tour_dialog.h"
#include "ui/theme/language.h"
#include "ui/views/answer_text_pane.h"
#include "ui/views/answer_view.h"
#include "ui/views/audit_view.h"
#include "ui/views/decision_view.h"
#include "ui/views/lower_tabs.h"
#include "ui/views/main_menu.h"
#include "ui/views/note_view.h"
#include "ui/views/page_tabs.h"
#include "ui/views/pane_layout.h"
#include "ui/views/queue_view.h"
#include "ui/views/registry_view.h"
#include "ui/views/review_page.h"
#include "ui/views/top_row.h"
#include "ui/widgets/decision_bar.h"
#include "ui/widgets/key_button.h"
#include "ui/widgets/source_text_view.h"
#include "ui/widgets/verdict_pill.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTableView>
#include <QTreeView>
#include <QtTest>

using namespace cotejo;
using cotejo::test::Desk;

namespace
{
bool isInteractive(const QWidget* widget)
{
    return qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QAbstractItemView*>(widget) ||
           qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QPlainTextEdit*>(widget) ||
           qobject_cast<const QComboBox*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget) ||
           qobject_cast<const QTabBar*>(widget) || widget->focusPolicy() != Qt::NoFocus;
}

// Parts that Qt makes inside a control are named by it.
bool isInside(const QWidget* widget)
{
    const QWidget* parent = widget->parentWidget();
    return widget->objectName().startsWith(QLatin1String("qt_")) || qobject_cast<const QComboBox*>(parent) ||
           qobject_cast<const QAbstractSpinBox*>(parent) || qobject_cast<const QLineEdit*>(parent) ||
           qobject_cast<const QTabBar*>(parent) ||
           (parent != nullptr && parent->inherits("QComboBoxPrivateContainer")) ||
           qobject_cast<const QAbstractScrollArea*>(parent);
}

constexpr MainWindow::Page kPages[] = {MainWindow::Page::Review,   MainWindow::Page::Escalations,
                                       MainWindow::Page::Readings, MainWindow::Page::Agreement,
                                       MainWindow::Page::Registry, MainWindow::Page::Audit};

// The overview is counted on another thread.
void settle(const Desk& desk)
{
    desk.window().registry().job().waitForFinished();
    QCoreApplication::processEvents();
}

// What Tab could stand on, on the page that is shown.
QSet<QWidget*> tabStops(const QWidget& window)
{
    QSet<QWidget*> stops;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (widget->isVisible() && widget->isEnabled() && widget->focusProxy() == nullptr &&
            (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && !isInside(widget))
            stops.insert(widget);
    }
    return stops;
}

QString nameOf(const QWidget* widget)
{
    return QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') +
           widget->accessibleName();
}

QStringList namelessIn(QWidget& window)
{
    QStringList nameless;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!isInteractive(widget) || isInside(widget) || widget->inherits("QMenu") || widget->isHidden())
            continue;
        const QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
        if (interface == nullptr || interface->text(QAccessible::Name).trimmed().isEmpty())
            nameless.append(QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') +
                            widget->objectName() + QStringLiteral(" in ") +
                            QString::fromLatin1(widget->parentWidget()->metaObject()->className()));
    }
    return nameless;
}
} // namespace

// Names for screen readers, both languages, and how the window gives way.
class TestDeskShape : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { failOnAnyWarning(); }

    void everyControlHasAName()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.open(QStringLiteral("m-02/t2"));
        desk.window().review().decision()->bar()->choose(DecisionKind::escalate);
        QCOMPARE(namelessIn(desk.window()).join(QLatin1Char('\n')), QString());
        for (const MainWindow::Page page : kPages) {
            desk.window().showPage(page);
            settle(desk);
            QCOMPARE(namelessIn(desk.window()).join(QLatin1Char('\n')), QString());
        }
    }

    // Tab alone goes through every control of every page and comes back: no trap, nothing left out.
    void tabReachesEverythingOnEveryPage()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.open(QStringLiteral("m-02/t2"));
        for (const MainWindow::Page page : kPages) {
            desk.window().showPage(page);
            settle(desk);
            QSet<QWidget*> left = tabStops(desk.window());
            QVERIFY(left.size() > 2);
            const auto most = left.size() * 2 + 20;
            for (qsizetype i = 0; i < most && !left.isEmpty(); ++i) {
                left.remove(QApplication::focusWidget());
                desk.key(Qt::Key_Tab);
            }
            QStringList missed;
            for (const QWidget* widget : left)
                missed.append(nameOf(widget));
            QCOMPARE(missed.join(QStringLiteral(", ")), QString());
        }
    }

    // With text at 200 % on a common screen no word of a button or chip is cut off.
    void textOfTwiceTheSizeFits()
    {
        Desk desk(QStringLiteral("es"));
        desk.settings().set(AppSettings::Key::TextPercent, 200);
        desk.window().applyPreferences();
        desk.importSample();
        desk.show();
        desk.open(QStringLiteral("m-02/t2"));
        for (const MainWindow::Page page : kPages) {
            desk.window().showPage(page);
            settle(desk);
            for (const QAbstractButton* button : desk.window().findChildren<QAbstractButton*>()) {
                if (!button->isVisible() || button->text().isEmpty() || button->inherits("QToolButton"))
                    continue;
                QVERIFY2(button->height() >= button->fontMetrics().height(), qPrintable(button->text()));
                QVERIFY2(button->width() + 1 >= button->sizeHint().width(), qPrintable(button->text()));
            }
        }
        // Nor a number of the overview.
        desk.window().showPage(MainWindow::Page::Registry);
        settle(desk);
        const QTableView* table = desk.window().registry().findChild<QTableView*>();
        QVERIFY(table->model()->columnCount() > 5);
        for (int column = 0; column < table->model()->columnCount(); ++column)
            QVERIFY(table->columnWidth(column) >=
                    table->sizeHintForIndex(table->model()->index(0, column)).width());
    }

    void everyControlOfADialogHasAName()
    {
        Desk desk;
        const KeyTable keys;
        ImportSummary summary;
        summary.refused = {{QStringLiteral("a.jsonl"), 3, std::nullopt, QStringLiteral("/id"),
                            Error{"read.not_json", "line 3", "JSON"}}};
        summary.refusedTotal = 1;
        std::vector<std::unique_ptr<QDialog>> dialogs;
        dialogs.push_back(std::make_unique<PreferencesDialog>(desk.settings()));
        dialogs.push_back(std::make_unique<ImportDialog>());
        dialogs.push_back(std::make_unique<ExportDialog>(desk.folder(), QString(), ExportDialog::Counting()));
        dialogs.push_back(std::make_unique<MonthDialog>(desk.folder(), QDate(2026, 5, 4)));
        dialogs.push_back(std::make_unique<MergeDialog>(desk.session()));
        dialogs.push_back(std::make_unique<PassphraseDialog>(QStringLiteral("$argon2id$")));
        dialogs.push_back(std::make_unique<RefusalDialog>(summary));
        dialogs.push_back(std::make_unique<HelpSheet>(keys));
        dialogs.push_back(
            std::make_unique<AboutDialog>(QStringLiteral("0.1.0"), QStringList{QStringLiteral("orvs-v1@1")}));
        dialogs.push_back(std::make_unique<OneLineDialog>(
            OneLineDialog::Words{QStringLiteral("t"), QStringLiteral("e"), QStringLiteral("&l"),
                                 QStringLiteral("l"), QStringLiteral("m"), QString()},
            QString()));
        dialogs.push_back(std::make_unique<ProfileDialog>(
            std::vector<PersonRow>{{QStringLiteral("Dra. R. Canul"), QStringLiteral("clinician")}},
            QString()));
        dialogs.push_back(std::make_unique<StartDialog>(QString(), desk.storePath()));
        dialogs.push_back(std::make_unique<CorrectionDialog>(QStringLiteral("P-1"), QStringLiteral("a"),
                                                             QStringLiteral("a")));
        dialogs.push_back(std::make_unique<FieldDialog>(QStringLiteral("VIH"), QStringLiteral("r"), nullptr));
        dialogs.push_back(std::make_unique<TextDialog>(
            TextDialog::Words{QStringLiteral("t"), QStringLiteral("e"), QStringLiteral("n"),
                              QStringLiteral("m"), QStringLiteral("a")},
            QString()));
        dialogs.push_back(std::make_unique<TourDialog>());
        dialogs.push_back(std::make_unique<QueryListDialog>(desk.session()));
        for (const std::unique_ptr<QDialog>& dialog : dialogs) {
            dialog->show();
            QCOMPARE(namelessIn(*dialog).join(QLatin1Char('\n')), QString());
        }
    }

    void firstStartOffersImportAndSample()
    {
        Desk desk;
        desk.show();
        QVERIFY(!desk.window().review().isVisible());
        desk.importSample();
        QVERIFY(desk.window().review().isVisible());
    }

    void anotherLanguageReachesEverything()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.open(QStringLiteral("m-02/t2"));
        const auto words = [&desk] {
            QStringList texts;
            texts.append(desk.window().top().pages()->tabText(0));
            texts.append(desk.window().review().answer()->lowerTabs()->bar()->tabText(1));
            texts.append(desk.window().findChild<VerdictPill*>()->status().word);
            texts.append(
                desk.window().review().queue()->model().index(0).data(Qt::AccessibleTextRole).toString());
            texts.append(desk.window().review().note()->fields()->accessibleName());
            texts.append(desk.window().review().answer()->text()->notice());
            texts.append(desk.window().findChild<MainMenu*>()->actions().first()->text());
            texts.append(desk.window().review().decision()->bar()->findChild<KeyButton*>()->text());
            return texts;
        };
        const QStringList english = words();
        desk.settings().set(AppSettings::Key::Language, QStringLiteral("es"));
        desk.window().applyPreferences();
        QCoreApplication::processEvents(); // Qt tells the widgets by an event
        const QStringList spanish = words();
        for (int i = 0; i < english.size(); ++i)
            QVERIFY2(english[i] != spanish[i] && !spanish[i].isEmpty(), qPrintable(english[i]));
        QCOMPARE(spanish[2], QStringLiteral("Entregada sin reevaluar"));
        QCOMPARE(spanish[6], QStringLiteral("&Archivo"));
        desk.settings().set(AppSettings::Key::Language, QStringLiteral("en"));
        desk.window().applyPreferences();
        QCoreApplication::processEvents();
        QCOMPARE(words(), english);
    }

    void nothingThatMustStayIsHidden_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1920 × 1050") << QSize(1920, 1050);
        QTest::newRow("1366 × 738") << QSize(1366, 738);
        QTest::newRow("1200 × 700") << QSize(1200, 700);
        QTest::newRow("1000 × 620") << QSize(1000, 620);
        QTest::newRow("740 × 500") << QSize(740, 500);
        QTest::newRow("683 × 360") << QSize(683, 360);
    }
    void nothingThatMustStayIsHidden()
    {
        QFETCH(QSize, size);
        Desk desk(QStringLiteral("es"), size);
        desk.importSample();
        desk.show();
        desk.open(QStringLiteral("m-02/t2"));
        QCOMPARE(desk.window().size(), size);
        QVERIFY(saveShot(desk.window(), QStringLiteral("desk-%1x%2").arg(size.width()).arg(size.height())));
        const QRect whole = desk.window().rect();
        const auto seen = [&](const QWidget* widget) {
            const QRect box(widget->mapTo(&desk.window(), QPoint()), widget->size());
            return widget->isVisible() && whole.contains(box) && box.width() > 0 && box.height() > 0;
        };
        QVERIFY(seen(desk.window().findChild<VerdictPill*>()));
        QVERIFY(!desk.window().review().answer()->text()->notice().isEmpty());
        int keys = 0;
        for (const KeyButton* button : desk.window().review().decision()->bar()->findChildren<KeyButton*>())
            keys += button->isCheckable() && seen(button) ? 1 : 0;
        QCOMPARE(keys, 6);
        const Arrangement& arranged = desk.window().review().panes()->arrangement();
        QCOMPARE(arranged.onePane, size.width() < 760);
        QCOMPARE(arranged.noteAsTab, size.width() < 1040);
        QCOMPARE(arranged.queueStrip, size.width() < 1240);
        if (arranged.onePane) {
            desk.window().review().panes()->showPane(PaneLayout::Pane::Note);
            QVERIFY(desk.window().review().note()->isVisible() &&
                    !desk.window().review().answer()->isVisible());
        }
    }

    // Where note and answer share one place, the one that is decided about stands in it.
    void whatIsDecidedAboutIsSeen()
    {
        Desk desk(QStringLiteral("es"), QSize(1000, 620));
        desk.importSample();
        desk.show();
        const ReviewPage& page = desk.window().review();
        desk.open(QStringLiteral("m-02/t2"));
        page.answer()->text()->text()->setFocus();
        desk.open(QStringLiteral("n-012"));
        QVERIFY(page.note()->isVisible() && !page.answer()->isVisible());
        QVERIFY(page.note()->isAncestorOf(QApplication::focusWidget())); // the keys work on what is seen
        desk.session().reloadItem();
        QVERIFY(page.note()->isVisible());
        desk.open(QStringLiteral("m-02/t2"));
        QVERIFY(page.answer()->isVisible() && !page.note()->isVisible());
    }

    void twiceTheTextIsHalfTheRoom()
    {
        Desk desk(QStringLiteral("es"));
        desk.importSample();
        desk.settings().set(AppSettings::Key::TextPercent, 200);
        desk.window().applyPreferences();
        desk.show();
        desk.open(QStringLiteral("m-02/t2"));
        QVERIFY(desk.window().review().panes()->arrangement().onePane);
        QVERIFY(saveShot(desk.window(), QStringLiteral("desk-200-percent")));
        desk.key(Qt::Key_0, Qt::ControlModifier);
        QVERIFY(!desk.window().review().panes()->arrangement().onePane);
        QCOMPARE(desk.settings().number(AppSettings::Key::TextPercent), 100);
    }

    void f6WalksThePanes()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.window().review().queue()->setFocus();
        const std::array<QWidget*, 4> order{desk.window().review().queue(), desk.window().review().answer(),
                                            desk.window().review().note(), desk.window().review().decision()};
        for (std::size_t i = 1; i <= order.size(); ++i) {
            desk.key(Qt::Key_F6);
            QVERIFY(order[i % order.size()]->isAncestorOf(QApplication::focusWidget()));
        }
    }

    void theLogSaysThatItIsWhole()
    {
        Desk desk;
        desk.importSample();
        desk.show();
        desk.key(Qt::Key_6, Qt::ControlModifier);
        const AuditView* log = desk.window().findChild<AuditView*>();
        QVERIFY(log->isVisible());
        QTRY_VERIFY(log->state().contains(QStringLiteral("whole: 49 events")));
    }
};

QTEST_MAIN(TestDeskShape)
#include "tst_desk_shape.moc"
