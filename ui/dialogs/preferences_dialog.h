#pragma once

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace cotejo
{

class AppSettings;

// Language, look, size of text, letter keys, the lock and the reviewer's name. Nothing changes before it is
// accepted.
class PreferencesDialog : public QDialog
{
    Q_OBJECT
public:
    explicit PreferencesDialog(const AppSettings& settings, QWidget* parent = nullptr);

    // Writes what was chosen; the caller applies it.
    void storeTo(AppSettings& settings) const;

private:
    void askPassphrase();
    void namePassphrase();

    QLineEdit* m_name;
    QComboBox* m_language;
    QComboBox* m_theme;
    QComboBox* m_rows;
    QSpinBox* m_textPercent;
    QCheckBox* m_letterKeys;
    QSpinBox* m_lockMinutes;
    QPushButton* m_passphrase;
    QString m_lockHash;
};

} // namespace cotejo
