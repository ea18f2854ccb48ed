#include "engine/domain/codes.h"
#include "engine/import/document_reader.h"
#include "engine/orvs/turn_checker.h"
#include "engine/report/turn_check_json.h"
#include "tests/support/schema_check.h"

#include <QDir>
#include <QFile>
#include <QtTest>

#include <nlohmann/json.hpp>

#include <map>
#include <set>

using namespace cotejo;
using nlohmann::json;

namespace
{
const QString kFolder = QStringLiteral(COTEJO_SOURCE_DIR "/tests/data/transcripts");

json fileJson(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray bytes = file.readAll();
    return json::parse(bytes.begin(), bytes.end());
}

std::vector<TurnCheck> checksOf(const QString& path)
{
    static const ContractCatalog catalog = ContractCatalog::embedded().value();
    static const TurnChecker checker = TurnChecker::create(catalog).value();
    std::vector<TurnCheck> checks;
    RecordSink sink;
    sink.transcript = [&](TranscriptRecord&& record) {
        for (TurnCheck& check : checker.check(record.transcript))
            checks.push_back(std::move(check));
        return true;
    };
    const ReadCounts counts = DocumentReader(DocumentKind::transcript).read({path.toStdString()}, sink);
    return counts.refused == 0 ? checks : std::vector<TurnCheck>();
}

// The members that gold and check line share, optional citations left out.
json comparable(const json& turn, const std::set<std::pair<std::size_t, std::size_t>>& optional)
{
    json shared;
    for (const char* member : {"turn", "contract", "verdict", "reason", "composite", "recomputed",
                               "threshold", "uncited_evidence", "needs_review"})
        shared[member] = turn.at(member);
    for (const char* number : {"composite", "recomputed", "threshold"}) {
        if (shared[number].is_number())
            shared[number] = shared[number].get<double>();
    }
    shared["discrepancies"] = turn.at("discrepancies").get<std::set<std::string>>();
    shared["citations"] = json::array();
    for (const json& citation : turn.at("citations")) {
        if (optional.contains({citation.at("start"), citation.at("end")}))
            continue;
        json entry = {{"kind", citation.at("kind")},
                      {"pmid", citation.value("pmid", json())},
                      {"status", citation.at("status")},
                      {"start", citation.at("start")},
                      {"end", citation.at("end")},
                      {"quote", citation.at("quote")},
                      {"elsewhere", citation.value("elsewhere", json::array())}};
        shared["citations"].push_back(std::move(entry));
    }
    return shared;
}

std::set<std::pair<std::size_t, std::size_t>> optionalOf(const json& turn)
{
    std::set<std::pair<std::size_t, std::size_t>> spans;
    for (const json& citation : turn.at("citations")) {
        if (citation.value("optional", false))
            spans.emplace(citation.at("start"), citation.at("end"));
    }
    return spans;
}
} // namespace

// The handed transcripts with their gold, compared in full. One row a file.
class TestHandedTranscripts : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void agreesWithTheGold_data()
    {
        QTest::addColumn<QString>("gold");
        const QStringList names =
            QDir(kFolder).entryList({QStringLiteral("*.gold.json")}, QDir::Files, QDir::Name);
        QVERIFY(names.size() >= 18);
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << name;
    }
    void agreesWithTheGold()
    {
        QFETCH(QString, gold);
        const json expected = fileJson(kFolder + QLatin1Char('/') + gold);
        const QString input =
            kFolder + QLatin1Char('/') + QString::fromStdString(expected.at("file").get<std::string>());
        std::map<std::pair<std::string, std::string>, json> got;
        for (const TurnCheck& check : checksOf(input))
            got[{check.transcript, check.turn}] = json::parse(turnCheckJson(check));
        std::size_t turns = 0;
        for (const json& transcript : expected.at("transcripts")) {
            for (const json& turn : transcript.at("turns")) {
                ++turns;
                const auto found = got.find({transcript.at("transcript"), turn.at("turn")});
                QVERIFY(found != got.end());
                const auto optional = optionalOf(turn);
                const json difference =
                    json::diff(comparable(turn, optional), comparable(found->second, optional));
                QVERIFY2(difference.empty(), (found->first.second + " " + difference.dump(1)).c_str());
            }
        }
        QCOMPARE(got.size(), turns);
    }
    void linesKeepTheirSchema_data() { agreesWithTheGold_data(); }
    void linesKeepTheirSchema()
    {
        QFETCH(QString, gold);
        const std::string file = fileJson(kFolder + QLatin1Char('/') + gold).at("file");
        for (const TurnCheck& check : checksOf(kFolder + QLatin1Char('/') + QString::fromStdString(file))) {
            const auto problems = schemaProblems("check-line", turnCheckJson(check));
            QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestHandedTranscripts)
#include "tst_handed_transcripts.moc"
