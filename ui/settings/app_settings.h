#pragma once

#include <QString>
#include <QStringList>
#include <QVariant>

#include <map>
#include <memory>

class QSettings;

namespace cotejo
{

// What a person chose for this computer. One INI file at an explicit path; values come back in the type of
// the table in the source file, also after a restart. Holds no patient data. Window places and sizes are kept
// apart (see window_state.h).
class AppSettings
{
public:
    enum class Key {
        Language,       // "" follows the system, "es", "en"
        Theme,          // "system", "light", "dark", "contrast"
        TextPercent,    // 100…200
        LetterKeys,     // one-letter keys fire in the reading panes
        ReviewerName,   // who signs decisions; empty until asked
        StorePath,      // last store file; empty until one is chosen
        Rows,           // "auto", "compact", "comfortable": heights in lists; "auto" by the window's height
        EvaluatorUrl,   // service that scores on demand; empty: the built-in rules. Its key is in the keyring
        EvaluatorModel, // its model; empty: the service takes its own
        LockMinutes,    // the window locks itself after so long without a key or the mouse; 0: never
        LockHash,       // of the passphrase of the lock (passphrase_hash.h); empty: none
        Addressees,     // names escalations went to, newest first, one a line
    };

    explicit AppSettings(const QString& iniPath);
    AppSettings(const AppSettings&) = delete;
    AppSettings& operator=(const AppSettings&) = delete;
    ~AppSettings();

    [[nodiscard]] QString text(Key key) const;
    [[nodiscard]] int number(Key key) const;
    [[nodiscard]] bool flag(Key key) const;
    void set(Key key, const QVariant& value);
    // Holds until the program ends or the key is set, and is never written.
    void overrideForNow(Key key, const QVariant& value);

    // Writes at once. False where the file could not be read or written.
    [[nodiscard]] bool sync();
    [[nodiscard]] QString path() const;

private:
    [[nodiscard]] QVariant value(Key key) const;

    std::unique_ptr<QSettings> m_ini;
    std::map<Key, QVariant> m_overrides;
};

} // namespace cotejo
