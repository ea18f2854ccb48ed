#include "tests/engine/import/record_collector.h"
#include "tests/support/schema_check.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QtTest>

#include <set>

using namespace cotejo;

namespace
{
// Faults that a schema can tell; the others are of the bytes, or lie between two members.
const std::set<std::string> kToldBySchema = {"read.wrong_type",          "read.missing_member",
                                             "read.unknown_value",       "read.unknown_format",
                                             "read.unsupported_version", "read.empty_id"};
const std::set<std::string> kNotToldBySchema = {"read.duplicate_id", "read.alternative_last",
                                                "read.number_out_of_range"};

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::string firstOf(const std::vector<std::string>& problems)
{
    return problems.empty() ? std::string() : problems.front();
}

// Every line of a JSON Lines file: taken by the reader and sound by the schema, or neither.
void compareReaderWithSchema(const QString& path, DocumentKind kind, const char* schema)
{
    const CollectedRecords got = collectRecords({path.toStdString()}, kind);
    std::map<std::size_t, std::string> refused;
    for (const RefusedRecord& record : got.refused)
        refused[record.place.line.value()] = record.error.code;
    const QList<QByteArray> lines = contentOf(path).split('\n');
    std::size_t told = 0;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines[i].trimmed().isEmpty())
            continue;
        const auto problems = schemaProblems(schema, lines[i].toStdString());
        const auto fault = refused.find(static_cast<std::size_t>(i) + 1);
        const std::string where = "line " + std::to_string(i + 1) + " ";
        if (fault == refused.end()) {
            QVERIFY2(problems.empty(), (where + firstOf(problems)).c_str());
        } else if (kToldBySchema.contains(fault->second)) {
            QVERIFY2(!problems.empty(), (where + fault->second).c_str());
            ++told;
        } else if (kNotToldBySchema.contains(fault->second) && problems.empty()) {
            continue;
        } else {
            QVERIFY2(!problems.empty(), (where + fault->second).c_str());
        }
    }
    QVERIFY(told > 10);
}

void checkRecords(const QString& folder)
{
    const CollectedRecords got = collectRecords({folder.toStdString()});
    for (const TranscriptRecord& record : got.transcripts) {
        const auto problems = schemaProblems("transcript", record.bytes);
        QVERIFY2(problems.empty(), (record.place.file + " " + firstOf(problems)).c_str());
    }
    for (const NoteRecord& record : got.notes) {
        if (record.bytes == record.note.text)
            continue; // plain text
        const auto problems = schemaProblems("note", record.bytes);
        QVERIFY2(problems.empty(), (record.place.file + " " + firstOf(problems)).c_str());
    }
    QVERIFY(got.transcripts.size() + got.notes.size() > 0);
}
} // namespace

class TestSchemas : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void agreeWithTheReaderOnTranscripts()
    {
        compareReaderWithSchema(QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/import/types.jsonl"),
                                DocumentKind::transcript, "transcript");
    }
    void agreeWithTheReaderOnNotes()
    {
        compareReaderWithSchema(QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/import/notes.jsonl"),
                                DocumentKind::note, "note");
    }
    void everyRecordTakenKeepsItsSchema()
    {
        checkRecords(QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/import"));
        checkRecords(QStringLiteral(COTEJO_SOURCE_DIR "/resources/sample"));
    }
    void handedRecordsKeepTheirSchema()
    {
        const QString cases = QStringLiteral(COTEJO_SOURCE_DIR "/../shared/cases/");
        if (!QDir(cases).exists())
            QSKIP("the handed cases are not beside the project");
        for (const char* name : {"transcripts", "notes", "cross"})
            checkRecords(cases + QLatin1String(name));
        compareReaderWithSchema(cases + QStringLiteral("transcripts/hostile/wrong-types.jsonl"),
                                DocumentKind::transcript, "transcript");
    }

    // tests/data/schemas: NAME.good.jsonl, and NAME.bad.jsonl where each line breaks one thing.
    void takeGoodLinesAndRefuseBadOnes_data()
    {
        QTest::addColumn<QString>("path");
        QDirIterator files(QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/schemas"),
                           {QStringLiteral("*.jsonl")});
        while (files.hasNext()) {
            const QString path = files.next();
            QTest::newRow(qPrintable(files.fileName())) << path;
        }
    }
    void takeGoodLinesAndRefuseBadOnes()
    {
        QFETCH(QString, path);
        const QString name = QFileInfo(path).fileName().section(QLatin1Char('.'), 0, 0);
        const bool good = path.endsWith(QLatin1String(".good.jsonl"));
        const QList<QByteArray> lines = contentOf(path).trimmed().split('\n');
        for (const QByteArray& line : lines) {
            const auto problems = schemaProblems(name.toStdString(), line.toStdString());
            QVERIFY2(problems.empty() == good, (line.toStdString() + "\n" + firstOf(problems)).c_str());
        }
    }

    void namesLinesAndWhatIsNotThere()
    {
        QVERIFY(schemaProblemsInLines("note", "\n\n").empty());
        const auto problems = schemaProblemsInLines("import-line", "\n{}\n{\"a\"");
        QVERIFY(firstOf(problems).starts_with("line 2: "));
        QVERIFY(problems.back().starts_with("line 3: read.truncated"));
        QVERIFY(!schemaProblems("no-such-schema", "{}").empty());
    }
};

QTEST_GUILESS_MAIN(TestSchemas)
#include "tst_schemas.moc"
