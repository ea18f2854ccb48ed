#pragma once

#include "ui/widgets/text_flow.h"

class QAbstractScrollArea;

namespace cotejo
{

// Scrolls a TextFlow in a scroll area by whole lines: no line is cut, what is looked at stays still while
// estimated heights become exact.
class TextScroller
{
public:
    TextScroller(TextFlow& flow, QAbstractScrollArea& area);

    void setPadding(int padding) { m_padding = padding; } // above the first and below the last line
    void scrolled();                                      // the scroll bar moved
    void settle();                    // lays out what is seen, and a screen before and after
    [[nodiscard]] qsizetype anchor(); // flat position at the top; remember it before the flow changes …
    void restore(qsizetype anchor);   // … and put it back at the top
    void lineBy(int lines);
    void pageBy(int pages);
    void toStart();
    void toEnd();
    void toTop(int y); // of the flow
    // The box's top to the end of the first third, unless all of it is in view.
    void bringIntoMiddle(const QRectF& box);
    void bringIntoView(const QRectF& box); // as little as needed

    [[nodiscard]] int
    offset() const; // y of the flow at the top edge of the viewport; negative within the padding
    [[nodiscard]] bool isInView(const QRectF& box) const;

private:
    void setValue(int value);
    void updateRange();
    [[nodiscard]] int snapped(int value, bool downwards);

    TextFlow& m_flow;
    QAbstractScrollArea& m_area;
    int m_padding = 0;
    int m_last = 0;
    bool m_busy = false;
};

} // namespace cotejo
