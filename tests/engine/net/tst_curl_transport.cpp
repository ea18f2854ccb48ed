#include "engine/net/curl_transport.h"
#include "engine/net/retrying_transport.h"
#include "tests/support/loopback_service.h"

#include <QtTest>

using namespace cotejo;
using namespace cotejo::test;

namespace
{
// Notes what was waited for and lets no time pass.
class CountedTime final : public Timekeeper
{
public:
    std::vector<std::chrono::milliseconds> waits;
    std::chrono::milliseconds elapsed() const override
    {
        std::chrono::milliseconds sum{0};
        for (const std::chrono::milliseconds wait : waits)
            sum += wait;
        return sum;
    }
    bool wait(std::chrono::milliseconds time, const std::atomic<bool>& cancel) override
    {
        waits.push_back(time);
        return !cancel.load();
    }
};

HttpRequest requestTo(const std::string& url)
{
    HttpRequest request;
    request.address = ServiceAddress::parse(url).value();
    request.path = "/ask";
    request.limits.total = std::chrono::milliseconds(600);
    request.limits.maxBytes = 1024U * 1024U;
    return request;
}
} // namespace

class TestCurlTransport : public QObject
{
    Q_OBJECT

    std::atomic<bool> m_never{false};

private Q_SLOTS:
    void givesReplies()
    {
        LoopbackService service([](const ServiceRequest& request) {
            return ServiceReply{201, request.method + " " + request.path + " " + request.body};
        });
        CurlTransport net;
        HttpRequest request = requestTo(service.url());
        request.bearer = Secret("k-1");
        const auto got = net.send(request, m_never);
        QVERIFY(got.has_value());
        QCOMPARE(got->status, 201);
        QCOMPARE(QByteArray::fromStdString(got->body), QByteArray("GET /ask "));
        request.body = "{}";
        const auto posted = net.send(request, m_never);
        QVERIFY(posted.has_value());
        QCOMPARE(QByteArray::fromStdString(posted->body), QByteArray("POST /ask {}"));
        QCOMPARE(service.requests().back().headers.at("authorization"), std::string("Bearer k-1"));
    }

