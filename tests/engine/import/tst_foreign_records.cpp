#include "tests/engine/import/record_collector.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QtTest>

#include <nlohmann/json.hpp>

using namespace cotejo;

namespace
{
const QString kForeign = QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/foreign");

nlohmann::json summary(const CollectedRecords& got)
{
    nlohmann::json all{{"records", nlohmann::json::array()},
                       {"refused", nlohmann::json::array()},
                       {"remarks", nlohmann::json::array()}};
    for (const TranscriptRecord& record : got.transcripts)
        all["records"].push_back(nlohmann::json::parse(record.bytes));
    for (const NoteRecord& record : got.notes)
        all["records"].push_back(nlohmann::json::parse(record.bytes));
    for (const RefusedRecord& refused : got.refused) {
        nlohmann::json one{{"code", refused.error.code}, {"where", refused.error.where}};
        if (refused.place.line)
            one["line"] = *refused.place.line;
        if (refused.place.record)
            one["record"] = *refused.place.record;
        all["refused"].push_back(one);
    }
    for (const Error& remark : got.remarks)
        all["remarks"].push_back({{"code", remark.code}, {"where", remark.where}});
    return all;
}

QByteArray fileBytes(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool isReadAgain(const std::string& bytes)
{
    QTemporaryFile file(QDir::tempPath() + QStringLiteral("/XXXXXX.json"));
    if (!file.open())
        return false;
    file.write(QByteArray::fromStdString(bytes));
    file.close();
    const CollectedRecords again = collectRecords({file.fileName().toStdString()});
    if (again.transcripts.size() + again.notes.size() != 1 || !again.remarks.empty())
        return false;
    return (again.transcripts.empty() ? again.notes[0].bytes : again.transcripts[0].bytes) == bytes;
}
} // namespace

// Each file of tests/data/foreign beside what it is read as: records in our own format, refusals, remarks. A
// difference is written beside the test program, to be looked at.
class TestForeignRecords : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsAsItsGold_data()
    {
        QTest::addColumn<QString>("path");
        QDirIterator files(kForeign, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            if (!path.endsWith(QLatin1String(".gold.json")) && !path.endsWith(QLatin1String("README.md")))
                QTest::newRow(qPrintable(QDir(kForeign).relativeFilePath(path))) << path;
        }
    }
    void readsAsItsGold()
    {
        QFETCH(QString, path);
        const nlohmann::json got = summary(collectRecords({path.toStdString()}));
        const QByteArray gold = fileBytes(path + QStringLiteral(".gold.json"));
        const nlohmann::json expected = nlohmann::json::parse(gold.toStdString(), nullptr, false);
        if (expected.is_discarded() || got != expected) {
            QFile out(QCoreApplication::applicationDirPath() + QLatin1Char('/') +
                      QDir(kForeign).relativeFilePath(path).replace(QLatin1Char('/'), QLatin1Char('+')) +
                      QStringLiteral(".gold.json"));
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(QByteArray::fromStdString(got.dump(1)) + '\n');
            QFAIL(qPrintable(QStringLiteral("differs from its gold; what was read: ") + out.fileName()));
        }
    }

    // What the store keeps of a foreign record is read again as the same record.
    void readsAgainWhatItKeeps()
    {
        std::size_t records = 0;
        QDirIterator files(kForeign, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            if (path.endsWith(QLatin1String(".gold.json")))
                continue;
            const CollectedRecords read = collectRecords({path.toStdString()});
            for (const TranscriptRecord& record : read.transcripts)
                QVERIFY(isReadAgain(record.bytes));
            for (const NoteRecord& record : read.notes)
                QVERIFY(isReadAgain(record.bytes));
            records += read.transcripts.size() + read.notes.size();
        }
        QVERIFY(records > 20);
    }

    // Every beginning of every file is answered: by records, by refusals, or by both; never by a crash, and
    // never by an evaluation, which no such format has.
    void answersEveryBeginning()
    {
        QTemporaryDir folder;
        QDirIterator files(kForeign, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            if (path.endsWith(QLatin1String(".gold.json")))
                continue;
            const QByteArray bytes = fileBytes(path);
            const QString part = folder.filePath(QFileInfo(path).fileName());
            const bool child =
                !QStringList{QStringLiteral("json"), QStringLiteral("jsonl"), QStringLiteral("md"),
                             QStringLiteral("html"), QStringLiteral("csv")}
                     .contains(QFileInfo(path).suffix());
            if (child && bytes.size() > 20'000)
                continue; // bombs: each reading costs a second
            const qsizetype step = std::max<qsizetype>(1, bytes.size() / (child ? 2 : 40));
            for (qsizetype length = 0; length < bytes.size(); length += step) {
                QFile out(part);
                QVERIFY(out.open(QIODevice::WriteOnly));
                out.write(bytes.left(length));
                out.close();
                const CollectedRecords got = collectRecords({part.toStdString()});
                QVERIFY(got.counts.records + got.counts.refused + got.counts.passedOver > 0);
                for (const TranscriptRecord& record : got.transcripts) {
                    for (const Turn& turn : record.transcript.turns)
                        QVERIFY(turn.evaluations.empty());
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestForeignRecords)
#include "tst_foreign_records.moc"
