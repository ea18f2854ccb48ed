#include "engine/base/decimal.h"

#include <QtTest>

using cotejo::Decimal;

namespace
{
Decimal number(const char* lexeme)
{
    return Decimal::parse(lexeme).value();
}
} // namespace

class TestDecimal : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void comparesAsPrinted()
    {
        QVERIFY(number("8") == number("8.00"));
        QVERIFY(number("69.96") < number("70"));
        QVERIFY(number("-0") == number("0"));
        QVERIFY(number("1e2") == number("100"));
        QVERIFY(number("1e-300") > number("0"));
    }
    void sumsWithoutBinaryError()
    {
        // In binary 0.3·7 + 0.3·7 + 0.2·7 + 0.2·7 is not 7.
        const Decimal sum =
            Decimal::weightedSum({number("7.0"), number("7.0"), number("7"), number("7")},
                                 {number("0.3"), number("0.3"), number("0.2"), number("0.2")});
        QVERIFY(sum == number("7"));
        QCOMPARE(sum.lexeme(), std::string("7"));
    }
    void countsPrintedDecimals()
    {
        QCOMPARE(number("8").printedDecimals(), 0);
        QCOMPARE(number("8.20").printedDecimals(), 2);
        QCOMPARE(number("82e-1").printedDecimals(), 1);
    }
    void refusesWhatIsNoJsonNumber()
    {
        for (const char* text :
             {"", "+1", "01", ".5", "5.", "1e", "NaN", "0x10", "1 ", "1e999", "1e-999999999"})
            QVERIFY2(!Decimal::parse(text), text);
    }
    void measuresDistance()
    {
        QVERIFY(Decimal::distance(number("8.25"), number("8.2")) == number("0.05"));
        QVERIFY(Decimal::distance(number("-1"), number("2")) == number("3"));
    }
};

QTEST_APPLESS_MAIN(TestDecimal)
#include "tst_decimal.moc"
