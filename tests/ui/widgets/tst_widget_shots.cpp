#include "tests/ui/widget_test.h"
#include "ui/widgets/mark_factory.h"
#include "ui/widgets/source_text_view.h"

using namespace cotejo;

namespace
{
const char kAnswer[] =
    "Con actividad alta y falla a tres FARME sintéticos está indicado agregar un FARME biológico; el inhibidor de TNF es una "
    "opción aceptada, de preferencia combinado con metotrexato (PMID 31969328).\n\n"
    "Continúe metotrexato 20 mg cada día por vía subcutánea con ácido fólico 5 mg por semana, y vigile biometría hemática y "
    "función hepática cada 8 a 12 semanas (PMID 34101376).\n\n"
    "Puede iniciar adalimumab 40 mg cada dos semanas, ya que el tamizaje de tuberculosis, hepatitis B, hepatitis C y VIH es "
    "negativo. El riesgo de tuberculosis latente disminuye con tamizaje previo (PMID 29273067), y la vacunación "
    "antineumocócica debe estar completa [PMID no verificado]. Lo firma Ana López; véase 10.1002/art.41752, PMID 0 y PMID "
    "33000111.\n\n"
    "Valore respuesta a las 12 semanas con DAS28; si no hay mejoría de al menos 1.2 puntos, considere cambiar de mecanismo de "
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
    marks.push_back(findingMark(spanOf("Continúe metotrexato 20 mg cada día"), QStringLiteral("f1"), 1, {}, 1));
    marks.push_back(citationMark(pmid("34101376", CitationStatus::retrieved), QStringLiteral("c2"), 1,
                                 LookupState::retracted, QStringLiteral("1 abr 2026")));
    marks.push_back(evidenceMark(spanOf("ya que el tamizaje de tuberculosis, hepatitis B, hepatitis C y VIH es negativo."),
                                 QStringLiteral("l2"), 1, 2));
    marks.push_back(citationMark(pmid("29273067", CitationStatus::not_retrieved), QStringLiteral("c3"), 1));
    marks.push_back(citationMark(pmid("[PMID no verificado]", CitationStatus::placeholder), QStringLiteral("c4"), 1));
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

        SourceTextView view;
        view.resize(704 * scale, 400 * scale);
        TextSection question{QStringLiteral("q"), QStringLiteral("Pregunta."),
                             "Mujer de 58 años con AR seropositiva, falla a MTX, LEF y SSZ, DAS28-VSG 6.05. ¿Puedo iniciar "
                             "adalimumab hoy? ¿Sigo con metotrexato?",
                             true};
        TextSection answer{QStringLiteral("a"), {}, kAnswer, false};
        view.setSections({question, answer});
        view.setMarks(answerMarks());
        view.setSelectedMark(QStringLiteral("l2"));
        view.show();
        QVERIFY(saveShot(view, QStringLiteral("source-text") + suffix));
    }
};

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    TestWidgetShots test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_widget_shots.moc"
