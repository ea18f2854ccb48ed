#include "tests/ui/widget_test.h"
#include "tests/ui/widgets/sample_models.h"
#include "ui/theme/language.h"
#include "ui/widgets/completeness_header.h"
#include "ui/widgets/decision_bar.h"
#include "ui/widgets/diff_view.h"
#include "ui/widgets/field_item_delegate.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/key_sheet.h"
#include "ui/widgets/key_table.h"
#include "ui/widgets/mark_pen.h"
#include "ui/widgets/message_box.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/orvs_facts.h"
#include "ui/widgets/paragraph_layout.h"
#include "ui/widgets/plain_link.h"
#include "ui/widgets/queue_item_delegate.h"
#include "ui/widgets/role_label.h"
#include "ui/widgets/verdict_pill.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QListView>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

using namespace cotejo;

namespace
{
// Everything of this part in one window.
std::unique_ptr<QWidget> everything()
{
    auto window = std::make_unique<QWidget>();
    auto* column = new QVBoxLayout(window.get());
    auto* bar = new DecisionBar;
    bar->setChoices(sampleChoices());
    bar->choose(DecisionKind::escalate);
    bar->setLastDecision(QStringLiteral("P-016"), true);
    auto* notice = new NoticeBar;
    notice->setNotice(Tone::deliveredNotRescored, {},
                      QStringLiteral("La puntuación es de otro borrador: cambió."));
    notice->setAct(QStringLiteral("Ver diferencias"), QStringLiteral("D"));
    auto* pill = new VerdictPill;
    pill->setVerdict(Verdict::failed, QStringLiteral("El compuesto está por debajo."));
    auto* bars = new OrvsBars;
    bars->setChart(sampleChart());
    auto* facts = new OrvsFacts;
    facts->setFacts(sampleFacts());
    auto* header = new CompletenessHeader;
    header->setCounts({31, 2, 3, 6, 38});
    auto* diff = new DiffView;
    diff->setTexts("uno dos", QStringLiteral("Puntuado"), "uno tres", QStringLiteral("Mostrado"));
    auto* sheet = new KeySheet;
    sheet->setTable(KeyTable());
    for (QWidget* widget :
         std::initializer_list<QWidget*>{notice, pill, bars, facts, header, diff, sheet, bar})
        column->addWidget(widget);
    return window;
}

template <class Delegate>
QImage painted(const QModelIndex& index, QStyle::State state, int width)
{
    Delegate delegate;
    QStyleOptionViewItem option;
    option.state = state | QStyle::State_Enabled;
    option.rect = QRect(0, 0, width, delegate.sizeHint(option, index).height());
    QImage image(option.rect.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Appearance::theme().tokens().surface);
    QPainter painter(&image);
    delegate.paint(&painter, option, index);
    return image;
}

int countOf(const QImage& image, const QColor& color)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            count += image.pixelColor(x, y) == color ? 1 : 0;
        }
    }
    return count;
}
} // namespace

