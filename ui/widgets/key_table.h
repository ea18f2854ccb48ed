#pragma once

#include "engine/base/result.h"
#include "ui/widgets/key_act.h"
#include "ui/widgets/key_words.h"

#include <QKeySequence>
#include <QList>
#include <QString>

#include <optional>

namespace cotejo
{

// All keys of the window in one table: the filter, the menus' shortcuts and the sheet of F1 are made from it.
class KeyTable
{
public:
    struct Row {
        KeyAct act;
        QString id;               // stable, for settings: "decision.approve"
        QList<QKeySequence> keys; // one keystroke each
        KeyPlace place;
        bool letters; // plain letters: can be switched off
        bool native;  // Qt does it by itself; listed for the sheet only
        bool indexed; // each key has a meaning of its own: 1–9
    };
    struct Hit {
        KeyAct act;
        int index; // of the key within an indexed row: 0 for "1"; else 0
    };

    KeyTable(); // as shipped

    [[nodiscard]] const QList<Row>& rows() const { return m_rows; }
    // The keys of an act that are on, in all places, for QAction::setShortcuts; `place` narrows it.
    [[nodiscard]] QList<QKeySequence> keysOf(KeyAct act, std::optional<KeyPlace> place = {}) const;
    // The act of one keystroke at a place, or none. `key` without the keypad modifier.
    [[nodiscard]] std::optional<Hit> find(const QKeySequence& key, KeyPlace place, bool typing) const;
    void setLettersEnabled(bool on);
    [[nodiscard]] bool lettersEnabled() const { return m_letters; }
    // Errors: "keys.conflict" (`where` is the other act's id), "keys.unknown", "keys.reserved" (needs AltGr,
    // Shift or a dead key on one of the three layouts).
    [[nodiscard]] Result<void> rebind(const QString& id, KeyPlace place, const QList<QKeySequence>& keys);
    // Pairs of rows that share a key where both are heard; empty in a sound table.
    [[nodiscard]] QList<std::pair<QString, QString>> conflicts() const;
    [[nodiscard]] static bool overlap(KeyPlace a, KeyPlace b);
    [[nodiscard]] static bool isReserved(const QKeySequence& key);

private:
    QList<Row> m_rows;
    bool m_letters = true;
};

} // namespace cotejo
