#include "engine/net/curl_transport.h"
#include "engine/store/event_reader.h"
#include "tests/support/service_replies.h"
#include "tests/ui/desk/desk_fixture.h"
#include "tests/ui/widget_test.h"
#include "ui/dialogs/leaving_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/models/orvs_blocks.h"
#include "ui/models/stage_words.h"
#include "ui/session/open_store.h"
#include "ui/views/answer_view.h"
#include "ui/views/orvs_pane.h"
#include "ui/views/review_page.h"
#include "ui/views/status_row.h"
#include "ui/views/verify_acts.h"

#include <QFile>
#include <QPushButton>
#include <QScrollBar>
#include <QtTest>

using namespace cotejo;
using cotejo::test::Desk;
using cotejo::test::LoopbackService;
using cotejo::test::ReplyManner;
using cotejo::test::ServiceReply;
using cotejo::test::ServiceRequest;

namespace
{
const QString kItem = QStringLiteral("m-02/t2");
const QString kOutside = QStringLiteral("https://evaluator.example.org");
const std::string kKey = "sk-secreta-0123456789";
constexpr int kLongWait = 20000;

std::string scores(const std::vector<std::string>& dimensions, const std::string& value)
{
    std::string list;
    for (const std::string& id : dimensions)
        list += (list.empty() ? "\"" : ",\"") + id + "\":" + value;
    return "{\"dimensions\":{" + list + "},\"composite\":" + value + ",\"feedback\":[\"Diga la dosis.\"]}";
}

// Any contract's dimensions: those a contract does not have are ignored.
ServiceReply good(const std::string& value = "81.50")
{
    return test::chatReply(
        scores({"citation_accuracy", "clinical_accuracy", "specificity", "evidence_alignment", "completeness",
                "no_contradictions", "safety", "therapeutic_management", "resource_stewardship",
                "temporal_reasoning", "therapeutic_completeness", "citations", "clarity", "bias"},
               value),
        "gemma-2", 4000);
}

// Takes what is meant for another computer to the service of the test, key and all.
class Detour final : public HttpTransport
{
public:
    explicit Detour(std::string url) : m_url(std::move(url)) {}
    [[nodiscard]] Result<HttpReply> send(const HttpRequest& request, const std::atomic<bool>& cancel) override
    {
        HttpRequest turned = request;
        turned.address = ServiceAddress::parse(m_url).value();
        return m_curl.send(turned, cancel);
    }

private:
    std::string m_url;
    CurlTransport m_curl;
};

class FakeKeyRing final : public KeyRing
{
public:
    explicit FakeKeyRing(std::map<QString, std::string>& kept, bool works = true)
        : m_kept(kept), m_works(works)
    {
    }
    void read(const QString& host, const std::function<void(const Secret&)>& then) override
    {
        const auto found = m_kept.find(host);
        then(found == m_kept.end() ? Secret() : Secret(found->second));
    }
    void write(const QString& host, const Secret& key, const std::function<void(bool)>& then) override
    {
        if (m_works)
            m_kept[host] = key.reveal();
        then(m_works);
    }

private:
    std::map<QString, std::string>& m_kept;
    bool m_works;
};

bool waitForEnd(const Desk& desk)
{
    return QTest::qWaitFor([&] { return !desk.window().verifyActs().task().isRunning(); }, kLongWait) &&
           (QTest::qWait(0), true);
}

QByteArray everyFile(const QString& folder)
{
    QByteArray all;
    for (const QFileInfo& info : QDir(folder).entryInfoList(QDir::Files)) {
        QFile file(info.filePath());
        if (file.open(QIODevice::ReadOnly))
            all += file.readAll();
    }
    return all;
}
} // namespace

// F4: a new evaluation of the answer on the screen, by keyboard.
class TestDeskVerify : public QObject
{
    Q_OBJECT

