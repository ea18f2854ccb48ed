#include "engine/orvs/greeting_words.h"
#include "engine/orvs/model_families.h"
#include "engine/orvs/technical_flags.h"

#include <QtTest>

using namespace cotejo;

class TestCheckWords : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void greetings_data()
    {
        QTest::addColumn<std::string>("query");
        QTest::addColumn<bool>("greeting");
        for (const char* text : {"Hola",
                                 "hola",
                                 "¡Hola!",
                                 "HOLA",
                                 "Holaaa",
                                 "Hola 👋",
                                 "Hola, buenas tardes",
                                 "Buenos días",
                                 "buenos dias",
                                 "Buen día, doctora",
                                 "Buenas noches, colega.",
                                 "Muy buenas tardes",
                                 "Saludos",
                                 "Hola, ¿cómo estás?",
                                 "hola, como esta?",
                                 "Hola RheumAI",
                                 "Qué tal",
                                 "Hello",
                                 "Hi there!",
                                 "Good morning",
                                 "Good evening, doctor",
                                 "Hello, how are you?",
                                 "hey",
                                 "Hola, muchas gracias",
                                 "Buenos días a todos",
                                 "Hola, ¿sigues ahí?",
                                 "  hola  ",
                                 "bu\u0065nos di\u0301as"})
            QTest::addRow("%s", text) << std::string(text) << true;
        for (const char* text :
             {"", "   ", "👋", "¿Dosis de metotrexato?", "Hola, ¿dosis de colchicina?", "Gracias",
              "Muchas gracias, doctora", "doctora", "Hola 2", "Buenos días, tengo dolor", "AR",
              "Hola, paciente de 45 años", "holanda", "Buenas prácticas", "Hi, what dose?", "Adiós", "sí"})
            QTest::addRow("no: %s", text) << std::string(text) << false;
        std::string words;
        for (int i = 0; i < 200; ++i)
            words += "hola ";
        QTest::newRow("long") << words << false;
    }
    void greetings()
    {
        QFETCH(std::string, query);
        QFETCH(bool, greeting);
        const auto list = embeddedSourcedWords("greetings");
        QVERIFY(list.has_value());
        QCOMPARE(GreetingWords(*list).isGreeting(query), greeting);
    }
    void technicalErrors_data()
    {
        QTest::addColumn<std::string>("flag");
        QTest::addColumn<std::string>("name");
        QTest::newRow("plain") << std::string("PARSE_ERROR") << std::string("PARSE_ERROR");
        QTest::newRow("text after") << std::string("API_ERROR: 500 Internal Server Error")
                                    << std::string("API_ERROR");
        QTest::newRow("text after, no blank") << std::string("HTTP_ERROR(429)") << std::string("HTTP_ERROR");
        QTest::newRow("lower case") << std::string("timeout_error") << std::string("TIMEOUT_ERROR");
        QTest::newRow("blank for underscore")
            << std::string("Parse error: line 1") << std::string("PARSE_ERROR");
        QTest::newRow("prefix") << std::string("evaluator: TIMEOUT_ERROR") << std::string("TIMEOUT_ERROR");
        QTest::newRow("longer name") << std::string("EVALUATOR_TIMEOUT_ERROR")
                                     << std::string("TIMEOUT_ERROR");
        QTest::newRow("content") << std::string("falta tamizaje de tuberculosis") << std::string("");
        QTest::newRow("content with the word error") << std::string("error de dosis") << std::string("");
        QTest::newRow("other word") << std::string("PARSE_ERRORS_NONE") << std::string("");
        QTest::newRow("empty") << std::string("") << std::string("");
    }
    void technicalErrors()
    {
        QFETCH(std::string, flag);
        QFETCH(std::string, name);
        const auto list = embeddedSourcedWords("technical_errors");
        QVERIFY(list.has_value());
        QCOMPARE(TechnicalFlags(*list).errorIn(flag).value_or(""), name);
    }
    void families_data()
    {
        QTest::addColumn<std::string>("model");
        QTest::addColumn<std::string>("family");
        const auto row = [](const char* model, const char* family) {
            QTest::newRow(*model == 0 ? "empty" : model) << std::string(model) << std::string(family);
        };
        row("gpt-4o", "gpt");
        row("GPT-4o-mini", "gpt");
        row("openai/gpt-4o", "gpt");
        row("openai:gpt-4o-2024-08-06", "gpt");
        row("azure/openai/gpt-4o", "gpt");
        row("ft:gpt-4o:org::id", "gpt");
        row("OpenAI GPT-4o", "gpt");
        row("chatgpt-4o-latest", "gpt");
        row("claude-3-5-sonnet-20241022", "claude");
        row("anthropic.claude-3-haiku", "claude");
        row("us.anthropic.claude-3-5-sonnet", "claude");
        row("Claude 3.5 Sonnet", "claude");
        row("gemini-1.5-pro-002", "gemini");
        row("models/gemini-1.5-flash", "gemini");
        row("google/gemini-2.0", "gemini");
        row("meta-llama/Llama-3.1-70B-Instruct", "llama");
        row("llama3.1:8b", "llama");
        row("meta.llama3-70b-instruct", "llama");
        row("accounts/fireworks/models/llama-v3p1-70b", "llama");
        row("mistral-large-latest", "mistral");
        row("mistralai/mistral-small", "mistral");
        row("cohere.command-r-plus", "command");
        row("command-r", "command");
        row("", "");
        row("4o", "");
    }
    void families()
    {
        QFETCH(std::string, model);
        QFETCH(std::string, family);
        const auto list = embeddedSourcedWords("model_vendors");
        QVERIFY(list.has_value());
        QCOMPARE(ModelFamilies(*list).familyOf(model), family);
    }
    void whatIsNotRecordedHasNoFamily()
    {
        const ModelFamilies families(*embeddedSourcedWords("model_vendors"));
        QVERIFY(families.same("gpt-4o", "openai/gpt-4-turbo"));
        QVERIFY(!families.same("gpt-4o", "claude-3"));
        QVERIFY(!families.same(std::nullopt, "gpt-4o"));
        QVERIFY(!families.same(std::nullopt, std::nullopt));
        QVERIFY(!families.same("4o", "4o"));
    }
    void refusesAListOfAnotherShape()
    {
        QVERIFY(!readSourcedWords("x", "[]"));
        QVERIFY(!readSourcedWords(
            "x", R"({"format": "cotejo.words", "version": 1, "id": "x", "words": [1], "companions": []})"));
        QVERIFY(
            !readSourcedWords("x", R"({"format": "cotejo.words", "version": 1, "id": "x", "words": ["a"]})"));
        QVERIFY(!embeddedSourcedWords("none"));
    }
};

QTEST_APPLESS_MAIN(TestCheckWords)
#include "tst_check_words.moc"
