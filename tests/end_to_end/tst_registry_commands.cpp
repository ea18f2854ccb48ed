#include "tests/support/cli_run.h"
#include "tests/support/schema_check.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

namespace
{
const QString kStore = QStringLiteral("--store");
const QString kBy = QStringLiteral("--by");
const QString kWho = QStringLiteral("Lic. P. Uc");
const QString kHome = QStringLiteral(COTEJO_SOURCE_DIR);
} // namespace

// cross, vigigrade, registry, form, field and query as people run them.
class TestRegistryCommands : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    static CliRun cli(const QStringList& arguments)
    {
        return CliRun::of(arguments,
                          {QStringLiteral("COTEJO_DEVICE=device-test"), QStringLiteral("LC_ALL=C.UTF-8")});
    }
    QString filled(const char* name) const
    {
        const QString store = m_folder.filePath(QLatin1String(name));
        const CliRun import = cli(
            {QStringLiteral("import"), kHome + QStringLiteral("/tests/data/cross/handed"), kStore, store});
        if (import.exitStatus != 0)
            qFatal("import: %s", import.messages.constData());
        return store;
    }
    static void keepsSchema(const char* schema, const QByteArray& lines)
    {
        const auto problems = cotejo::schemaProblemsInLines(schema, lines.toStdString());
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
        QVERIFY(!lines.isEmpty());
    }

