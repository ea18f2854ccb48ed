#include "engine/agreement/bootstrap.h"
#include "engine/agreement/cohen_kappa.h"
#include "engine/agreement/intraclass_correlation.h"
#include "engine/agreement/rating_table_builder.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <map>

using namespace cotejo;

namespace
{
bool near(double ours, double expected, double tolerance = 1e-9)
{
    if (std::abs(ours - expected) <= tolerance)
        return true;
    qWarning("%.12g, expected %.12g", ours, expected);
    return false;
}

// Shrout and Fleiss' six items and four judges.
RatingTable shroutFleiss()
{
    constexpr std::array<std::array<int, 4>, 6> kRows{
        {{9, 2, 5, 8}, {6, 1, 3, 2}, {8, 4, 6, 8}, {7, 1, 2, 6}, {10, 5, 6, 9}, {6, 2, 4, 7}}};
    RatingTableBuilder builder;
    for (std::size_t item = 0; item < kRows.size(); ++item) {
        for (std::size_t judge = 0; judge < kRows[item].size(); ++judge) {
            if (!builder.add(std::to_string(item), std::to_string(judge), std::to_string(kRows[item][judge])))
                return {};
        }
    }
    auto table = builder.finish();
    return table ? std::move(*table) : RatingTable{};
}

// How often each multiset of the six items comes among the 6^6 ordered resamples.
std::map<std::array<double, 6>, double> allResamples()
{
    std::map<std::array<double, 6>, double> weights;
    for (int code = 0; code < 46656; ++code) {
        std::array<double, 6> counts{};
        for (int rest = code, draw = 0; draw < 6; ++draw, rest /= 6)
            counts[static_cast<std::size_t>(rest % 6)] += 1;
        weights[counts] += 1;
    }
    return weights;
}

struct ExactBootstrap {
    IccForm form;
    double undefined, mean, deviation, smallest, largest, q025, q05, median, q95, q975, below, at, z0, z0Half,
        acceleration, error, low, high, lowHalf, highHalf;
};

constexpr std::array<ExactBootstrap, 2> kExact{ExactBootstrap{IccForm::consistency,
                                                              6,
                                                              0.694788739119,
                                                              0.137198687801,
                                                              -1.0 / 9,
                                                              0.973333333333,
                                                              131.0 / 339,
                                                              17.0 / 39,
                                                              1136.0 / 1575,
                                                              13.0 / 15,
                                                              656.0 / 747,
                                                              21376,
                                                              720,
                                                              -0.1049171047,
                                                              -0.0854851889,
                                                              0.0835510548,
                                                              0.1381451999,
                                                              0.387921022067,
                                                              0.888888888889,
                                                              0.391498881432,
                                                              0.893660531697},
                                               ExactBootstrap{IccForm::agreement,
                                                              0,
                                                              0.248026049110,
                                                              0.099362885109,
                                                              -0.007751937984,
                                                              0.531013615734,
                                                              8.0 / 153,
                                                              124.0 / 1539,
                                                              101.0 / 406,
                                                              167.0 / 407,
                                                              1316.0 / 3011,
                                                              29062,
                                                              720,
                                                              0.3131049082,
                                                              0.3334841373,
                                                              0.0212941392,
                                                              0.1238410236,
                                                              0.118062919760,
                                                              0.488958990536,
                                                              0.121233859397,
                                                              0.488958990536}};

// Every 2 × 2 table that n draws from `cells` can give, with its multinomial probability.
ResampleValues exactKappa(const std::array<double, 4>& cells)
{
    const double n = cells[0] + cells[1] + cells[2] + cells[3];
    const auto logFactorial = [](double value) { return std::lgamma(value + 1); };
    const auto part = [&](double drawn, double cell) {
        return drawn > 0 ? drawn * std::log(cell / n) - logFactorial(drawn) : 0.0;
    };
    const auto identity = AgreementWeights::identity(2);
    ResampleValues values;
    for (double a = 0; a <= (cells[0] > 0 ? n : 0); ++a) {
        for (double b = 0; b <= (cells[1] > 0 ? n - a : 0); ++b) {
            for (double c = 0; c <= (cells[2] > 0 ? n - a - b : 0); ++c) {
                const double d = n - a - b - c;
                if (cells[3] <= 0 && d > 0)
                    continue;
                const double probability = std::exp(logFactorial(n) + part(a, cells[0]) + part(b, cells[1]) +
                                                    part(c, cells[2]) + part(d, cells[3]));
                const auto kappa = cohenKappa(ContingencyTable::of(2, {a, b, c, d}), identity, std::nullopt);
                kappa.value ? values.add(*kappa.value, probability) : values.addUndefined(probability);
            }
        }
    }
    values.sort();
    return values;
}
} // namespace

