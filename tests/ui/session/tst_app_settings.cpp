#include "ui/settings/app_settings.h"
#include "ui/settings/window_state.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace cotejo;
using Key = AppSettings::Key;

class TestAppSettings : public QObject
{
    Q_OBJECT

    static void write(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

private Q_SLOTS:
    void nothingWrittenGivesTheDefaults()
    {
        QTemporaryDir folder;
        const AppSettings settings(folder.filePath(QStringLiteral("a.ini")));
        QCOMPARE(settings.text(Key::Language), QString());
        QCOMPARE(settings.text(Key::Theme), QStringLiteral("system"));
        QCOMPARE(settings.number(Key::TextPercent), 100);
        QVERIFY(settings.flag(Key::LetterKeys));
    }

    void valuesKeepTheirTypeAfterARestart()
    {
        // In a file all values are texts, as another process finds them.
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.ini"));
        write(path, "[General]\nletter_keys=false\ntext_percent=150\nreviewer_name=Dra. R. Canul\n");
        const AppSettings settings(path);
        QVERIFY(!settings.flag(Key::LetterKeys));
        QCOMPARE(settings.number(Key::TextPercent), 150);
        QCOMPARE(settings.text(Key::ReviewerName), QStringLiteral("Dra. R. Canul"));
    }

    void whatIsWrittenIsReadByAnother()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.ini"));
        AppSettings one(path);
        one.set(Key::ReviewerName, QStringLiteral("José Á. Ñuñez"));
        one.set(Key::TextPercent, 120);
        QVERIFY(one.sync());
        QVERIFY(QFile::copy(path, folder.filePath(QStringLiteral("b.ini")))); // no cache of the first
        const AppSettings other(folder.filePath(QStringLiteral("b.ini")));
        QCOMPARE(other.text(Key::ReviewerName), QStringLiteral("José Á. Ñuñez"));
        QCOMPARE(other.number(Key::TextPercent), 120);
    }

    void nonsenseIsNotBelieved()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.ini"));
        write(path, "[General]\ntext_percent=99999\n");
        QCOMPARE(AppSettings(path).number(Key::TextPercent), 200);
        write(folder.filePath(QStringLiteral("b.ini")), "[General]\ntext_percent=huge\n");
        QCOMPARE(AppSettings(folder.filePath(QStringLiteral("b.ini"))).number(Key::TextPercent), 100);
    }

    void anOverrideIsNeverWritten()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.ini"));
        AppSettings settings(path);
        settings.set(Key::Theme, QStringLiteral("light"));
        settings.overrideForNow(Key::Theme, QStringLiteral("dark"));
        QCOMPARE(settings.text(Key::Theme), QStringLiteral("dark"));
        QVERIFY(settings.sync());
        QVERIFY(QFile::copy(path, folder.filePath(QStringLiteral("b.ini"))));
        QCOMPARE(AppSettings(folder.filePath(QStringLiteral("b.ini"))).text(Key::Theme),
                 QStringLiteral("light"));
        settings.set(Key::Theme, QStringLiteral("contrast")); // a person's choice ends it
        QCOMPARE(settings.text(Key::Theme), QStringLiteral("contrast"));
    }

    void windowStateComesBack()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("w.ini"));
        WindowState(path).setBytes(QStringLiteral("review/x"), QByteArray("\x00\x01\xff", 3));
        QCOMPARE(WindowState(path).bytes(QStringLiteral("review/x")), QByteArray("\x00\x01\xff", 3));
        QVERIFY(WindowState(path).bytes(QStringLiteral("other")).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestAppSettings)
#include "tst_app_settings.moc"
