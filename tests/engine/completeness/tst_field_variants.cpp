#include "engine/completeness/note_text_reader.h"
#include "engine/domain/codes.h"
#include "engine/domain/note.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace cotejo;

// Short wordings of many writers with the reading each must give: tests/data/text/field_variants.json.
// Members: t text, f field, s status (present unless said), d detail, v value, set codes, u unit, va variant,
// ti titre, q a doubt.
class TestFieldVariants : public QObject
{
    Q_OBJECT

private:
    // The reading that counts: of this visit before older ones, values before negatives before unknowns.
    static const FieldReading* chosen(const NoteReading& all, const std::string& field)
    {
        const FieldReading* best = nullptr;
        const auto rank = [](const FieldReading& r) {
            return (r.current ? 10 : 0) + (r.status == FieldStatus::present ? 4 : 0) +
                   (r.detail == FieldDetail::value ? 2 : 0);
        };
        for (const auto& reading : all.readings)
            if (reading.field == field && (best == nullptr || rank(reading) > rank(*best)))
                best = &reading;
        return best;
    }

    static std::set<std::string> codes(const NoteReading& all, const std::string& field)
    {
        std::set<std::string> found;
        for (const auto& reading : all.readings)
            if (const auto* list = std::get_if<std::vector<std::string>>(&reading.value);
                list != nullptr && reading.field == field)
                found.insert(list->begin(), list->end());
        return found;
    }

    static QString shown(const FieldReading* reading)
    {
        if (reading == nullptr)
            return QStringLiteral("nothing");
        QString value;
        if (const auto* number = std::get_if<Decimal>(&reading->value))
            value = QString::fromStdString(number->lexeme());
        else if (const auto* text = std::get_if<std::string>(&reading->value))
            value = QString::fromStdString(*text);
        const auto status = std::string(codeOf(reading->status)) + "/" + std::string(codeOf(reading->detail));
        return QString::fromStdString(status) + QStringLiteral(" ") + value + QStringLiteral(" [") +
               QString::fromStdString(reading->evidence.front().quote) + QStringLiteral("]");
    }

private Q_SLOTS:
    void reads_data();
    void reads();
};

void TestFieldVariants::reads_data()
{
    QTest::addColumn<QJsonObject>("row");
    QFile file(QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/text/field_variants.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray rows = QJsonDocument::fromJson(file.readAll()).array();
    QVERIFY(rows.size() >= 60);
    int number = 0;
    for (const auto& value : rows) {
        const QJsonObject row = value.toObject();
        const QString name =
            QStringLiteral("%1 %2 | %3").arg(++number).arg(row[u"f"].toString(), row[u"t"].toString());
        QTest::newRow(name.toUtf8().constData()) << row;
    }
}

void TestFieldVariants::reads()
{
    QFETCH(QJsonObject, row);
    Note note;
    note.text = row[u"t"].toString().toStdString();
    const NoteReading all = NoteTextReader().read(note);
    const std::string field = row[u"f"].toString().toStdString();
    const FieldReading* reading = chosen(all, field);
    const QString status = row[u"s"].toString(QStringLiteral("present"));
    if (status == QStringLiteral("absent")) {
        QVERIFY2(reading == nullptr, qPrintable(shown(reading)));
        return;
    }
    QVERIFY2(reading != nullptr, "nothing was read");
    QCOMPARE(QString::fromStdString(std::string(codeOf(reading->status))), status);
    if (row.contains(u"d"))
        QVERIFY2(row[u"d"].toString().toStdString() == codeOf(reading->detail), qPrintable(shown(reading)));
    if (row.contains(u"set")) {
        std::set<std::string> wanted;
        for (const auto& code : row[u"set"].toArray())
            wanted.insert(code.toString().toStdString());
        QVERIFY2(codes(all, field) == wanted, qPrintable(shown(reading)));
    }
    if (row[u"v"].isDouble()) {
        const auto* number = std::get_if<Decimal>(&reading->value);
        QVERIFY2(number != nullptr && std::abs(number->value() - row[u"v"].toDouble()) < 1e-9,
                 qPrintable(shown(reading)));
    } else if (row[u"v"].isString()) {
        const auto* text = std::get_if<std::string>(&reading->value);
        QVERIFY2(text != nullptr && *text == row[u"v"].toString().toStdString(), qPrintable(shown(reading)));
    }
    if (row.contains(u"u"))
        QCOMPARE(QString::fromStdString(reading->unit), row[u"u"].toString());
    if (row.contains(u"va"))
        QCOMPARE(QString::fromStdString(reading->variant), row[u"va"].toString());
    if (row.contains(u"ti"))
        QCOMPARE(QString::fromStdString(reading->titre), row[u"ti"].toString());
    if (row.contains(u"q"))
        QVERIFY(std::any_of(reading->doubts.begin(), reading->doubts.end(), [&](QueryKind kind) {
            return row[u"q"].toString().toStdString() == codeOf(kind);
        }));
}

QTEST_GUILESS_MAIN(TestFieldVariants)
#include "tst_field_variants.moc"
