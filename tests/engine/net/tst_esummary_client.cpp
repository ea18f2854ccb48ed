#include "engine/net/esummary_client.h"
#include "engine/net/esummary_json.h"
#include "tests/support/service_replies.h"

#include <QtTest>

using namespace cotejo;
using namespace cotejo::test;

namespace
{
// Time that passes only where somebody waits.
class StandingTime final : public Timekeeper
{
public:
    std::chrono::milliseconds now{0};
    std::vector<std::int64_t> waits;
    std::chrono::milliseconds elapsed() const override { return now; }
    bool wait(std::chrono::milliseconds time, const std::atomic<bool>& cancel) override
    {
        waits.push_back(time.count());
        now += time;
        return !cancel.load();
    }
};

// Answers in the order of the list.
class ListedTransport final : public HttpTransport
{
public:
    std::vector<Result<HttpReply>> replies;
    std::vector<HttpRequest> requests;
    Result<HttpReply> send(const HttpRequest& request, const std::atomic<bool>&) override
    {
        requests.push_back(request);
        return replies.at(requests.size() - 1);
    }
};

HttpReply okReply(std::string body)
{
    HttpReply reply;
    reply.status = 200;
    reply.body = std::move(body);
    return reply;
}

std::string recordsFor(const std::vector<std::string>& pmids)
{
    std::vector<std::string> records;
    for (const std::string& pmid : pmids)
        records.push_back(esummaryRecord(pmid, "Title " + pmid));
    return esummaryReply(records).body;
}

PaperFact factOf(const std::string& more, const std::string& pmid = "123")
{
    const auto facts = readEsummary(esummaryReply({esummaryRecord(pmid, "T", more)}).body, {pmid});
    return facts.value().at(0);
}
} // namespace

class TestEsummaryClient : public QObject
{
    Q_OBJECT

