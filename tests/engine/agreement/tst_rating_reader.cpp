#include "engine/agreement/rating_reader.h"

#include <QtTest>

using namespace cotejo;

class TestRatingReader : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void refusedRows_data()
    {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("two cells") << QByteArray("i9,a") << QByteArray("ratings.cells");
        QTest::newRow("four cells") << QByteArray("i9,a,1,2") << QByteArray("ratings.cells");
        QTest::newRow("no item") << QByteArray(",a,1") << QByteArray("ratings.nameless");
        QTest::newRow("no rater") << QByteArray("i9, ,1") << QByteArray("ratings.nameless");
        QTest::newRow("nan") << QByteArray("i9,a,NaN") << QByteArray("ratings.not_finite");
        QTest::newRow("infinity") << QByteArray("i9,a,-inf") << QByteArray("ratings.not_finite");
        QTest::newRow("undeclared") << QByteArray("i9,a,3") << QByteArray("ratings.undeclared");
    }
    void refusedRows()
    {
        QFETCH(const QByteArray, row);
        QFETCH(const QByteArray, code);
        const QByteArray csv = "item,rater,value\ni1,a,1\n" + row + "\ni1,b,2\n";
        RatingReaderOptions options;
        options.categories = {"1", "2"};
        const auto reading = readRatings(csv.toStdString(), options);
        QVERIFY(reading.has_value());
        QCOMPARE(reading->rows, std::size_t{2});
        QCOMPARE(reading->refused.size(), std::size_t{1});
        QCOMPARE(QByteArray::fromStdString(reading->refused[0].code), code);
        QCOMPARE(QByteArray::fromStdString(reading->refused[0].where), QByteArray("line 3"));
    }

    void unusableFiles_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("empty") << QByteArray() << QByteArray("ratings.empty");
        QTest::newRow("no header") << QByteArray("i1,a,1\n") << QByteArray("ratings.header");
        QTest::newRow("semicolons") << QByteArray("item;rater;value\ni1;a;1\n")
                                    << QByteArray("ratings.header");
        QTest::newRow("not UTF-8") << QByteArray("item,rater,value\ni\xff,a,1\n")
                                   << QByteArray("read.invalid_utf8");
        QTest::newRow("twice") << QByteArray("item,rater,value\ni1,a,1\ni2,a,1\ni1,a,2\n")
                               << QByteArray("ratings.repeated");
        QTest::newRow("twice, once empty")
            << QByteArray("item,rater,value\ni1,a,1\ni1,a,\n") << QByteArray("ratings.repeated");
    }
    void unusableFiles()
    {
        QFETCH(const QByteArray, csv);
        QFETCH(const QByteArray, code);
        const auto reading = readRatings(csv.toStdString());
        QVERIFY(!reading.has_value());
        QCOMPARE(QByteArray::fromStdString(reading.error().code), code);
        if (code == "ratings.repeated")
            QVERIFY(reading.error().where == "line 4" || reading.error().where == "line 3");
    }

    void keepsTheLast()
    {
        RatingReaderOptions options;
        options.repeated = RepeatedRating::keepLast;
        const auto reading = readRatings("item,rater,value\ni1,a,1\ni1,b,1\ni1,a,2\ni1,a,3\n", options);
        QVERIFY(reading.has_value());
        const auto row = reading->table.row(0);
        QCOMPARE(row.size(), std::size_t{2});
        QCOMPARE(reading->table.categories[row[0].category].name, std::string("3"));
    }

    void oneNumberManyWaysToWriteIt()
    {
        const auto reading = readRatings(
            "\xEF\xBB\xBFitem,rater,value\r\ni1,a,1\r\ni1,b, 1.0\r\n\r\n\"i,2\",a,10\r\n\"i,2\",b,9\r\n");
        QVERIFY(reading.has_value() && reading->refused.empty());
        const RatingTable& table = reading->table;
        QCOMPARE(table.items[1], std::string("i,2"));
        QCOMPARE(table.categories.size(), std::size_t{3});
        QCOMPARE(table.categories[1].name, std::string("9"));
        QCOMPARE(table.row(0)[0].category, table.row(0)[1].category);
        const auto labels = readRatings("item,rater,value\ni1,a,01\ni1,b,1\ni2,a,x\n");
        QCOMPARE(labels->table.categories.size(), std::size_t{3});
        QVERIFY(!labels->table.ordered());
    }

    void missingRatings()
    {
        const auto reading = readRatings("item,rater,value\ni1,a,\ni1,b,yes\ni2,a,\n");
        QVERIFY(reading.has_value());
        QCOMPARE(reading->table.items.size(), std::size_t{2});
        QCOMPARE(reading->table.raters.size(), std::size_t{2});
        QCOMPARE(reading->table.row(0).size(), std::size_t{1});
        QCOMPARE(reading->table.row(1).size(), std::size_t{0});
    }
};

QTEST_APPLESS_MAIN(TestRatingReader)
#include "tst_rating_reader.moc"
