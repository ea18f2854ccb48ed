#include "tests/engine/import/record_collector.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace cotejo;

namespace
{
std::optional<DocumentKind> kindOf(const QString& word)
{
    if (word.isEmpty())
        return std::nullopt;
    return word == QLatin1String("note") ? DocumentKind::note : DocumentKind::transcript;
}

QJsonValue number(const std::optional<std::size_t>& value)
{
    return value ? QJsonValue(static_cast<qint64>(*value)) : QJsonValue();
}

template <class Record>
QJsonObject shown(const char* kind, const std::string& id, const Record& record)
{
    return {{QStringLiteral("kind"), QLatin1String(kind)},
            {QStringLiteral("id"), QString::fromStdString(id)},
            {QStringLiteral("line"), number(record.place.line)},
            {QStringLiteral("record"), number(record.place.record)}};
}

// Each of `got` beside the golden entry of the same position; only the members of the golden one are
// compared.
void compareEntries(const QJsonArray& got, const QJsonArray& wanted)
{
    for (qsizetype i = 0; i < std::min(got.size(), wanted.size()); ++i) {
        QJsonObject entry = got.at(i).toObject();
        const QJsonObject want = wanted.at(i).toObject();
        for (const QString& key : entry.keys()) {
            if (!want.contains(key))
                entry.remove(key);
        }
        QCOMPARE(entry, want);
    }
    QCOMPARE(got.size(), wanted.size());
}
} // namespace

// One row for each file of tests/data/import; what is expected stands beside it.
class TestHostileFiles : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void takesTheGoodAndNamesTheBad_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/import"));
        for (const QString& name : folder.entryList(QDir::Files)) {
            if (!name.endsWith(QLatin1String(".gold.json")))
                QTest::newRow(qPrintable(name)) << folder.filePath(name);
        }
    }
    void takesTheGoodAndNamesTheBad()
    {
        QFETCH(QString, path);
        QFile goldFile(path + QStringLiteral(".gold.json"));
        QVERIFY(goldFile.open(QIODevice::ReadOnly));
        const QJsonObject gold = QJsonDocument::fromJson(goldFile.readAll()).object();
        const auto as = kindOf(gold.value(QLatin1String("as")).toString());
        const CollectedRecords got = collectRecords({path.toStdString()}, as);

        QJsonArray records;
        QJsonArray notes;
        for (const TranscriptRecord& record : got.transcripts)
            records.append(shown("transcript", record.transcript.id, record));
        for (const NoteRecord& record : got.notes)
            notes.append(shown("note", record.note.id, record));
        QJsonArray wantedTranscripts;
        QJsonArray wantedNotes;
        for (const QJsonValue& want : gold.value(QLatin1String("records")).toArray())
            (want[QLatin1String("kind")] == QLatin1String("note") ? wantedNotes : wantedTranscripts)
                .append(want);
        compareEntries(records, wantedTranscripts);
        compareEntries(notes, wantedNotes);

        QJsonArray refused;
        for (const RefusedRecord& record : got.refused) {
            QCOMPARE(record.place.file, path.toStdString());
            QVERIFY2(!record.error.detail.empty(), record.error.code.c_str());
            refused.append(
                QJsonObject{{QStringLiteral("code"), QString::fromStdString(record.error.code)},
                            {QStringLiteral("line"), number(record.place.line)},
                            {QStringLiteral("record"), number(record.place.record)},
                            {QStringLiteral("pointer"), QString::fromStdString(record.pointer)},
                            {QStringLiteral("where"), QString::fromStdString(record.error.where)}});
        }
        compareEntries(refused, gold.value(QLatin1String("refused")).toArray());
        QCOMPARE(got.counts.files, std::size_t{1});
        QCOMPARE(got.counts.records, got.transcripts.size() + got.notes.size());
        QCOMPARE(got.counts.refused, got.refused.size());
        QVERIFY(!got.counts.stopped);
    }
};

QTEST_GUILESS_MAIN(TestHostileFiles)
#include "tst_hostile_files.moc"
