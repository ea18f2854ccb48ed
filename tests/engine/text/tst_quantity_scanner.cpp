#include "engine/text/analysed_note.h"

#include <QTest>

using namespace cotejo;

class TestQuantityScanner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void intervals_data();
    void intervals();
};

void TestQuantityScanner::reads_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("shown"); // comparator value-upper/outOf unit
    const auto row = [](const char* text, const char* shown) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(shown);
    };
    row("12,5 mg/sem", "12.5 mg/sem");
    row("40mg", "40 mg");
    row("leucos 14,300", "14300");
    row("0,300", "0.300");
    row("1,250.5", "1250.5");
    row("1½ tab", "1.5 tab");
    row("½ tab", "0.5 tab");
    row("2-3 dedos", "2-3 dedos");
    row("70/100", "70/100");
    row("1:160", "1/160");
    row(">200 U/mL", ">200 u/ml");
    row("≤ 5", "<5");
    row("~ 30", "~30");
    row("44 mm/h", "44 mm/h");
    row("44 mm / h", "44 mm/h");
    row("610 mg en 24 horas", "610 mg/24h");
    row("8 mg/kg", "8 mg/kg");
    row("15 mg a la semana", "15 mg/sem");
    row("5 mg al día", "5 mg/d");
    row("2 g/24 h", "2 g/24h");
    row("cuarenta años", "40 anos");
    row("58 a.", "58 anos");
    row("de 5.8 a 3.2", "5.8|3.2");
    row("de 20 a los 40 kg", "20|40 kg");
    row("das28 4.2", "4.2");
    row("el 12/03/2024 pesa 70 kg", "70 kg");
    row("007", "7");
    row("0", "0");
    row("5.8 -> 3.2", "5.8|3.2");
}

void TestQuantityScanner::reads()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, shown);
    const AnalysedNote note(text.toStdString());
    QByteArrayList found;
    for (const auto& quantity : note.quantities()) {
        std::string one;
        if (quantity.comparator != '\0')
            one += quantity.comparator;
        one += quantity.value.lexeme();
        if (quantity.upper)
            one += "-" + quantity.upper->lexeme();
        if (quantity.outOf)
            one += "/" + quantity.outOf->lexeme();
        if (!quantity.unit.empty())
            one += " " + quantity.unit;
        found << QByteArray::fromStdString(one);
    }
    QCOMPARE(found.join('|'), shown);
}

void TestQuantityScanner::intervals_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("shown");
    const auto row = [](const char* text, const char* shown) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(shown);
    };
    row("40 mg c/2 sem", "2 semanas");
    row("cada 15 días", "15 dias");
    row("C/14 DIAS", "14 dias");
    row("c/sem", "1 semanas");
    row("cada dos semanas", "2 semanas");
    row("quincenal", "2 semanas");
    row("mensual", "1 meses");
    row("q6mo", "6 meses");
    row("every 8 weeks", "8 semanas");
    row("c/12 h", "12 horas");
    row("una vez por semana", "1 semanas");
    row("cada cita", "");
}

void TestQuantityScanner::intervals()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, shown);
    const AnalysedNote note(text.toStdString());
    QByteArrayList found;
    for (const auto& interval : note.intervals())
        found << QByteArray::fromStdString(interval.count.lexeme() + " " + interval.unit);
    QCOMPARE(found.join('|'), shown);
}

QTEST_GUILESS_MAIN(TestQuantityScanner)
#include "tst_quantity_scanner.moc"
