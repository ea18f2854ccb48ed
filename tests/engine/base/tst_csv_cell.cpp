#include "engine/base/csv_cell.h"
#include "engine/base/csv_reader.h"

#include <QtTest>

#include <random>

using namespace cotejo;

class TestCsvCell : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void guards_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("guarded");
        const auto row = [](const char* text, bool guarded) {
            QTest::newRow(text) << QByteArray(text) << guarded;
        };
        row("=HYPERLINK(\"http://x\")", true);
        row("=1+1", true);
        row(" =1+1", true);
        row("\xC2\xA0=1+1", true);
        row("\n=1+1", true);
        row("\t=1", true);
        row("\tplain", true);
        row("\r", true);
        row("+52 999 123", true);
        row("-3,5", true);
        row("- metotrexato", true);
        row("@SUM(A1)", true);
        row("-", true);
        row("+", true);
        row("-3.5e", true);
        row("--1", true);
        row("-3.5", false);
        row("+12", false);
        row(" -3.5 ", false);
        row("-1e-3", false);
        row("00123", false);
        row("20000000000000000001", false);
        row("dosis = 15", false);
        row("", false);
        row("'", false);
        row("ñ=1", false);
        row("a;b,c\"d\ne", false);
    }
    void guards()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, guarded);
        const std::string cell = guardCell(text.toStdString());
        QCOMPARE(cell, (guarded ? "'" : "") + text.toStdString());
        QCOMPARE(unguardCell(cell), text.toStdString());
    }
    // What comes out of the reader is what went into the writer, whatever the cells hold.
    void roundTrip()
    {
        std::mt19937 random(5);
        const std::vector<std::string> pieces{"=",  "+",  "-",  "@",     "'", "\"",       ",",
                                              ";",  "\r", "\n", "\t",    " ", "\xC2\xA0", "1",
                                              ".5", "e3", "ñ",  "texto", ""};
        for (int round = 0; round < 3000; ++round) {
            std::vector<std::vector<std::string>> rows(1 + random() % 3);
            std::string csv = round % 2 ? "\xEF\xBB\xBF" : "";
            for (std::vector<std::string>& row : rows) {
                row.resize(2 + random() % 3);
                for (std::string& cell : row) {
                    for (auto n = random() % 6; n > 0; --n)
                        cell += pieces[random() % pieces.size()];
                    csv += (&cell == &row.front() ? "" : ",") + quoteCell(guardCell(cell));
                }
                csv += "\r\n";
            }
            CsvReader reader(csv);
            std::vector<std::string> cells;
            for (const std::vector<std::string>& row : rows) {
                QVERIFY(reader.next(cells));
                QVERIFY2(cells == row, csv.c_str());
            }
            QVERIFY(!reader.next(cells));
            QVERIFY(!reader.faulty());
        }
    }
    void noCellStartsAFormula()
    {
        std::mt19937 random(6);
        const std::string letters = "=+-@\t\r '\"1a\n,";
        for (int round = 0; round < 5000; ++round) {
            std::string text;
            for (auto n = random() % 5; n > 0; --n)
                text += letters[random() % letters.size()];
            const std::string cell = guardCell(text);
            const std::size_t first = cell.find_first_not_of(" \n");
            const bool dangerous =
                first != std::string::npos && std::string("=+-@\t\r").find(cell[first]) != std::string::npos;
            QVERIFY2(!dangerous || isPlainNumber(cell), cell.c_str());
        }
    }
    void readerSaysWhatIsWrong()
    {
        std::vector<std::string> cells;
        CsvReader open("a,b\r\n\"c,d\r\n");
        QVERIFY(open.next(cells));
        QVERIFY(!open.next(cells));
        QVERIFY(open.faulty());
        QCOMPARE(open.line(), std::size_t(2));
        CsvReader behind("\"a\"b\r\n");
        QVERIFY(!behind.next(cells));
        QVERIFY(behind.faulty());
        CsvReader bare("a,\nb,\"x\ny\"\nlast,");
        QVERIFY(bare.next(cells) && cells == (std::vector<std::string>{"a", ""}));
        QVERIFY(bare.next(cells) && cells == (std::vector<std::string>{"b", "x\ny"}));
        QCOMPARE(bare.line(), std::size_t(2));
        QVERIFY(bare.next(cells) && cells == (std::vector<std::string>{"last", ""}));
        QCOMPARE(bare.line(), std::size_t(4));
        QVERIFY(!bare.next(cells));
    }
};

QTEST_APPLESS_MAIN(TestCsvCell)
#include "tst_csv_cell.moc"
