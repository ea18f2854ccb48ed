#pragma once

#include <QComboBox>

namespace cotejo
{

// A list to choose one from, with its label inside: "Nivel farmacovigilancia ▾". Letters do not move it (they
// are keys of the window); nothing is chosen until the person does. Enter is left to the form around it.
class LabeledCombo : public QComboBox
{
    Q_OBJECT
public:
    explicit LabeledCombo(QWidget* parent = nullptr);
    void setLabel(const QString& label);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void refreshSpoken();
    QString m_label;
};

} // namespace cotejo
