#pragma once

#include <QWidget>

class QPushButton;

namespace cotejo
{

class RoleLabel;

// Covers everything while nobody sits here (Ctrl+L). Shows no case and no count. There is no password: it
// keeps what is on the screen from passers-by, and says so.
class LockView : public QWidget
{
    Q_OBJECT
public:
    explicit LockView(QWidget* parent = nullptr);

    void setReviewer(const QString& name);

Q_SIGNALS:
    void unlocked();
    void anotherWanted(); // somebody else sits down

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QString m_reviewer;
    RoleLabel* m_title;
    RoleLabel* m_words;
    QPushButton* m_go;
    QPushButton* m_other;
};

} // namespace cotejo
