#include "engine/base/platform/limited_process.h"

#include <QtTest>

using namespace cotejo;

namespace
{
constexpr ProcessLimits kAmple{512U * 1024U * 1024U, 30, 8U * 1024U * 1024U};

Result<std::string> shell(const std::string& script, std::string_view input = {},
                          ProcessLimits limits = kAmple)
{
    return runLimited("/bin/sh", {"-c", script}, input, limits);
}

std::string codeOrNone(const Result<std::string>& result)
{
    return result ? std::string("none") : result.error().code;
}
} // namespace

class TestLimitedProcess : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void givesBackWhatItIsGiven()
    {
        std::string large(3U * 1024U * 1024U, 'x'); // more than any pipe holds
        large += '\n';
        QCOMPARE(shell("cat", large).value_or(std::string()), large);
        QCOMPARE(shell("cat").value_or("?"), std::string());
    }
    void toleratesInputThatIsNotRead()
    {
        const std::string large(3U * 1024U * 1024U, 'x');
        QCOMPARE(shell("echo seen; exec <&-", large).value_or("?"), std::string("seen\n"));
    }
    void saysHowItEnded_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("code");
        QTest::newRow("exit code") << "echo x; exit 3"
                                   << "process.crashed";
        QTest::newRow("segmentation fault") << "kill -SEGV $$"
                                            << "process.crashed";
        QTest::newRow("asked to end") << "kill -KILL $$"
                                      << "process.crashed";
        QTest::newRow("sleeps") << "exec sleep 60"
                                << "process.out_of_time";
        QTest::newRow("writes without end") << "while :; do echo yyyyyyyyyyyyyyyy; done"
                                            << "process.too_much_output";
    }
    void saysHowItEnded()
    {
        QFETCH(QString, script);
        const ProcessLimits narrow{512U * 1024U * 1024U, 2, 10'000};
        QTEST(QString::fromStdString(codeOrNone(shell(script.toStdString(), {}, narrow))), "code");
    }
    void writesNoFile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("written"));
        const auto written = shell("trap '' XFSZ; echo x > '" + path.toStdString() + "' || exit 5");
        QCOMPARE(codeOrNone(written), std::string("process.crashed"));
        QCOMPARE(QFileInfo(path).size(), qint64{0});
    }
    void knowsNothingOfOurEnvironment()
    {
        qputenv("COTEJO_SECRET", "x");
        QCOMPARE(shell("echo \"[$COTEJO_SECRET]\"; pwd").value_or("?"), std::string("[]\n/\n"));
    }
    void holdsNoFileOfOurs()
    {
        QTemporaryFile open;
        QVERIFY(open.open());
        const std::string files = shell("ls -l /proc/$$/fd").value_or("?");
        QVERIFY(files.find(open.fileName().toStdString()) == std::string::npos);
    }
    void saysWhereThereIsNoProgram()
    {
        QCOMPARE(codeOrNone(runLimited("/nowhere/reader", {}, {}, kAmple)),
                 std::string("process.not_started"));
    }
};

QTEST_GUILESS_MAIN(TestLimitedProcess)
#include "tst_limited_process.moc"
