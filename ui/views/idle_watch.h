#pragma once

#include <QObject>
#include <QTimer>

namespace cotejo
{

// Notices that nobody has touched keyboard or mouse for some minutes, in any window of the program.
class IdleWatch : public QObject
{
    Q_OBJECT
public:
    explicit IdleWatch(QObject* parent = nullptr);

    void setMinutes(int minutes);       // 0: never
    void setInterval(int milliseconds); // the same, finer
    [[nodiscard]] int interval() const { return m_timer.isActive() ? m_timer.interval() : 0; }

Q_SIGNALS:
    void idle();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QTimer m_timer;
};

} // namespace cotejo
