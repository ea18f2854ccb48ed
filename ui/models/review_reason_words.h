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
    [[nodiscard]] static QString text(const QString& code, int count = 0);

private:
    [[nodiscard]] static QString citation(const QString& status, int count);
    [[nodiscard]] static QString discrepancy(const QString& name);
};

} // namespace cotejo
