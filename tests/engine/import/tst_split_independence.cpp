#include "tests/engine/import/record_collector.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <random>

using namespace cotejo;

namespace
{
std::string transcript(int i)
{
    const std::string n = std::to_string(i);
    return R"({"format":"rheumai.transcript","version":1,"id":"tr-)" + n +
           R"(","turns":[{"id":"t1","query":"¿Dosis )" + n + R"(?","evaluations":[{"composite":7)" + n +
           R"(.50}],"answer":"Línea 1\n\"cita\" [)" + n + R"(], {x} \\ 🩺"}],"stages":[[]]})";
}

std::string note(int i)
{
    return R"({"format":"biobadamex.note","version":1,"id":"n-)" + std::to_string(i) +
           R"(","text":"AR\r\nDAS28 3.)" + std::to_string(i) + R"(","fields":{"das28":3.)" +
           std::to_string(i) + "}}";
}

// Sound records and ones with faults inside texts, numbers, keys and types, which cost themselves only.
std::vector<std::string> someRecords()
{
    std::vector<std::string> records;
    for (int i = 0; i < 60; ++i) {
        std::string record = i % 3 == 0 ? note(i) : transcript(i);
        switch (i % 10) {
        case 4:
            record.insert(1, "\"id\":\"otro\",");
            break;
        case 5:
            record.replace(record.find("\"version\":1"), 11, "\"version\":1.5");
            break;
        case 6:
            record.insert(record.size() - 3, "\xFF");
            break;
        case 7:
            record.insert(1, "\"x\":[01,nul],");
            break;
        default:
            break;
        }
        records.push_back(std::move(record));
    }
    return records;
}

QStringList summary(const CollectedRecords& all)
{
    QStringList lines;
    for (const TranscriptRecord& record : all.transcripts) {
        const Turn& turn = record.transcript.turns.at(0);
        lines << QString::fromStdString("transcript " + record.transcript.id + turn.query + turn.answer +
                                        turn.evaluations.at(0).composite->lexeme() + record.bytes);
    }
    for (const NoteRecord& record : all.notes) {
        lines << QString::fromStdString("note " + record.note.id + record.note.text +
                                        std::get<Decimal>(record.note.fields.at(0).second).lexeme() +
                                        record.bytes);
    }
    for (const RefusedRecord& record : all.refused)
        lines << QString::fromStdString("refused " + record.error.code + record.pointer);
    lines.sort();
    return lines;
}

void write(const QString& path, const std::string& content)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content.data(), static_cast<qint64>(content.size()));
}

std::string joined(const std::vector<std::string>& records, const std::string& between)
{
    std::string text;
    for (const std::string& record : records)
        text += (text.empty() ? "" : between) + record;
    return text;
}
} // namespace

// What is handed out does not depend on how the records are spread over files, folders, lists and lines, nor
// on their order.
class TestSplitIndependence : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void givesTheSameRecordsHoweverTheyAreSplit()
    {
        std::vector<std::string> records = someRecords();
        QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("lines/all.jsonl")), joined(records, "\n"));
        const QStringList wanted =
            summary(collectRecords({folder.filePath(QStringLiteral("lines")).toStdString()}));
        QCOMPARE(wanted.size(), qsizetype{60});
        QCOMPARE(wanted.filter(QStringLiteral("refused ")).size(), qsizetype{24});

        std::mt19937 random(11); // NOLINT: the same every time on purpose
        for (int round = 0; round < 8; ++round) {
            std::shuffle(records.begin(), records.end(), random);
            const QString root = folder.filePath(QString::number(round)) + QLatin1Char('/');
            std::size_t from = 0;
            for (int part = 0; from < records.size(); ++part) {
                const std::size_t count = std::min<std::size_t>(random() % 12 + 1, records.size() - from);
                const auto begin = records.begin() + static_cast<std::ptrdiff_t>(from);
                const std::vector<std::string> some(begin, begin + static_cast<std::ptrdiff_t>(count));
                const QString name =
                    root + QString::number(random() % 4) + QLatin1Char('/') + QString::number(part);
                switch (count == 1 ? 2U : static_cast<unsigned>(random() % 2)) {
                case 0:
                    write(name + QStringLiteral(".jsonl"),
                          joined(some, random() % 2 == 0 ? "\r\n" : "\n\n "));
                    break;
                case 1:
                    write(name + QStringLiteral(".json"), "[\n" + joined(some, "\n,\t") + "\n]");
                    break;
                default:
                    write(name + QStringLiteral(".json"), "\xEF\xBB\xBF\n" + some.front() + "\n");
                    break;
                }
                from += count;
            }
            QCOMPARE(summary(collectRecords({root.toStdString()})), wanted);
        }
    }
};

QTEST_GUILESS_MAIN(TestSplitIndependence)
#include "tst_split_independence.moc"