    void namesWhatWentWrong_data()
    {
        QTest::addColumn<int>("manner");
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("bytes");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char* name, ReplyManner manner, int status, int bytes, const char* code) {
            QTest::newRow(name) << static_cast<int>(manner) << status << bytes << QByteArray(code);
        };
        row("says nothing", ReplyManner::never, 200, 0, "net.timeout");
        row("drips", ReplyManner::drip, 200, 0, "net.timeout");
        row("cut off", ReplyManner::cut_off, 200, 400, "net.cut_off");
        row("50 MB", ReplyManner::whole, 200, 50 * 1024 * 1024, "net.too_large");
        row("one byte too many", ReplyManner::whole, 200, 1024 * 1024 + 1, "net.too_large");
        row("no HTTP", ReplyManner::no_http, 200, 400, "net.not_http");
        row("redirect", ReplyManner::whole, 302, 0, "net.redirect");
    }
    void namesWhatWentWrong()
    {
        QFETCH(int, manner);
        QFETCH(int, status);
        QFETCH(int, bytes);
        QFETCH(QByteArray, code);
        LoopbackService other([](const ServiceRequest&) { return ServiceReply{200, "elsewhere"}; });
        LoopbackService service([&](const ServiceRequest&) {
            ServiceReply reply{status, std::string(static_cast<std::size_t>(bytes), 'x')};
            reply.manner = static_cast<ReplyManner>(manner);
            if (status == 302)
                reply.headers.emplace_back("Location", other.url() + "/stolen");
            return reply;
        });
        CurlTransport net;
        HttpRequest request = requestTo(service.url());
        request.bearer = Secret("k-secret-1");
        const auto got = net.send(request, m_never);
        QVERIFY(!got.has_value());
        QCOMPARE(QByteArray::fromStdString(got.error().code), code);
        QVERIFY(other.requests().empty());
        QCOMPARE(service.url(), "http://" + got.error().where);
        QVERIFY(got.error().detail.find("k-secret-1") == std::string::npos);
    }

    void limitIsInclusive()
    {
        LoopbackService service([](const ServiceRequest&) {
            return ServiceReply{200, std::string(1024U * 1024U, 'x')};
        });
        CurlTransport net;
        HttpRequest request = requestTo(service.url());
        request.limits.total = std::chrono::seconds(20);
        const auto got = net.send(request, m_never);
        QVERIFY(got.has_value());
        QCOMPARE(got->body.size(), std::size_t{1024U * 1024U});
    }

    void cancelEndsIt()
    {
        std::atomic<bool> cancel{false};
        LoopbackService service([&cancel](const ServiceRequest&) {
            cancel = true; // once the question is there
            ServiceReply reply;
            reply.manner = ReplyManner::never;
            return reply;
        });
        CurlTransport net;
        HttpRequest request = requestTo(service.url());
        request.limits.total = std::chrono::minutes(10); // the test's own limit would end it
        const auto got = net.send(request, cancel);
        QVERIFY(!got.has_value());
        QCOMPARE(got.error().code, std::string("net.cancelled"));
    }

    void nobodyThere()
    {
        std::string url;
        {
            LoopbackService gone([](const ServiceRequest&) { return ServiceReply{}; });
            url = gone.url();
        }
        CurlTransport net;
        QCOMPARE(net.send(requestTo(url), m_never).error().code, std::string("net.unreachable"));
        QCOMPARE(net.send(requestTo("https://cotejo.invalid"), m_never).error().code,
                 std::string("net.unknown_host"));
    }

    void loopbackPassesProxiesBy()
    {
        LoopbackService proxy([](const ServiceRequest&) { return ServiceReply{200, "proxy"}; });
        LoopbackService service([](const ServiceRequest&) { return ServiceReply{200, "service"}; });
        qputenv("http_proxy", QByteArray::fromStdString(proxy.url()));
        CurlTransport net;
        const auto got = net.send(requestTo(service.url()), m_never);
        qunsetenv("http_proxy");
        QVERIFY(got.has_value());
        QCOMPARE(got->body, std::string("service"));
    }

    void keyWithALineEndIsRefused()
    {
        LoopbackService service([](const ServiceRequest&) { return ServiceReply{}; });
        CurlTransport net;
        HttpRequest request = requestTo(service.url());
        request.bearer = Secret("k\r\nX-More: 1");
        QCOMPARE(net.send(request, m_never).error().code, std::string("net.bad_key"));
        QVERIFY(service.requests().empty());
    }

    void addresses_data()
    {
        QTest::addColumn<QByteArray>("url");
        QTest::addColumn<QByteArray>("code"); // empty: taken
        QTest::addColumn<bool>("loopback");
        QTest::newRow("name") << QByteArray("http://localhost:8099/v1") << QByteArray() << true;
        QTest::newRow("number") << QByteArray("http://127.0.0.1:8099") << QByteArray() << true;
        QTest::newRow("number in hex") << QByteArray("http://0x7f000001:8099") << QByteArray() << true;
        QTest::newRow("v6") << QByteArray("http://[::1]:8099") << QByteArray() << true;
        QTest::newRow("looks alike") << QByteArray("https://127.0.0.1.example.org") << QByteArray() << false;
        QTest::newRow("localhost of another")
            << QByteArray("https://localhost.example.org") << QByteArray() << false;
        QTest::newRow("https") << QByteArray("https://api.example.org/v1") << QByteArray() << false;
        QTest::newRow("in the clear")
            << QByteArray("http://api.example.org") << QByteArray("net.not_encrypted") << false;
        QTest::newRow("password") << QByteArray("https://u:p@api.example.org")
                                  << QByteArray("net.bad_address") << false;
        QTest::newRow("query") << QByteArray("https://api.example.org/?key=1")
                               << QByteArray("net.bad_address") << false;
        QTest::newRow("file") << QByteArray("file:///etc/hosts") << QByteArray("net.bad_address") << false;
        QTest::newRow("none") << QByteArray("rules") << QByteArray("net.bad_address") << false;
    }
    void addresses()
    {
        QFETCH(QByteArray, url);
        QFETCH(QByteArray, code);
        QFETCH(bool, loopback);
        const auto address = ServiceAddress::parse(url.toStdString());
        QCOMPARE(address ? QByteArray() : QByteArray::fromStdString(address.error().code), code);
        if (address)
            QCOMPARE(address->isLoopback(), loopback);
    }

    void asksOnceMore_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<int>("asked");
        QTest::addColumn<int>("waitedMs");
        QTest::newRow("busy, says when") << 429 << QByteArray("7") << 2 << 7000;
        QTest::newRow("busy") << 429 << QByteArray() << 2 << 1000;
        QTest::newRow("broken") << 503 << QByteArray() << 2 << 1000;
        QTest::newRow("too long") << 429 << QByteArray("3600") << 1 << 0;
        QTest::newRow("past") << 503 << QByteArray("Wed, 21 Oct 2015 07:28:00 GMT") << 2 << 1000;
        QTest::newRow("our fault") << 400 << QByteArray("1") << 1 << 0;
        QTest::newRow("no key") << 401 << QByteArray() << 1 << 0;
    }
    void asksOnceMore()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, after);
        QFETCH(int, asked);
        QFETCH(int, waitedMs);
        LoopbackService service([&](const ServiceRequest&) {
            ServiceReply reply{status, "no"};
            if (!after.isEmpty())
                reply.headers.emplace_back("Retry-After", after.toStdString());
            return reply;
        });
        CurlTransport net;
        CountedTime time;
        RetryingTransport retrying(net, time);
        HttpRequest request = requestTo(service.url());
        request.limits.total = std::chrono::minutes(2);
        const auto got = retrying.send(request, m_never);
        QVERIFY(got.has_value());
        QCOMPARE(got->status, status);
        QCOMPARE(service.requests().size(), static_cast<std::size_t>(asked));
        QCOMPARE(time.elapsed().count(), static_cast<std::chrono::milliseconds::rep>(waitedMs));
    }
};

QTEST_GUILESS_MAIN(TestCurlTransport)
#include "tst_curl_transport.moc"
