#include "ui/models/note_marks.h"

#include "ui/session/quote_check.h"
#include "ui/widgets/mark_factory.h"
#include "ui/widgets/status_words.h"

namespace cotejo
{
namespace
{
const QString kField = QStringLiteral("field:");
constexpr QLatin1Char kNumber('#');
} // namespace

QString NoteMarks::fieldId(const QString& field, int sentence)
{
    return kField + field + kNumber + QString::number(sentence);
}

NoteMarks::Place NoteMarks::placeOf(const QString& id)
{
    const auto cut = id.lastIndexOf(kNumber);
    if (!id.startsWith(kField) || cut < 0)
        return {};
    return {id.mid(kField.size(), cut - kField.size()), id.mid(cut + 1).toInt()};
}

std::vector<Evidence> NoteMarks::sentences(const FieldFinding& field)
{
    std::vector<Evidence> found;
    for (const Evidence& evidence : field.evidence) {
        if (evidence.pointer.empty() && evidence.span.start < evidence.span.end)
            found.push_back(evidence);
    }
    return found;
}

NoteMarks::NoteMarks(const NoteCase& note, bool revealed, const QHash<QString, int>& links)
{
    const CodePointIndex text(note.note.text);
    for (const FieldFinding& field : note.evaluation.fields) {
        const std::vector<Evidence> places = sentences(field);
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (!quoteHolds(text, places[i].span, places[i].quote)) {
                ++m_stale;
                continue;
            }
            const QString id = QString::fromStdString(field.id);
            TextMark mark =
                evidenceMark(places[i].span, fieldId(id, static_cast<int>(i)), 0, links.value(id));
            mark.toolTip = wordOf(field.detail).word;
            m_marks.push_back(std::move(mark));
        }
    }
    if (revealed)
        return;
    for (const Identifier& identifier : note.evaluation.identifiers)
        m_marks.push_back(identifierMark(identifier));
}

} // namespace cotejo
