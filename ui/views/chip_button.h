#pragma once

#include <QPushButton>

namespace cotejo
{

// A filter that is on or off, with how many items it would show: "Citas 6".
class ChipButton : public QPushButton
{
    Q_OBJECT
public:
    explicit ChipButton(QWidget* parent = nullptr);
    void setChip(const QString& name, int count); // count below 0: not shown
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_name;
    QString m_count;
};

} // namespace cotejo
