#include "tests/engine/import/record_collector.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace cotejo;

namespace
{
const QString kCases = QStringLiteral(COTEJO_SOURCE_DIR "/../shared/cases");

std::string casesFolder(const char* name)
{
    return kCases.toStdString() + name;
}

QJsonObject readObject(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}
} // namespace

// The cases handed over with the task, which are not part of the project; every row is skipped where they are
// not at hand.
class TestHandedCases : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        if (!QDir(kCases).exists())
            QSKIP("the handed cases are not beside the project");
    }

    void hostile_data()
    {
        QTest::addColumn<QString>("gold");
        const QDir folder(kCases + QStringLiteral("/transcripts/hostile"));
        for (const QString& name : folder.entryList({QStringLiteral("*.gold.json")}, QDir::Files))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
    void hostile()
    {
        QFETCH(QString, gold);
        const QJsonObject document = readObject(gold);
        const QJsonObject expected = document.value(QLatin1String("expected")).toObject();
        const QString input =
            QFileInfo(gold).dir().filePath(document.value(QLatin1String("file")).toString());
        const CollectedRecords got = collectRecords({input.toStdString()}, DocumentKind::transcript);
        QCOMPARE(static_cast<int>(got.transcripts.size()), expected.value(QLatin1String("accepted")).toInt());
        const QJsonArray refused = expected.value(QLatin1String("refused")).toArray();
        QCOMPARE(got.refused.size(), static_cast<std::size_t>(refused.size()));
        for (std::size_t i = 0; i < got.refused.size(); ++i) {
            const QJsonObject want = refused.at(static_cast<qsizetype>(i)).toObject();
            QCOMPARE(static_cast<int>(got.refused[i].place.line.value_or(0)),
                     want.value(QLatin1String("line")).toInt());
            if (want.contains(QLatin1String("pointer")))
                QCOMPARE(QString::fromStdString(got.refused[i].pointer),
                         want.value(QLatin1String("pointer")).toString());
        }
    }

    void foldersAreReadWithoutARefusal()
    {
        const CollectedRecords notes = collectRecords({casesFolder("/notes")}, DocumentKind::note);
        QCOMPARE(notes.notes.size(), std::size_t{14});
        QVERIFY(notes.refused.empty());

        const std::string cross = casesFolder("/cross");
        QCOMPARE(collectRecords({cross}).refused.size(), std::size_t{0});
        const CollectedRecords answers = collectRecords({cross}, DocumentKind::transcript);
        QCOMPARE(answers.transcripts.size(), std::size_t{8});
        QCOMPARE(answers.counts.passedOver, std::size_t{8});
        QVERIFY(answers.refused.empty());
    }
};

QTEST_GUILESS_MAIN(TestHandedCases)
#include "tst_handed_cases.moc"
