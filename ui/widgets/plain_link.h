#pragma once

#include <QAbstractButton>

namespace cotejo
{

// An act that looks like a link: underlined, in the accent or in the colour of the bar it stands in. Enter
// and Space press it.
class PlainLink : public QAbstractButton
{
    Q_OBJECT
public:
    explicit PlainLink(QWidget* parent = nullptr);
    explicit PlainLink(const QString& text, QWidget* parent = nullptr);
    void setInk(const QColor& ink); // an invalid colour: the accent
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QColor m_ink;
};

} // namespace cotejo
