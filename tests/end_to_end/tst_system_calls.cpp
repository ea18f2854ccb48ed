#include "tests/support/call_watch.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

namespace
{
const QString kStore = QStringLiteral("--store");
const QByteArray kSecret = "Zurdoquitania"; // a patient's word
} // namespace

// What the programs ask of the system, seen from outside: no network as long as nobody set an endpoint, and
// the words of patients written to the store and to what was asked for, to nothing else, not even for a
// moment.
class TestSystemCalls : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    bool m_possible = true;

    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QStringList environment() const
    {
        return {QStringLiteral("LC_ALL=C.UTF-8"),
                QStringLiteral("HOME=") + path("home"),
                QStringLiteral("XDG_DATA_HOME=") + path("home/data"),
                QStringLiteral("XDG_CONFIG_HOME=") + path("home/config"),
                QStringLiteral("XDG_CACHE_HOME=") + path("home/cache"),
                QStringLiteral("TMPDIR=") + path("tmp")};
    }
    CallWatch watch(const char* program, const QStringList& arguments)
    {
        return CallWatch::of(QStringLiteral(COTEJO_BIN_DIR "/") + QLatin1String(program), arguments,
                             environment(), path("calls"));
    }
    // Runs and checks one command; `mayHold`: endings of the files that may be given the patient's words.
    void keepsQuiet(const char* program, const QStringList& arguments, const QStringList& mayHold)
    {
        const CallWatch seen = watch(program, arguments);
        if (!seen.possible) {
            m_possible = false;
            return;
        }
        QVERIFY2(seen.exitStatus == 0, qPrintable(arguments.join(QLatin1Char(' '))));
        QVERIFY2(seen.network().isEmpty(), seen.network().join('\n').constData());
        QStringList wrong = seen.placesOf(kSecret);
        for (const QString& allowed : mayHold)
            wrong.removeIf([&](const QString& place) {
                return allowed.endsWith(QLatin1Char('*')) ? place.startsWith(allowed.chopped(1))
                                                          : place.endsWith(allowed);
            });
        wrong.removeAll(QStringLiteral("pipe"));
        QVERIFY2(wrong.isEmpty(),
                 qPrintable(arguments.first() + QStringLiteral(": ") + wrong.join(QLatin1Char(' '))));
    }
    void write(const char* name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

private Q_SLOTS:
    void initTestCase()
    {
        for (const char* folder : {"home", "tmp", "in", "out"})
            QVERIFY(QDir().mkpath(path(folder)));
        write("in/n-1.txt", "Paciente de " + kSecret + " con artritis reumatoide. FR positivo.\n");
#ifndef __SANITIZE_ADDRESS__
        // Read by a process of its own, which is given no environment: nothing can tell its leak sanitizer
        // that it is traced, and that ends every traced process.
        write("in/n-2.rtf",
              "{\\rtf1\\ansi Paciente de " + kSecret + " con espondilitis. HLA-B27 negativo.\\par}");
#endif
        write(
            "in/tr-1.json",
            R"({"format": "rheumai.transcript", "version": 1, "id": "tr-1", "turns": [{"id": "t1", "query": "Vive en )" +
                kSecret + R"(; dosis?", "answer": "Paciente de )" + kSecret +
                R"(: metotrexato (PMID: 31969328)."}]})");
    }
    void theWatchSeesWhatItIsFor()
    {
        const CallWatch seen = CallWatch::of(
            QStringLiteral("/bin/bash"),
            {QStringLiteral("-c"), QStringLiteral("echo Zurdo > \"$TMPDIR/left\"; rm \"$TMPDIR/left\"; "
                                                  "exec 3<>/dev/tcp/127.0.0.1/9")},
            environment(), path("calls"));
        if (!seen.possible)
            QSKIP("strace is not here, or nobody may be traced");
        QCOMPARE(seen.placesOf("zurdo"), QStringList(path("tmp/left")));
        QVERIFY(!seen.network().isEmpty());
    }
    void noNetworkAndNoTraceOfAPatient()
    {
        const QString store = path("out/day.cotejo");
        const QStringList kept{QStringLiteral("day.cotejo"), QStringLiteral("day.cotejo-wal")};
        const QString out = QStringLiteral("stdout");
        keepsQuiet("cotejo-cli", {QStringLiteral("import"), path("in"), kStore, store}, kept);
        if (!m_possible)
            QSKIP("strace is not here, or nobody may be traced");
        keepsQuiet("cotejo-cli", {QStringLiteral("check"), path("in")}, {out});
        keepsQuiet("cotejo-cli", {QStringLiteral("note"), path("in")}, {out});
        keepsQuiet("cotejo-cli", {QStringLiteral("queue"), kStore, store}, {});
        keepsQuiet("cotejo-cli",
                   {QStringLiteral("decide"), kStore, store, QStringLiteral("--item"),
                    QStringLiteral("tr-1/t1"), QStringLiteral("--decision"), QStringLiteral("reject"),
                    QStringLiteral("--reason"), QStringLiteral("other"), QStringLiteral("--comment"),
                    QStringLiteral("de ") + QString::fromUtf8(kSecret), QStringLiteral("--by"),
                    QStringLiteral("Dra. Uno")},
                   kept);
        keepsQuiet("cotejo-cli", {QStringLiteral("cross"), kStore, store}, {out});
        keepsQuiet("cotejo-cli", {QStringLiteral("reevaluate"), kStore, store}, kept);
        keepsQuiet("cotejo-cli", {QStringLiteral("audit"), kStore, store}, {});
        for (const char* format : {"csv", "jsonl", "xlsx", "fhir"}) {
            const QString name = QStringLiteral("log.") + QLatin1String(format);
            QStringList written = kept + QStringList{name, name + QStringLiteral(".part")};
            if (name.endsWith(QLatin1String("xlsx")))
                written.append(path("out/tmp.") + QLatin1Char('*')); // its rows wait beside it
            keepsQuiet("cotejo-cli",
                       {QStringLiteral("export"), kStore, store, QStringLiteral("--format"),
                        QLatin1String(format), QStringLiteral("--out"), path("out/") + name},
                       written);
        }
        QVERIFY(QDir(path("out")).entryList({QStringLiteral("tmp.*")}, QDir::Files | QDir::Hidden).isEmpty());
    }
    void neitherFromTheWindow()
    {
        if (!m_possible)
            QSKIP("strace is not here, or nobody may be traced");
        if (!QFile::exists(QStringLiteral(COTEJO_BIN_DIR "/cotejo")))
            QSKIP("the window is not built");
        keepsQuiet("cotejo",
                   {kStore, path("out/window.cotejo"), QStringLiteral("--profile"), path("home/profile"),
                    QStringLiteral("--item"), QStringLiteral("tr-1/t1"), QStringLiteral("--screenshot"),
                    path("out/window.png"), path("in")},
                   {QStringLiteral("window.cotejo"), QStringLiteral("window.cotejo-wal")});
        QVERIFY(QFile::exists(path("out/window.png")));
    }
    void whatWasWrittenIsItsOwnersAlone()
    {
        int looked = 0;
        for (const char* folder : {"home", "tmp", "out"}) {
            QDirIterator files(path(folder), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QFileInfo file(files.next());
                const auto others =
                    QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
                QVERIFY2((file.permissions() & others) == QFile::Permissions(), qPrintable(file.filePath()));
                ++looked;
            }
        }
        QVERIFY(looked >= 2 || !m_possible);
    }
};

QTEST_GUILESS_MAIN(TestSystemCalls)
#include "tst_system_calls.moc"
