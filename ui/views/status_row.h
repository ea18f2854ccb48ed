#pragma once

#include <QWidget>

class QProgressBar;

namespace cotejo
{

class KeyButton;
class PlainLink;
class RoleLabel;

// The window's last row: that nothing leaves the computer, what just happened, and how far an import is.
class StatusRow : public QWidget
{
    Q_OBJECT
public:
    explicit StatusRow(QWidget* parent = nullptr);

    void say(const QString& sentence);
    void warn(const QString& sentence);                        // stays until something else is said
    void setStore(const QString& name, const QString& remark); // remark: why it is read-only; may be empty
    void setService(const QString& host);                      // on another computer; empty: there is none
    // −1 in `percent`: how far is not known.
    void showProgress(const QString& sentence, int percent);
    void endProgress(const QString& sentence, bool hasRefusals);
    [[nodiscard]] QString message() const;

Q_SIGNALS:
    void cancelWanted();
    void refusalsWanted();
    void helpWanted();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();
    void retranslate();
    void setMessage(const QString& sentence, bool warning);

    QString m_host;
    RoleLabel* m_offline;
    RoleLabel* m_store;
    RoleLabel* m_message;
    QProgressBar* m_progress;
    PlainLink* m_cancel;
    PlainLink* m_why;
    PlainLink* m_help;
};

} // namespace cotejo
