#pragma once

#include "engine/domain/citation.h"

#include <QCoreApplication>
#include <QString>

namespace cotejo
{

// Says a citation's status in the reader's language; "not retrieved" never claims that a citation was made
// up.
class CitationWords
{
    Q_DECLARE_TR_FUNCTIONS(CitationWords)
public:
    [[nodiscard]] static QString word(CitationStatus status);
    [[nodiscard]] static QString kind(CitationKind kind); // "PMID", "DOI", "PMC", "trial"
    // `turns`: numbers (from 1) of the other turns whose list has it.
    [[nodiscard]] static QString sentence(const Citation& citation, const QStringList& turns);
    [[nodiscard]] static QString uncited();
    [[nodiscard]] static QString notLookedUp();
};

} // namespace cotejo
