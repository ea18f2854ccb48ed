#include "tests/ui/desk/desk_fixture.h"

#include "engine/pipeline/evaluators.h"
#include "engine/pipeline/import_job.h"
#include "engine/store/event_reader.h"
#include "tests/ui/widget_test.h"
#include "ui/session/open_store.h"
#include "ui/session/sample_data.h"

#include <QAbstractButton>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <algorithm>

namespace cotejo::test
{
namespace
{
template <class T>
T take(Result<T> result)
{
    if (!result)
        throw std::runtime_error(result.error().code + " " + result.error().where + " " +
                                 result.error().detail);
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}
} // namespace

Desk::Desk(const QString& language, QSize size)
    : m_settings(m_folder.filePath(QStringLiteral("cotejo.ini"))),
      m_state(m_folder.filePath(QStringLiteral("window.ini")))
{
    m_settings.set(AppSettings::Key::Language, language);
    m_settings.set(AppSettings::Key::Theme, QStringLiteral("light"));
    m_settings.set(AppSettings::Key::ReviewerName, QStringLiteral("Dra. R. Canul"));
    m_look.setFont(testFont());
    m_look.apply(m_settings);
    m_session = std::make_unique<ReviewSession>(m_clock, take(CaseEngines::builtIn()), "device-test",
                                                m_folder.filePath(QStringLiteral("drafts")));
    m_session->setReviewer(QStringLiteral("Dra. R. Canul"));
    m_window = std::make_unique<MainWindow>(*m_session, m_settings, m_state, m_look);
    m_window->applyPreferences();
    m_window->resize(size);
    take(m_session->openStore(storePath(), true));
}

Desk::~Desk() = default;

QString Desk::storePath() const
{
    return m_folder.filePath(QStringLiteral("desk.cotejo"));
}

void Desk::importSample() const
{
    const std::unique_ptr<SampleData> sample = take(SampleData::unpack());
    const std::atomic<bool> cancel{false};
    const ImportTotals totals = take(runImport(m_session->store()->file(), {sample->folder().toStdString()},
                                               take(builtInEvaluators()),
                                               ImportOptions{std::nullopt, "sample"}, {}, cancel, m_clock));
    QCOMPARE(totals.refused, std::size_t(0));
    m_session->announceDocuments();
}

void Desk::show()
{
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void Desk::open(const QString& item) const
{
    m_session->openItem(item);
    QCOMPARE(m_session->current()->item, item);
}

void Desk::key(Qt::Key key, Qt::KeyboardModifiers modifiers) const
{
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus != nullptr ? focus : m_window.get(), key, modifiers);
    if (!modifiers.testFlag(Qt::AltModifier))
        return;
    // A mnemonic presses its button for a moment before it is let go and acts.
    (void)QTest::qWaitFor([this] {
        const QList<QAbstractButton*> buttons = m_window->findChildren<QAbstractButton*>();
        return std::none_of(buttons.begin(), buttons.end(),
                            [](const QAbstractButton* button) { return button->isDown(); });
    });
}

void Desk::type(const QString& text) const
{
    QTest::keyClicks(QApplication::focusWidget(), text);
}

QStringList Desk::log(bool decisions) const
{
    QStringList found;
    const EventPage page = take(EventReader(m_session->store()->readHandle()).page(std::nullopt, 10000));
    for (const Event& event : page.events) {
        if (event.kind.starts_with("document.") || event.kind == "store.created")
            continue;
        const QJsonObject payload =
            QJsonDocument::fromJson(QByteArray::fromStdString(event.payload)).object();
        const QString decision = payload.value(QStringLiteral("decision")).toString();
        if (!decisions)
            found.prepend(QString::fromStdString(event.kind));
        else if (event.kind == "decision.made")
            found.prepend(decision);
    }
    return found;
}

QStringList Desk::actsInLog() const
{
    return log(false);
}

QStringList Desk::decisionsInLog() const
{
    return log(true);
}

} // namespace cotejo::test
