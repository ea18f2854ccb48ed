#pragma once

#include "engine/base/decimal.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace cotejo
{

// One contract's scores. Numbers are printed as recorded; nothing is rounded.
struct OrvsChart {
    struct Dimension {
        QString label;                // of the contract's data
        std::optional<Decimal> value; // none: "Falta"
    };
    QString contract; // for the accessible name
    Decimal low;      // ends of the contract's own scale
    Decimal high;
    std::optional<Decimal> threshold;
    std::vector<Dimension> dimensions; // in the contract's order
};

struct OrvsColumns {
    int labelWidth = 0;
    int barLeft = 0;
    int barWidth = 0;
    int valueLeft = 0;
    int valueWidth = 0;
    int remarkLeft = 0;
    int remarkWidth = 0;
    int rowHeight = 0;
};

// The bars of one contract on its own axis. Two contracts are two of these, never one axis.
// Below the threshold: striped, and "▼ bajo 70"; missing: an empty dashed track and "Falta"; off the scale:
// the number and "Fuera de escala", no bar. The threshold is a tick with its number.
class OrvsBars : public QWidget
{
    Q_OBJECT
public:
    explicit OrvsBars(QWidget* parent = nullptr);

    void setChart(const OrvsChart& chart);
    [[nodiscard]] const OrvsChart& chart() const { return m_chart; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    // One line for each dimension, as a screen reader gets it: "Exactitud de citas 58, bajo 70".
    [[nodiscard]] QStringList spokenRows() const;
    [[nodiscard]] QString
    remark(const OrvsChart::Dimension& dimension) const; // at the right: "bajo 70", "Falta"

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refreshSpoken();
    void paintHead(QPainter& painter, const OrvsColumns& c) const;
    void paintRow(QPainter& painter, const OrvsColumns& c, const OrvsChart::Dimension& dimension,
                  int top) const;
    OrvsChart m_chart;
};

} // namespace cotejo
