#pragma once

#include <QLayout>
#include <QList>

namespace cotejo
{

// Puts its widgets beside each other and goes on in the next row where there is no more room, so that nothing
// is cut at 200 %.
class FlowLayout : public QLayout
{
    Q_OBJECT
public:
    FlowLayout(int horizontalGap, int verticalGap, QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] QSize sizeHint() const override;
    void setGeometry(const QRect& rect) override;

private:
    int arrange(const QRect& rect, bool apply) const; // returns the height
    QList<QLayoutItem*> m_items;
    int m_horizontal;
    int m_vertical;
};

} // namespace cotejo
