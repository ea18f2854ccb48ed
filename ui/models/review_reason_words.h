#pragma once

#include <QCoreApplication>
#include <QString>

namespace cotejo
{

// Says why an item is in the queue. Takes the codes of FORMATS §5 ("citation:not_retrieved").
class ReviewReasonWords
{
    Q_DECLARE_TR_FUNCTIONS(cotejo::ReviewReasonWords)
public:
    // A few words. `count`: how many there are of the kind, 0 where that is not known.
    // Why an item with this reason is in the queue, as a sentence of the data that orders the queue; the
    // short words where the data has none.
    [[nodiscard]] static QString why(const QString& code);
    [[nodiscard]] static QString text(const QString& code, int count = 0);

private:
    [[nodiscard]] static QString citation(const QString& status, int count);
    [[nodiscard]] static QString discrepancy(const QString& name);
};

} // namespace cotejo
