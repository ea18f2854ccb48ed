#pragma once

#include <Qt>

namespace cotejo
{

// What the delegates of the queue and of the note's fields read from a model, beside Qt::DisplayRole and
// Qt::AccessibleTextRole. Texts come ready for the reader; enumerations as int of their value. A role with no
// value is "none".
enum ItemRole : int {
    // Queue: DisplayRole is the subject or id ("P-017").
    QueuePlaceRole = Qt::UserRole + 1, // QString: "Turno 2", "Nota"
    QueueTimeRole,                     // QString: "hace 3 h"
    QueueVerdictRole,                  // int(Verdict); none for a note
    QueueKindTextRole,                 // QString: second line where there is no verdict ("Nota de registro")
    QueueReasonIconRole,               // QString: icon id of the first reason
    QueueReasonTextRole,               // QString: the first reason in words
    QueueReasonToneRole,               // int(Tone); none: muted
    QueueMoreReasonsRole,              // int: reasons beyond the first
    QueueDraftRole,                    // bool: a draft waits

    // Fields of a note: DisplayRole is the label, of a field or of a group.
    FieldIsGroupRole,  // bool
    FieldDetailRole,   // int(FieldDetail)
    FieldValueRole,    // QString: "2.1 mg/dL", "negativo"
    FieldTrailingRole, // QString at the right, muted: a date, the rule, a group's "3 de 6 completos"
    FieldQueryRole,    // QString: "Por aclarar: unidad"
    FieldLinkRole,     // int: number of the link shared with the answer and the note's text; 0 none
    FieldLinkIconRole, // QString: icon id of that link's badge; none: "query"

    ItemIdRole // QString: id of the row, for the session
};

} // namespace cotejo