    std::atomic<bool> m_never{false};

private Q_SLOTS:
    void asksInBatchesAtTheRate_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<int>("between");
        QTest::newRow("without a key: 3 a second") << QByteArray() << 334;
        QTest::newRow("with a key: 10 a second") << QByteArray("k 1") << 100;
    }
    void asksInBatchesAtTheRate()
    {
        QFETCH(QByteArray, key);
        QFETCH(int, between);
        std::vector<std::string> pmids;
        for (int i = 1; i <= 450; ++i)
            pmids.push_back(std::to_string(i));
        ListedTransport net;
        for (const auto& [from, to] : {std::pair(0, 200), std::pair(200, 400), std::pair(400, 450)})
            net.replies.push_back(okReply(recordsFor({pmids.begin() + from, pmids.begin() + to})));
        StandingTime time;
        EsummaryClient client(net, time,
                              {ServiceAddress::parse("http://127.0.0.1:9/entrez/eutils").value(),
                               "registro@ejemplo.mx", Secret(key.toStdString())});
        std::size_t facts = 0;
        const auto done = client.lookUp(
            pmids,
            {[&](std::vector<PaperFact>&& batch) { facts += batch.size(); },
             [](const std::vector<std::string>&, const Error& error) { QFAIL(error.code.c_str()); }},
            m_never);
        QVERIFY(done.has_value());
        QCOMPARE(facts, std::size_t{450});
        QCOMPARE(net.requests.size(), std::size_t{3});
        QCOMPARE(time.waits, (std::vector<std::int64_t>{between, between}));
        const std::string& form = *net.requests.front().body;
        QVERIFY(form.find("tool=cotejo") != std::string::npos);
        QVERIFY(form.find("email=registro%40ejemplo.mx") != std::string::npos);
        QCOMPARE(form.find("api_key=k%201") != std::string::npos, !key.isEmpty());
        QVERIFY(net.requests.front().address.url().find("k") == std::string::npos || key.isEmpty());
        QCOMPARE(net.requests.front().path, std::string("/esummary.fcgi"));
    }

    // A batch that fails leaves its papers unchecked; the others are told.
    void aFailedBatchIsNotChecked()
    {
        std::vector<std::string> pmids;
        for (int i = 1; i <= 201; ++i)
            pmids.push_back(std::to_string(i));
        ListedTransport net;
        net.replies.push_back(fail("net.timeout", "127.0.0.1:9"));
        net.replies.push_back(okReply(recordsFor({"201"})));
        StandingTime time;
        EsummaryClient client(net, time, {ServiceAddress::parse("http://127.0.0.1:9").value(), "", Secret()});
        std::vector<std::string> unchecked;
        std::vector<std::string> told;
        const auto done =
            client.lookUp(pmids,
                          {[&](std::vector<PaperFact>&& batch) { told.push_back(batch.at(0).pmid); },
                           [&](const std::vector<std::string>& batch, const Error&) { unchecked = batch; }},
                          m_never);
        QVERIFY(done.has_value());
        QCOMPARE(unchecked.size(), std::size_t{200});
        QCOMPARE(told, std::vector<std::string>{"201"});
    }

    // What came under the number of a paper and is not its record leaves that paper unchecked, and that is
    // said.
    void anotherRecordIsNotChecked()
    {
        ListedTransport net;
        net.replies.push_back(okReply(R"({"result":{"uids":["7","8"],"7":{"uid":"7","title":"Own"},)"
                                      R"("8":{"uid":"9","title":"Of another paper"}}})"));
        StandingTime time;
        EsummaryClient client(net, time, {ServiceAddress::parse("http://127.0.0.1:9").value(), "", Secret()});
        std::vector<std::string> told;
        std::vector<std::string> unchecked;
        std::string code;
        const auto done = client.lookUp({"7", "8"},
                                        {[&](std::vector<PaperFact>&& batch) {
                                             for (const PaperFact& fact : batch)
                                                 told.push_back(fact.pmid);
                                         },
                                         [&](const std::vector<std::string>& batch, const Error& error) {
                                             unchecked = batch;
                                             code = error.code;
                                         }},
                                        m_never);
        QVERIFY(done.has_value());
        QCOMPARE(told, std::vector<std::string>{"7"});
        QCOMPARE(unchecked, std::vector<std::string>{"8"});
        QCOMPARE(code, std::string("esummary.other_record"));
    }

    void refusalsComeInTheServicesWords_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("detail");
        const auto row = [](const char* name, int status, const char* body, const char* detail) {
            QTest::newRow(name) << status << QByteArray(body) << QByteArray(detail);
        };
        row("JSON", 200, R"({"header":{},"error":"Too many UIDs\n in request."})",
            "expected a result; the service gave an error in its place; it says: Too many UIDs in request.");
        row("within the result", 200, R"({"result":{"error":"Database busy"}})",
            "expected a result with its uids; it says: Database busy");
        row("a list", 200, R"({"esummaryresult":["Invalid uid x","Empty id list"]})",
            "expected a result; the service gave an error in its place; it says: Invalid uid x; Empty id "
            "list");
        row("XML", 200, "<?xml version=\"1.0\"?>\n<Reply>\n\t<ERROR>Unknown\n database</ERROR>\n</Reply>",
            "expected JSON: read.not_json; it says: Unknown database");
        row("plain text", 200, "Error: record 77 is gone\x01",
            "expected JSON: read.not_json; it says: Error: record 77 is gone?");
        row("a status", 400, R"({"error":"API key clave-9 invalid"})",
            "expected status 200, got status 400; it says: API key *** invalid");
        row("a page", 502, "<html>Bad gateway</html>", "expected status 200, got status 502");
        row("nothing", 200, "", "expected JSON: read.truncated");
    }
    void refusalsComeInTheServicesWords()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        ListedTransport net;
        HttpReply reply = okReply(body.toStdString());
        reply.status = status;
        net.replies.push_back(reply);
        StandingTime time;
        EsummaryClient client(net, time,
                              {ServiceAddress::parse("http://127.0.0.1:9").value(), "", Secret("clave-9")});
        QByteArray detail;
        const auto done = client.lookUp({"77"},
                                        {[](std::vector<PaperFact>&&) { QFAIL("nothing was answered"); },
                                         [&](const std::vector<std::string>&, const Error& error) {
                                             detail = QByteArray::fromStdString(error.detail);
                                         }},
                                        m_never);
        QVERIFY(done.has_value());
        QTEST(detail, "detail");
    }

    void whatIsNoAnswer_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char* name, const char* body, const char* code) {
            QTest::newRow(name) << QByteArray(body) << QByteArray(code);
        };
        row("too many", R"({"header":{},"error":"Too many UIDs in request."})", "esummary.refused");
        row("invalid uid", R"({"esummaryresult":["Invalid uid"]})", "esummary.refused");
        row("XML", "<?xml version=\"1.0\"?><eSummaryResult><ERROR>Invalid db name</ERROR></eSummaryResult>",
            "esummary.not_json");
        row("HTML", "<html>Bad gateway</html>", "esummary.not_json");
        row("empty", "", "esummary.not_json");
        row("empty object", "{}", "esummary.refused");
        row("no uids", R"({"result":{}})", "esummary.refused");
        row("half", R"({"result":{"uids":["123"],"123":{"uid":"123")", "esummary.not_json");
    }
    void whatIsNoAnswer()
    {
        QFETCH(QByteArray, body);
        const auto facts = readEsummary(body.toStdString(), {"123"});
        QVERIFY(!facts.has_value());
        QTEST(QByteArray::fromStdString(facts.error().code), "code");
    }

    void readsRecords()
    {
        const auto facts =
            readEsummary(R"({"result":{"uids":["1","2","3"],)"
                         R"("1":{"uid":"1","title":"Uno","pubtype":["Journal Article"],"references":[]},)"
                         R"("2":{"uid":"2","error":"cannot get document summary"},)"
                         R"("3":{"uid":"33","title":"Another paper"}}})",
                         {"1", "2", "3", "4"})
                .value();
        QCOMPARE(facts.size(), std::size_t{3}); // of 3, whose record is another's, nothing is known
        QCOMPARE(facts[0].found, PaperFound::exists);
        QCOMPARE(facts[0].title, std::string("Uno"));
        QVERIFY(!facts[0].retracted() && !facts[0].corrected() && !facts[0].concern());
        QCOMPARE(facts[1].found, PaperFound::not_found);
        QCOMPARE(facts[2].pmid, std::string("4"));
        QCOMPARE(facts[2].found, PaperFound::no_record);
    }

    void readsNotices_data()
    {
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<QByteArray>("flags"); // r, c, e for retracted, corrected, concern
        const auto row = [](const char* name, const char* more, const char* flags) {
            QTest::newRow(name) << QByteArray(more) << QByteArray(flags);
        };
        const auto link = [](const char* type) {
            return ",\"references\":[{\"refsource\":\"Lancet. 2010\",\"reftype\":\"" + std::string(type) +
                   "\",\"pmid\":20137807,\"note\":\"\"}]";
        };
        row("none", "", "");
        row("comment", link("Comment in").c_str(), "");
        row("retraction in", link("Retraction in").c_str(), "r");
        row("it is the notice", link("Retraction of").c_str(), "");
        row("type alone", R"(,"pubtype":["Journal Article","Retracted Publication"])", "r");
        row("notice by type", R"(,"pubtype":["Retraction of Publication"])", "");
        row("erratum in", link("Erratum in").c_str(), "c");
        row("erratum for", link("Erratum for").c_str(), "");
        row("concern", link("Expression of concern in").c_str(), "e");
        row("partial retraction", link("Partial retraction in").c_str(), "e");
        row("republished", link("Corrected and Republished in").c_str(), "c");
    }
    void readsNotices()
    {
        QFETCH(QByteArray, more);
        const PaperFact fact = factOf(more.toStdString());
        QByteArray flags;
        if (fact.retracted())
            flags += 'r';
        if (fact.corrected())
            flags += 'c';
        if (fact.concern())
            flags += 'e';
        QTEST(flags, "flags");
        if (!fact.notices.empty() && !more.contains("pubtype"))
            QCOMPARE(fact.notices.front().pmid, std::string("20137807"));
    }

    void handedReplies()
    {
        const QString folder = QString::fromUtf8(COTEJO_SOURCE_DIR "/../shared/cases/real/data/entrez/");
        QFile file(folder + QStringLiteral("esummary_27933103.json"));
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("the handed cases are not beside this tree");
        const auto fact = readEsummary(file.readAll().toStdString(), {"27933103"}).value();
        QCOMPARE(fact.size(), std::size_t{1});
        QCOMPARE(fact[0].found, PaperFound::exists);
        QVERIFY(fact[0].title.starts_with("Programmatic conversion"));
        for (const char* name : {"wrong_db.xml", "error_inside_xml.xml", "too_many_uids.json"}) {
            QFile bad(folder + QString::fromLatin1(name));
            QVERIFY(bad.open(QIODevice::ReadOnly));
            QVERIFY2(!readEsummary(bad.readAll().toStdString(), {"27933103"}).has_value(), name);
        }
    }
};

QTEST_GUILESS_MAIN(TestEsummaryClient)
#include "tst_esummary_client.moc"
