#pragma once

#include "engine/domain/field_status.h"

#include <QCoreApplication>
#include <QString>

namespace cotejo
{

// Says what is known of a field in the reader's language.
class FieldWords
{
    Q_DECLARE_TR_FUNCTIONS(FieldWords)
public:
    // "Unknown: pending"
    [[nodiscard]] static QString status(FieldStatus status, FieldDetail detail);
    // One sentence on the status; `rule` is the requirement rule in the reader's language.
    [[nodiscard]] static QString sentence(const FieldFinding& field, const QString& rule);
    [[nodiscard]] static QString query(QueryKind kind); // a word for lists: "unit"
    [[nodiscard]] static QString querySentence(QueryKind kind);
    // "20 mg", with variant and titre; a no-break space before the unit. Coded values with blanks for "_".
    [[nodiscard]] static QString value(const FieldFinding& field);
    [[nodiscard]] static QString scalar(const FieldScalar& value, const std::string& unit);
    [[nodiscard]] static QString identifier(IdentifierKind kind);
    [[nodiscard]] static QString disease(Disease disease); // as written in Mexico: "AR", in English "RA"
    [[nodiscard]] static QString context(VisitContext context);
    // "12 mar 2026", "mar 2026", "2026": as precise as given. Text that is no ISO date comes back as it is.
    [[nodiscard]] static QString date(const QString& iso);
};

} // namespace cotejo
