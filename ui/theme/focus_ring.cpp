#include "ui/theme/focus_ring.h"

#include <QApplication>
#include <QFocusFrame>

namespace cotejo
{

FocusRing::FocusRing(QObject* parent) : QObject(parent)
{
    connect(qApp, &QApplication::focusChanged, this, &FocusRing::moveTo);
}

FocusRing::~FocusRing()
{
    delete m_frame;
}

void FocusRing::moveTo(QWidget*, QWidget* now)
{
    if (!now || now->isWindow()) {
        if (m_frame)
            m_frame->setWidget(nullptr);
        return;
    }
    if (!m_frame) // the frame dies with the window it was last in
        m_frame = new QFocusFrame(now);
    m_frame->setWidget(now);
}

} // namespace cotejo
