#include "tests/support/cli_run.h"

#include <QJsonDocument>
#include <QProcess>

CliRun CliRun::of(const QStringList& arguments, const QStringList& environment)
{
    CliRun run;
    QProcess process;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    for (const QString& setting : environment)
        variables.insert(setting.section(QLatin1Char('='), 0, 0), setting.section(QLatin1Char('='), 1));
    process.setProcessEnvironment(variables);
    process.start(QStringLiteral(COTEJO_BIN_DIR "/cotejo-cli"), arguments);
    if (!process.waitForFinished(600000) || process.exitStatus() != QProcess::NormalExit)
        return run;
    run.exitStatus = process.exitCode();
    run.output = process.readAllStandardOutput();
    run.messages = process.readAllStandardError();
    for (const QByteArray& line : run.output.split('\n')) {
        const QJsonDocument document = QJsonDocument::fromJson(line);
        if (document.isObject())
            run.lines.append(document.object());
    }
    return run;
}
