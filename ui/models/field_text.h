#pragma once

#include "engine/domain/field_status.h"

#include <QCoreApplication>
#include <QString>

namespace cotejo
{

struct FormField;

// Values and dates of fields as people write them.
class FieldText
{
    Q_DECLARE_TR_FUNCTIONS(cotejo::FieldText)
public:
    // "20 mg", with variant and titre; a no-break space before the unit. Codes by their label where `form`
    // has one (may be null).
    [[nodiscard]] static QString value(const FieldFinding& field, const FormField* form, bool spanish);
    // A value as a person gave it (FieldAct::value), in the same words.
    [[nodiscard]] static QString json(const std::string& value, const FormField* form, bool spanish);
    [[nodiscard]] static QString disease(Disease disease); // "AR", in English "RA"
    [[nodiscard]] static QString context(VisitContext context);
    // "12 mar 2026", "mar 2026", "2026": as precise as given. Text that is no ISO date comes back as it is.
    [[nodiscard]] static QString date(const QString& iso);
    // The number as it was printed ("8.20"); one with an exponent is written out.
    [[nodiscard]] static QString number(const Decimal& value);
};

} // namespace cotejo
