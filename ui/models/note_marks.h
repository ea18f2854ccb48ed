#pragma once

#include "ui/session/review_item.h"
#include "ui/widgets/text_mark.h"

#include <QHash>
#include <QString>

#include <vector>

namespace cotejo
{

// The marks of one note: the sentences its fields were found in, and the data that are hidden. Offsets are
// code points of the note's text as given.
class NoteMarks
{
public:
    struct Place {
        QString field;
        int sentence = 0; // of the field's evidence, from 0
    };

    // `revealed`: a person asked to see the identifiers; they are then no marks. `links`: numbers of the
    // fields that the answer does not say the same of.
    NoteMarks(const NoteCase& note, bool revealed, const QHash<QString, int>& links = {});

    [[nodiscard]] const std::vector<TextMark>& marks() const { return m_marks; }
    [[nodiscard]] int stale() const { return m_stale; } // places left out because their words no longer match

    [[nodiscard]] static QString fieldId(const QString& field, int sentence);
    [[nodiscard]] static Place placeOf(const QString& id); // no field: not a field's mark
    // The spans of a field that are shown, in its order; structured values have none.
    [[nodiscard]] static std::vector<Evidence> sentences(const FieldFinding& field);

private:
    std::vector<TextMark> m_marks;
    int m_stale = 0;
};

} // namespace cotejo
