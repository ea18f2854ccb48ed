#include "tests/ui/widget_test.h"
#include "tests/ui/widgets/sample_models.h"
#include "ui/theme/language.h"
#include "ui/widgets/completeness_header.h"
#include "ui/widgets/decision_bar.h"
#include "ui/widgets/diff_view.h"
#include "ui/widgets/field_item_delegate.h"
#include "ui/widgets/key_sheet.h"
#include "ui/widgets/key_table.h"
#include "ui/widgets/mark_factory.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/orvs_facts.h"
#include "ui/widgets/queue_item_delegate.h"
#include "ui/widgets/source_text_view.h"
#include "ui/widgets/verdict_pill.h"

#include <QHBoxLayout>
#include <QListView>
#include <QTreeView>
#include <QVBoxLayout>

using namespace cotejo;

namespace
{
const char kAnswer[] = "Con actividad alta y falla a tres FARME sintéticos está indicado agregar un FARME "
                       "biológico; el inhibidor de TNF es una "
                       "opción aceptada, de preferencia combinado con metotrexato (PMID 31969328).\n\n"
                       "Continúe metotrexato 20 mg cada día por vía subcutánea con ácido fólico 5 mg por "
                       "semana, y vigile biometría hemática y "
                       "función hepática cada 8 a 12 semanas (PMID 34101376).\n\n"
                       "Puede iniciar adalimumab 40 mg cada dos semanas, ya que el tamizaje de tuberculosis, "
                       "hepatitis B, hepatitis C y VIH es "
                       "negativo. El riesgo de tuberculosis latente disminuye con tamizaje previo (PMID "
                       "29273067), y la vacunación "
                       "antineumocócica debe estar completa [PMID no verificado]. Lo firma Ana López; véase "
                       "10.1002/art.41752, PMID 0 y PMID "
                       "33000111.\n\n"
                       "Valore respuesta a las 12 semanas con DAS28; si no hay mejoría de al menos 1.2 "
                       "puntos, considere cambiar de mecanismo de "
                       "acción.\n";

TextSpan spanOf(const char* words)
{
    const QString text = QString::fromUtf8(kAnswer);
    const qsizetype at = text.indexOf(QString::fromUtf8(words));
    return {static_cast<std::size_t>(at), static_cast<std::size_t>(at + QString::fromUtf8(words).size())};
}

Citation pmid(const char* words, CitationStatus status)
{
    Citation citation;
    citation.status = status;
    citation.span = spanOf(words);
    return citation;
}

std::vector<TextMark> answerMarks()
{
    std::vector<TextMark> marks;
    marks.push_back(citationMark(pmid("31969328", CitationStatus::retrieved), QStringLiteral("c1"), 1));
    marks.push_back(
        findingMark(spanOf("Continúe metotrexato 20 mg cada día"), QStringLiteral("f1"), 1, {}, 1));
    marks.push_back(citationMark(pmid("34101376", CitationStatus::retrieved), QStringLiteral("c2"), 1,
                                 LookupState::retracted, QStringLiteral("1 abr 2026")));
    marks.push_back(evidenceMark(
        spanOf("ya que el tamizaje de tuberculosis, hepatitis B, hepatitis C y VIH es negativo."),
        QStringLiteral("l2"), 1, 2));
    marks.push_back(citationMark(pmid("29273067", CitationStatus::not_retrieved), QStringLiteral("c3"), 1));
    marks.push_back(
        citationMark(pmid("[PMID no verificado]", CitationStatus::placeholder), QStringLiteral("c4"), 1));
    marks.push_back(citationMark(pmid("0 y", CitationStatus::malformed), QStringLiteral("c5"), 1));
    marks.back().span.end -= 2;
    marks.push_back(citationMark(pmid("33000111", CitationStatus::no_list), QStringLiteral("c6"), 1));
    Citation doi;
    doi.kind = CitationKind::doi;
    doi.span = spanOf("10.1002/art.41752");
    marks.push_back(citationMark(doi, QStringLiteral("c7"), 1));
    marks.push_back(identifierMark({IdentifierKind::nombre_medico, spanOf("Ana López")}, 1));
    marks.push_back(evidenceMark(spanOf("DAS28"), QStringLiteral("e1"), 1));
    return marks;
}
} // namespace

class TestWidgetShots : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { failOnAnyWarning(); }

    void widgets_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("percent");
        QTest::newRow("light") << int(Theme::Kind::light) << 100;
        QTest::newRow("dark") << int(Theme::Kind::dark) << 100;
        QTest::newRow("contrast") << int(Theme::Kind::highContrast) << 100;
        QTest::newRow("light-200") << int(Theme::Kind::light) << 200;
    }
    void widgets()
    {
        QFETCH(int, kind);
        QFETCH(int, percent);
        useLook(static_cast<Theme::Kind>(kind), percent);
        const QString suffix = QLatin1Char('-') + QString::fromLatin1(QTest::currentDataTag());
        const int scale = percent / 100;
        Language::install(QStringLiteral("es"));

        SourceTextView view;
        view.resize(704 * scale, 400 * scale);
        TextSection question{
            QStringLiteral("q"), QStringLiteral("Pregunta."),
            "Mujer de 58 años con AR seropositiva, falla a MTX, LEF y SSZ, DAS28-VSG 6.05. ¿Puedo iniciar "
            "adalimumab hoy? ¿Sigo con metotrexato?",
            true};
        TextSection answer{QStringLiteral("a"), {}, kAnswer, false};
        view.setSections({question, answer});
        view.setMarks(answerMarks());
        view.setSelectedMark(QStringLiteral("l2"));
        view.show();
        QVERIFY(saveShot(view, QStringLiteral("source-text") + suffix));
        shootDecision(suffix, scale);
        shootScores(suffix, scale);
        shootLists(suffix, scale);
        shootSmallThings(suffix, scale);
    }

