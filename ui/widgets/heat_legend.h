#pragma once

#include <QWidget>

namespace cotejo
{

class FlowLayout;

// What the steps of the overview's colours mean, in words beside each.
class HeatLegend : public QWidget
{
    Q_OBJECT
public:
    explicit HeatLegend(QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    FlowLayout* m_row;
};

} // namespace cotejo
