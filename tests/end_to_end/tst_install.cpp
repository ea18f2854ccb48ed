#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

namespace
{
struct Outcome {
    int code = -1;
    QString text;
};

Outcome run(const QString& program, const QStringList& arguments,
            const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment())
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    const bool done = process.waitForFinished(600000) && process.exitStatus() == QProcess::NormalExit;
    return {done ? process.exitCode() : -1, QString::fromUtf8(process.readAll())};
}

bool isThere(const QString& program)
{
    return !QStandardPaths::findExecutable(program).isEmpty();
}
} // namespace

// `cmake --install` into an empty folder: what a desktop needs is there, and valid.
class TestInstall : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    [[nodiscard]] QString at(const QString& path) const { return m_folder.filePath(path); }

private Q_SLOTS:
    void initTestCase()
    {
        const Outcome outcome =
            run(QStringLiteral("cmake"), {QStringLiteral("--install"), QStringLiteral(COTEJO_BIN_DIR "/.."),
                                          QStringLiteral("--prefix"), m_folder.path()});
        QVERIFY2(outcome.code == 0, qPrintable(outcome.text));
    }

    void holdsWhatADesktopNeeds()
    {
        for (const char* path :
             {"bin/cotejo", "bin/cotejo-cli", "share/applications/org.cotejo.Cotejo.desktop",
              "share/metainfo/org.cotejo.Cotejo.metainfo.xml",
              "share/icons/hicolor/scalable/apps/org.cotejo.Cotejo.svg", "share/man/man1/cotejo.1",
              "share/man/man1/cotejo-cli.1", "share/man/es/man1/cotejo.1", "share/man/es/man1/cotejo-cli.1",
              "share/doc/cotejo/copyright"})
            QVERIFY2(QFile::exists(at(QLatin1String(path))), path);
    }

    // As on a server: neither help nor a window ends by a signal.
    void withoutADisplayItSaysSo()
    {
        QProcessEnvironment bare = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            bare.remove(QLatin1String(name));
        const QString program = at(QStringLiteral("bin/cotejo"));
        for (const char* word : {"--help", "--version"}) {
            const Outcome asked = run(program, {QLatin1String(word)}, bare);
            QVERIFY2(asked.code == 0, qPrintable(asked.text));
            QVERIFY(asked.text.contains(QLatin1String("cotejo")));
        }
        const Outcome window = run(program, {}, bare);
        QCOMPARE(window.code, 2);
        QVERIFY2(window.text.contains(QLatin1String("no display")), qPrintable(window.text));
    }

    void installedProgramsStartFromAnywhere()
    {
        const Outcome cli = run(at(QStringLiteral("bin/cotejo-cli")), {QStringLiteral("--version")});
        QCOMPARE(cli.code, 0);
        const Outcome window = run(at(QStringLiteral("bin/cotejo")), {QStringLiteral("--version")});
        QCOMPARE(window.code, 0);
        QVERIFY2(window.text.contains(cli.text.trimmed()), qPrintable(window.text + cli.text));
    }

    void desktopEntryIsValid()
    {
        if (!isThere(QStringLiteral("desktop-file-validate")))
            QSKIP("desktop-file-validate is not here (package desktop-file-utils)");
        const Outcome outcome = run(QStringLiteral("desktop-file-validate"),
                                    {at(QStringLiteral("share/applications/org.cotejo.Cotejo.desktop"))});
        QVERIFY2(outcome.code == 0 && outcome.text.trimmed().isEmpty(), qPrintable(outcome.text));
    }

    void metadataIsValid()
    {
        if (!isThere(QStringLiteral("appstreamcli")))
            QSKIP("appstreamcli is not here (package appstream)");
        const Outcome outcome = run(QStringLiteral("appstreamcli"),
                                    {QStringLiteral("validate"), QStringLiteral("--no-net"),
                                     at(QStringLiteral("share/metainfo/org.cotejo.Cotejo.metainfo.xml"))});
        QVERIFY2(outcome.code == 0, qPrintable(outcome.text));
    }

    void manualsHaveNoFault()
    {
        if (!isThere(QStringLiteral("groff")))
            QSKIP("groff is not here (package groff-base)");
        QDirIterator pages(at(QStringLiteral("share/man")), {QStringLiteral("*.1")}, QDir::Files,
                           QDirIterator::Subdirectories);
        int count = 0;
        while (pages.hasNext()) {
            const Outcome outcome =
                run(QStringLiteral("groff"),
                    {QStringLiteral("-man"), QStringLiteral("-Kutf8"), QStringLiteral("-Tutf8"),
                     QStringLiteral("-ww"), QStringLiteral("-z"), pages.next()});
            QVERIFY2(outcome.code == 0 && outcome.text.trimmed().isEmpty(), qPrintable(outcome.text));
            ++count;
        }
        QCOMPARE(count, 4);
    }

    // A command that the manual does not name is one that nobody finds.
    void everyCommandStandsInTheManual()
    {
        QFile file(at(QStringLiteral("share/man/man1/cotejo-cli.1")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString page = QString::fromUtf8(file.readAll());
        const Outcome help = run(at(QStringLiteral("bin/cotejo-cli")), {QStringLiteral("--help")});
        QCOMPARE(help.code, 0);
        const QString list = help.text.mid(help.text.indexOf(QLatin1String("Subcommands:")));
        QStringList missing;
        int count = 0;
        for (const QString& line : list.split(QLatin1Char('\n'))) {
            const QString name =
                line.section(QLatin1Char(' '), 2, 2).remove(QLatin1Char(',')); // "decrypt, open"
            if (!line.startsWith(QLatin1String("  ")) || name.isEmpty())
                continue;
            ++count;
            if (!page.contains(name))
                missing.append(name);
        }
        QVERIFY2(count >= 20, qPrintable(help.text));
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1String(", "))));
    }
};

QTEST_GUILESS_MAIN(TestInstall)

#include "tst_install.moc"
