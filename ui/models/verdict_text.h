#pragma once

#include "ui/session/review_item.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace cotejo
{

// Puts the sentences about one turn together from what was found of it. Numbers are printed as the record has
// them.
class VerdictText
{
    Q_DECLARE_TR_FUNCTIONS(cotejo::VerdictText)
public:
    // Why the verdict is what it is.
    [[nodiscard]] static QString sentence(const AnswerCase& answer);
    // How many places of the shown text differ from the scored one; 0 where it is the same or the record has
    // no scored draft.
    [[nodiscard]] static int changedPlaces(const AnswerCase& answer);
    [[nodiscard]] static QString discrepancy(Discrepancy discrepancy, const TurnCheck& check);
    // The status of a citation, with the turns that list it elsewhere.
    [[nodiscard]] static QString citation(const Citation& citation, const Transcript& transcript);
    // Both as "ID@VERSION", the stored one with more behind a blank.
    [[nodiscard]] static QString stale(const QString& stored, const QString& current);
    // Codes of an unusable evaluation ("dimension_missing:safety", "flag:PARSE_ERROR", …) in words; several
    // are joined.
    [[nodiscard]] static QString faults(const QString& codes);

private:
    [[nodiscard]] static QString fault(const QString& code);
    [[nodiscard]] static QString flag(const QString& name);
};

} // namespace cotejo
