#include "engine/text/analysed_note.h"

#include <QTest>

using namespace cotejo;

class TestDateScanner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void countsBack_data();
    void countsBack();
    void partialDates();
};

void TestDateScanner::reads_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("dates"); // joined by blanks
    const auto row = [](const char* text, const char* dates) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(dates);
    };
    row("el 12/03/2024 y", "2024-03-12");
    row("12-03-24", "2024-03-12");
    row("07.11.2023", "2023-11-07");
    row("3 / 4 / 2023", "2023-04-03");
    row("15-mar-21", "2021-03-15");
    row("15/MAR/2021", "2021-03-15");
    row("30-JUN-2022", "2022-06-30");
    row("3 de junio de 2024", "2024-06-03");
    row("1o de mayo del 2020", "2020-05-01");
    row("March 15, 2021", "2021-03-15");
    row("2024-05-21", "2024-05-21");
    row("2024-05-21T10:00:00-06:00", "2024-05-21");
    row("2024-05", "2024-05");
    row("marzo 2024", "2024-03");
    row("marzo de 2024", "2024-03");
    row("ene-22", "2022-01");
    row("desde nov 2022", "2022-11");
    row("06/2021", "2021-06");
    row("desde 03/21", "2021-03");
    row("dx 2015", "2015");
    row("(2020-21)", "2020");
    row("2016-2018", "2016 2018");
    row("Jan 10-18, 2025", "2025-01-10 2025-01-18");
    row("hospitalized January 28 to 31, 2025", "2025-01-28 2025-01-31");
    row("del 10 al 18 de enero de 2025", "2025-01-10 2025-01-18");
    row("10-18 ene 2025", "2025-01-10 2025-01-18");
    row("del 10 al 18/01/2025", "2025-01-10 2025-01-18");
    row("del 28 de enero al 3 de febrero de 2025", "2025-01-28 2025-02-03");
    row("del 28 de diciembre al 3 de enero de 2025", "2024-12-28 2025-01-03");
    row("10-12-2024", "2024-12-10");
    row("NAD 10-18, PCR 2", "");
    row("1-2-3-4-5-6-7-8-9 de enero de 2025", "2025-01-08 2025-01-09");
    row("hoy 03/02/2023", "2023-02-03");
    row("31/02/2024", "");
    row("03/25/2024", "");
    row("TA 120/80", "");
    row("EVA 7/10", "");
    row("1:640", "");
    row("2000 mg", "");
    row("2021 kg", "");
    row("Tel 222 012 3456", "");
    row("NY 1984", "");
    row("EULAR/ACR 2019", "");
    row("mar 15 mg", "");
    row("MTX 15 mg/sem 2016-2018; LEF", "2016 2018");
}

void TestDateScanner::reads()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, dates);
    const AnalysedNote note(text.toStdString());
    QByteArrayList found;
    for (const auto& date : note.dates())
        if (date.kind == DateExpression::Kind::absolute)
            found << QByteArray::fromStdString(date.date->iso());
    QCOMPARE(found.join(' '), dates);
}

void TestDateScanner::countsBack_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("date");
    const auto row = [](const char* text, const char* date) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(date);
    };
    row("hoy", "2024-01-05");
    row("ayer", "2024-01-04");
    row("hace 3 meses", "2023-10");
    row("desde hace 27 meses", "2021-10");
    row("hace 9 años", "2015");
    row("hace 10 días", "2023-12-26");
    row("hace dos años", "2022");
    row("hace aproximadamente 6 a", "2018");
    row("3 years ago", "2021");
    row("en diciembre", "2023-12");
    row("el 24 de diciembre", "2023-12-24");
    row("el 3 de enero", "2024-01-03");
    row("desde enero", "2024-01");
}

void TestDateScanner::countsBack()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, date);
    const AnalysedNote note("x " + text.toStdString() + ".", PartialDate{2024, 1, 5});
    QVERIFY(!note.dates().empty());
    QVERIFY(note.dates().front().date.has_value());
    QCOMPARE(QByteArray::fromStdString(note.dates().front().date->iso()), date);
}

void TestDateScanner::partialDates()
{
    QVERIFY(!PartialDate::make(2023, 2, 29) && PartialDate::make(2024, 2, 29) &&
            !PartialDate::make(2024, 13, 1));
    QVERIFY(!PartialDate::fromIso("2024-1-2") && !PartialDate::fromIso("24-01-02") &&
            !PartialDate::fromIso(""));
    QCOMPARE(PartialDate::fromIso("2024-03-12T10:00")->iso(), std::string("2024-03-12"));
    QCOMPARE((PartialDate{2024, 3, 1}).minusDays(1).iso(), std::string("2024-02-29"));
    QCOMPARE((PartialDate{2024, 1, 5}).minusMonths(1).iso(), std::string("2023-12"));
    QVERIFY((PartialDate{2024, 3, 0}) > (PartialDate{2024, 2, 29}));
}

QTEST_GUILESS_MAIN(TestDateScanner)
#include "tst_date_scanner.moc"
