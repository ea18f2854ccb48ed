#pragma once

#include <QWidget>

namespace cotejo
{

// The ground of a row over a pane: surface, a line below, and a height that grows with the text.
class PaneHeader : public QWidget
{
    Q_OBJECT
public:
    // `height`: at least, in logical pixels at 100 % text.
    explicit PaneHeader(int height, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();
    int m_height;
};

} // namespace cotejo
