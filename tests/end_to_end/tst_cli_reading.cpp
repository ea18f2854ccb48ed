#include "tests/support/schema_check.h"

#include <QProcess>
#include <QtTest>

namespace
{
struct Run {
    int exit = -1;
    QByteArray out;
    QByteArray err;
};

Run runCli(const QStringList& arguments)
{
    QProcess process;
    process.setWorkingDirectory(QStringLiteral(COTEJO_SOURCE_DIR));
    QProcessEnvironment english = QProcessEnvironment::systemEnvironment();
    english.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    process.setProcessEnvironment(english);
    process.start(QStringLiteral(COTEJO_BIN_DIR "/cotejo-cli"), arguments);
    if (!process.waitForFinished(600000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

const QString kData = QStringLiteral("tests/data/import/");
} // namespace

// What the commands that only read print, and how they end.
class TestCliReading : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyLineKeepsItsSchema_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("schema");
        QTest::newRow("check") << QStringLiteral("check") << QStringLiteral("check-line");
        QTest::newRow("note") << QStringLiteral("note") << QStringLiteral("note-line");
    }
    void everyLineKeepsItsSchema()
    {
        QFETCH(QString, command);
        QFETCH(QString, schema);
        const Run run =
            runCli({command, QStringLiteral("resources/sample"), QStringLiteral("tests/data/import")});
        QCOMPARE(run.exit, 1);
        QVERIFY(run.out.count('\n') > 20);
        const auto problems = cotejo::schemaProblemsInLines(schema.toStdString(), run.out.toStdString());
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
    }

    void endsAsTheContractSays_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("exit");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char* name, const QStringList& arguments, int exit, const char* said) {
            QTest::newRow(name) << arguments << exit << QByteArray(said);
        };
        const QString check = QStringLiteral("check");
        const QString note = QStringLiteral("note");
        row("all read", {check, kData + QStringLiteral("list.json")}, 0, "3");
        row("some refused", {check, kData + QStringLiteral("cut_line.jsonl")}, 1, "cut_line.jsonl");
        row("one file of two",
            {check, kData + QStringLiteral("cut_short.json"), kData + QStringLiteral("one.json")}, 1,
            "line 20, byte");
        row("cut short", {check, kData + QStringLiteral("cut_short_list.json")}, 3, "line 4, record 3, byte");
        row("empty", {check, kData + QStringLiteral("empty.jsonl")}, 3, "read.empty");
        row("empty list", {check, kData + QStringLiteral("empty_list.json")}, 3, "read.empty");
        row("not there", {check, kData + QStringLiteral("none.json")}, 3, "read.not_found");
        row("other kind", {check, kData + QStringLiteral("note_for_check.json")}, 3, "read.other_kind");
        row("pointer", {note, kData + QStringLiteral("notes.jsonl")}, 1, "/fields/das28");
        row("chat copy", {check, kData + QStringLiteral("chat.md")}, 0, "markdown_chat");
        row("page without a chat", {check, kData + QStringLiteral("page.html")}, 3, "read.no_turn");
        row("no path", {check}, 2, "PATH");
        row("no such option", {note, QStringLiteral("--wrong"), kData}, 2, "--wrong");
    }
    void endsAsTheContractSays()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, said);
        const Run run = runCli(arguments);
        QTEST(run.exit, "exit");
        QVERIFY2(run.err.contains(said), run.err.constData());
    }
};

QTEST_GUILESS_MAIN(TestCliReading)
#include "tst_cli_reading.moc"
