#include "tests/engine/store/store_fixture.h"
#include "tests/support/cli_run.h"
#include "tests/support/schema_check.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

namespace
{
const QString kStore = QStringLiteral("--store");
const QString kOut = QStringLiteral("--out");
} // namespace

// Stores of two people, copies, sealed files, and what a program must leave nowhere: as people run it.
class TestSharedStores : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QStringList environment(const char* device) const
    {
        return {QStringLiteral("COTEJO_DEVICE=") + QLatin1String(device),
                QStringLiteral("LC_ALL=C.UTF-8"),
                QStringLiteral("COTEJO_PASSPHRASE=una frase larga"),
                QStringLiteral("HOME=") + path("home"),
                QStringLiteral("XDG_DATA_HOME=") + path("home/data"),
                QStringLiteral("XDG_CONFIG_HOME=") + path("home/config"),
                QStringLiteral("TMPDIR=") + path("tmp")};
    }
    CliRun cli(const QStringList& arguments, const char* device = "device-a") const
    {
        return CliRun::of(arguments, environment(device));
    }
    static QString sample() { return QStringLiteral(COTEJO_SOURCE_DIR "/resources/sample"); }
    QString filled(const char* name, const char* device = "device-a") const
    {
        const QString store = path(name);
        const CliRun import = cli({QStringLiteral("import"), sample(), kStore, store}, device);
        if (import.exitStatus != 0)
            qFatal("import: %s", import.messages.constData());
        return store;
    }
    CliRun decide(const QString& store, const QString& item, const char* word, const char* by,
                  const char* device) const
    {
        return cli({QStringLiteral("decide"), kStore, store, QStringLiteral("--item"), item,
                    QStringLiteral("--decision"), QLatin1String(word), QStringLiteral("--reason"),
                    QStringLiteral("other"), QStringLiteral("--by"), QString::fromUtf8(by)},
                   device);
    }
    QString firstItem(const QString& store) const
    {
        return cli({QStringLiteral("queue"), kStore, store}).lines[0][QLatin1String("item")].toString();
    }
    static void keepsSchema(const char* schema, const QByteArray& lines)
    {
        const auto problems = cotejo::schemaProblemsInLines(schema, lines.toStdString());
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
        QVERIFY(!lines.isEmpty());
    }
    static QByteArray bytesOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(QDir().mkpath(path("home")));
        QVERIFY(QDir().mkpath(path("tmp")));
    }
    void mergeListsWhatTwoPeopleDid()
    {
        const QString a = filled("ma.cotejo");
        const QString b = filled("mb.cotejo", "device-b");
        const QString item = firstItem(a);
        QCOMPARE(decide(a, item, "reject", "Dra. Uno", "device-a").exitStatus, 0);
        QCOMPARE(decide(b, item, "cannot_judge", "Dr. Dos", "device-b").exitStatus, 0);
        const CliRun merged = cli({QStringLiteral("merge"), kStore, a, b});
        QCOMPARE(merged.exitStatus, 0);
        keepsSchema("merge-line", merged.output);
        QVERIFY(merged.lines[0][QLatin1String("events")].toInt() > 1);
        QCOMPARE(merged.lines[0][QLatin1String("documents")].toInt(), 0); // the same sample, kept once
        QCOMPARE(merged.lines[0][QLatin1String("conflicts")].toInt(), 1);
        QCOMPARE(merged.lines[1][QLatin1String("conflict")].toString(), QStringLiteral("decision"));
        QCOMPARE(merged.lines[1][QLatin1String("subject")].toString(), item);
        QCOMPARE(merged.lines[1][QLatin1String("sides")].toArray().size(), 2);
        const CliRun again = cli({QStringLiteral("merge"), kStore, a, b});
        QCOMPARE(again.lines[0][QLatin1String("events")].toInt(), 0);
        QCOMPARE(again.lines[0][QLatin1String("conflicts")].toInt(), 1); // until a person settles it
        QCOMPARE(decide(a, item, "reject", "Dra. Tres", "device-a").exitStatus, 0);
        QCOMPARE(cli({QStringLiteral("merge"), kStore, a, b}).lines[0][QLatin1String("conflicts")].toInt(),
                 0);
        QCOMPARE(cli({QStringLiteral("audit"), kStore, a}).exitStatus, 0);
        QCOMPARE(cli({QStringLiteral("merge"), kStore, a, a}).exitStatus, 2);
        QCOMPARE(cli({QStringLiteral("merge"), kStore, a, path("none")}).exitStatus, 2);
    }
    void aTamperedFileIsRefusedNamingTheRow()
    {
        const QString a = filled("ta.cotejo");
        const QString b = filled("tb.cotejo", "device-b");
        QCOMPARE(decide(b, firstItem(b), "reject", "Dr. Dos", "device-b").exitStatus, 0);
        const std::string last =
            cotejo::test::runSqlOn(b.toStdString(), "SELECT max(seq) FROM events WHERE device = 'device-b'");
        cotejo::test::runSqlOn(b.toStdString(),
                               "DROP TRIGGER events_keep_update; UPDATE events SET payload = "
                               "replace(payload, '\"reject\"', '\"approve\"') WHERE kind = 'decision.made'");
        const CliRun refused = cli({QStringLiteral("merge"), kStore, a, b});
        QCOMPARE(refused.exitStatus, 4);
        QVERIFY2(refused.messages.contains(
                     QByteArray("device-b, event " + QByteArray::fromStdString(last).trimmed())),
                 refused.messages.constData());
        QVERIFY(refused.output.isEmpty());
    }
    void storeIsLookedAfter()
    {
        const QString store = filled("care.cotejo");
        QCOMPARE(decide(store, firstItem(store), "reject", "Dra. Uno", "device-a").exitStatus, 0);
        const auto run = [&](const char* what, const QStringList& more = {}) {
            return cli(QStringList{QStringLiteral("store"), QLatin1String(what), kStore, store} + more);
        };
        QCOMPARE(run("check").exitStatus, 0);
        cotejo::test::runSqlOn(store.toStdString(), "UPDATE items SET state = 'approved'");
        const CliRun found = run("check");
        QCOMPARE(found.exitStatus, 4);
        keepsSchema("store-check-line", found.output);
        QVERIFY(found.output.contains("tables_differ"));
        QCOMPARE(run("repair").exitStatus, 0);
        QCOMPARE(run("rebuild").exitStatus, 0);
        const QString copy = path("care.copy");
        QCOMPARE(run("backup", {kOut, copy}).exitStatus, 0);
        QCOMPARE(run("backup", {kOut, copy}).exitStatus, 2);
        QCOMPARE(decide(store, firstItem(store), "approve", "Dra. Uno", "device-a").exitStatus, 0);
        const CliRun refused = run("restore", {QStringLiteral("--from"), copy});
        QCOMPARE(refused.exitStatus, 4);
        QVERIFY(refused.messages.contains("restore.would_lose"));
        const CliRun restored = run("restore", {QStringLiteral("--from"), copy, QStringLiteral("--discard")});
        QCOMPARE(restored.exitStatus, 0);
        QVERIFY(QFile::exists(restored.lines[0][QLatin1String("kept")].toString()));
        QCOMPARE(run("check").exitStatus, 0);
        QCOMPARE(run("repair", {kOut, path("care.saved")}).exitStatus, 0);
    }
    void sealedFilesOpenAgain()
    {
        const QString store = filled("seal.cotejo");
        QCOMPARE(decide(store, firstItem(store), "reject", "Dra. Uno", "device-a").exitStatus, 0);
        const QString sealed = path("seal.backup");
        QCOMPARE(cli({QStringLiteral("store"), QStringLiteral("backup"), kStore, store, kOut, sealed,
                      QStringLiteral("--encrypt")})
                     .exitStatus,
                 0);
        QVERIFY(bytesOf(sealed).startsWith("cotejo.sealed\n"));
        QVERIFY(!bytesOf(sealed).contains("SQLite format 3"));
        QCOMPARE(cli({QStringLiteral("decrypt"), sealed, kOut, path("seal.opened")}).exitStatus, 0);
        QCOMPARE(cli({QStringLiteral("audit"), kStore, path("seal.opened")}).exitStatus, 0);
        const QString log = path("seal.jsonl");
        QCOMPARE(cli({QStringLiteral("export"), kStore, store, QStringLiteral("--format"),
                      QStringLiteral("jsonl"), kOut, log, QStringLiteral("--encrypt")})
                     .exitStatus,
                 0);
        QVERIFY(!QFile::exists(log));
        QCOMPARE(cli({QStringLiteral("open"), log + QStringLiteral(".sealed"), kOut, log}).exitStatus, 0);
        QVERIFY(bytesOf(log).contains("\"reject\""));
        QStringList other = environment("device-a");
        other.replaceInStrings(QStringLiteral("una frase larga"), QStringLiteral("otra frase"));
        const CliRun wrong = CliRun::of({QStringLiteral("decrypt"), sealed, kOut, path("seal.wrong")}, other);
        QCOMPARE(wrong.exitStatus, 4);
        QVERIFY(!QFile::exists(path("seal.wrong")) && !QFile::exists(path("seal.wrong.part")));
    }
    // Words of a note and of a comment stand in the store and in what was asked for, and nowhere else.
    void patientTextStaysInTheStore()
    {
        const QByteArray secret = "Zurdoquitania";
        QVERIFY(QDir().mkpath(path("notes")));
        QFile note(path("notes/n-1.txt"));
        QVERIFY(note.open(QIODevice::WriteOnly));
        note.write("Paciente de " + secret + " con artritis reumatoide. FR positivo.\n");
        note.close();
        QFile broken(path("notes/rota.json"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{\"format\": \"cotejo.transcript\", \"turns\": [\"" + secret + "\"");
        broken.close();
        const QString store = path("privacy.cotejo");
        QByteArray said;
        const auto run = [&](const QStringList& arguments) {
            const CliRun done = cli(arguments);
            said += done.messages;
            return done;
        };
        run({QStringLiteral("import"), path("notes"), kStore, store});
        const QString item = QStringLiteral("n-1");
        run({QStringLiteral("decide"), kStore, store, QStringLiteral("--item"), item,
             QStringLiteral("--decision"), QStringLiteral("reject"), QStringLiteral("--comment"),
             QString::fromUtf8(secret), QStringLiteral("--by"),
             QStringLiteral("Dra. Uno")}); // refused: no reason was given
        run({QStringLiteral("store"), QStringLiteral("check"), kStore, store});
        run({QStringLiteral("audit"), kStore, store});
        run({QStringLiteral("queue"), kStore, store, QStringLiteral("--pretty")});
        QVERIFY(bytesOf(store).contains(secret) || bytesOf(store + QStringLiteral("-wal")).contains(secret));
        QVERIFY2(!said.contains(secret), said.constData());
        for (const char* folder : {"home", "tmp"}) {
            QDirIterator files(path(folder), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString file = files.next();
                QVERIFY2(!bytesOf(file).contains(secret), qPrintable(file));
                QVERIFY2(!file.contains(QString::fromUtf8(secret)), qPrintable(file));
            }
        }
    }
    void whatIsWrittenIsItsOwnersAlone()
    {
        const QString store = filled("modes.cotejo");
        QCOMPARE(cli({QStringLiteral("export"), kStore, store, QStringLiteral("--format"),
                      QStringLiteral("csv"), kOut, path("modes.csv")})
                     .exitStatus,
                 0);
        for (const char* name :
             {"modes.cotejo", "modes.csv", "modes.csv.meta.json", "home/data/cotejo/device"}) {
            const QFileInfo file(path(name));
            if (!file.exists() && QLatin1String(name).startsWith(QLatin1String("home")))
                continue; // the device came from the environment
            QVERIFY2(file.exists(), name);
            const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
            QVERIFY2((file.permissions() & others) == QFile::Permissions(), name);
        }
    }
    // Two programs at once, round after round: whatever one of them said it kept is in the log.
    void twoProgramsOnOneFileLoseNothing()
    {
        const QString store = filled("two.cotejo");
        const QString item = firstItem(store);
        QStringList acknowledged;
        for (int round = 0; round < 10; ++round) {
            QProcess both[2];
            for (int i = 0; i < 2; ++i) {
                QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
                variables.insert(QStringLiteral("COTEJO_DEVICE"), QStringLiteral("device-%1").arg(i));
                both[i].setProcessEnvironment(variables);
                both[i].start(QStringLiteral(COTEJO_BIN_DIR "/cotejo-cli"),
                              {QStringLiteral("decide"), kStore, store, QStringLiteral("--item"), item,
                               QStringLiteral("--decision"), QStringLiteral("reject"),
                               QStringLiteral("--reason"), QStringLiteral("other"), QStringLiteral("--by"),
                               QStringLiteral("Persona %1").arg(i)});
            }
            for (QProcess& one : both) {
                QVERIFY(one.waitForFinished(60'000));
                const QByteArray said = one.readAllStandardError();
                QVERIFY2(one.exitCode() == 0, said.constData());
                acknowledged.append(QJsonDocument::fromJson(one.readAllStandardOutput())
                                        .object()[QLatin1String("event")]
                                        .toString());
            }
        }
        acknowledged.removeDuplicates();
        QCOMPARE(acknowledged.size(), qsizetype(20));
        const QString log = path("two.jsonl");
        QCOMPARE(cli({QStringLiteral("export"), kStore, store, QStringLiteral("--format"),
                      QStringLiteral("jsonl"), QStringLiteral("--full"), kOut, log})
                     .exitStatus,
                 0);
        const QByteArray kept = bytesOf(log);
        for (const QString& event : acknowledged)
            QVERIFY2(!event.isEmpty() && kept.contains(event.toUtf8()), qPrintable(event));
        QCOMPARE(cli({QStringLiteral("audit"), kStore, store}).exitStatus, 0);
    }
    // Twenty rounds; the script alone runs a thousand.
    void killedAtRandomNothingIsLost()
    {
        QProcess rounds;
        rounds.setProcessChannelMode(QProcess::MergedChannels);
        rounds.start(QStringLiteral("bash"),
                     {QStringLiteral(COTEJO_SOURCE_DIR "/tests/end_to_end/kill_rounds.sh"),
                      QStringLiteral("20"), QStringLiteral(COTEJO_BIN_DIR "/cotejo-cli")});
        QVERIFY(rounds.waitForFinished(600'000));
        const QByteArray said = rounds.readAll();
        QVERIFY2(rounds.exitCode() == 0, said.constData());
        qInfo("%s", said.trimmed().constData());
    }
};

QTEST_GUILESS_MAIN(TestSharedStores)
#include "tst_shared_stores.moc"
