#pragma once

#include <QWidget>

namespace cotejo
{

// A number in a rounded field beside a tab's name.
class CountBadge : public QWidget
{
    Q_OBJECT
public:
    explicit CountBadge(QWidget* parent = nullptr);
    void setCount(int count); // below 0: not shown
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString text() const { return m_count < 0 ? QString() : QString::number(m_count); }
    int m_count = -1;
};

} // namespace cotejo