class TestSmallWidgets : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // Of any size: the lowest line under a mark ends above the letters of the next line.
    void noLineRunsThroughTheTextBelow()
    {
        for (int points = 6; points <= 40; ++points) {
            ParagraphStyle style;
            style.font = QFont(QStringLiteral("Inter"), points);
            style.strong = style.font;
            style.strong.setBold(true);
            fitMarkLines(style, 0);
            QVERIFY(style.lineLevels >= 2 && style.lineLevels <= kMarkLineLevels);
            const qreal letters = -QFontMetricsF(style.strong).tightBoundingRect(QStringLiteral("ÁÑ")).top();
            QVERIFY(markLineOffset(style.lineLevels - 1) + 1 < style.linePitch - letters);
        }
    }
    void init()
    {
        failOnAnyWarning();
        useLook(Theme::Kind::light);
    }

    void everyControlHasANameAndARole()
    {
        for (const QString& language : {QStringLiteral("en"), QStringLiteral("es")}) {
            Language::install(language);
            const auto window = everything();
            window->show();
            QStringList nameless;
            for (QWidget* widget : window->findChildren<QWidget*>()) {
                if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() || !widget->focusPolicy())
                    continue;
                QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
                if (!spoken || spoken->text(QAccessible::Name).isEmpty() ||
                    spoken->role() == QAccessible::NoRole)
                    nameless.append(QString::fromLatin1(widget->metaObject()->className()));
            }
            QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char(' '))));
        }
        Language::install(QStringLiteral("en"));
    }

    void targetsAreLargeEnough()
    {
        for (const int percent : {100, 200}) {
            useLook(Theme::Kind::light, percent);
            const auto window = everything();
            window->resize(1366, 900);
            window->show();
            QCoreApplication::processEvents();
            for (const QWidget* widget : window->findChildren<QWidget*>()) {
                const bool target =
                    qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QComboBox*>(widget);
                if (target && widget->isVisible() && widget->focusPolicy() != Qt::NoFocus)
                    QVERIFY2(widget->height() >= 24 && widget->width() >= 24,
                             widget->metaObject()->className());
            }
        }
    }

    void textIsNotCutAt200Percent()
    {
        useLook(Theme::Kind::dark, 200);
        const auto window = everything();
        window->resize(1366, window->heightForWidth(1366));
        window->show();
        QCoreApplication::processEvents();
        for (const RoleLabel* label : window->findChildren<RoleLabel*>()) {
            if (label->isVisible() && !label->text().isEmpty())
                QVERIFY2(label->height() >= QFontMetrics(label->font()).height() - 1,
                         qPrintable(label->text()));
        }
    }

    void pillsAreToldWithoutColour()
    {
        QList<QImage> drawn;
        for (int i = 0; i < 7; ++i) {
            VerdictPill pill;
            pill.setVerdict(static_cast<Verdict>(i), QStringLiteral("Frase."));
            pill.resize(220, 24);
            QCOMPARE(pill.accessibleName(), wordOf(static_cast<Verdict>(i)).word);
            QCOMPARE(pill.accessibleDescription(), QStringLiteral("Frase."));
            drawn.append(pill.grab().toImage().convertToFormat(QImage::Format_Grayscale8));
            for (int k = 0; k < i; ++k)
                QVERIFY(drawn.at(k) != drawn.at(i));
        }
        VerdictPill open;
        open.setVerdict(Verdict::not_evaluated, {});
        const QImage picture = open.grab().toImage();
        QVERIFY(countOf(picture, Appearance::theme().tone(Tone::notEvaluated).bg) <
                40); // no fill, at most edges
        QVERIFY(countOf(picture, Appearance::theme().tone(Tone::notEvaluated).fg) > 0);
    }

    void pillsFollowTheLanguage()
    {
        VerdictPill pill;
        pill.setVerdict(Verdict::passed, {});
        QCOMPARE(pill.accessibleName(), QStringLiteral("Meets the threshold"));
        Language::install(QStringLiteral("es"));
        QCoreApplication::processEvents();
        QCOMPARE(pill.accessibleName(), QStringLiteral("Alcanza el umbral"));
        Language::install(QStringLiteral("en"));
    }

    void fieldsAreSpokenAndPainted()
    {
        Language::install(QStringLiteral("es"));
        const auto model = sampleFields();
        const QModelIndex group = model->index(0, 0);
        const QModelIndex hiv = model->index(7, 0, group);
        const QModelIndex crp = model->index(1, 0, model->index(1, 0));
        QCOMPARE(FieldItemDelegate::spoken(group), QStringLiteral("Tamizaje y prevención: 3 de 6 completos"));
        QCOMPARE(FieldItemDelegate::spoken(hiv),
                 QStringLiteral("VIH: Desconocido: lo dice la nota. enlace 2"));
        QCOMPARE(FieldItemDelegate::spoken(crp),
                 QStringLiteral("PCR: Presente. 2.1 mg/dL. Por aclarar: unidad"));
        const Theme& theme = Appearance::theme();
        const QImage plain = painted<FieldItemDelegate>(hiv, {}, 424);
        QVERIFY(countOf(plain, theme.tone(Tone::fieldStatedUnknown).fg) > 0);
        QVERIFY(countOf(plain, theme.tone(Tone::query).bg) > 0); // the link's badge
        QVERIFY(countOf(plain, theme.tokens().select) == 0);
        const QImage selected =
            painted<FieldItemDelegate>(hiv, QStyle::State_Selected | QStyle::State_HasFocus, 424);
        QVERIFY(countOf(selected, theme.tokens().select) > 0);
        QVERIFY(countOf(selected, theme.tokens().focus) > 0);
        for (int row = 0; row < model->rowCount(group); ++row) {
            for (const int width : {120, 240, 800})
                QVERIFY(!painted<FieldItemDelegate>(model->index(row, 0, group), {}, width).isNull());
        }
        Language::install(QStringLiteral("en"));
    }

    void queueItemsAreSpokenAndPainted()
    {
        Language::install(QStringLiteral("es"));
        const auto model = sampleQueue();
        QCOMPARE(QueueItemDelegate::spoken(model->index(0, 0)),
                 QStringLiteral("P-017, Turno 2, Entregada sin reevaluar, Metotrexato diario, hace 3 h, 2 "
                                "motivos más, borrador"));
        QCOMPARE(QueueItemDelegate::spoken(model->index(7, 0)),
                 QStringLiteral("P-038, Nota, Nota de registro, 2 datos por aclarar, 6 abr"));
        const Theme& theme = Appearance::theme();
        QVERIFY(countOf(painted<QueueItemDelegate>(model->index(3, 0), {}, 236),
                        theme.tone(Tone::passed).fg) > 0);
        for (int row = 0; row < model->rowCount(); ++row) {
            if (row != 3) // no colour of `passed` on anything that is not
                QVERIFY(countOf(painted<QueueItemDelegate>(model->index(row, 0), {}, 236),
                                theme.tone(Tone::passed).fg) == 0);
        }
        Language::install(QStringLiteral("en"));
    }

    void rowsTakeTheirHeightFromTheText()
    {
        const auto model = sampleQueue();
        QueueItemDelegate queue;
        FieldItemDelegate fields;
        const QStyleOptionViewItem option;
        const int row = queue.sizeHint(option, model->index(0, 0)).height();
        const int field = fields.sizeHint(option, {}).height();
        QVERIFY2(row >= 62 && row <= 68, qPrintable(QString::number(row)));
        QVERIFY2(field >= 24 && field <= 26, qPrintable(QString::number(field)));
        queue.setComfortable(true);
        fields.setComfortable(true);
        QVERIFY(queue.sizeHint(option, model->index(0, 0)).height() >= row + 7);
        QVERIFY(fields.sizeHint(option, {}).height() >= field + 5);
        queue.setStrip(true);
        QCOMPARE(queue.sizeHint(option, model->index(0, 0)).width(), 48);
        useLook(Theme::Kind::light, 200);
        QVERIFY(FieldItemDelegate().sizeHint(option, {}).height() >= 2 * field - 3);
    }

    void aNoticeGrowsInsteadOfCutting()
    {
        NoticeBar notice;
        notice.setNotice(
            Tone::deliveredNotRescored, QStringLiteral("verdict-delivered_not_rescored"),
            QStringLiteral(
                "La puntuación es de otro borrador: el texto mostrado cambió después en 2 lugares."));
        notice.setAct(QStringLiteral("Ver diferencias"), QStringLiteral("D"));
        QVERIFY(notice.heightForWidth(300) > notice.heightForWidth(900));
        QCOMPARE(notice.accessibleName(), notice.sentence());
        QSignalSpy act(&notice, &NoticeBar::actTriggered);
        notice.resize(900, notice.heightForWidth(900));
        notice.show();
        auto* link = notice.findChild<PlainLink*>();
        link->setFocus();
        QTest::keyClick(link, Qt::Key_Return);
        QTest::keyClick(link, Qt::Key_Space);
        QCOMPARE(act.count(), 2);
        QVERIFY(notice.rect().contains(link->geometry()));
    }

    void noticesShowNoMarkup()
    {
        NoticeBar a;
        NoticeBar b;
        a.resize(400, 40);
        b.resize(400, 40);
        a.setNotice(Tone::failed, {}, QStringLiteral("Regla <b>x</b>"));
        b.setNotice(Tone::failed, {}, QStringLiteral("Regla x"));
        QVERIFY(a.grab().toImage() != b.grab().toImage());
    }

    void questionsAreAnsweredInTests()
    {
        MessageBox::setNextAnswer(MessageBox::Answer::accept);
        MessageBox::Question question;
        question.title = QStringLiteral("Mostrar datos");
        question.accept = QStringLiteral("Mostrar");
        QCOMPARE(MessageBox::ask(nullptr, question), MessageBox::Answer::accept);
        QCOMPARE(MessageBox::takeLastQuestion()->title, QStringLiteral("Mostrar datos"));
        QVERIFY(!MessageBox::takeLastQuestion());
    }

    void escIsTheAnswerThatChangesNothing()
    {
        MessageBox::Question question;
        question.text = QStringLiteral("¿Mostrar?");
        question.accept = QStringLiteral("Mostrar");
        question.danger = true;
        const auto answerWith = [&](Qt::Key key) {
            QTimer::singleShot(0, qApp, [key] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                QVERIFY(box);
                QTest::keyClick(box->focusWidget() ? box->focusWidget() : box, key);
            });
            return MessageBox::ask(nullptr, question);
        };
        QCOMPARE(answerWith(Qt::Key_Escape), MessageBox::Answer::cancel);
        QCOMPARE(answerWith(Qt::Key_Return), MessageBox::Answer::cancel); // the safe one is the default
        question.danger = false;
        QCOMPARE(answerWith(Qt::Key_Return), MessageBox::Answer::accept);
    }

    void labelsThatAreCutSayAllInTheTooltip()
    {
        RoleLabel label;
        label.setElided(true);
        label.setFullText(QStringLiteral("Se espera respuesta antes de las 18:00 del viernes."));
        label.resize(90, 20);
        label.show();
        QVERIFY(label.text().endsWith(QStringLiteral("…")));
        QCOMPARE(label.toolTip(), label.fullText());
        QCOMPARE(label.accessibleName(), label.fullText());
        label.resize(900, 20);
        QCOMPARE(label.text(), label.fullText());
        QVERIFY(label.toolTip().isEmpty());
    }

    void aFlowGoesOnInTheNextRow()
    {
        QWidget window;
        auto* flow = new FlowLayout(8, 4, &window);
        for (int i = 0; i < 6; ++i)
            flow->addWidget(new QPushButton(QStringLiteral("Botón %1").arg(i)));
        const QSize all = flow->sizeHint();
        QCOMPARE(flow->heightForWidth(all.width()), all.height()); // its own width is enough for one row
        QVERIFY(flow->heightForWidth(all.width() - 1) > all.height());
        QVERIFY(flow->heightForWidth(10) >= 6 * all.height());
    }
};

QTEST_MAIN(TestSmallWidgets)
#include "tst_small_widgets.moc"
