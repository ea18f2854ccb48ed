#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QString>
#include <QStringList>

// The system calls of a program and of its children, as strace shows them: sockets, and what is written
// where.
struct CallWatch {
    bool possible = false; // false: there is no strace, or nobody may be traced here
    int exitStatus = -1;
    QByteArrayList calls; // whole calls, one a line; file descriptors carry their paths

    // Runs `program` to its end. `environment` is NAME=VALUE; `traceFile` is written and removed again.
    static CallWatch of(const QString& program, const QStringList& arguments, const QStringList& environment,
                        const QString& traceFile);

    // Those that open a port, wait at one, or reach for another machine. Sockets of this machine's own
    // services (AF_UNIX) are none of them.
    [[nodiscard]] QByteArrayList network() const;

    // Where these words were written to, case ignored: paths, "stdout", "stderr", "pipe" for what goes from
    // one process of the program to another.
    [[nodiscard]] QStringList placesOf(const QByteArray& words) const;
};
