#include "ui/session/citation_words.h"

#include <QStringList>

namespace cotejo
{

QString CitationWords::word(CitationStatus status)
{
    switch (status) {
    case CitationStatus::retrieved:
        return tr("Retrieved");
    case CitationStatus::not_retrieved:
        return tr("Not retrieved");
    case CitationStatus::no_list:
        return tr("No list");
    case CitationStatus::placeholder:
        return tr("Number removed");
    case CitationStatus::malformed:
        return tr("Not a valid PMID");
    }
    return {};
}

QString CitationWords::kind(CitationKind kind)
{
    switch (kind) {
    case CitationKind::pmid:
        return QStringLiteral("PMID");
    case CitationKind::doi:
        return QStringLiteral("DOI");
    case CitationKind::pmc:
        return QStringLiteral("PMC");
    case CitationKind::trial:
        return tr("trial");
    }
    return {};
}

QString CitationWords::sentence(const Citation& citation, const QStringList& turns)
{
    if (!citation.status)
        return tr("%1: kept as written; only PMIDs are compared with the list.").arg(kind(citation.kind));
    switch (*citation.status) {
    case CitationStatus::retrieved:
        return tr("It is in the list retrieved in this turn.");
    case CitationStatus::not_retrieved:
        if (!turns.isEmpty())
            return tr("It is in the list of turn %1.").arg(turns.join(QStringLiteral(", ")));
        return tr("Not in this turn's list. It may exist; worth checking.");
    case CitationStatus::no_list:
        return tr("The file lacks this turn's list; it cannot be told.");
    case CitationStatus::placeholder:
        return tr("RheumAI took out a PMID here that it could not verify.");
    case CitationStatus::malformed:
        return tr("Labelled PMID, but not in the form of one.");
    }
    return {};
}

QString CitationWords::uncited()
{
    return tr("Evidence was listed and the answer cites none.");
}

QString CitationWords::notLookedUp()
{
    return tr("Offline: existence and retraction not looked up.");
}

} // namespace cotejo
