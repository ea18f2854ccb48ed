#include "engine/import/document_reader.h"
#include "engine/import/record_buffer.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <cstdio>
#include <iostream>

using namespace cotejo;

namespace
{
constexpr std::size_t kMegabyte = 1024U * 1024U;

#if defined(__SANITIZE_ADDRESS__)
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif

// Peak resident memory of this process in megabytes; 0 where the system does not tell.
std::size_t peakMegabytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.mid(6).trimmed().split(' ').first().toULong() / 1024;
    }
    return 0;
}

// The child: reads the file and prints records, refusals and peak memory.
int readAndReport(const char* path)
{
    RecordSink sink;
    sink.transcript = [](TranscriptRecord&& record) { return !record.bytes.empty(); };
    const ReadCounts counts = DocumentReader(DocumentKind::transcript).read({path}, sink);
    std::cout << counts.records << ' ' << counts.refused << ' ' << peakMegabytes() << '\n';
    return 0;
}

std::string transcript(std::size_t number, std::size_t answerBytes)
{
    std::string answer;
    while (answer.size() + 40 < answerBytes)
        answer += "Metotrexato semanal con ácido fólico. \\n";
    answer.append(answerBytes - std::min(answer.size(), answerBytes), 'x');
    return R"({"format":"rheumai.transcript","version":1,"id":"g-)" + std::to_string(number) +
           R"(","turns":[{"id":"t1","drafts":[{"kind":"initial","text":"corto"}],"answer":")" + answer +
           "\"}]}";
}

// A record of exactly `bytes` bytes.
std::string recordOf(std::size_t bytes)
{
    const std::size_t rest = transcript(1, 0).size();
    return transcript(1, bytes - rest);
}

struct Report {
    int records = -1;
    int refused = -1;
    int peak = -1;
};

Report readInChild(const QString& path)
{
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--read"), path});
    if (!child.waitForFinished(240000) || child.exitCode() != 0)
        return {};
    const QList<QByteArray> words = child.readAllStandardOutput().trimmed().split(' ');
    return words.size() == 3 ? Report{words[0].toInt(), words[1].toInt(), words[2].toInt()} : Report{};
}

QString write(const QTemporaryDir& folder, const char* name, const std::vector<std::string>& parts)
{
    QFile file(folder.filePath(QLatin1String(name)));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no room for a large file");
    for (const std::string& part : parts)
        file.write(part.data(), static_cast<qint64>(part.size()));
    return file.fileName();
}
} // namespace

class TestLargeFiles : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void needsTheMemoryOfOneRecord_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("lines") << QByteArray("large.jsonl");
        QTest::newRow("list") << QByteArray("large.json");
    }
    void needsTheMemoryOfOneRecord()
    {
        QFETCH(QByteArray, name);
        const bool list = name == "large.json";
        const QTemporaryDir folder;
        QFile file(folder.filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        int written = 0;
        if (list)
            file.write("[");
        const auto size = static_cast<qint64>((list ? 100 : 200) * kMegabyte);
        while (file.pos() < size) {
            const std::size_t answer = written % 2000 == 1999 ? 8 * kMegabyte : 4000;
            const std::string text = (list && written > 0 ? "," : "") +
                                     transcript(static_cast<std::size_t>(written), answer) + "\n";
            QCOMPARE(file.write(text.data(), static_cast<qint64>(text.size())),
                     static_cast<qint64>(text.size()));
            ++written;
        }
        if (list)
            file.write("]");
        file.close();
        const Report report = readInChild(file.fileName());
        QCOMPARE(report.records, written);
        QCOMPARE(report.refused, 0);
        if (kSanitized || report.peak == 0)
            QSKIP("memory is not measured under sanitizers, or where the system does not tell");
        QVERIFY2(report.peak < 64, qPrintable(QString::number(report.peak)));
    }

    void takesARecordAtTheLimitAndNoneOver()
    {
        const std::string atLimit = recordOf(kMaxRecordBytes);
        const std::string over = recordOf(kMaxRecordBytes + 1);
        QCOMPARE(atLimit.size(), kMaxRecordBytes);
        const QTemporaryDir folder;
        const QString lines = write(folder, "a.jsonl", {over, "\n", atLimit, "\n", transcript(3, 10)});
        Report report = readInChild(lines);
        QCOMPARE(report.records, 2);
        QCOMPARE(report.refused, 1);
        if (!kSanitized)
            QVERIFY2(report.peak < 300, qPrintable(QString::number(report.peak)));
        QVERIFY(QFile::remove(lines));
        const QString list = write(folder, "b.json", {"[", over, ", ", atLimit, ",", transcript(3, 10), "]"});
        report = readInChild(list);
        QCOMPARE(report.records, 2);
        QCOMPARE(report.refused, 1);
        if (!kSanitized)
            QVERIFY2(report.peak < 300, qPrintable(QString::number(report.peak)));
        QVERIFY(QFile::remove(list));
        report = readInChild(write(folder, "c.json", {over}));
        QCOMPARE(report.records, 0);
        QCOMPARE(report.refused, 1);
    }
};

int main(int argc, char** argv)
{
    if (argc == 3 && std::string_view(argv[1]) == "--read")
        return readAndReport(argv[2]);
    QCoreApplication application(argc, argv);
    TestLargeFiles test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_large_files.moc"
