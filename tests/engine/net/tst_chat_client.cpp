#include "engine/net/chat_client.h"
#include "engine/net/curl_transport.h"
#include "tests/support/service_replies.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace cotejo;
using namespace cotejo::test;

namespace
{
ChatRequest question()
{
    ChatRequest request;
    request.messages = {{ChatRole::system, "Contesta."}, {ChatRole::user, "¿Dosis de metotrexato?"}};
    request.model = "gemma-2";
    request.schemaName = "evaluation";
    request.schema = R"({"type":"object"})";
    return request;
}

Result<ChatReply> ask(const LoopbackService& service, const ChatRequest& request = question(),
                      const std::string& path = "", const std::string& key = "")
{
    CurlTransport net;
    const ChatClient client(net, {ServiceAddress::parse(service.url() + path).value(), Secret(key)});
    const std::atomic<bool> never{false};
    return client.ask(request, never);
}
} // namespace

class TestChatClient : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksAsTheProtocolSays_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::newRow("host") << QByteArray("");
        QTest::newRow("slash") << QByteArray("/");
        QTest::newRow("v1") << QByteArray("/v1");
        QTest::newRow("whole") << QByteArray("/v1/chat/completions");
    }
    void asksAsTheProtocolSays()
    {
        QFETCH(QByteArray, path);
        LoopbackService service([](const ServiceRequest&) { return chatReply("Sí.", "gemma-2-9b", 12); });
        const auto reply = ask(service, question(), path.toStdString(), "k-7");
        QVERIFY2(reply.has_value(), reply ? "" : reply.error().code.c_str());
        QCOMPARE(reply->content, std::string("Sí."));
        QCOMPARE(reply->model, std::optional<std::string>("gemma-2-9b"));
        QCOMPARE(reply->promptTokens, std::optional<std::int64_t>(12));
        const ServiceRequest request = service.requests().front();
        QCOMPARE(request.path, std::string("/v1/chat/completions"));
        QCOMPARE(request.headers.at("authorization"), std::string("Bearer k-7"));
        const auto body = nlohmann::json::parse(request.body);
        QCOMPARE(body.at("model").get<std::string>(), std::string("gemma-2"));
        QCOMPARE(body.at("messages").size(), std::size_t{2});
        QCOMPARE(body.at("response_format").at("type").get<std::string>(), std::string("json_schema"));
        QCOMPARE(body.at("stream").get<bool>(), false);
    }

    void refusesWhatIsNoReply_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char* name, int status, const QByteArray& body, const char* code) {
            QTest::newRow(name) << status << body << QByteArray(code);
        };
        row("HTML", 200, "<html><body>Sign in</body></html>", "chat.not_json");
        row("prose", 200, "The answer scores 9 out of 10.", "chat.not_json");
        row("half", 200, "{\"choices\":[{\"message\":{\"content\":\"a", "chat.not_json");
        row("two members of one name", 200, R"({"choices":[],"choices":[{"message":{"content":"a"}}]})",
            "chat.not_json");
        row("no UTF-8", 200, "{\"choices\":[{\"message\":{\"content\":\"dosis \xE1\"}}]}", "chat.not_json");
        row("empty", 200, "", "chat.not_json");
        row("no choices", 200, R"({"choices":[]})", "chat.not_a_reply");
        row("a list", 200, "[]", "chat.not_a_reply");
        row("no text", 200, R"({"choices":[{"message":{"content":null,"reasoning":"…"}}]})",
            "chat.not_a_reply");
        row("blank", 200, R"({"choices":[{"message":{"content":" \n"}}]})", "chat.not_a_reply");
        row("parts", 200, R"({"choices":[{"message":{"content":[{"text":"a"}]}}]})", "chat.not_a_reply");
        row("declined", 200, R"({"choices":[{"message":{"content":"","refusal":"No."}}]})", "chat.refused");
        row("filtered", 200, R"({"choices":[{"finish_reason":"content_filter","message":{"content":"a"}}]})",
            "chat.refused");
        row("token limit", 200, R"({"choices":[{"finish_reason":"length","message":{"content":"a"}}]})",
            "chat.cut_short");
        row("error with status 200", 200, R"({"error":{"message":"HTTP 429"}})", "chat.not_a_reply");
        row("busy", 429, R"({"error":{"message":"slow down"}})", "chat.status");
        row("broken", 500, "<html>", "chat.status");
        row("created is not done", 202, R"({"choices":[{"message":{"content":"a"}}]})", "chat.status");
    }
    void refusesWhatIsNoReply()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, code);
        LoopbackService service([&](const ServiceRequest&) {
            return ServiceReply{status, body.toStdString()};
        });
        const auto reply = ask(service);
        QVERIFY(!reply.has_value());
        QCOMPARE(QByteArray::fromStdString(reply.error().code), code);
        QCOMPARE("http://" + reply.error().where, service.url());
    }

    // One token for ten characters is the least; the question has 31.
    void seesAPromptThatWasCut()
    {
        for (const auto& [tokens, cut] : {std::pair(4L, false), std::pair(3L, true), std::pair(0L, true)}) {
            LoopbackService service(
                [&, tokens = tokens](const ServiceRequest&) { return chatReply("Sí.", "gemma-2", tokens); });
            const auto reply = ask(service);
            QCOMPARE(reply.has_value(), !cut);
            if (cut)
                QCOMPARE(reply.error().code, std::string("chat.prompt_cut"));
        }
    }

    void hidesAKeyThatIsEchoed()
    {
        LoopbackService service(
            [](const ServiceRequest& request) { return chatReply(request.headers.at("authorization")); });
        const auto reply = ask(service, question(), "", "k-very-secret");
        QVERIFY(reply.has_value());
        QCOMPARE(reply->content, std::string("Bearer [clave]"));
    }
};

QTEST_GUILESS_MAIN(TestChatClient)
#include "tst_chat_client.moc"
