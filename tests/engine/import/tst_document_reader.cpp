#include "tests/engine/import/record_collector.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <filesystem>

using namespace cotejo;

namespace
{
QByteArray transcript(const QByteArray& id)
{
    return R"({"format":"rheumai.transcript","version":1,"id":")" + id +
           R"(","turns":[{"id":"t1","answer":"Sin cambios."}]})";
}

QByteArray note(const QByteArray& id)
{
    return R"({"format":"biobadamex.note","version":1,"id":")" + id + R"(","text":"AR en remisión."})";
}

class Folder
{
public:
    [[nodiscard]] std::string path(const char* name = "") const
    {
        return m_folder.filePath(QLatin1String(name)).toStdString();
    }
    void file(const char* name, const QByteArray& content) const
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile out(path);
        QVERIFY(out.open(QIODevice::WriteOnly));
        QCOMPARE(out.write(content), content.size());
    }

private:
    QTemporaryDir m_folder;
};
} // namespace

class TestDocumentReader : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void passesOverTheOtherKindInFolders()
    {
        const Folder folder;
        folder.file("1.json", transcript("a"));
        folder.file("2.json", note("b"));
        folder.file("3.jsonl", note("c") + "\n" + transcript("d") + "\n");
        folder.file("4.txt", "Nota.");
        folder.file("5.md", "# Nota\n");
        folder.file("6.png", "x");
        folder.file("7.html", "<p>");
        folder.file("8.odt", "PK");

        const auto answers = collectRecords({folder.path()}, DocumentKind::transcript);
        QCOMPARE(answers.transcripts.size(), std::size_t{2});
        QVERIFY(answers.refused.empty());
        QCOMPARE(answers.counts.files, std::size_t{2});
        QCOMPARE(answers.counts.passedOver, std::size_t{6});
        QCOMPARE(answers.counts.otherKind, std::size_t{2});

        const auto notes = collectRecords({folder.path()}, DocumentKind::note);
        QCOMPARE(notes.notes.size(), std::size_t{4});
        QVERIFY(notes.refused.empty());
        QCOMPARE(notes.counts.passedOver, std::size_t{4});
        QCOMPARE(notes.counts.otherKind, std::size_t{2});

        const auto both = collectRecords({folder.path()});
        QCOMPARE(both.transcripts.size() + both.notes.size(), std::size_t{6});
        QVERIFY(both.refused.empty());
        QCOMPARE(both.counts.passedOver, std::size_t{3});
    }

    void readsAChatCopyFoundInAFolder()
    {
        const Folder folder;
        folder.file("chat.md", "## User\nDosis\n## Assistant\n5 mg\n");
        for (const auto as : {std::optional<DocumentKind>(), std::optional(DocumentKind::transcript)}) {
            const auto got = collectRecords({folder.path()}, as);
            QVERIFY(got.notes.empty() && got.refused.empty());
            QCOMPARE(got.transcripts.at(0).transcript.turns.at(0).answer, std::string("5 mg"));
            QCOMPARE(got.remarks.at(0).code, std::string("read.as_format"));
        }
    }

    void namesPathsThatGiveNothing()
    {
        const Folder folder;
        folder.file("ok.json", transcript("a"));
        const auto got =
            collectRecords({folder.path("none.json"), folder.path("ok.json"), folder.path("none")});
        QCOMPARE(got.transcripts.size(), std::size_t{1});
        QCOMPARE(got.refused.size(), std::size_t{2});
        QCOMPARE(got.refused[0].error.code, std::string("read.not_found"));
        QCOMPARE(got.refused[0].place.file, folder.path("none.json"));
    }

    void keepsTheOrderAndThePlaceOfRecords()
    {
        const Folder folder;
        folder.file("b.jsonl", transcript("1") + "\n\n" + transcript("2") + "\r\n" + note("3"));
        folder.file("a/c.json", " [ " + transcript("4") + ",\n" + transcript("5") + "]");
        const auto got = collectRecords({folder.path("b.jsonl"), folder.path("a")});
        QStringList ids;
        for (const auto& record : got.transcripts) {
            ids << QString::fromStdString(record.transcript.id);
            QCOMPARE(record.bytes, transcript(record.transcript.id.c_str()).toStdString());
        }
        QCOMPARE(ids.join(QLatin1Char(' ')), QStringLiteral("1 2 4 5"));
        QCOMPARE(got.transcripts[1].place.line.value(), std::size_t{3});
        QCOMPARE(got.notes[0].place.line.value(), std::size_t{4});
        QCOMPARE(got.transcripts[3].place.record.value(), std::size_t{1});
        QCOMPARE(got.transcripts[3].place.file, folder.path("a/c.json"));
    }

    void keepsTheBytesOfAPlainNote()
    {
        const Folder folder;
        const QByteArray text = "\xEF\xBB\xBF"
                                "AR.\r\n\r\nFR +\r\n";
        folder.file("P-7.hoja2.txt", text);
        const auto got = collectRecords({folder.path()});
        QCOMPARE(got.notes.at(0).note.text, text.toStdString());
        QCOMPARE(got.notes.at(0).bytes, text.toStdString());
        QCOMPARE(got.notes.at(0).note.id, std::string("P-7.hoja2"));
        QVERIFY(!got.notes.at(0).note.disease && got.notes.at(0).note.fields.empty());
    }

    void stopsWhenTheSinkSaysSo()
    {
        const Folder folder;
        QByteArray lines;
        for (int i = 0; i < 10; ++i)
            lines += transcript(QByteArray::number(i)) + "\n{}\n";
        folder.file("a.jsonl", lines);
        folder.file("b.json", "[" + transcript("x") + "]");
        int transcripts = 0;
        int refused = 0;
        RecordSink sink;
        sink.transcript = [&](TranscriptRecord&&) { return ++transcripts < 3; };
        sink.refused = [&](RefusedRecord&&) { return ++refused < 100; };
        ReadCounts counts = DocumentReader(std::nullopt).read({folder.path()}, sink);
        QVERIFY(counts.stopped);
        QCOMPARE(transcripts, 3);
        QCOMPARE(counts.records, std::size_t{3});
        QCOMPARE(counts.refused, std::size_t{2});

        sink.transcript = [](TranscriptRecord&&) { return true; };
        sink.refused = [](RefusedRecord&&) { return false; };
        counts = DocumentReader(std::nullopt).read({folder.path()}, sink);
        QVERIFY(counts.stopped);
        QCOMPARE(counts.records, std::size_t{1});
        QCOMPARE(counts.refused, std::size_t{1});
    }

    void canBeCancelledBeforeTheFirstRecord()
    {
        const Folder folder;
        folder.file("list.json",
                    "[" + QByteArray(transcript("2") + ",\n").repeated(5000) + transcript("3") + "]");
        folder.file("note.txt", QByteArray("AR ").repeated(100000));
        for (const char* name : {"list.json", "note.txt"}) {
            int asked = 0;
            RecordSink sink;
            sink.cancelled = [&] { return ++asked == 2; };
            const ReadCounts counts = DocumentReader(std::nullopt).read({folder.path(name)}, sink);
            QVERIFY(counts.stopped);
            QCOMPARE(asked, 2);
            QCOMPARE(counts.records + counts.refused, std::size_t{0});
        }
    }

    void namesAFileWhoseNameIsNoUtf8()
    {
#ifdef Q_OS_LINUX
        const Folder folder;
        folder.file("ok.json", transcript("a"));
        std::error_code problem;
        for (const char* name : {"/ni\xF1o.json", "/ni\xF1o.txt"})
            std::filesystem::copy_file(folder.path("ok.json"), folder.path() + name, problem);
        if (problem)
            QSKIP("this file system takes UTF-8 names only");
        const auto got = collectRecords({folder.path()});
        for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
            std::filesystem::remove(entry.path()); // QTemporaryDir cannot
        QCOMPARE(got.transcripts.size(), std::size_t{2});
        QVERIFY(got.transcripts[0].place.file.ends_with("/ni\\xf1o.json"));
        QCOMPARE(got.refused.at(0).error.code, std::string("read.invalid_utf8"));
#else
        QSKIP("names are UTF-16 here");
#endif
    }

    void tellsHowFarItIs()
    {
        const Folder folder;
        folder.file("a.jsonl", QByteArray(transcript("1") + "\n").repeated(3000));
        folder.file("b.json",
                    "[" + QByteArray(transcript("2") + ",\n").repeated(3000) + transcript("3") + "]");
        folder.file("c.txt", QByteArray("AR ").repeated(50000));
        folder.file("d.png", QByteArray(1000, 'x'));
        std::size_t last = 0;
        std::size_t calls = 0;
        std::size_t total = 0;
        RecordSink sink;
        sink.progress = [&](std::size_t read, std::size_t of) {
            QVERIFY(read >= last && read <= of);
            last = read;
            total = of;
            ++calls;
        };
        const ReadCounts counts = DocumentReader(std::nullopt).read({folder.path()}, sink);
        QCOMPARE(counts.records, std::size_t{6002});
        QVERIFY(total > 600000);
        QCOMPARE(last, total);
        QVERIFY(calls > 10);
    }
};

QTEST_GUILESS_MAIN(TestDocumentReader)
#include "tst_document_reader.moc"
