#include "ui/session/draft_keeper.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

namespace cotejo
{
namespace
{
constexpr int kDelayMs = 600;
constexpr int kRetryMs = 3000;
} // namespace

DraftKeeper::DraftKeeper(Save save, QString sideFolder, QObject* parent)
    : QObject(parent), m_save(std::move(save)), m_sideFolder(std::move(sideFolder))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &DraftKeeper::flush);
}

DraftKeeper::~DraftKeeper() = default;

void DraftKeeper::edit(const QString& item, const KeptDraft& draft)
{
    m_waiting.insert(item, draft);
    // The timer is not started anew by each key, so that steady typing is saved as well.
    if (!m_timer.isActive() || m_timer.remainingTime() > kDelayMs)
        m_timer.start(kDelayMs);
    if (m_state.kind != DraftKeeping::Kind::Failed)
        setState({DraftKeeping::Kind::Unsaved, {}, {}, {}});
}

bool DraftKeeper::flush()
{
    if (m_waiting.isEmpty())
        return true;
    m_timer.stop();
    setState({DraftKeeping::Kind::Saving, {}, {}, {}});
    DraftKeeping result{DraftKeeping::Kind::Saved, QDateTime::currentDateTime(), {}, {}};
    const QHash<QString, KeptDraft> batch = m_waiting;
    for (auto it = batch.cbegin(); it != batch.cend(); ++it) {
        const Result<void> saved = m_save(it.key(), it.value());
        if (saved) {
            m_waiting.remove(it.key());
            QFile::remove(sidePath(it.key()));
            if (it.value().isEmpty() && result.kind == DraftKeeping::Kind::Saved)
                result.kind = DraftKeeping::Kind::None;
        } else {
            result = {DraftKeeping::Kind::Failed, {}, saved.error(), writeSide(it.key(), it.value())};
        }
    }
    setState(result);
    if (result.kind == DraftKeeping::Kind::Failed)
        m_timer.start(kRetryMs);
    return m_waiting.isEmpty();
}

void DraftKeeper::forget(const QString& item)
{
    m_waiting.remove(item);
    QFile::remove(sidePath(item));
    if (m_waiting.isEmpty()) {
        m_timer.stop();
        setState({});
    }
}

std::optional<KeptDraft> DraftKeeper::waiting(const QString& item) const
{
    const auto it = m_waiting.constFind(item);
    return it == m_waiting.cend() ? std::nullopt : std::optional(it.value());
}

void DraftKeeper::showSaved(const QDateTime& at)
{
    if (m_waiting.isEmpty())
        setState({DraftKeeping::Kind::Saved, at, {}, {}});
}

void DraftKeeper::showNone()
{
    if (m_waiting.isEmpty())
        setState({});
}

void DraftKeeper::setState(DraftKeeping state)
{
    m_state = std::move(state);
    Q_EMIT stateChanged(m_state);
}

QString DraftKeeper::sidePath(const QString& item) const
{
    const QByteArray name =
        QCryptographicHash::hash(item.toUtf8(), QCryptographicHash::Sha256).toHex().left(32);
    return QDir(m_sideFolder).filePath(QString::fromLatin1(name) + QStringLiteral(".draft.json"));
}

QString DraftKeeper::writeSide(const QString& item, const KeptDraft& draft) const
{
    const QString path = sidePath(item);
    if (m_sideFolder.isEmpty() || !QDir().mkpath(m_sideFolder))
        return {};
    const QJsonObject object{{QStringLiteral("item"), item},
                             {QStringLiteral("draft"), QString::fromUtf8(draft.toJson())}};
    QSaveFile file(path);
    const QByteArray bytes = QJsonDocument(object).toJson();
    const bool written =
        file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    return written ? path : QString();
}

QHash<QString, KeptDraft> DraftKeeper::sideDrafts() const
{
    QHash<QString, KeptDraft> drafts;
    const QDir folder(m_sideFolder);
    if (m_sideFolder.isEmpty())
        return drafts;
    for (const QString& name : folder.entryList({QStringLiteral("*.draft.json")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
        const QString item = object.value(QStringLiteral("item")).toString();
        if (!item.isEmpty())
            drafts.insert(item,
                          KeptDraft::fromJson(object.value(QStringLiteral("draft")).toString().toUtf8()));
    }
    return drafts;
}

} // namespace cotejo
