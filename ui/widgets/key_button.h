#pragma once

#include <QPushButton>

namespace cotejo
{

// A push button with the key that does the same: "[A] Aceptar". Checked, or with the property "primary", it
// is filled with the accent.
class KeyButton : public QPushButton
{
    Q_OBJECT
public:
    explicit KeyButton(QWidget* parent = nullptr);
    void setLegend(const QString& legend); // as keyCapText gives it
    void setTall(bool on);                 // 32 instead of 26 at 100 % text
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_legend;
    bool m_tall = false;
};

} // namespace cotejo
