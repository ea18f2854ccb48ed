#include "tests/engine/agreement/printed_number.h"

#include "engine/agreement/agreement_report.h"
#include "engine/agreement/rating_reader.h"
#include "engine/agreement/rating_table_builder.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <cmath>

using namespace cotejo;

namespace
{
QJsonObject file()
{
    QFile data(QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/agreement/ratings.json"));
    if (!data.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(data.readAll()).object();
}

std::vector<std::string> textsOf(const QJsonArray& array)
{
    std::vector<std::string> texts;
    for (const QJsonValue text : array)
        texts.push_back(text.toString().toStdString());
    return texts;
}

// A row an item, a word a rater, "." for none.
RatingTable tableOf(const QJsonArray& rows, const std::vector<std::string>& categories)
{
    RatingTableBuilder builder(categories);
    for (int item = 0; item < rows.size(); ++item) {
        const QStringList words = rows.at(item).toString().split(QLatin1Char(' '));
        for (int rater = 0; rater < words.size(); ++rater) {
            const std::string value =
                words.at(rater) == QLatin1String(".") ? "" : words.at(rater).toStdString();
            if (!builder.add("i" + std::to_string(item), "r" + std::to_string(rater), value))
                return {};
        }
    }
    auto table = builder.finish();
    return table ? std::move(*table) : RatingTable{};
}

const AgreementLine* lineNamed(const std::vector<AgreementLine>& lines, const QString& name)
{
    for (const AgreementLine& line : lines) {
        if (name == QString::fromStdString(line.name))
            return &line;
    }
    return nullptr;
}

Undefined undefinedFrom(const QString& word)
{
    return word == QLatin1String("noVariance") ? Undefined::noVariance : Undefined::unbounded;
}

QByteArray sharedRatings(const QString& name)
{
    QFile data(QStringLiteral(COTEJO_SOURCE_DIR "/../shared/cases/agreement/") + name);
    return data.open(QIODevice::ReadOnly) ? data.readAll() : QByteArray();
}
} // namespace

class TestAgreementVectors : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void vectors_data()
    {
        QTest::addColumn<QJsonObject>("expected");
        QTest::addColumn<QJsonArray>("rows");
        const QJsonObject all = file();
        const QJsonArray expected = all.value(QStringLiteral("expected")).toArray();
        QVERIFY(expected.size() > 150);
        int number = 0;
        for (const QJsonValue row : expected) {
            const QJsonObject object = row.toObject();
            const QString data = object.value(QStringLiteral("data")).toString();
            QTest::addRow("%d %s %s", ++number, qPrintable(data),
                          qPrintable(object.value(QStringLiteral("name")).toString()))
                << object << all.value(QStringLiteral("data")).toObject().value(data).toArray();
        }
    }
    void vectors()
    {
        QFETCH(const QJsonObject, expected);
        QFETCH(const QJsonArray, rows);
        const RatingTable table =
            tableOf(rows, textsOf(expected.value(QStringLiteral("categories")).toArray()));
        AgreementOptions options;
        options.level = expected.value(QStringLiteral("level")).toDouble(0.95);
        options.scale = *ratingScaleFromCode(
            expected.value(QStringLiteral("scale")).toString(QStringLiteral("nominal")).toStdString());
        const auto lines = agreementReport(table, options);
        QVERIFY(lines.has_value());
        const AgreementLine* line = lineNamed(*lines, expected.value(QStringLiteral("name")).toString());
        QVERIFY(line);
        const Estimate& estimate = line->estimate;
        if (expected.contains(QStringLiteral("undefined"))) {
            QVERIFY(!estimate.value);
            QCOMPARE(estimate.undefined,
                     undefinedFrom(expected.value(QStringLiteral("undefined")).toString()));
            QVERIFY(!sentenceOf(estimate.undefined).en.empty() && !sentenceOf(estimate.undefined).es.empty());
            return;
        }
        const auto check = [&](const char* key, std::optional<double> ours, double finest) {
            const QString wanted = expected.value(QLatin1String(key)).toString();
            if (wanted.isEmpty())
                return true;
            if (ours && PrintedNumber(wanted, finest).isNear(*ours))
                return true;
            qWarning("%s: %.12g, expected %s", key, ours.value_or(-99), qPrintable(wanted));
            return false;
        };
        QVERIFY(check("value", estimate.value, 1e-9));
        QVERIFY(check("se", estimate.standardError, 1e-9));
        QVERIFY(check("se0", estimate.nullStandardError, 1e-9));
        QVERIFY(check("low", estimate.interval ? std::optional(estimate.interval->low) : std::nullopt, 1e-6));
        QVERIFY(
            check("high", estimate.interval ? std::optional(estimate.interval->high) : std::nullopt, 1e-6));
    }

    void categoriesOfFleiss()
    {
        const QJsonArray rows =
            file().value(QStringLiteral("data")).toObject().value(QStringLiteral("diagnoses")).toArray();
        const auto lines = agreementReport(tableOf(rows, {}), {});
        const AgreementLine* line = lineNamed(*lines, QStringLiteral("fleiss_kappa"));
        const std::vector<double> expected{.2447552448, .2447552448, .5200000000, .4711272727, .5661178068};
        QCOMPARE(line->categories.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY(std::abs(*line->categories[i].value - expected[i]) <= 5.1e-11);
        QVERIFY(std::abs(line->categoryNullError - .0471404521) <= 5.1e-11);
    }

    void largeOffsets()
    {
        const QJsonArray rows = {QStringLiteral("1 2"), QStringLiteral("2 3"), QStringLiteral("3 5"),
                                 QStringLiteral("4 4"), QStringLiteral("5 7")};
        QJsonArray far;
        for (const QJsonValue row : rows) {
            const QStringList words = row.toString().split(QLatin1Char(' '));
            const QString pair = QString::number(100000000 + words.at(0).toInt()) + QLatin1Char(' ') +
                                 QString::number(100000000 + words.at(1).toInt());
            far.append(pair);
        }
        const auto near = agreementReport(tableOf(rows, {}), {});
        const auto moved = agreementReport(tableOf(far, {}), {});
        for (std::size_t i = 0; i < near->size(); ++i) {
            QCOMPARE(moved->at(i).estimate.value.has_value(), near->at(i).estimate.value.has_value());
            if (near->at(i).estimate.value)
                QVERIFY(std::abs(*moved->at(i).estimate.value - *near->at(i).estimate.value) < 1e-12);
        }
    }

    void declaredCategoriesDecide()
    {
        const QJsonArray rows = {QStringLiteral("1 1"), QStringLiteral("1 1"), QStringLiteral("1 1")};
        const auto declared = agreementReport(tableOf(rows, {"1", "2"}), {});
        QCOMPARE(*lineNamed(*declared, QStringLiteral("gwet_ac1"))->estimate.value, 1.0);
        QCOMPARE(lineNamed(*declared, QStringLiteral("cohen_kappa"))->estimate.undefined,
                 Undefined::singleCategory);
        const auto collected = agreementReport(tableOf(rows, {}), {});
        QCOMPARE(lineNamed(*collected, QStringLiteral("gwet_ac1"))->estimate.undefined,
                 Undefined::singleCategory);
        QCOMPARE(lineNamed(*collected, QStringLiteral("krippendorff_alpha"))->estimate.undefined,
                 Undefined::singleCategory);
    }

    // The order in which ratings, items and raters come changes nothing.
    void orderIndependent()
    {
        const QJsonArray rows =
            file().value(QStringLiteral("data")).toObject().value(QStringLiteral("observers")).toArray();
        QJsonArray backwards;
        for (const QJsonValue row : rows) {
            QStringList words = row.toString().split(QLatin1Char(' '));
            std::reverse(words.begin(), words.end());
            backwards.prepend(words.join(QLatin1Char(' ')));
        }
        const auto one = agreementReport(tableOf(rows, {}), {});
        const auto other = agreementReport(tableOf(backwards, {}), {});
        for (std::size_t i = 0; i < one->size(); ++i) {
            QCOMPARE(other->at(i).estimate.value.has_value(), one->at(i).estimate.value.has_value());
            if (one->at(i).estimate.value)
                QVERIFY(std::abs(*other->at(i).estimate.value - *one->at(i).estimate.value) < 1e-12);
            QCOMPARE(other->at(i).used, one->at(i).used);
        }
    }

    void sharedFiles_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>(
            "figures"); // fleiss, bp, conger, light, icc 1, 2, 3, 3k, ac1, low, high of icc 2
        QTest::newRow("manage")
            << QStringLiteral("medperturb_manage.csv")
            << QStringLiteral(
                   "0.277035509326 0.283333333 0.282674290338 0.283009406101 0.27750393 0.28292798 "
                   "0.28944694 0.54996781 0.28952238 0.23731697 0.32907192");
        QTest::newRow("visit")
            << QStringLiteral("medperturb_visit.csv")
            << QStringLiteral(
                   "0.326265534222 0.523333333 0.331994207502 0.331035275085 0.32672970 0.33227166 "
                   "0.34068459 0.60786994 0.63120587 0.28574410 0.37879201");
        QTest::newRow("resource")
            << QStringLiteral("medperturb_resource.csv")
            << QStringLiteral(
                   "0.332838419171 0.428333333 0.333432120118 0.334134576784 0.33330171 0.33371017 "
                   "0.33432466 0.60106936 0.49991374 0.28947213 0.37825926");
    }
    void sharedFiles()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, figures);
        const QStringList expected = figures.split(QLatin1Char(' '));
        const QByteArray bytes = sharedRatings(name);
        if (bytes.isEmpty())
            QSKIP("the public ratings lie beside the project, not in it");
        const auto reading = readRatings({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        QVERIFY(reading && reading->refused.empty());
        QCOMPARE(reading->rows, std::size_t{5600});
        AgreementOptions options;
        options.raters = {"slot1", "slot2", "slot3"};
        const auto lines = agreementReport(reading->table, options);
        const QStringList names =
            QStringLiteral("fleiss_kappa brennan_prediger conger_kappa light_kappa icc(1,1) icc(2,1) "
                           "icc(3,1) icc(3,k) gwet_ac1")
                .split(QLatin1Char(' '));
        for (int i = 0; i < names.size(); ++i)
            QVERIFY2(PrintedNumber(expected.at(i)).isNear(*lineNamed(*lines, names.at(i))->estimate.value),
                     qPrintable(names.at(i)));
        const auto interval = lineNamed(*lines, QStringLiteral("icc(2,1)"))->estimate.interval;
        QVERIFY(PrintedNumber(expected.at(9)).isNear(interval->low));
        QVERIFY(PrintedNumber(expected.at(10)).isNear(interval->high));
    }
};

QTEST_APPLESS_MAIN(TestAgreementVectors)
#include "tst_agreement_vectors.moc"
