#pragma once

#include <QObject>
#include <QPointer>

class QFocusFrame;
class QWidget;

namespace cotejo
{

// Draws the ring round whatever has the keyboard, in every window: 2 px, 1 px off a control, just inside a
// pane that scrolls. The style paints it (CotejoStyle, CE_FocusFrame).
class FocusRing : public QObject
{
    Q_OBJECT
public:
    explicit FocusRing(QObject* parent);
    ~FocusRing() override;

private:
    void moveTo(QWidget* old, QWidget* now);
    QPointer<QFocusFrame> m_frame;
};

} // namespace cotejo
