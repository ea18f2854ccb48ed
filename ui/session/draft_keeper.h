#pragma once

#include "engine/base/result.h"
#include "ui/session/kept_draft.h"

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QTimer>

#include <functional>

namespace cotejo
{

// How the draft on the screen is kept.
struct DraftKeeping {
    enum class Kind { None, Unsaved, Saving, Saved, Failed };
    Kind kind = Kind::None;
    QDateTime at; // Saved: when, local time
    Error cause;  // Failed
    QString copy; // Failed: the side file that holds the text too; empty where even that failed
};

// Saves what is typed at most 0.6 s after the keystroke. A failed save keeps the draft in memory, writes it
// to a side file, says so and tries again until it succeeds; the side file is then taken away. Lives on the
// thread that owns the store connection.
class DraftKeeper : public QObject
{
    Q_OBJECT
public:
    // Saves the JSON of one item's draft; an empty draft takes the kept one away.
    using Save = std::function<Result<void>(const QString& item, const KeptDraft& draft)>;

    DraftKeeper(Save save, QString sideFolder, QObject* parent = nullptr);
    ~DraftKeeper() override;

    // The draft as it now stands; the last one of an item wins.
    void edit(const QString& item, const KeptDraft& draft);
    // Saves what is waiting now. False where something could not be saved.
    bool flush();
    // Drops what waits for an item: it became a decision.
    void forget(const QString& item);
    // The draft in memory that no save took yet.
    [[nodiscard]] std::optional<KeptDraft> waiting(const QString& item) const;
    [[nodiscard]] const DraftKeeping& state() const { return m_state; }
    // Shows the state of an item that was opened with a kept draft, or none.
    void showSaved(const QDateTime& at);
    void showNone();

    // Drafts that an earlier run could only write beside the store, by item. The files stay until a save of
    // the item succeeds.
    [[nodiscard]] QHash<QString, KeptDraft> sideDrafts() const;

Q_SIGNALS:
    void stateChanged(const DraftKeeping& state);

private:
    void setState(DraftKeeping state);
    [[nodiscard]] QString sidePath(const QString& item) const;
    [[nodiscard]] QString writeSide(const QString& item, const KeptDraft& draft) const;

    Save m_save;
    QString m_sideFolder;
    QHash<QString, KeptDraft> m_waiting;
    QTimer m_timer;
    DraftKeeping m_state;
};

} // namespace cotejo