    static std::unique_ptr<Desk> deskFor(const QString& url)
    {
        auto desk = std::make_unique<Desk>();
        desk->importSample();
        desk->settings().set(AppSettings::Key::EvaluatorUrl, url);
        desk->window().applyPreferences();
        static std::map<QString, std::string> none;
        desk->window().verifyActs().setKeyRing(std::make_unique<FakeKeyRing>(none)); // never the real one
        desk->show();
        desk->open(kItem);
        return desk;
    }

private Q_SLOTS:
    void initTestCase()
    {
        failOnAnyWarning();
        qunsetenv("COTEJO_EVALUATOR_KEY");
    }

    void byTheRules()
    {
        const auto desk = deskFor({});
        const Verdict recorded = desk->session().current()->answer->check.verdict;
        const QStringList reasons = desk->session().current()->reasons;
        desk->key(Qt::Key_F4);
        QVERIFY(waitForEnd(*desk));
        const ReviewItemPtr item = desk->session().current();
        QCOMPARE(item->verifications.size(), std::size_t(1));
        const AnswerVerification& made = item->verifications.front().verification;
        QCOMPARE(made.made.madeBy, std::string("rules"));
        QCOMPARE(made.made.evaluation.contract.value(), std::string("orvs-rules"));
        QCOMPARE(item->verifications.front().by, QStringLiteral("Dra. R. Canul"));
        // The record's verdict stays, in the window and in the store.
        QVERIFY(item->answer->check.verdict == recorded);
        QCOMPARE(item->reasons, reasons);
        QCOMPARE(desk->actsInLog(), QStringList{QStringLiteral("answer.verified")});
        QVERIFY(desk->window().status().message().contains(QStringLiteral("record's verdict stays")));
    }

    void byAService()
    {
        const LoopbackService service([](const ServiceRequest&) { return good(); });
        const auto desk = deskFor(QString::fromStdString(service.url()));
        desk->key(Qt::Key_F4);
        QVERIFY(waitForEnd(*desk)); // loopback: nobody is asked
        QVERIFY(desk->window().findChildren<LeavingDialog*>().isEmpty());
        QCOMPARE(service.requests().size(), std::size_t(1));
        desk->session().reloadItem(); // as the event has it
        auto* pane = desk->window().findChild<OrvsPane*>();
        QVERIFY(pane != nullptr);
        pane->verticalScrollBar()->setValue(pane->verticalScrollBar()->maximum());
        QVERIFY(saveShot(desk->window(), QStringLiteral("desk_verified")));
        const VerificationCase& made = desk->session().current()->verifications.at(0);
        QCOMPARE(made.verification.made.evaluation.evaluator.value(), std::string("gemma-2"));
        QCOMPARE(made.verification.made.evaluation.dimensions->front().value->lexeme(),
                 std::string("81.50")); // as printed
        QVERIFY(!made.otherText);
        QVERIFY(OrvsBlocks::remarks(made).join(QLatin1Char(' ')).contains(QStringLiteral("gemma-2")));
        QVERIFY(OrvsBlocks::remarks(made).contains(QStringLiteral("– Diga la dosis.")));
    }

    // Nothing a service says becomes a pass by itself.
    void aBrokenServiceIsNoPass_data()
    {
        QTest::addColumn<QString>("content");
        QTest::newRow("prose") << "The answer is excellent, 95 of 100.";
        QTest::newRow("half") << R"({"dimensions":{"safety":9)";
        QTest::newRow("off the scale")
            << QString::fromStdString(scores({"safety", "clinical_accuracy"}, "900"));
    }
    void aBrokenServiceIsNoPass()
    {
        QFETCH(QString, content);
        const LoopbackService service(
            [&](const ServiceRequest&) { return test::chatReply(content.toStdString(), "gemma-2", 4000); });
        const auto desk = deskFor(QString::fromStdString(service.url()));
        desk->key(Qt::Key_F4);
        QVERIFY(waitForEnd(*desk));
        const VerificationCase& made = desk->session().current()->verifications.at(0);
        QVERIFY(made.verification.verdict == Verdict::evaluator_error);
        QVERIFY(OrvsBlocks::remarks(made).filter(QStringLiteral("Cannot be used")).size() >= 1);
    }

