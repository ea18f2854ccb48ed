#pragma once

#include <QWidget>

class QPainter;
class QRectF;

namespace cotejo
{

// Fields of one note, or of several added up. Complete, to clarify, unknown and absent add up to what is
// asked.
struct CompletenessShares {
    int complete = 0;
    int toClarify = 0; // present, with a query
    int unknown = 0;   // also with a query
    int absent = 0;
    int notApplicable = 0; // outside the count

    [[nodiscard]] int asked() const { return complete + toClarify + unknown + absent; }
};

// The bar of CompletenessBar, for delegates.
void paintShares(QPainter& painter, const QRectF& box, const CompletenessShares& shares);

// The bar alone: solid, solid in the query's colour, striped, hollow. Nothing asked: an empty dashed track.
class CompletenessBar : public QWidget
{
    Q_OBJECT
public:
    explicit CompletenessBar(QWidget* parent = nullptr);
    void setCounts(const CompletenessShares& counts);
    [[nodiscard]] const CompletenessShares& counts() const { return m_counts; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refreshSpoken();
    CompletenessShares m_counts;
};

} // namespace cotejo
