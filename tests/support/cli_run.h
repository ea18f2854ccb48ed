#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QStringList>

// Runs the built cotejo-cli as people do, and waits for its end.
struct CliRun {
    int exitStatus = -1; // −1: it did not start or did not end by itself
    QByteArray output;
    QByteArray messages;
    QList<QJsonObject> lines; // of `output`, those that are JSON objects

    static CliRun of(const QStringList& arguments, const QStringList& environment = {});
};