    void cancelIsAtOnce()
    {
        const LoopbackService service([](const ServiceRequest&) {
            ServiceReply reply = good();
            reply.manner = ReplyManner::never;
            return reply;
        });
        const auto desk = deskFor(QString::fromStdString(service.url()));
        desk->key(Qt::Key_F4);
        QVERIFY(QTest::qWaitFor([&] { return !service.requests().empty(); }, kLongWait));
        QVERIFY(desk->window().status().message().contains(QStringLiteral("second")));
        QElapsedTimer time;
        time.start();
        Q_EMIT desk->window().status().cancelWanted();
        QVERIFY(waitForEnd(*desk));
        QVERIFY2(time.elapsed() < 1500, qPrintable(QString::number(time.elapsed())));
        QVERIFY(desk->session().current()->verifications.empty());
        QVERIFY(desk->actsInLog().isEmpty());
        QVERIFY(desk->window().status().message().contains(QStringLiteral("nothing was kept")));
    }

    void anotherItemMeanwhile()
    {
        std::atomic<bool> go{false};
        const LoopbackService service([&](const ServiceRequest&) {
            while (!go)
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            return good();
        });
        const auto desk = deskFor(QString::fromStdString(service.url()));
        desk->key(Qt::Key_F4);
        desk->open(QStringLiteral("m-02/t1")); // the window is free
        go = true;
        QVERIFY(waitForEnd(*desk));
        QVERIFY(desk->session().current()->verifications.empty());
        desk->open(kItem);
        QCOMPARE(desk->session().current()->verifications.size(), std::size_t(1));
    }

    // Before anything goes to another computer it is shown as it is sent, and asked about.
    void whatLeavesIsShownFirst()
    {
        const LoopbackService service([](const ServiceRequest&) { return good(); });
        const auto desk = deskFor(kOutside);
        std::map<QString, std::string> kept{{QStringLiteral("evaluator.example.org:443"), kKey}};
        desk->window().verifyActs().setKeyRing(std::make_unique<FakeKeyRing>(kept));
        desk->window().verifyActs().task().setTransport(
            [&] { return std::make_unique<Detour>(service.url()); });

        desk->key(Qt::Key_F4);
        auto* dialog = desk->window().findChild<LeavingDialog*>();
        QVERIFY(dialog != nullptr);
        const QString shown = dialog->shown();
        QVERIFY(saveShot(*dialog, QStringLiteral("desk_leaving")));
        QVERIFY(service.requests().empty());
        QTest::keyClick(dialog, Qt::Key_Return); // the safe answer is the default
        QVERIFY(QTest::qWaitFor([&] { return desk->window().findChild<LeavingDialog*>() == nullptr; }));
        QVERIFY(service.requests().empty());
        QVERIFY(desk->actsInLog().isEmpty());

        desk->show(); // the keys are the window's again
        desk->key(Qt::Key_F4);
        dialog = desk->window().findChild<LeavingDialog*>();
        QVERIFY(dialog != nullptr); // asked each time
        dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(dialog));
        const auto onSend = [] {
            const auto* button = qobject_cast<QPushButton*>(QApplication::focusWidget());
            return button != nullptr && button->text() == QStringLiteral("&Send");
        };
        for (int i = 0; i < 4 && !onSend(); ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(onSend());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QVERIFY(QTest::qWaitFor([&] { return !service.requests().empty(); }, kLongWait));
        QVERIFY(waitForEnd(*desk));
        const ServiceRequest sent = service.requests().front();
        QCOMPARE(QString::fromStdString(test::chatTextOf(sent)).trimmed(), shown.trimmed());
        QCOMPARE(sent.headers.at("authorization"), "Bearer " + kKey);
        QCOMPARE(desk->session().current()->verifications.size(), std::size_t(1));
        // The key is in no file: store, settings, window state.
        QVERIFY(!everyFile(desk->folder()).contains(QByteArray::fromStdString(kKey)));
    }