private:
    static void shootDecision(const QString& suffix, int scale)
    {
        DecisionBar bar;
        bar.setChoices(sampleChoices());
        DecisionDraft draft;
        draft.kind = DecisionKind::escalate;
        draft.reasons = QStringList{QStringLiteral("dose")};
        draft.level = EscalationLevel::pharmacovigilance;
        draft.urgency = Urgency::same_day;
        draft.to = QStringLiteral("uc");
        draft.comment = QStringLiteral("MTX diario; el VIH no tiene resultado en la nota.");
        bar.startItem(draft, false);
        bar.setDraftState(DraftState::saved, QStringLiteral("10:42:07"));
        bar.setLastDecision(QStringLiteral("P-016: aceptada hace 1 min"), true);
        bar.resize(1366 * scale, bar.sizeHint().height());
        bar.show();
        QVERIFY(saveShot(bar, QStringLiteral("decision") + suffix));
        bar.choose(DecisionKind::postpone);
        bar.tryRegister();
        bar.setDraftState(DraftState::failed, QStringLiteral("disco lleno"));
        QVERIFY(saveShot(bar, QStringLiteral("decision-missing") + suffix));
        bar.setTwoFormRows(true);
        bar.choose(DecisionKind::escalate);
        bar.resize(760 * scale, bar.heightForWidth(760 * scale));
        QVERIFY(saveShot(bar, QStringLiteral("decision-narrow") + suffix));
    }
    static void shootScores(const QString& suffix, int scale)
    {
        QWidget panel;
        auto* row = new QHBoxLayout(&panel);
        auto* facts = new OrvsFacts;
        facts->setFacts(sampleFacts());
        auto* bars = new OrvsBars;
        bars->setChart(sampleChart());
        row->addWidget(facts, 0, Qt::AlignTop);
        row->addWidget(bars, 1, Qt::AlignTop);
        panel.resize(704 * scale, 190 * scale);
        panel.show();
        QVERIFY(saveShot(panel, QStringLiteral("orvs") + suffix));
    }
    static void shootLists(const QString& suffix, int scale)
    {
        QListView queue;
        queue.setItemDelegate(new QueueItemDelegate(&queue));
        const auto items = sampleQueue();
        queue.setModel(items.get());
        queue.setCurrentIndex(items->index(0, 0));
        queue.resize(236 * scale, 560 * scale);
        queue.show();
        QVERIFY(saveShot(queue, QStringLiteral("queue") + suffix));

        QWidget note;
        auto* column = new QVBoxLayout(&note);
        column->setContentsMargins(0, 0, 0, 0);
        auto* header = new CompletenessHeader;
        header->setCounts({31, 2, 3, 6, 38});
        header->setRemark(QStringLiteral("provisional"));
        auto* tree = new QTreeView;
        tree->setHeaderHidden(true);
        tree->setIndentation(0);
        tree->setItemDelegate(new FieldItemDelegate(tree));
        const auto fields = sampleFields();
        tree->setModel(fields.get());
        tree->expandAll();
        tree->setCurrentIndex(fields->index(7, 0, fields->index(0, 0)));
        column->addWidget(header);
        column->addWidget(tree);
        note.resize(424 * scale, 420 * scale);
        note.show();
        QVERIFY(saveShot(note, QStringLiteral("fields") + suffix));
    }
    static void shootSmallThings(const QString& suffix, int scale)
    {
        QWidget all;
        auto* column = new QVBoxLayout(&all);
        for (int i = 0; i < 7; i += 2) {
            auto* row = new QHBoxLayout;
            for (int k = i; k < qMin(7, i + 2); ++k) {
                auto* pill = new VerdictPill;
                pill->setVerdict(static_cast<Verdict>(k), {});
                row->addWidget(pill);
            }
            row->addStretch();
            column->addLayout(row);
        }
        auto* unknown = new VerdictPill;
        unknown->setUnknown(QStringLiteral("partially_scored"));
        column->addWidget(unknown);
        auto* notice = new NoticeBar;
        notice->setNotice(
            Tone::deliveredNotRescored, {},
            QStringLiteral(
                "La puntuación es de otro borrador: el texto mostrado cambió después en 2 lugares."));
        notice->setAct(QStringLiteral("Ver diferencias"), QStringLiteral("D"));
        column->addWidget(notice);
        auto* diff = new DiffView;
        diff->setTexts(
            "Continúe metotrexato 20 mg cada semana con ácido fólico (PMID 34101376).\n\nValore respuesta.",
            QStringLiteral("Puntuado: borrador 1"),
            "Continúe metotrexato 20 mg cada día por vía subcutánea con ácido fólico.\n\nValore respuesta.",
            QStringLiteral("Mostrado"));
        column->addWidget(diff, 1);
        auto* sheet = new KeySheet;
        sheet->setTable(KeyTable());
        column->addWidget(sheet, 2);
        all.resize(704 * scale, 760 * scale);
        all.show();
        QVERIFY(saveShot(all, QStringLiteral("small") + suffix));
    }
};

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    TestWidgetShots test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_widget_shots.moc"
