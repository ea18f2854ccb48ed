#include "engine/pipeline/export_job.h"
#include "tests/engine/store/store_fixture.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

using namespace cotejo;
using namespace cotejo::test;

namespace
{
struct Cell {
    QString type;    // "string", "float", "date"; empty for an empty cell
    QString formula; // empty: none
    QString value;   // of a number or date
    QString text;
};
using Sheet = QList<QList<Cell>>;

const QString kOffice = QStringLiteral("urn:oasis:names:tc:opendocument:xmlns:office:1.0");
const QString kTable = QStringLiteral("urn:oasis:names:tc:opendocument:xmlns:table:1.0");
const QString kText = QStringLiteral("urn:oasis:names:tc:opendocument:xmlns:text:1.0");

Cell cellFrom(QXmlStreamReader& xml)
{
    Cell cell;
    const QXmlStreamAttributes attributes = xml.attributes();
    cell.type = attributes.value(kOffice, QStringLiteral("value-type")).toString();
    cell.formula = attributes.value(kTable, QStringLiteral("formula")).toString();
    cell.value = cell.type == QLatin1String("date")
                     ? attributes.value(kOffice, QStringLiteral("date-value")).toString()
                     : attributes.value(kOffice, QStringLiteral("value")).toString();
    QStringList lines;
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("p"))
            lines.append(xml.readElementText(QXmlStreamReader::IncludeChildElements));
        else
            xml.skipCurrentElement();
    }
    cell.text = lines.join(QLatin1Char('\n'));
    return cell;
}

// The cells of a flat OpenDocument sheet, as LibreOffice took them.
Sheet sheetOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    Sheet sheet;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement || xml.namespaceUri() != kTable)
            continue;
        if (xml.name() == QLatin1String("table-row")) {
            sheet.append(QList<Cell>());
        } else if (xml.name() == QLatin1String("table-cell") && !sheet.isEmpty()) {
            const int times =
                qMax(1, xml.attributes().value(kTable, QStringLiteral("number-columns-repeated")).toInt());
            const Cell cell = cellFrom(xml);
            for (int i = 0; i < qMin(times, 40); ++i)
                sheet.last().append(cell);
        }
    }
    return sheet;
}

void fill(StoreFixture& store)
{
    store.import(transcript("tr-1", {"failed"}));
    store.import(note("00123456789012345678", 31, 42)); // an id that a number would spoil
    ReviewDecision made = decision("tr-1/t1", DecisionKind::reject, "Dra. Muñoz Ávila");
    made.comment = "=HYPERLINK(\"http://x\";\"y\")";
    store.decide(made);
    made = decision("00123456789012345678", DecisionKind::cannot_judge, "Dr. M. Uc");
    made.comment = " +1+1, \"ñandú\"\nsegunda línea 🩺";
    store.decide(made);
}
} // namespace

// What the exports write, opened by LibreOffice itself: accents, ids, dates, and no formula that lives.
class TestSpreadsheet : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void opensAsWritten_data()
    {
        QTest::addColumn<int>("format");
        QTest::newRow("csv") << static_cast<int>(ExportFormat::csv);
        QTest::newRow("xlsx") << static_cast<int>(ExportFormat::xlsx);
    }
    void opensAsWritten()
    {
        const QString office = QStandardPaths::findExecutable(QStringLiteral("soffice"));
        if (office.isEmpty())
            QSKIP("LibreOffice is not installed here; the exports were not opened by it");
        QFETCH(int, format);
        const auto kind = static_cast<ExportFormat>(format);
        const bool workbook = kind == ExportFormat::xlsx;
        StoreFixture store;
        fill(store);
        const std::string name = workbook ? "log.xlsx" : "log.csv";
        const ExportSummary done = take(runExport(
            store.open(), {kind, ExportColumns::full, false, store.path(name), "", "tester"},
            [](const std::string& text) { return text; }, store.clock()));
        QCOMPARE(done.rows, std::int64_t(2));
        const QTemporaryDir out;
        QProcess process;
        QStringList arguments{QStringLiteral("-env:UserInstallation=file://") + out.path() +
                                  QStringLiteral("/profile"),
                              QStringLiteral("--headless"),
                              QStringLiteral("--convert-to"),
                              QStringLiteral("fods"),
                              QStringLiteral("--outdir"),
                              out.path()};
        if (!workbook) // comma, quotes, UTF-8, from the first line, each column as it comes
            arguments.append(QStringLiteral("--infilter=CSV:44,34,76,1"));
        arguments.append(QString::fromStdString(store.path(name)));
        process.start(office, arguments);
        QVERIFY(process.waitForFinished(240000));
        const Sheet sheet = sheetOf(out.filePath(QStringLiteral("log.fods")));
        QVERIFY2(sheet.size() >= 3, process.readAllStandardError().constData());
        const auto column = [&sheet](const char* title) {
            for (int i = 0; i < sheet[0].size(); ++i) {
                if (sheet[0][i].text == QLatin1String(title))
                    return i;
            }
            return -1;
        };
        for (const QList<Cell>& row : sheet) {
            for (const Cell& cell : row)
                QVERIFY2(cell.formula.isEmpty(), qPrintable(cell.formula));
        }
        const QString guard = workbook ? QString() : QStringLiteral("'");
        QCOMPARE(sheet[1][column("actor")].text, QStringLiteral("Dra. Muñoz Ávila"));
        QCOMPARE(sheet[1][column("comment")].text, guard + QStringLiteral("=HYPERLINK(\"http://x\";\"y\")"));
        QVERIFY(sheet[2][column("comment")].text.contains(QStringLiteral("\"ñandú\"\nsegunda línea 🩺")));
        QCOMPARE(sheet[1][column("seq")].type, QStringLiteral("float"));
        QCOMPARE(sheet[1][column("offset")].value, QStringLiteral("-360"));
        QCOMPARE(sheet[1][column("document")].type, QStringLiteral("string"));
        if (workbook) {
            QCOMPARE(sheet[2][column("item")].type, QStringLiteral("string"));
            QCOMPARE(sheet[2][column("item")].text, QStringLiteral("00123456789012345678"));
            const Cell at = sheet[1][column("at_local")];
            QCOMPARE(at.type, QStringLiteral("date"));
            QVERIFY2(at.value.startsWith(QStringLiteral("2026-05-04T06:00:")),
                     qPrintable(at.value)); // 12:00Z at −06:00
        } else {
            QVERIFY(sheet[1][column("at")].text.startsWith(QStringLiteral("2026-05-04T12:00:")) ||
                    sheet[1][column("at")].value.startsWith(QStringLiteral("2026-05-04T12:00:")));
        }
    }

    void theSameRowsAreTheSameWorkbook()
    {
        StoreFixture store;
        fill(store);
        std::string first;
        for (const char* name : {"a.xlsx", "b.xlsx"}) {
            const ExportSummary done = take(runExport(
                store.open(),
                {ExportFormat::xlsx, ExportColumns::full, false, store.path(name), "", "tester"},
                [](const std::string& text) { return text; }, store.clock()));
            if (first.empty())
                first = done.sha256;
            QCOMPARE(done.sha256, first);
            QFile file(QString::fromStdString(store.path(name)));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(
                QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256).toHex().toStdString(),
                first);
        }
    }
};

QTEST_GUILESS_MAIN(TestSpreadsheet)
#include "tst_spreadsheet.moc"