    void identifiersAreMasked()
    {
        Turn turn;
        turn.query = "Paciente Juana Pérez López, CURP PELJ800101MYNRPN09, con AR. ¿Dosis?";
        turn.answer = "Metotrexato 15 mg por semana (PMID: 31969328).";
        const ContractCatalog contracts = ContractCatalog::embedded().value();
        VerificationWish wish{
            ModelChoice{{ServiceAddress::parse(kOutside.toStdString()).value(), Secret()}, {}},
            "orvs-preprint"};
        const std::string out = outgoingText(turn, wish, contracts).value();
        QVERIFY(out.find("PELJ800101MYNRPN09") == std::string::npos);
        QVERIFY(out.find("Juana") == std::string::npos);
        QVERIFY(out.find("31969328") != std::string::npos);
        wish.model->endpoint.address = ServiceAddress::parse("http://127.0.0.1:8080").value();
        QVERIFY(outgoingText(turn, wish, contracts).value().find("Juana") != std::string::npos);
        wish.contract = "orvs-rules"; // rules alone use it
        QCOMPARE(outgoingText(turn, wish, contracts).error().code, std::string("loop.rules_contract"));
    }

    void preferencesKeepAddressAndModelAndGiveTheKeyAway()
    {
        Desk desk;
        std::map<QString, std::string> kept;
        desk.window().verifyActs().setKeyRing(std::make_unique<FakeKeyRing>(kept));
        desk.show();
        desk.key(Qt::Key_Comma, Qt::ControlModifier);
        auto* dialog = desk.window().findChild<PreferencesDialog*>();
        QVERIFY(dialog != nullptr);
        const auto field = [dialog](const QString& name) {
            for (QLineEdit* edit : dialog->findChildren<QLineEdit*>())
                if (edit->accessibleName() == name)
                    return edit;
            return static_cast<QLineEdit*>(nullptr);
        };
        field(QStringLiteral("Service that scores on demand"))->setText(QStringLiteral("http://192.0.2.1"));
        dialog->accept(); // not encrypted, to another computer
        QVERIFY(dialog->isVisible());
        field(QStringLiteral("Service that scores on demand"))->setText(kOutside);
        field(QStringLiteral("Model of the service"))->setText(QStringLiteral("gemma-2"));
        field(QStringLiteral("Key of the service"))->setText(QString::fromStdString(kKey));
        dialog->accept();
        QCOMPARE(desk.settings().text(AppSettings::Key::EvaluatorUrl), kOutside);
        QCOMPARE(desk.settings().text(AppSettings::Key::EvaluatorModel), QStringLiteral("gemma-2"));
        QCOMPARE(kept.at(QStringLiteral("evaluator.example.org:443")), kKey);
        QVERIFY(!everyFile(desk.folder()).contains(QByteArray::fromStdString(kKey)));
    }

    void stepsOfALoopAreATimeline()
    {
        const Desk desk; // in English
        Turn turn;
        QCOMPARE(StageWords::line(turn), QString());
        LoopStage generation;
        generation.stage = "generation";
        generation.ms = 3140;
        generation.draft = 0;
        generation.outcome = "ok";
        LoopStage verification = generation;
        verification.stage = "verification";
        verification.ms = 900;
        verification.outcome = "failed";
        LoopStage escalation;
        escalation.stage = "escalation";
        turn.stages = {generation, verification, escalation};
        QCOMPARE(StageWords::line(turn),
                 QStringLiteral("Generation (draft 1) 3.1 s → Verification (draft 1) 0.9 s: failed → "
                                "Escalation to a person"));
    }

    void aKeyringThatRefusesIsSaid()
    {
        Desk desk;
        std::map<QString, std::string> kept;
        desk.window().verifyActs().setKeyRing(std::make_unique<FakeKeyRing>(kept, false));
        desk.window().verifyActs().keepKey(kOutside, QString::fromStdString(kKey));
        QVERIFY(desk.window().status().message().contains(QStringLiteral("COTEJO_EVALUATOR_KEY")));
        QVERIFY(kept.empty());
    }
};

QTEST_MAIN(TestDeskVerify)
#include "tst_desk_verify.moc"
