#pragma once

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace cotejo
{

class AppSettings;

// Language, look, size of text, letter keys, the lock, the reviewer's name, and the service that scores on
// demand. Nothing changes before it is accepted.
class PreferencesDialog : public QDialog
{
    Q_OBJECT
public:
    explicit PreferencesDialog(const AppSettings& settings, QWidget* parent = nullptr);

    // Writes what was chosen; the caller applies it.
    void storeTo(AppSettings& settings) const;
    // A key typed for the evaluator: for the keyring alone. Empty: the one that is there stays.
    [[nodiscard]] QString newKey() const;
    [[nodiscard]] QString evaluatorUrl() const;
    void accept() override; // not with an address that cannot be used

private:
    void askPassphrase();
    void namePassphrase();
    void addEvaluator(QFormLayout& form, const AppSettings& settings);

    QLineEdit* m_name;
    QComboBox* m_language;
    QComboBox* m_theme;
    QComboBox* m_rows;
    QSpinBox* m_textPercent;
    QCheckBox* m_letterKeys;
    QSpinBox* m_lockMinutes;
    QPushButton* m_passphrase;
    QString m_lockHash;
    QLineEdit* m_evaluator;
    QLineEdit* m_model;
    QLineEdit* m_key;
    QLabel* m_problem;
};

} // namespace cotejo
