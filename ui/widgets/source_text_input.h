#pragma once

#include <QPoint>

class QContextMenuEvent;
class QHelpEvent;
class QKeyEvent;
class QMouseEvent;

namespace cotejo
{

class SourceTextController;
class SourceTextView;

// The keyboard and the mouse of a SourceTextView. A key that means nothing here is ignored, so that the
// window hears it.
class SourceTextInput
{
public:
    SourceTextInput(SourceTextView& view, SourceTextController& controller);

    void keyPress(QKeyEvent& event);
    void mousePress(const QMouseEvent& event);
    void mouseMove(const QMouseEvent& event);
    void mouseRelease(const QMouseEvent& event);
    void doubleClick(const QMouseEvent& event);
    void contextMenu(const QContextMenuEvent& event);
    void toolTip(const QHelpEvent& event);

private:
    SourceTextView& m_view;
    SourceTextController& m_controller;
};

} // namespace cotejo
