#include "tests/support/call_watch.h"

#include <QFile>
#include <QHash>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>

namespace
{
constexpr int kLongestRunMs = 300'000;
constexpr qsizetype kLongestPath = 4096;
// Files stand in for the program's own outputs, so that they are told from the pipes between its processes.
constexpr const char* kSaid = ".stdout";
constexpr const char* kComplained = ".stderr";
constexpr const char* kWhole = "100000000"; // bytes of a call's text that are shown

// A call that another thread's call interrupts stands on two lines: "… <unfinished ...>", "<... NAME
// resumed>…".
QByteArrayList wholeCalls(const QByteArray& trace)
{
    QByteArrayList calls;
    QHash<QByteArray, QByteArray> begun; // by process
    for (const QByteArray& line : trace.split('\n')) {
        const qsizetype blank = line.indexOf(' ');
        const QByteArray process = line.left(blank);
        const QByteArray call = line.mid(blank).trimmed();
        if (call.endsWith("<unfinished ...>"))
            begun[process] = call;
        else if (call.startsWith("<... "))
            calls.append(begun.take(process) + call);
        else if (!call.isEmpty())
            calls.append(call);
    }
    return calls;
}

QString placeOf(const QByteArray& call)
{
    static const QRegularExpression target(QStringLiteral("^[a-z0-9]+\\(\\d+<([^>]*)>"));
    const QString path = target.match(QString::fromLatin1(call.left(kLongestPath))).captured(1);
    if (path.endsWith(QLatin1String(kSaid)))
        return QStringLiteral("stdout");
    if (path.endsWith(QLatin1String(kComplained)))
        return QStringLiteral("stderr");
    return path.startsWith(QLatin1Char('/')) ? path : QStringLiteral("pipe");
}
} // namespace

CallWatch CallWatch::of(const QString& program, const QStringList& arguments, const QStringList& environment,
                        const QString& traceFile)
{
    CallWatch watch;
    const QString strace = QStandardPaths::findExecutable(QStringLiteral("strace"));
    if (strace.isEmpty())
        return watch;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    for (const QString& setting : environment)
        variables.insert(setting.section(QLatin1Char('='), 0, 0), setting.section(QLatin1Char('='), 1));
    variables.insert(QStringLiteral("ASAN_OPTIONS"), QStringLiteral("detect_leaks=0")); // untraceable
    QProcess process;
    process.setProcessEnvironment(variables);
    process.setStandardOutputFile(traceFile + QLatin1String(kSaid));
    process.setStandardErrorFile(traceFile + QLatin1String(kComplained));
    process.start(strace,
                  QStringList{QStringLiteral("-f"), QStringLiteral("-qq"), QStringLiteral("-y"),
                              QStringLiteral("-s"), QLatin1String(kWhole), QStringLiteral("-e"),
                              QStringLiteral("trace=network,execve,write,writev,pwrite64,pwritev,sendfile"),
                              QStringLiteral("-o"), traceFile, program} +
                      arguments);
    if (!process.waitForFinished(kLongestRunMs) || process.exitStatus() != QProcess::NormalExit)
        return watch;
    watch.exitStatus = process.exitCode();
    QFile trace(traceFile);
    if (trace.open(QIODevice::ReadOnly))
        watch.calls = wholeCalls(trace.readAll());
    for (const char* ending : {"", kSaid, kComplained})
        QFile::remove(traceFile + QLatin1String(ending));
    for (const QByteArray& call : watch.calls)
        watch.possible = watch.possible || call.startsWith("execve(");
    return watch;
}

QByteArrayList CallWatch::network() const
{
    QByteArrayList found;
    for (const QByteArray& call : calls) {
        const bool toAnother = call.contains("AF_INET") || call.contains("AF_PACKET");
        const bool ofNetwork = call.startsWith("socket(") || call.startsWith("connect(") ||
                               call.startsWith("bind(") || call.startsWith("send");
        if (call.startsWith("listen(") || (ofNetwork && toAnother))
            found.append(call.left(200));
    }
    return found;
}

QStringList CallWatch::placesOf(const QByteArray& words) const
{
    QStringList places;
    const QByteArray wanted = words.toLower();
    for (const QByteArray& call : calls) {
        if (call.startsWith("execve(") || !call.toLower().contains(wanted))
            continue;
        if (const QString place = placeOf(call); !places.contains(place))
            places.append(place);
    }
    return places;
}
