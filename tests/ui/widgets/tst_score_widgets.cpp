#include "tests/ui/widget_test.h"
#include "tests/ui/widgets/sample_models.h"
#include "ui/theme/language.h"
#include "ui/widgets/completeness_header.h"
#include "ui/widgets/orvs_axis.h"
#include "ui/widgets/orvs_facts.h"
#include "ui/widgets/role_label.h"

using namespace cotejo;

namespace
{
int countOf(const QImage& image, const QColor& color)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == color ? 1 : 0;
    }
    return count;
}

// Stripes are drawn with soft edges: whatever is near the colour counts.
int countNear(const QImage& image, const QColor& color)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor seen = image.pixelColor(x, y);
            const int distance = qAbs(seen.red() - color.red()) + qAbs(seen.green() - color.green()) +
                                 qAbs(seen.blue() - color.blue());
            count += distance < 150 ? 1 : 0;
        }
    }
    return count;
}

QStringList labelsOf(const QWidget& widget)
{
    QStringList texts;
    for (const QLabel* label : widget.findChildren<QLabel*>())
        texts.append(label->text());
    return texts;
}

OrvsChart chartOf(const char* value, const char* threshold = "70")
{
    OrvsChart chart = sampleChart();
    chart.threshold = threshold ? std::optional(number(threshold)) : std::nullopt;
    chart.dimensions = {
        {QStringLiteral("Especificidad"), value ? std::optional(number(value)) : std::nullopt}};
    return chart;
}
} // namespace

