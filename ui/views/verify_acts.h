#pragma once

#include "ui/session/key_ring.h"
#include "ui/session/verification_task.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

class QWidget;

namespace cotejo
{

class AppSettings;
class ReviewSession;
class StatusRow;

// "Verify this answer": a new evaluation of the answer on the screen, by the service of the preferences or by
// the built-in rules, kept as an event beside the record's. Before anything goes to another computer it is
// shown and asked about, each time.
class VerifyActs : public QObject
{
    Q_OBJECT
public:
    VerifyActs(ReviewSession& session, AppSettings& settings, StatusRow& status, QWidget& window);
    ~VerifyActs() override;

    void verify();
    // Of the service in the preferences, where it is on another computer; else empty.
    [[nodiscard]] static QString outsideHost(const AppSettings& settings);
    void keepKey(const QString& url, const QString& key); // into the keyring alone
    [[nodiscard]] VerificationTask& task() { return m_task; }
    void setKeyRing(std::unique_ptr<KeyRing> ring) { m_ring = std::move(ring); } // tests give others

private:
    void withKey(const Secret& key);
    void ask();
    void start();
    void showProgress();
    void finish(const VerificationOutcome& outcome);

    ReviewSession& m_session;
    AppSettings& m_settings;
    StatusRow& m_status;
    QWidget& m_window;
    std::unique_ptr<KeyRing> m_ring;
    VerificationTask m_task;
    QTimer m_tick;
    QElapsedTimer m_since;
    bool m_preparing = false; // a key is being looked for, or the question is open

    // Of the answer that was on the screen when it was asked for.
    QString m_store;
    QString m_item;
    std::string m_document;
    Transcript m_transcript;
    std::size_t m_turn = 0;
    VerificationWish m_wish;
};

} // namespace cotejo
