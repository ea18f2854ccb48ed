#include "ui/widgets/key_table.h"

#include "ui/widgets/default_keys.h"

#include <QSet>

#include <algorithm>

namespace cotejo
{
namespace
{
// Needs AltGr, Shift or a dead key, or moves, between the Latin American, Spanish and US layouts.
bool isMovingKey(int key)
{
    static const QSet<int> keys = {Qt::Key_At,           Qt::Key_Apostrophe, Qt::Key_questiondown,
                                   Qt::Key_Question,     Qt::Key_acute,      Qt::Key_diaeresis,
                                   Qt::Key_BraceLeft,    Qt::Key_BraceRight, Qt::Key_BracketLeft,
                                   Qt::Key_BracketRight, Qt::Key_Backslash,  Qt::Key_Bar,
                                   Qt::Key_Slash,        Qt::Key_NumberSign, Qt::Key_AsciiTilde,
                                   Qt::Key_Less,         Qt::Key_Greater,    Qt::Key_Ntilde,
                                   Qt::Key_exclamdown,   Qt::Key_QuoteLeft,  Qt::Key_AsciiCircum};
    return keys.contains(key) || (key >= Qt::Key_Dead_Grave && key <= Qt::Key_Dead_Longsolidusoverlay);
}

bool isHeard(KeyPlace row, KeyPlace place, bool typing)
{
    switch (row) {
    case KeyPlace::anywhere:
        return true;
    case KeyPlace::outsideText:
        return !typing;
    case KeyPlace::form:
        return place == KeyPlace::form || place == KeyPlace::formList;
    default:
        return row == place && !typing;
    }
}
} // namespace

KeyTable::KeyTable() : m_rows(defaultKeys()) {}

QList<QKeySequence> KeyTable::keysOf(KeyAct act, std::optional<KeyPlace> place) const
{
    QList<QKeySequence> keys;
    for (const Row& row : m_rows) {
        if (row.act == act && (!place || row.place == *place) && (m_letters || !row.letters))
            keys += row.keys;
    }
    return keys;
}

std::optional<KeyTable::Hit> KeyTable::find(const QKeySequence& key, KeyPlace place, bool typing) const
{
    for (const Row& row : m_rows) {
        if (row.native || (row.letters && !m_letters) || !isHeard(row.place, place, typing))
            continue;
        if (const qsizetype i = row.keys.indexOf(key); i >= 0)
            return Hit{row.act, row.indexed ? static_cast<int>(i) : 0};
    }
    return std::nullopt;
}

void KeyTable::setLettersEnabled(bool on)
{
    m_letters = on;
}

bool KeyTable::overlap(KeyPlace a, KeyPlace b)
{
    if (a == b || a == KeyPlace::anywhere || b == KeyPlace::anywhere)
        return true;
    const auto pair = [a, b](KeyPlace x, KeyPlace y) { return (a == x && b == y) || (a == y && b == x); };
    if (pair(KeyPlace::form, KeyPlace::formList))
        return true;
    return a == KeyPlace::outsideText || b == KeyPlace::outsideText;
}

bool KeyTable::isReserved(const QKeySequence& key)
{
    for (int i = 0; i < key.count(); ++i) {
        const QKeyCombination combination = key[static_cast<uint>(i)];
        const Qt::KeyboardModifiers modifiers = combination.keyboardModifiers();
        const bool altGr = modifiers.testFlag(Qt::GroupSwitchModifier) ||
                           (modifiers.testFlag(Qt::ControlModifier) && modifiers.testFlag(Qt::AltModifier));
        if (altGr || isMovingKey(combination.key()))
            return true;
    }
    return key.count() != 1;
}

QList<std::pair<QString, QString>> KeyTable::conflicts() const
{
    QList<std::pair<QString, QString>> found;
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        for (qsizetype j = i + 1; j < m_rows.size(); ++j) {
            const Row& a = m_rows.at(i);
            const Row& b = m_rows.at(j);
            const bool shared = std::any_of(a.keys.begin(), a.keys.end(),
                                            [&](const QKeySequence& key) { return b.keys.contains(key); });
            if (a.act != b.act && shared && overlap(a.place, b.place))
                found.append({a.id, b.id});
        }
    }
    return found;
}

Result<void> KeyTable::rebind(const QString& id, KeyPlace place, const QList<QKeySequence>& keys)
{
    const auto row = std::find_if(m_rows.begin(), m_rows.end(),
                                  [&](const Row& r) { return r.id == id && r.place == place && !r.native; });
    if (row == m_rows.end() || (row->indexed && keys.size() != row->keys.size()))
        return fail("keys.unknown", id.toStdString(), "an act with as many keys as it had");
    for (const QKeySequence& key : keys) {
        if (isReserved(key))
            return fail("keys.reserved", key.toString(QKeySequence::PortableText).toStdString(),
                        "a key that is alike on the three layouts");
        for (const Row& other : m_rows) {
            if (other.act != row->act && other.keys.contains(key) && overlap(other.place, place))
                return fail("keys.conflict", other.id.toStdString(), "a free key");
        }
    }
    row->keys = keys;
    row->letters = std::any_of(keys.begin(), keys.end(), [](const QKeySequence& key) {
        const QKeyCombination c = key[0];
        return !(c.keyboardModifiers() & ~Qt::ShiftModifier) && c.key() >= Qt::Key_Space &&
               c.key() <= Qt::Key_ydiaeresis;
    });
    return {};
}

} // namespace cotejo
