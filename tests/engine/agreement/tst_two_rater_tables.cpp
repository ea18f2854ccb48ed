#include "tests/engine/agreement/printed_number.h"

#include "engine/agreement/chance_corrected.h"
#include "engine/agreement/cohen_kappa.h"
#include "engine/agreement/krippendorff_alpha.h"
#include "engine/agreement/macro_f1.h"
#include "engine/agreement/rating_table_builder.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace cotejo;

namespace
{
QJsonArray tables()
{
    QFile file(QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/agreement/two_raters.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
    return document.object().value(QStringLiteral("tables")).toArray();
}

std::vector<double> cellsOf(const QJsonObject& table)
{
    std::vector<double> cells;
    const QJsonArray array = table.value(QStringLiteral("cells")).toArray();
    for (const QJsonValue cell : array)
        cells.push_back(cell.toDouble());
    return cells;
}

AgreementWeights weightsOf(const QJsonObject& table)
{
    const auto q = static_cast<std::size_t>(table.value(QStringLiteral("categories")).toInt());
    const QString name = table.value(QStringLiteral("weights")).toString();
    if (name == QLatin1String("identity"))
        return AgreementWeights::identity(q);
    if (name == QLatin1String("linear"))
        return AgreementWeights::linear(q);
    if (name == QLatin1String("quadratic"))
        return AgreementWeights::quadratic(q);
    std::vector<double> matrix;
    const QJsonArray array = table.value(QStringLiteral("matrix")).toArray();
    for (const QJsonValue cell : array)
        matrix.push_back(PrintedNumber(cell.toString()).value());
    return AgreementWeights::of(q, matrix);
}

// One item a cell; the cell's count is the pattern's weight.
RatingTable itemPerCell(std::size_t q)
{
    std::vector<std::string> categories;
    for (std::size_t c = 0; c < q; ++c)
        categories.push_back(std::to_string(c + 1));
    RatingTableBuilder builder(categories);
    for (std::size_t cell = 0; cell < q * q; ++cell) {
        const std::string item = "cell" + std::to_string(cell);
        if (!builder.add(item, "one", categories[cell / q]) ||
            !builder.add(item, "two", categories[cell % q]))
            return {};
    }
    auto table = builder.finish();
    return table ? std::move(*table) : RatingTable{};
}
} // namespace

class TestTwoRaterTables : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void vectors_data()
    {
        QTest::addColumn<QJsonObject>("table");
        const QJsonArray all = tables();
        QCOMPARE(all.size(), 35);
        for (const QJsonValue table : all)
            QTest::newRow(qPrintable(table.toObject().value(QStringLiteral("id")).toString()))
                << table.toObject();
    }
    void vectors()
    {
        QFETCH(const QJsonObject, table);
        const AgreementWeights weights = weightsOf(table);
        const auto cells = cellsOf(table);
        const auto counts = ContingencyTable::of(weights.categories(), cells);
        const RatingTable ratings = itemPerCell(weights.categories());
        const RatingPatterns patterns(ratings);
        QCOMPARE(patterns.size(), cells.size());
        const Estimate kappa = cohenKappa(counts, weights, 0.95);
        QVERIFY(kappa.value && kappa.interval && kappa.standardError && kappa.nullStandardError);
        const QHash<QString, std::optional<double>> ours{
            {QStringLiteral("n"), counts.total()},
            {QStringLiteral("kappa"), kappa.value},
            {QStringLiteral("se"), kappa.standardError},
            {QStringLiteral("se0"), kappa.nullStandardError},
            {QStringLiteral("low"), kappa.interval->low},
            {QStringLiteral("high"), kappa.interval->high},
            {QStringLiteral("scott_pi"), scottPi(counts, weights).value},
            {QStringLiteral("brennan_prediger"),
             chanceCorrected(patterns, cells, weights, ChanceModel::uniform, std::nullopt).value},
            {QStringLiteral("gwet"),
             chanceCorrected(patterns, cells, weights, ChanceModel::gwet, std::nullopt).value},
            {QStringLiteral("alpha"), krippendorffAlpha(patterns, cells, weights).value}};
        const QJsonObject expected = table.value(QStringLiteral("expected")).toObject();
        for (auto figure = expected.begin(); figure != expected.end(); ++figure) {
            if (!ours.contains(figure.key()))
                continue;
            const auto value = ours.value(figure.key());
            QVERIFY2(value.has_value(), qPrintable(figure.key()));
            QVERIFY2(PrintedNumber(figure.value().toString()).isNear(*value),
                     qPrintable(figure.key() + QStringLiteral(": ") + QString::number(*value, 'g', 12) +
                                QStringLiteral(", expected ") + figure.value().toString()));
        }
    }

    void macroF1OfTheAudit()
    {
        const RatingTable ratings = itemPerCell(2);
        const RatingPatterns patterns(ratings);
        const std::vector<double> cells{15933, 5481, 3871, 4225};
        QVERIFY(std::abs(*pairwiseMacroF1(patterns, cells).value - 0.6238873019) < 5e-11);
        QVERIFY(std::abs(*percentAgreement(patterns, cells).value - 0.6830904778) < 5e-11);
    }

    void degenerateTables()
    {
        const auto identity = AgreementWeights::identity(2);
        const auto one = cohenKappa(ContingencyTable::of(2, {7, 0, 0, 0}), identity, 0.95);
        QVERIFY(!one.value && one.undefined == Undefined::singleCategory);
        QVERIFY(
            !cohenKappa(ContingencyTable::of(2, {7, 0, 0, 0}), AgreementWeights::quadratic(2), 0.95).value);
        QCOMPARE(*cohenKappa(ContingencyTable::of(2, {0, 9, 0, 0}), identity, 0.95).value, 0.0);
        QCOMPARE(*cohenKappa(ContingencyTable::of(2, {6, 3, 0, 0}), identity, 0.95).value, 0.0);
        QCOMPARE(*cohenKappa(ContingencyTable::of(2, {0, 5, 5, 0}), identity, 0.95).value, -1.0);
        const auto single = cohenKappa(ContingencyTable::of(2, {0, 1, 0, 0}), identity, 0.95);
        QCOMPARE(*single.value, 0.0);
        QVERIFY(!single.interval && !single.standardError); // one item: no "0 to 0"
        const auto perfect = cohenKappa(ContingencyTable::of(2, {5, 0, 0, 5}), identity, 0.95);
        QCOMPARE(*perfect.value, 1.0);
        QCOMPARE(*perfect.standardError, 0.0);
        QVERIFY(cohenKappa(ContingencyTable::of(2, {0, 0, 0, 0}), identity, 0.95).undefined ==
                Undefined::noOverlap);
        QVERIFY(std::abs(*largestKappa(ContingencyTable::of(2, {45, 15, 25, 15})).value - 18.0 / 23) < 1e-12);
    }
};

QTEST_APPLESS_MAIN(TestTwoRaterTables)
#include "tst_two_rater_tables.moc"
