#include "ui/views/verify_acts.h"

#include "ui/dialogs/leaving_dialog.h"
#include "ui/models/error_text.h"
#include "ui/session/review_session.h"
#include "ui/settings/app_settings.h"
#include "ui/theme/language.h"
#include "ui/views/status_row.h"
#include "ui/widgets/desk_sentences.h"
#include "ui/widgets/status_words.h"

namespace cotejo
{
namespace
{
constexpr const char* kKeyVariable = "COTEJO_EVALUATOR_KEY";
constexpr int kTick = 1000;
} // namespace

VerifyActs::VerifyActs(ReviewSession& session, AppSettings& settings, StatusRow& status, QWidget& window)
    : QObject(&window), m_session(session), m_settings(settings), m_status(status), m_window(window),
      m_ring(std::make_unique<SystemKeyRing>())
{
    m_tick.setInterval(kTick);
    connect(&m_tick, &QTimer::timeout, this, &VerifyActs::showProgress);
    connect(&m_task, &VerificationTask::finished, this, &VerifyActs::finish);
    connect(&status, &StatusRow::cancelWanted, &m_task, &VerificationTask::cancel);
    connect(&session, &ReviewSession::storeChanged, &m_task, &VerificationTask::cancel);
}

VerifyActs::~VerifyActs() = default;

QString VerifyActs::outsideHost(const AppSettings& settings)
{
    const auto address = ServiceAddress::parse(settings.text(AppSettings::Key::EvaluatorUrl).toStdString());
    return address && !address->isLoopback() ? QString::fromStdString(address->host()) : QString();
}

void VerifyActs::verify()
{
    const ReviewItemPtr& item = m_session.current();
    if (!item || item->isNote || !item->answer) {
        m_status.warn(tr("No answer is open."));
        return;
    }
    if (!m_session.readOnlyReason().isEmpty()) {
        m_status.warn(DeskSentences::readOnly(ErrorText::readOnly(m_session.readOnlyReason())));
        return;
    }
    if (m_task.isRunning() || m_preparing) {
        m_status.warn(tr("Something else is running already."));
        return;
    }
    m_store = m_session.storePath();
    m_item = item->item;
    m_document = item->basis.document;
    m_transcript = item->answer->transcript;
    m_turn = item->answer->turn;
    m_wish = {};
    m_wish.language = Language::current().toStdString();
    const QString url = m_settings.text(AppSettings::Key::EvaluatorUrl);
    if (!url.isEmpty()) {
        Result<ServiceAddress> address = ServiceAddress::parse(url.toStdString());
        if (!address) {
            m_status.warn(ErrorText::sentence(address.error()));
            return;
        }
        m_wish.model = ModelChoice{{std::move(*address), Secret()}, std::nullopt};
        const QString model = m_settings.text(AppSettings::Key::EvaluatorModel);
        if (!model.isEmpty())
            m_wish.model->model = model.toStdString();
    }
    m_wish.contract =
        contractFor(item->answer->record(), m_wish.model.has_value(), *m_session.engines().contracts);
    if (!m_wish.model)
        return start();
    if (Secret key = Secret::fromEnvironment(kKeyVariable); !key.empty())
        return withKey(key);
    m_preparing = true;
    m_ring->read(QString::fromStdString(m_wish.model->endpoint.address.host()),
                 [this](const Secret& key) { withKey(key); });
}

void VerifyActs::withKey(const Secret& key)
{
    m_preparing = false;
    m_wish.model->endpoint.key = key;
    if (m_wish.model->endpoint.address.isLoopback())
        start();
    else
        ask();
}

void VerifyActs::ask()
{
    const Result<std::string> text =
        outgoingText(m_transcript.turns[m_turn], m_wish, *m_session.engines().contracts);
    if (!text) {
        m_status.warn(ErrorText::sentence(text.error()));
        return;
    }
    m_preparing = true;
    auto* dialog = new LeavingDialog({QString::fromStdString(m_wish.model->endpoint.address.host()),
                                      QString::fromStdString(m_wish.model->model.value_or("")),
                                      QString::fromStdString(*text), !m_wish.model->endpoint.key.empty()},
                                     &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this, [this](int answer) {
        m_preparing = false;
        if (answer == QDialog::Accepted)
            start();
        else
            m_status.say(tr("Nothing was sent."));
    });
    dialog->open();
}

void VerifyActs::start()
{
    if (!m_task.start(m_transcript, m_turn, m_wish, m_session.engines().contracts))
        return;
    m_since.start();
    m_tick.start();
    showProgress();
}

void VerifyActs::showProgress()
{
    const auto seconds = static_cast<int>(m_since.elapsed() / kTick);
    m_status.showProgress(m_wish.model
                              ? tr("The service is scoring this answer: %n second(s)", nullptr, seconds)
                              : tr("The rules are scoring this answer"),
                          -1);
}

void VerifyActs::finish(const VerificationOutcome& outcome)
{
    m_tick.stop();
    const bool otherStore = m_store != m_session.storePath();
    if (!outcome.made || otherStore) {
        const bool cancelled = otherStore || outcome.error.code == "net.cancelled";
        m_status.endProgress(cancelled ? tr("Given up; nothing was kept.") : QString(), false);
        if (!cancelled)
            m_status.warn(ErrorText::sentence(outcome.error));
        return;
    }
    const Result<EventReceipt> kept = m_session.keepVerification(m_item, m_document, *outcome.made);
    m_status.endProgress(tr("Evaluated here: %1. The record's verdict stays.")
                             .arg(inSentence(wordOf(outcome.made->verdict).word)),
                         false);
    if (!kept)
        m_status.warn(ErrorText::sentence(kept.error()));
}

void VerifyActs::keepKey(const QString& url, const QString& key)
{
    const Result<ServiceAddress> address = ServiceAddress::parse(url.toStdString());
    if (!address || key.isEmpty())
        return;
    m_ring->write(QString::fromStdString(address->host()), Secret(key.toStdString()), [this](bool kept) {
        if (!kept)
            m_status.warn(
                tr("The keyring did not take the key, and it is kept nowhere else. Set %1 before the "
                   "program starts instead.")
                    .arg(QLatin1String(kKeyVariable)));
    });
}

} // namespace cotejo
