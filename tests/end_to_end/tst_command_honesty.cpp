#include "tests/support/cli_run.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

namespace
{
const QString kStore = QStringLiteral("--store");
const QString kBy = QStringLiteral("--by");
const QString kProgram = QStringLiteral(COTEJO_BIN_DIR "/cotejo-cli");
} // namespace

// What every command owes the person in front of it: it says when its output did not arrive, no text of a
// file forges a line of its own, and a second reader does not learn the first decision.
class TestCommandHonesty : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    static CliRun cli(const QStringList& arguments)
    {
        return CliRun::of(arguments,
                          {QStringLiteral("COTEJO_DEVICE=device-test"), QStringLiteral("LC_ALL=C.UTF-8")});
    }
    QString filled(const char* name) const
    {
        const QString store = m_folder.filePath(QLatin1String(name));
        const CliRun import = cli(
            {QStringLiteral("import"), QStringLiteral(COTEJO_SOURCE_DIR "/resources/sample"), kStore, store});
        if (import.exitStatus != 0)
            qFatal("import: %s", import.messages.constData());
        return store;
    }

private Q_SLOTS:
    void outputThatDoesNotArriveIsAFault_data()
    {
        QTest::addColumn<QStringList>("words");
        const QString store = filled("full.cotejo");
        const QString sample = QStringLiteral(COTEJO_SOURCE_DIR "/resources/sample");
        const auto row = [](const char* name, const QStringList& words) { QTest::newRow(name) << words; };
        row("check", {QStringLiteral("check"), sample});
        row("note", {QStringLiteral("note"), sample});
        row("queue", {QStringLiteral("queue"), kStore, store});
        row("audit", {QStringLiteral("audit"), kStore, store});
        row("cross", {QStringLiteral("cross"), kStore, store});
        row("registry", {QStringLiteral("registry"), kStore, store});
        row("import", {QStringLiteral("import"), sample, kStore, store});
        row("query open", {QStringLiteral("query"), QStringLiteral("open"), kStore, store,
                           QStringLiteral("--note"), QStringLiteral("n-001"), QStringLiteral("--field"),
                           QStringLiteral("rf"), kBy, QStringLiteral("Lic. P. Uc")});
        row("field list",
            {QStringLiteral("field"), QStringLiteral("confirm"), kStore, store, QStringLiteral("--note"),
             QStringLiteral("n-001"), kBy, QStringLiteral("Lic. P. Uc")});
        row("store check", {QStringLiteral("store"), QStringLiteral("check"), kStore, store});
        row("decide",
            {QStringLiteral("decide"), kStore, store, QStringLiteral("--item"), QStringLiteral("n-001"),
             QStringLiteral("--decision"), QStringLiteral("approve"), kBy, QStringLiteral("Lic. P. Uc")});
    }
    void outputThatDoesNotArriveIsAFault()
    {
        if (!QFile::exists(QStringLiteral("/dev/full")))
            QSKIP("no /dev/full here");
        QFETCH(QStringList, words);
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("COTEJO_DEVICE"), QStringLiteral("device-test"));
        process.setProcessEnvironment(environment);
        process.setStandardOutputFile(QStringLiteral("/dev/full"), QIODevice::Append);
        process.start(kProgram, words);
        QVERIFY(process.waitForFinished(60'000));
        const QByteArray messages = process.readAllStandardError();
        QVERIFY2(process.exitCode() == 4, messages.constData());
        QVERIFY2(messages.contains("standard output"), messages.constData());
    }

    // A name with an escape, a line end, a mark of direction; the message stays one line of plain text.
    void noTextForgesALine()
    {
        const QString name = QStringLiteral("a\u001b[2K\ncotejo-cli check: all good\u202e\u0085.json");
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{");
        file.close();
        const CliRun run = cli({QStringLiteral("check"), file.fileName()});
        QVERIFY(run.exitStatus == 1 || run.exitStatus == 3);
        QVERIFY(!run.messages.contains('\x1b'));
        QVERIFY(!run.messages.contains("\u202e"));
        QVERIFY(!run.messages.contains("\u0085"));
        QVERIFY(run.messages.contains("\\x1B[2K\\n"));
        for (const QByteArray& line : run.messages.split('\n'))
            QVERIFY2(!line.startsWith("cotejo-cli check: all good"), line.constData());
    }
    void norForPeople()
    {
        QFile file(m_folder.filePath(QStringLiteral("forged.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "{\"format\":\"rheumai.transcript\",\"version\":1,\"id\":\"t\\u001b[31m\\nrejected\",\"turns\":"
            "[{\"id\":\"t1\",\"query\":\"q\",\"answer\":\"a\"}]}");
        file.close();
        const QString store = m_folder.filePath(QStringLiteral("forged.cotejo"));
        QCOMPARE(cli({QStringLiteral("import"), file.fileName(), kStore, store}).exitStatus, 0);
        const CliRun queue = cli(
            {QStringLiteral("queue"), QStringLiteral("--all"), QStringLiteral("--pretty"), kStore, store});
        QCOMPARE(queue.exitStatus, 0);
        QCOMPARE(queue.output.count('\n'), 1);
        QVERIFY(!queue.output.contains('\x1b'));
        // For programs nothing is changed: JSON says it in its own way.
        const CliRun lines = cli({QStringLiteral("queue"), QStringLiteral("--all"), kStore, store});
        QCOMPARE(lines.lines.size(), qsizetype(1));
        QVERIFY(lines.lines.first()[QLatin1String("item")].toString().contains(QChar(0x1b)));
    }

    // Some editors put a byte order mark in front of a file; it is no fault of the form in it.
    void aMarkInFrontIsNoFault()
    {
        QFile shipped(QStringLiteral(COTEJO_SOURCE_DIR "/resources/forms/biobadamex.json"));
        QVERIFY(shipped.open(QIODevice::ReadOnly));
        QFile marked(m_folder.filePath(QStringLiteral("form.json")));
        QVERIFY(marked.open(QIODevice::WriteOnly));
        marked.write("\xEF\xBB\xBF" + shipped.readAll());
        marked.close();
        const CliRun run = cli({QStringLiteral("form"), QStringLiteral("check"), marked.fileName()});
        QVERIFY2(run.exitStatus == 0, run.messages.constData());
    }

    void aStoreHasAName()
    {
        const CliRun run = cli({QStringLiteral("queue"), kStore, QString()});
        QCOMPARE(run.exitStatus, 2);
        QVERIFY(!run.messages.isEmpty());
    }

    void aStoreIsCheckedInWords()
    {
        const QString store = filled("checked.cotejo");
        const CliRun words = cli(
            {QStringLiteral("store"), QStringLiteral("check"), QStringLiteral("--pretty"), kStore, store});
        QCOMPARE(words.exitStatus, 0);
        QVERIFY2(words.output.startsWith("device-test: "), words.output.constData());
        QVERIFY2(words.output.endsWith(" events, all hold\n"), words.output.constData());
        const CliRun lines = cli({QStringLiteral("store"), QStringLiteral("check"), kStore, store});
        QCOMPARE(lines.lines.size(), qsizetype(words.output.count('\n')));
        QCOMPARE(lines.lines.first()[QLatin1String("check")].toString(), QStringLiteral("chain"));
    }

    void aSecondReaderDoesNotLearnTheFirstDecision()
    {
        const QString store = filled("blind.cotejo");
        const QString first = QStringLiteral("Dra. Uno");
        const QString second = QStringLiteral("Dr. Dos");
        const QString item =
            cli({QStringLiteral("queue"), kStore, store, QStringLiteral("--kind"), QStringLiteral("turn")})
                .lines.first()[QLatin1String("item")]
                .toString();
        QCOMPARE(cli({QStringLiteral("decide"), kStore, store, QStringLiteral("--item"), item,
                      QStringLiteral("--decision"), QStringLiteral("escalate"), QStringLiteral("--level"),
                      QStringLiteral("committee"), QStringLiteral("--urgency"), QStringLiteral("routine"),
                      QStringLiteral("--to"), QStringLiteral("Comité"), QStringLiteral("--reason"),
                      QStringLiteral("safety"), QStringLiteral("--comment"), QStringLiteral("secretísimo"),
                      kBy, first})
                     .exitStatus,
                 0);
        const auto stateFor = [&](const QStringList& who) {
            const CliRun queue =
                cli(QStringList{QStringLiteral("queue"), QStringLiteral("--all"), kStore, store} + who);
            for (const QJsonObject& line : queue.lines)
                if (line[QLatin1String("item")].toString() == item)
                    return line[QLatin1String("state")].toString();
            return QString();
        };
        QCOMPARE(stateFor({kBy, second}), QStringLiteral("pending"));
        QCOMPARE(stateFor({kBy, first}), QStringLiteral("escalated"));
        QCOMPARE(stateFor({}), QStringLiteral("escalated"));
        const auto exported = [&](const QString& name, const QStringList& who) {
            const QString out = m_folder.filePath(name);
            const CliRun run =
                cli(QStringList{QStringLiteral("export"), kStore, store, QStringLiteral("--format"),
                                QStringLiteral("jsonl"), QStringLiteral("--out"), out} +
                    who);
            QFile file(out);
            return run.exitStatus == 0 && file.open(QIODevice::ReadOnly) ? file.readAll()
                                                                         : QByteArray("failed");
        };
        QCOMPARE(exported(QStringLiteral("second.jsonl"), {kBy, second}), QByteArray());
        QVERIFY(exported(QStringLiteral("first.jsonl"), {kBy, first}).contains("secret"));
        QVERIFY(exported(QStringLiteral("all.jsonl"), {}).contains("secret"));
        const CliRun found = cli({QStringLiteral("queue"), QStringLiteral("--all"), kStore, store,
                                  QStringLiteral("--search"), QStringLiteral("secretisimo"), kBy, second});
        QVERIFY(found.lines.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestCommandHonesty)
#include "tst_command_honesty.moc"
