#include "tests/support/cli_run.h"
#include "tests/support/schema_check.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

namespace
{
const QString kNotes = QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/notes");
const QString kForm = QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/forms/vasculitis.json");

QString write(const QTemporaryDir& folder, const QString& name, const QByteArray& bytes)
{
    const QString path = folder.filePath(name);
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
}

QJsonObject fieldOf(const QJsonObject& line, const QString& id)
{
    for (const QJsonValue& field : line[QLatin1String("fields")].toArray())
        if (field.toObject()[QLatin1String("id")].toString() == id)
            return field.toObject();
    return {};
}
} // namespace

// `cotejo-cli note` as people run it.
class TestNoteCommand : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aFolderGivesALineANote()
    {
        const CliRun run = CliRun::of({QStringLiteral("note"), kNotes});
        QCOMPARE(run.exitStatus, 0);
        QCOMPARE(run.lines.size(), 14);
        const auto problems = cotejo::schemaProblemsInLines("note-line", run.output.toStdString());
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
        for (const QJsonObject& line : run.lines)
            QCOMPARE(line[QLatin1String("fields")].toArray().size(), 138);
        QCOMPARE(CliRun::of({QStringLiteral("note"), kNotes},
                            {QStringLiteral("LC_ALL=es_MX.UTF-8"), QStringLiteral("TZ=America/Tijuana")})
                     .output,
                 run.output);
    }

    void diseaseAndContextsMayBeGiven()
    {
        const QString note = kNotes + QStringLiteral("/002.txt");
        const CliRun run =
            CliRun::of({QStringLiteral("note"), note, QStringLiteral("--disease"), QStringLiteral("EA"),
                        QStringLiteral("--context"), QStringLiteral("INC"), QStringLiteral("--context"),
                        QStringLiteral("AEV")});
        QCOMPARE(run.exitStatus, 0);
        QCOMPARE(run.lines.size(), 1);
        QCOMPARE(run.lines[0][QLatin1String("disease")].toString(), QStringLiteral("EA"));
        QCOMPARE(run.lines[0][QLatin1String("contexts")].toArray().size(), 2);
        QCOMPARE(fieldOf(run.lines[0], QStringLiteral("das28"))[QLatin1String("status")].toString(),
                 QStringLiteral("not_applicable"));
    }

    void identifiersAreHiddenUnlessRevealed()
    {
        const QString note = kNotes + QStringLiteral("/001.txt");
        const CliRun hidden = CliRun::of({QStringLiteral("note"), note});
        for (const char* piece : {"Eufrasia", "Tlapale", "04/09/1965", "1965-09-04", "TACE650904",
                                  "Orozquieta", "884512", "00656509043"})
            QVERIFY2(!hidden.output.contains(piece), piece);
        const CliRun pretty = CliRun::of({QStringLiteral("note"), note, QStringLiteral("--pretty")});
        QVERIFY(!pretty.output.contains("Eufrasia") && !pretty.output.contains("Orozquieta") &&
                !pretty.output.contains("1965"));
        const CliRun shown = CliRun::of({QStringLiteral("note"), note, QStringLiteral("--reveal")});
        QVERIFY(shown.output.contains("Eufrasia Tlapale Corcuera"));
        QCOMPARE(fieldOf(shown.lines[0], QStringLiteral("birth_date"))[QLatin1String("value")].toString(),
                 QStringLiteral("1965-09-04"));
    }

    void quotesAreTheTextAtTheirOffsets()
    {
        for (const char* name : {"001.txt", "004.txt", "013.txt", "014.txt"}) {
            QFile file(kNotes + QLatin1Char('/') + QLatin1String(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QList<uint> text = QString::fromUtf8(file.readAll()).toUcs4();
            const CliRun run =
                CliRun::of({QStringLiteral("note"), file.fileName(), QStringLiteral("--reveal")});
            int spans = 0;
            for (const QJsonValue& field : run.lines.value(0)[QLatin1String("fields")].toArray())
                for (const QJsonValue& one : field.toObject()[QLatin1String("evidence")].toArray()) {
                    const QJsonObject place = one.toObject();
                    if (!place.contains(QLatin1String("start")))
                        continue;
                    const int start = place[QLatin1String("start")].toInt();
                    const int end = place[QLatin1String("end")].toInt();
                    QCOMPARE(QString::fromUcs4(reinterpret_cast<const char32_t*>(text.constData()) + start,
                                               end - start),
                             place[QLatin1String("quote")].toString());
                    ++spans;
                }
            QVERIFY(spans > 5);
        }
    }

    void anotherFormMayBeGiven()
    {
        const QString note = kNotes + QStringLiteral("/012.txt");
        const CliRun run = CliRun::of({QStringLiteral("note"), note, QStringLiteral("--form"), kForm});
        QCOMPARE(run.exitStatus, 0);
        QCOMPARE(run.lines[0][QLatin1String("fields")].toArray().size(), 6);
        QCOMPARE(fieldOf(run.lines[0], QStringLiteral("creatinine"))[QLatin1String("value")].toDouble(), 1.3);

        QTemporaryDir folder;
        const QString bad =
            write(folder, QStringLiteral("form.json"), R"({"format": "cotejo.form", "version": 2})");
        const CliRun refused = CliRun::of({QStringLiteral("note"), note, QStringLiteral("--form"), bad});
        QCOMPARE(refused.exitStatus, 2);
        QVERIFY2(refused.messages.contains("/version"), refused.messages.constData());
        QVERIFY(refused.output.isEmpty());
        QCOMPARE(
            CliRun::of({QStringLiteral("note"), note, QStringLiteral("--form"), QStringLiteral("/no/such")})
                .exitStatus,
            2);
    }

    void exitStatuses()
    {
        QTemporaryDir folder;
        const QString good = write(folder, QStringLiteral("good.txt"), "Fem 40 a, AR. DAS28-VSG 3.1\n");
        const QString bad = write(folder, QStringLiteral("bad.json"),
                                  R"({"format": "biobadamex.note", "version": 1, "id": "x", "text": 5})");
        const QString note = QStringLiteral("note");
        QCOMPARE(CliRun::of({note, good}).exitStatus, 0);
        const CliRun some = CliRun::of({note, good, bad});
        QCOMPARE(some.exitStatus, 1);
        QCOMPARE(some.lines.size(), 1);
        QVERIFY2(some.messages.contains("/text"), some.messages.constData());
        QCOMPARE(CliRun::of({note, bad}).exitStatus, 3);
        QCOMPARE(CliRun::of({note}).exitStatus, 2);
        QCOMPARE(CliRun::of({note, good, QStringLiteral("--disease"), QStringLiteral("RA")}).exitStatus, 2);
        QCOMPARE(CliRun::of({note, good, QStringLiteral("--context"), QStringLiteral("fup")}).exitStatus, 2);
    }

    void peopleReadWords()
    {
        const CliRun run = CliRun::of(
            {QStringLiteral("note"), kNotes + QStringLiteral("/002.txt"), QStringLiteral("--pretty")},
            {QStringLiteral("LC_ALL=es_MX.UTF-8")});
        QCOMPARE(run.exitStatus, 0);
        QVERIFY(run.output.contains("DAS28: presente  2.96 vsg"));
        QVERIFY(run.output.contains("Actividad\n"));
        QVERIFY(CliRun::of(
                    {QStringLiteral("note"), kNotes + QStringLiteral("/002.txt"), QStringLiteral("--pretty")},
                    {QStringLiteral("LC_ALL=C")})
                    .output.contains("DAS28: present  2.96 vsg"));
    }
};

QTEST_APPLESS_MAIN(TestNoteCommand)
#include "tst_note_command.moc"
