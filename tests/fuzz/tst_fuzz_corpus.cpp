#include "tests/fuzz/fuzz_target.h"

#include <QDirIterator>
#include <QFile>
#include <QtTest>

#include <random>
#include <string>

namespace
{
constexpr qint64 kLargestSeed = 200'000;
constexpr int kMutations = 60;

std::string mutated(std::string bytes, std::mt19937& random)
{
    const auto below = [&](std::size_t most) { return random() % most; };
    for (std::size_t i = 0, edits = 1 + below(4); i < edits && !bytes.empty(); ++i) {
        const std::size_t at = below(bytes.size());
        switch (below(5)) {
        case 0:
            bytes[at] = static_cast<char>(below(256));
            break;
        case 1:
            bytes.erase(at, 1 + below(16));
            break;
        case 2:
            bytes.insert(at, bytes.substr(below(bytes.size()), 1 + below(64)));
            break;
        case 3:
            bytes.resize(at);
            break;
        default:
            bytes.insert(at, 1 + below(8), "{}[]<>\\\"&;,0"[below(12)]);
        }
    }
    return bytes;
}
} // namespace

// Replays the seeds of every fuzz target, each with as many mutations of it, drawn with a fixed seed. The
// programs that look for new ones are built by the preset `fuzz`.
class TestFuzzCorpus : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyTargetIsBuilt()
    {
        QFile list(QStringLiteral(COTEJO_SOURCE_DIR "/tests/fuzz/targets.txt"));
        QVERIFY(list.open(QIODevice::ReadOnly));
        QByteArray names;
        for (const auto& target : cotejo::fuzz::fuzzTargets())
            names += QByteArray(target.name.data(), static_cast<qsizetype>(target.name.size())) + '\n';
        QCOMPARE(names, list.readAll());
    }
    void keepsItsLaws_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto& target : cotejo::fuzz::fuzzTargets()) {
            const QString name =
                QString::fromUtf8(target.name.data(), static_cast<qsizetype>(target.name.size()));
            QTest::newRow(qPrintable(name)) << name;
        }
    }
    void keepsItsLaws()
    {
        QFETCH(QString, name);
        const auto target = cotejo::fuzz::fuzzTarget(name.toStdString());
        QVERIFY(target.has_value());
        std::mt19937 random(20260504);
        int seeds = 0;
        QDirIterator files(QStringLiteral(COTEJO_SOURCE_DIR "/") +
                               QString::fromStdString(std::string(target->seeds)),
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.size() > kLargestSeed || !file.open(QIODevice::ReadOnly))
                continue;
            const std::string seed = file.readAll().toStdString();
            target->run(seed);
            const int times = seed.size() > 20'000 ? 1 : kMutations;
            for (int i = 0; i < times; ++i)
                target->run(mutated(seed, random));
            ++seeds;
        }
        QVERIFY(seeds > 0);
    }
};

QTEST_GUILESS_MAIN(TestFuzzCorpus)
#include "tst_fuzz_corpus.moc"
