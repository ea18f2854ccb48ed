#include "engine/base/iso_instant.h"
#include "engine/base/uuid_v7.h"

#include <QDateTime>
#include <QtTest>

#include <set>

using namespace cotejo;

class TestIsoInstant : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void reads_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("utc");
        QTest::newRow("offset") << QByteArray("2026-05-04T15:20:00-06:00")
                                << QByteArray("2026-05-04T21:20:00.000Z");
        QTest::newRow("zulu") << QByteArray("2026-05-04T15:20:00.5Z")
                              << QByteArray("2026-05-04T15:20:00.500Z");
        QTest::newRow("short offset")
            << QByteArray("2026-05-04T15:20-06") << QByteArray("2026-05-04T21:20:00.000Z");
        QTest::newRow("bare offset") << QByteArray("2026-05-04 15:20:00+0530")
                                     << QByteArray("2026-05-04T09:50:00.000Z");
        QTest::newRow("over midnight")
            << QByteArray("2026-12-31T23:30:00-06:00") << QByteArray("2027-01-01T05:30:00.000Z");
        QTest::newRow("day") << QByteArray("2024-02-29") << QByteArray("2024-02-29T00:00:00.000Z");
        QTest::newRow("month") << QByteArray("2024-03") << QByteArray("2024-03-01T00:00:00.000Z");
        QTest::newRow("year") << QByteArray("2024") << QByteArray("2024-01-01T00:00:00.000Z");
        QTest::newRow("no offset") << QByteArray("2024-03-12T10:00:00")
                                   << QByteArray("2024-03-12T10:00:00.000Z");
        QTest::newRow("finer than a millisecond")
            << QByteArray("2024-03-12T10:00:00.123456789Z") << QByteArray("2024-03-12T10:00:00.123Z");
        QTest::newRow("before 1970") << QByteArray("1969-12-31T23:59:59Z")
                                     << QByteArray("1969-12-31T23:59:59.000Z");
    }
    void reads()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, utc);
        const auto ms = parseIsoInstant(text.toStdString());
        QVERIFY(ms);
        QCOMPARE(toIsoUtc(*ms), utc.toStdString());
        QCOMPARE(parseIsoInstant(utc.toStdString()).value(), *ms);
    }
    void refuses()
    {
        for (const char* text :
             {"", "ayer", "26-05-04", "2026-13", "2026-02-30", "2026-05-04T", "2026-05-04T25:00Z",
              "2026-05-04T10:61Z", "2026-05-04T10:00:00-", "2026-05-04T10:00:00-06:", "2026-05-04T10:00:00.Z",
              "2026-05-04x", "04/05/2026", "2026-05-04T10:00:00Z ", "2026-5-4"})
            QVERIFY2(!parseIsoInstant(text), text);
    }
    void knowsDays()
    {
        QVERIFY(isIsoDay("2024-02-29"));
        for (const char* text : {"2023-02-29", "2024-02", "2024-02-29T00:00", "2024-2-29", "2024-02-2 ", ""})
            QVERIFY2(!isIsoDay(text), text);
    }
    // 23:30 in Mérida is still that day, whatever the day in Greenwich or where the test runs.
    void localDayIsThatOfTheOffset()
    {
        const std::int64_t ms = parseIsoInstant("2026-05-04T23:30:00-06:00").value();
        QCOMPARE(localIsoDay({ms, -360}), std::string("2026-05-04"));
        QCOMPARE(localIsoDay({ms, 0}), std::string("2026-05-05"));
    }
    void uuidsRiseAndSayWhen()
    {
        std::string last;
        std::set<std::string> seen;
        for (int i = 0; i < 20000; ++i) {
            const std::int64_t ms =
                1'777'896'000'000 + i / 9000 - (i == 500 ? 60'000 : 0); // the clock is put back once
            const std::string id = uuidV7(ms);
            QCOMPARE(id.size(), std::size_t(36));
            QCOMPARE(id[14], '7');
            QVERIFY(std::string("89ab").find(id[19]) != std::string::npos);
            QVERIFY2(last < id, (last + " " + id).c_str());
            last = id;
            seen.insert(id);
        }
        QCOMPARE(seen.size(), std::size_t(20000));
        const std::string late = uuidV7(4'000'000'000'000);
        QCOMPARE(late.substr(0, 13), std::string("03a35294-4000"));
    }
};

QTEST_APPLESS_MAIN(TestIsoInstant)
#include "tst_iso_instant.moc"
