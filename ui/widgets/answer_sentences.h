#pragma once

#include "engine/domain/citation.h"
#include "engine/domain/verdict.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace cotejo
{

// What the window says about an answer: verdicts, discrepancies, citations, rules. Numbers come as printed in
// the record.
struct AnswerSentences {
    Q_DECLARE_TR_FUNCTIONS(cotejo::AnswerSentences)
public:
    [[nodiscard]] static QString passed();
    [[nodiscard]] static QString failed(const QString& composite, const QString& threshold);
    [[nodiscard]] static QString notEvaluated(NotEvaluatedReason reason);
    [[nodiscard]] static QString evaluatorError(const QString& reason);
    [[nodiscard]] static QString notRescored(int places);
    [[nodiscard]] static QString fallback();
    [[nodiscard]] static QString noThreshold();
    [[nodiscard]] static QString atThreshold();
    [[nodiscard]] static QString stale(const QString& contract, const QString& then, const QString& now);
    [[nodiscard]] static QString passFlag(const QString& record, const QString& composite);
    [[nodiscard]] static QString composites(const QString& recorded, const QString& recomputed);
    [[nodiscard]] static QString safetyHidden(const QString& safety);
    [[nodiscard]] static QString sameJudge();
    [[nodiscard]] static QString limits(); // what a score does not show

    // The status of a PMID; `elsewhere`: the turns whose list has it, for not_retrieved.
    [[nodiscard]] static QString citation(CitationStatus status, const QStringList& elsewhere = {});
    [[nodiscard]] static QString retracted(const QString& date);
    [[nodiscard]] static QString notLookedUp();
    [[nodiscard]] static QString titleDiffers();
    [[nodiscard]] static QString uncited();
    [[nodiscard]] static QString rule(const QString& id, const QString& text, const QString& source);
    [[nodiscard]] static QString crossNotice(const QString& field);
};

} // namespace cotejo
