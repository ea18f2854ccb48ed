#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;

namespace cotejo
{

// Sets, changes or takes away the passphrase of the lock. It asks for the old one where there is one, and for
// the new one twice; both new ones empty take it away. Only its hash leaves the dialog.
class PassphraseDialog : public QDialog
{
    Q_OBJECT
public:
    // `hash`: of the passphrase there is; empty for none.
    explicit PassphraseDialog(const QString& hash, QWidget* parent = nullptr);

    [[nodiscard]] const QString& hash() const { return m_hash; } // after it was accepted; empty: none
    [[nodiscard]] QString problem() const;
    void accept() override;

private:
    void complain(const QString& sentence, QLineEdit* where);

    QString m_hash;
    QLineEdit* m_old;
    QLineEdit* m_new;
    QLineEdit* m_again;
    QLabel* m_problem;
};

} // namespace cotejo
