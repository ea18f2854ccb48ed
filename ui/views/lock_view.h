#pragma once

#include <QWidget>

class QLineEdit;
class QPushButton;

namespace cotejo
{

class RoleLabel;

// Covers everything while nobody sits here (Ctrl+L, or by itself after a while). Shows no case and no count.
// Without a passphrase it only keeps what is on the screen from passers-by, and says so; with one, that opens
// it.
class LockView : public QWidget
{
    Q_OBJECT
public:
    explicit LockView(QWidget* parent = nullptr);

    void setReviewer(const QString& name);
    void setHash(const QString& hash); // of the passphrase; empty: none
    void shut();                       // forgets what was typed
    [[nodiscard]] QString problem() const;

Q_SIGNALS:
    void unlocked();
    void anotherWanted(); // somebody else sits down

protected:
    void changeEvent(QEvent* event) override;

private:
    void tryToOpen();
    void retranslate();

    QString m_reviewer;
    QString m_hash;
    QLineEdit* m_passphrase;
    RoleLabel* m_problem;
    RoleLabel* m_title;
    RoleLabel* m_words;
    QPushButton* m_go;
    QPushButton* m_other;
};

} // namespace cotejo