class TestBootstrap : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyResampleOfSixItems_data()
    {
        QTest::addColumn<int>("row");
        QTest::newRow("icc(3,1)") << 0;
        QTest::newRow("icc(2,1)") << 1;
    }
    void everyResampleOfSixItems()
    {
        QFETCH(const int, row);
        const ExactBootstrap& exact = kExact[static_cast<std::size_t>(row)];
        const RatingTable table = shroutFleiss();
        const RatingPatterns patterns(table);
        const Statistic icc = [&](PatternWeights items) {
            return intraclassCorrelation(exact.form, meanSquaresOf(patterns, items), std::nullopt);
        };
        ResampleValues values;
        const auto resamples = allResamples();
        QCOMPARE(resamples.size(), std::size_t{462});
        for (const auto& [counts, weight] : resamples) {
            const Estimate estimate = icc(counts);
            estimate.value ? values.add(*estimate.value, weight) : values.addUndefined(weight);
        }
        values.sort();
        const double estimate = *icc(patterns.counts()).value;
        QCOMPARE(values.undefinedWeight(), exact.undefined);
        QCOMPARE(values.weight(), 46656 - exact.undefined);
        QVERIFY(near(values.mean(), exact.mean) && near(values.deviation(), exact.deviation));
        QVERIFY(near(values.smallest(), exact.smallest) && near(values.largest(), exact.largest));
        QVERIFY(near(values.quantile(0.025), exact.q025) && near(values.quantile(0.05), exact.q05));
        QVERIFY(near(values.quantile(0.5), exact.median) && near(values.quantile(0.95), exact.q95));
        QVERIFY(near(values.quantile(0.975), exact.q975));
        QCOMPARE(values.weightBelow(estimate), exact.below);
        QCOMPARE(values.weightAt(estimate), exact.at);
        QVERIFY(near(*values.biasCorrection(estimate, TieRule::strict), exact.z0));
        QVERIFY(near(*values.biasCorrection(estimate, TieRule::half), exact.z0Half));
        const auto left = jackknife(patterns.counts(), icc);
        QVERIFY(near(left->acceleration, exact.acceleration) && near(left->standardError, exact.error));
        const auto strict = values.bca(estimate, left->acceleration, 0.95, TieRule::strict);
        const auto half = values.bca(estimate, left->acceleration, 0.95, TieRule::half);
        QVERIFY(near(strict->low, exact.low, 1e-6) && near(strict->high, exact.high, 1e-6));
        QVERIFY(near(half->low, exact.lowHalf, 1e-6) && near(half->high, exact.highHalf, 1e-6));
    }

    void everyResampleOfATable_data()
    {
        QTest::addColumn<std::array<double, 4>>("cells");
        QTest::addColumn<std::array<double, 8>>("figures"); // undefined, mean, sd, q.025, .05, .5, .95, .975
        using Cells = std::array<double, 4>;
        using Figures = std::array<double, 8>;
        QTest::newRow("4 1 1 4") << Cells{4, 1, 1, 4}
                                 << Figures{0.0002097152, .5741757901, .2670243537, 0, 1.0 / 11, 0.6, 1, 1};
        QTest::newRow("7 1 1 1") << Cells{7, 1, 1, 1} << Figures{0.028247525, .3178717467, .3611081504, -0.25,
                                                                 -3.0 / 17,   8.0 / 23,    1,           1};
        QTest::newRow("20 5 10 15") << Cells{20, 5, 10, 15}
                                    << Figures{1.27e-20,    .3955054893, .1272411785, 86.0 / 611,
                                               118.0 / 643, 0.4,         0.6,         0.64};
        QTest::newRow("9 0 1 0") << Cells{9, 0, 1, 0} << Figures{0.3486784401, 0, 0, 0, 0, 0, 0, 0};
    }
    void everyResampleOfATable()
    {
        using Cells = std::array<double, 4>;
        using Figures = std::array<double, 8>;
        QFETCH(const Cells, cells);
        QFETCH(const Figures, figures);
        const ResampleValues values = exactKappa(cells);
        QVERIFY(near(values.undefinedWeight(), figures[0], 5e-11));
        QVERIFY(near(values.mean(), figures[1], 5.1e-11) && near(values.deviation(), figures[2], 5.1e-11));
        constexpr std::array<double, 5> kShares{0.025, 0.05, 0.5, 0.95, 0.975};
        for (std::size_t i = 0; i < kShares.size(); ++i)
            QVERIFY(near(values.quantile(kShares[i]), figures[3 + i]));
    }

    // The drawn bootstrap is near the exact one, the same seed gives the same, and undefined resamples count.
    void drawnResamples()
    {
        const RatingTable table = shroutFleiss();
        const RatingPatterns patterns(table);
        const Statistic icc = [&](PatternWeights items) {
            return intraclassCorrelation(IccForm::consistency, meanSquaresOf(patterns, items), std::nullopt);
        };
        BootstrapOptions options;
        options.resamples = 4000;
        options.seed = 20260601;
        const auto once = bootstrap(patterns.counts(), {icc}, options, 0.95);
        const auto again = bootstrap(patterns.counts(), {icc}, options, 0.95);
        QCOMPARE(once[0].interval->low, again[0].interval->low);
        QCOMPARE(once[0].interval->high, again[0].interval->high);
        QVERIFY(near(once[0].interval->low, kExact[0].q025, 0.03));
        QVERIFY(near(once[0].interval->high, kExact[0].q975, 0.02));
        options.method = BootstrapMethod::bca;
        const auto bca = bootstrap(patterns.counts(), {icc}, options, 0.95);
        QVERIFY(near(bca[0].interval->low, kExact[0].lowHalf, 0.04));
        QVERIFY(near(bca[0].interval->high, kExact[0].highHalf, 0.02));
    }

    void withoutBiasCorrection()
    {
        const std::array<double, 1> items{5};
        const Statistic constant = [](PatternWeights) { return Estimate::of(1); };
        BootstrapOptions options;
        options.method = BootstrapMethod::bca;
        options.resamples = 50;
        const auto outcome = bootstrap(items, {constant}, options, 0.95);
        QVERIFY(outcome[0].interval && outcome[0].interval->low == 1 && outcome[0].interval->high == 1);
        const Statistic never = [](PatternWeights) { return Estimate::none(Undefined::noVariance); };
        const auto none = bootstrap(items, {never}, options, 0.95);
        QVERIFY(!none[0].interval && !none[0].why.empty());
        QCOMPARE(none[0].undefined, std::size_t{50});
    }
};

QTEST_APPLESS_MAIN(TestBootstrap)
#include "tst_bootstrap.moc"
