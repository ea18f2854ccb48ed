#pragma once

#include "engine/base/decimal.h"

#include <QWidget>

#include <optional>

class QVBoxLayout;

namespace cotejo
{

enum class ThresholdOrigin { record, contract, ourReading };

// What is said beside the bars. Texts of contracts and drafts come ready.
struct OrvsFactSheet {
    std::optional<Decimal> composite;  // as recorded
    std::optional<Decimal> recomputed; // only where the weights are known
    std::optional<Decimal> high;       // end of the scale, "de 100"
    std::optional<Decimal> threshold;
    std::optional<ThresholdOrigin> origin;
    QString contract; // "orvs-v1 1.0"
    QString draft;    // "Borrador 1"
    bool weightsKnown = false;
    std::optional<Decimal> plainMean; // shown small, as "Media sin pesos (solo orientativa)"
    std::optional<Decimal> lowest;    // value of the lowest dimension
    bool madeByCotejo = false;        // "Hecha por Cotejo": a block of its own with no say in the verdict
};

// The column of facts beside OrvsBars: composite (never 0 for "none"), threshold and where it came from,
// draft, contract, weights.
class OrvsFacts : public QWidget
{
    Q_OBJECT
public:
    explicit OrvsFacts(QWidget* parent = nullptr);
    void setFacts(const OrvsFactSheet& facts);

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    void addFigure(const Decimal& number);
    [[nodiscard]] QString thresholdText() const;
    [[nodiscard]] QStringList lines() const; // below the composite
    OrvsFactSheet m_facts;
    QVBoxLayout* m_rows;
};

} // namespace cotejo
