#pragma once

#include "engine/domain/verdict.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace cotejo
{

// Says a turn's verdict in the reader's language. Numbers are printed as the record has them, never rounded
// across a threshold.
class VerdictWords
{
    Q_DECLARE_TR_FUNCTIONS(VerdictWords)
public:
    // The word of the pill: "Below the threshold".
    [[nodiscard]] static QString word(Verdict verdict);
    // One sentence that says why; `changedPlaces` counts where the shown text differs from the scored one.
    [[nodiscard]] static QString sentence(const TurnCheck& check, int changedPlaces);
    // A few words for the queue's last line, empty where the word says it all.
    [[nodiscard]] static QString shortReason(const TurnCheck& check);
    [[nodiscard]] static QString notEvaluated(NotEvaluatedReason reason);
    [[nodiscard]] static QString evaluatorError(const QString& errorDetail);
    [[nodiscard]] static QString discrepancy(Discrepancy discrepancy, const TurnCheck& check);
    // What ORVS cannot show, said wherever a verdict is explained.
    [[nodiscard]] static QString limits();
};

// The number as it was printed ("8.20"); one with an exponent is written out.
[[nodiscard]] QString decimalText(const Decimal& value);

} // namespace cotejo