private Q_SLOTS:
    void cross()
    {
        const CliRun run = cli({QStringLiteral("cross"), kStore, filled("cross.cotejo")});
        QCOMPARE(run.exitStatus, 0);
        keepsSchema("cross-line", run.output);
        QCOMPARE(cli({QStringLiteral("cross")}).exitStatus, 2);
        QCOMPARE(cli({QStringLiteral("cross"), kStore, m_folder.filePath(QStringLiteral("none"))}).exitStatus,
                 2);
    }

    void vigigrade()
    {
        const CliRun run = cli(
            {QStringLiteral("vigigrade"), kHome + QStringLiteral("/tests/data/cross/handed/06.note.json")});
        QCOMPARE(run.exitStatus, 0);
        keepsSchema("vigigrade-line", run.output);
        QVERIFY(!run.lines.first().contains(QLatin1String("completeness")));
    }

    void registry()
    {
        const QString store = filled("registry.cotejo");
        const CliRun run = cli({QStringLiteral("registry"), kStore, store, kBy, QStringLiteral("disease")});
        QCOMPARE(run.exitStatus, 0);
        keepsSchema("registry-line", run.output);
        for (const QJsonObject& line : run.lines) {
            const int notes = line[QLatin1String("notes")].toInt();
            QCOMPARE(line[QLatin1String("present")].toInt() + line[QLatin1String("absent")].toInt() +
                         line[QLatin1String("unknown")].toInt() +
                         line[QLatin1String("not_applicable")].toInt(),
                     notes);
            QCOMPARE(line[QLatin1String("percent")][QLatin1String("complete")].isNull(),
                     line[QLatin1String("asked")].toInt() == 0);
        }
        const CliRun csv = cli({QStringLiteral("registry"), kStore, store, QStringLiteral("--format"),
                                QStringLiteral("csv"), kBy, QStringLiteral("all")});
        QCOMPARE(csv.exitStatus, 0);
        QVERIFY(csv.output.startsWith("by,group,field,notes,"));
        QVERIFY(csv.output.contains("no data"));
    }

    void formCheck()
    {
        const QStringList check{QStringLiteral("form"), QStringLiteral("check")};
        const CliRun ours =
            cli(check + QStringList{kHome + QStringLiteral("/resources/forms/biobadamex.json")});
        QCOMPARE(ours.exitStatus, 0);
        QCOMPARE(ours.lines.first()[QLatin1String("fields")].toInt(), 138);
        const QString other = kHome + QStringLiteral("/tests/data/forms/vasculitis.json");
        QCOMPARE(cli(check + QStringList{other}).exitStatus, 0);
        QCOMPARE(cli({QStringLiteral("note"), kHome + QStringLiteral("/tests/data/cross/handed/01.note.json"),
                      QStringLiteral("--form"), other})
                     .exitStatus,
                 0);
        QFile good(other);
        QVERIFY(good.open(QIODevice::ReadOnly));
        QFile bad(m_folder.filePath(QStringLiteral("bad.json")));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write(good.readAll().replace("\"number\"", "\"nombre\""));
        bad.close();
        const CliRun refused = cli(check + QStringList{bad.fileName()});
        QCOMPARE(refused.exitStatus, 4);
        const QJsonObject fault = refused.lines.first()[QLatin1String("errors")].toArray().first().toObject();
        QVERIFY(fault[QLatin1String("where")].toString().startsWith(QLatin1String("/fields/")));
        QVERIFY(!fault[QLatin1String("expected")].toString().isEmpty());
    }

    // What a person types is held against the form.
    void noValueThatCannotBe_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<int>("status");
        const auto row = [](const char* field, const char* value, int status, const char* unit = "") {
            QTest::addRow("%s %s %s", field, value, unit)
                << QString::fromUtf8(field) << QString::fromUtf8(value) << QString::fromUtf8(unit) << status;
        };
        row("das28", "abc", 2);
        row("das28", "420", 2);
        row("das28", "4,2", 0);
        row("das28", "", 2);
        row("sex", "perro", 2);
        row("sex", "Femenino", 0);
        row("start_date", "2024-02-31", 2);
        row("start_date", "31/02", 2);
        row("start_date", "2024-02", 0);
        row("mtx", "15", 0, "mg/sem");
        row("mtx", "15", 2, "litros");
        row("mtx", "15", 2, "mg/d"); // 105 mg a week
        row("visit_context", "FUP, nada de eso", 2);
        row("lot", "A-12", 0);
    }
    void noValueThatCannotBe()
    {
        QFETCH(QString, field);
        QFETCH(QString, value);
        QFETCH(QString, unit);
        QFETCH(int, status);
        static const QString store = filled("values.cotejo");
        QStringList words{QStringLiteral("field"),
                          QStringLiteral("set"),
                          kStore,
                          store,
                          QStringLiteral("--note"),
                          QStringLiteral("n-x03"),
                          QStringLiteral("--field"),
                          field,
                          QStringLiteral("--status"),
                          QStringLiteral("present"),
                          QStringLiteral("--reason"),
                          QStringLiteral("anexo"),
                          kBy,
                          kWho};
        if (!value.isEmpty())
            words << QStringLiteral("--value") << value;
        if (!unit.isEmpty())
            words << QStringLiteral("--unit") << unit;
        const CliRun run = cli(words);
        QVERIFY2(run.exitStatus == status, run.messages.constData());
        QCOMPARE(run.messages.contains(field.toUtf8()), status != 0);
    }

    void fieldsAndQueries()
    {
        const QString store = filled("fields.cotejo");
        const QStringList note{kStore, store, QStringLiteral("--note"), QStringLiteral("n-x03")};
        const QString field = QStringLiteral("field");
        const QString query = QStringLiteral("query");
        QCOMPARE(
            cli(QStringList{field, QStringLiteral("set")} + note +
                QStringList{QStringLiteral("--field"), QStringLiteral("acpa"), QStringLiteral("--status"),
                            QStringLiteral("present"), QStringLiteral("--value"), QStringLiteral("positivo"),
                            QStringLiteral("--reason"), QStringLiteral("laboratorio"), kBy, kWho})
                .exitStatus,
            0);
        QCOMPARE(
            cli(QStringList{field, QStringLiteral("confirm")} + note + QStringList{kBy, kWho}).exitStatus, 0);
        QCOMPARE(cli(QStringList{field, QStringLiteral("set")} + note +
                     QStringList{QStringLiteral("--field"), QStringLiteral("nothing"),
                                 QStringLiteral("--status"), QStringLiteral("present"),
                                 QStringLiteral("--reason"), QStringLiteral("x"), kBy, kWho})
                     .exitStatus,
                 2);
        const CliRun acts = cli({field, QStringLiteral("list"), kStore, store});
        QVERIFY(acts.lines.size() > 5);
        QCOMPARE(acts.lines.first()[QLatin1String("machine")][QLatin1String("status")].toString(),
                 QStringLiteral("unknown"));

        const CliRun opened =
            cli(QStringList{query, QStringLiteral("open")} + note +
                QStringList{QStringLiteral("--field"), QStringLiteral("anti_hcv"), kBy, kWho});
        QCOMPARE(opened.exitStatus, 0);
        const QString id = opened.lines.first()[QLatin1String("event")].toString();
        QCOMPARE(cli({query, QStringLiteral("answer"), kStore, store, QStringLiteral("--query"), id,
                      QStringLiteral("--text"), QStringLiteral("=negativo"), kBy, kWho})
                     .exitStatus,
                 0);
        const CliRun csv =
            cli({query, QStringLiteral("list"), kStore, store, QStringLiteral("--state"),
                 QStringLiteral("answered"), QStringLiteral("--format"), QStringLiteral("csv")});
        QVERIFY(csv.output.contains("anti_hcv"));
        QVERIFY(csv.output.contains("'=negativo"));
        QCOMPARE(cli({QStringLiteral("audit"), kStore, store}).exitStatus, 0);
        QCOMPARE(cli({QStringLiteral("reevaluate"), kStore, store, QStringLiteral("--rebuild")}).exitStatus,
                 0);
        QCOMPARE(cli({field, QStringLiteral("list"), kStore, store}).output, acts.output);
        QCOMPARE(cli({QStringLiteral("audit"), kStore, store}).exitStatus, 0);
    }
};

QTEST_GUILESS_MAIN(TestRegistryCommands)
#include "tst_registry_commands.moc"
