#include "ui/views/idle_watch.h"

#include <QCoreApplication>
#include <QEvent>

namespace cotejo
{
namespace
{
constexpr int kMinuteOfMs = 60'000;
}

IdleWatch::IdleWatch(QObject* parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &IdleWatch::idle);
    QCoreApplication::instance()->installEventFilter(this);
}

void IdleWatch::setMinutes(int minutes)
{
    setInterval(minutes * kMinuteOfMs);
}

void IdleWatch::setInterval(int milliseconds)
{
    m_timer.stop();
    if (milliseconds > 0)
        m_timer.start(milliseconds);
}

bool IdleWatch::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
    case QEvent::InputMethod:
        if (m_timer.isActive())
            m_timer.start();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace cotejo