class TestScoreWidgets : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        failOnAnyWarning();
        useLook(Theme::Kind::light);
        Language::install(QStringLiteral("es"));
    }
    void cleanupTestCase() { Language::install(QStringLiteral("en")); }

    void numbersAreNeverRoundedAcrossTheThreshold_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("spoken");
        QTest::newRow("below") << QByteArray("58") << QStringLiteral("Especificidad 58, bajo 70");
        QTest::newRow("just below") << QByteArray("69.96") << QStringLiteral("Especificidad 69.96, bajo 70");
        QTest::newRow("hardly below") << QByteArray("69.99999999999999999")
                                      << QStringLiteral("Especificidad 69.99999999999999999, bajo 70");
        QTest::newRow("at it") << QByteArray("70.00") << QStringLiteral("Especificidad 70.00, ≥ 70");
        QTest::newRow("above") << QByteArray("81") << QStringLiteral("Especificidad 81, ≥ 70");
        QTest::newRow("zero") << QByteArray("0") << QStringLiteral("Especificidad 0, bajo 70");
        QTest::newRow("off the scale")
            << QByteArray("140") << QStringLiteral("Especificidad 140, Fuera de escala");
        QTest::newRow("under the scale")
            << QByteArray("-1") << QStringLiteral("Especificidad -1, Fuera de escala");
        QTest::newRow("missing") << QByteArray() << QStringLiteral("Especificidad, Falta");
    }
    void numbersAreNeverRoundedAcrossTheThreshold()
    {
        QFETCH(QByteArray, value);
        QFETCH(QString, spoken);
        OrvsBars bars;
        bars.setChart(chartOf(value.isEmpty() ? nullptr : value.constData()));
        QCOMPARE(bars.spokenRows(), QStringList{spoken});
        QVERIFY(bars.accessibleDescription().contains(spoken));
        bars.grab();
    }

    void noThresholdSaysNothingAboutReachingIt()
    {
        OrvsBars bars;
        bars.setChart(chartOf("58", nullptr));
        QCOMPARE(bars.spokenRows(), QStringList{QStringLiteral("Especificidad 58")});
    }

    void belowIsStripedAndMissingHasNoBar()
    {
        const Theme& theme = Appearance::theme();
        const auto picture = [](const char* value) {
            OrvsBars bars;
            bars.setChart(chartOf(value));
            bars.resize(500, bars.minimumSizeHint().height());
            return bars.grab().toImage();
        };
        const QColor solid = theme.tokens().control;
        const QColor alarm = theme.tone(Tone::failed).fg;
        QVERIFY(countOf(picture("81"), solid) > 200);
        QVERIFY(countOf(picture("58"), solid) < 50);
        QVERIFY(countNear(picture("58"), alarm) > countNear(picture("81"), alarm) + 100);
        QVERIFY(countOf(picture(nullptr), theme.tokens().sunken) == 0);
        QVERIFY(countOf(picture("140"), solid) < 50); // a number, no bar
        QVERIFY(countOf(picture("140"), theme.tokens().sunken) > 200);
    }

    void eachContractHasItsOwnAxis()
    {
        OrvsChart ten = chartOf("7.5", "7.0");
        ten.high = number("10");
        OrvsChart hundred = chartOf("75", "70");
        QCOMPARE(axisShare(ten, number("7.5")), axisShare(hundred, number("75")));
        QCOMPARE(placeOnAxis(ten, {QString(), number("75")}), AxisPlace::offScale); // never converted
        ten.high = ten.low;
        QCOMPARE(axisShare(ten, number("5")), 0.0);
    }

    void barsGrowWithTheText()
    {
        OrvsBars bars;
        bars.setChart(sampleChart());
        const int before = bars.minimumSizeHint().height();
        useLook(Theme::Kind::light, 200);
        QVERIFY(bars.minimumSizeHint().height() >= 2 * before - 8);
    }

    void noCompositeIsNeverZero()
    {
        OrvsFacts facts;
        OrvsFactSheet sheet = sampleFacts();
        sheet.composite.reset();
        facts.setFacts(sheet);
        const QStringList texts = labelsOf(facts);
        QVERIFY(texts.contains(QStringLiteral("Sin compuesto")));
        QVERIFY(!texts.contains(QStringLiteral("0")));
        sheet.recomputed = number("8.2");
        facts.setFacts(sheet);
        QVERIFY(labelsOf(facts).contains(QStringLiteral("Compuesto recalculado")));
        QVERIFY(labelsOf(facts).contains(QStringLiteral("8.2")));
    }

    void factsSayWhereTheyComeFrom()
    {
        OrvsFacts facts;
        OrvsFactSheet sheet = sampleFacts();
        facts.setFacts(sheet);
        QStringList texts = labelsOf(facts);
        QVERIFY(texts.contains(QStringLiteral("74.5")));
        QVERIFY(texts.contains(QStringLiteral("Umbral 70 (del registro)")));
        QVERIFY(texts.contains(QStringLiteral("Pesos: no publicados. Se usa el compuesto registrado.")));
        QVERIFY(texts.contains(QStringLiteral("Media sin pesos (solo orientativa): 71.2")));
        QVERIFY(texts.contains(QStringLiteral("La más baja: 58")));
        QVERIFY(!texts.contains(QStringLiteral("Hecha por Cotejo")));
        sheet.origin = ThresholdOrigin::ourReading;
        sheet.madeByCotejo = true;
        sheet.weightsKnown = true;
        sheet.recomputed = number("74.2");
        facts.setFacts(sheet);
        texts = labelsOf(facts);
        QVERIFY(texts.contains(QStringLiteral("Umbral 70 (lectura nuestra)")));
        QVERIFY(texts.contains(QStringLiteral("Hecha por Cotejo")));
        QVERIFY(texts.contains(QStringLiteral("Recalculado: 74.2")));
        sheet.threshold.reset();
        facts.setFacts(sheet);
        QVERIFY(labelsOf(facts).contains(QStringLiteral("Umbral: ninguno")));
    }

    void completenessIsSaidInCounts()
    {
        CompletenessHeader header;
        header.resize(424, 90);
        header.setCounts({31, 2, 3, 6, 38});
        QCOMPARE(header.sentence(), QStringLiteral("31 de 42 campos pedidos están completos"));
        QCOMPARE(header.accessibleDescription(),
                 QStringLiteral("2 por aclarar, 3 desconocidos, 6 ausentes, 38 no aplican"));
        header.setCounts({0, 0, 0, 0, 9});
        QCOMPARE(header.sentence(), QStringLiteral("Nada pedido en esta visita"));
        header.setCounts({1, 0, 0, 0, 0});
        QCOMPARE(header.sentence(), QStringLiteral("1 de 1 campo pedido está completo"));
    }

    void theBarRepeatsTheCountsWithoutColourAlone()
    {
        const Theme& theme = Appearance::theme();
        const auto picture = [](const CompletenessShares& counts) {
            CompletenessBar bar;
            bar.resize(420, 8);
            bar.setCounts(counts);
            return bar.grab().toImage();
        };
        const QImage all = picture({31, 2, 3, 6, 0});
        QVERIFY(countOf(all, theme.tokens().text) > 300 * 8 - 100);
        QVERIFY(countOf(all, theme.tone(Tone::query).fg) > 10 * 8);
        const int striped = countOf(picture({0, 0, 10, 0, 0}), theme.tone(Tone::fieldStatedUnknown).fg);
        QVERIFY(striped > 420 * 8 / 2 && striped < 420 * 8 * 3 / 4);
        QVERIFY(countOf(picture({0, 0, 0, 10, 0}), theme.tone(Tone::fieldNotMentioned).fg) <
                420 * 8 / 3); // hollow
        QCOMPARE(countOf(picture({0, 0, 0, 0, 5}), theme.tokens().text), 0);
    }

    void greenIsNeverUsedForCompleteness()
    {
        CompletenessHeader header;
        header.setCounts({31, 2, 3, 6, 38});
        header.resize(424, header.heightForWidth(424));
        QCOMPARE(countOf(header.grab().toImage(), Appearance::theme().tone(Tone::passed).fg), 0);
    }
};

QTEST_MAIN(TestScoreWidgets)
#include "tst_score_widgets.moc"
