#include "engine/completeness/course_detail_fields.h"

#include "engine/completeness/stated_value.h"
#include "engine/text/text_cursor.h"

#include <algorithm>
#include <string>

namespace cotejo
{

void CourseDetailFields::addTo(NoteReading& reading) const
{
    if (m_picture.visitCourse() == nullptr)
        return;
    addLot(reading);
    addBrand(reading);
    addBiosimilar(reading);
    addAdherence(reading);
    addIndication(reading);
}

void CourseDetailFields::push(FieldReading made, NoteReading& reading) const
{
    made.instance = m_picture.visitCourse()->drug->inn;
    reading.readings.push_back(std::move(made));
}

// A token with a digit behind "lote": "D415B2", "A-1234/22".
std::optional<FoldedRange> CourseDetailFields::lotAfter(std::size_t position, std::size_t end) const
{
    const std::string_view text = m_note.folded();
    std::size_t i = position;
    while (i < end && (TextCursor::isBlank(text[i]) || text[i] == ':' || text[i] == '#' || text[i] == '|' ||
                       text[i] == '='))
        ++i;
    for (const std::string_view word : {"no.", "num.", "numero"})
        if (text.substr(i, word.size()) == word) {
            i += word.size();
            while (i < end && (TextCursor::isBlank(text[i]) || text[i] == ':'))
                ++i;
        }
    const std::size_t begin = i;
    bool digit = false;
    while (i < end && (TextCursor::isWord(text[i]) || ((text[i] == '-' || text[i] == '/') && i + 1 < end &&
                                                       TextCursor::isWord(text[i + 1])))) {
        digit = digit || TextCursor::isDigit(text[i]);
        ++i;
    }
    if (!digit || i - begin < 3)
        return std::nullopt;
    return FoldedRange{begin, i};
}

void CourseDetailFields::addLot(NoteReading& reading) const
{
    for (const auto& mention : m_note.mentions()) {
        if (!mention.is("course_label", "lot") || !mention.assertion.aboutPatientNow())
            continue;
        const TextLine& line = m_note.lineAt(mention.range.begin);
        if (const auto lot = lotAfter(mention.range.end, line.range.end))
            return push(m_make.value("lot", std::string(m_note.originalWords(*lot)),
                                     {{mention.range.begin, lot->end}}),
                        reading);
        const StatedValue value = statedValue(m_note, mention.range);
        if (mention.assertion.kind == AssertionKind::unknown || value.unknown)
            return push(
                m_make.unknown("lot", {{mention.range.begin, std::max(mention.range.end, value.range.end)}}),
                reading);
    }
}

void CourseDetailFields::addBrand(NoteReading& reading) const
{
    const std::string& inn = m_picture.visitCourse()->drug->inn;
    const bool known =
        std::any_of(reading.readings.begin(), reading.readings.end(),
                    [&](const FieldReading& r) { return r.field == "drug_brand" && r.instance == inn; });
    if (known)
        return;
    for (const auto& mention : m_note.mentions())
        if (mention.is("schedule", "brand_unknown")) {
            const FoldedRange sentence = m_note.sentenceAt(mention.range.begin).range;
            return push(m_make.unknown("drug_brand", {{mention.range.begin,
                                                       std::min(sentence.end, mention.range.end + 30)}}),
                        reading);
        }
}

bool CourseDetailFields::besideCourse(const FoldedRange& place) const
{
    for (const std::size_t i : m_picture.visitCourse()->statements)
        if (at(i).currentVisit && (at(i).post.contains(place.begin) || at(i).pre.contains(place.begin)))
            return true;
    return false;
}

void CourseDetailFields::addBiosimilar(NoteReading& reading) const
{
    for (const auto& mention : m_note.mentions()) {
        const bool biosimilar = mention.is("schedule", "biosimilar");
        if (!biosimilar && !mention.is("schedule", "originator"))
            continue;
        const StatedValue value = statedValue(m_note, mention.range);
        if (value.slot && value.unknown)
            return push(m_make.unknown("is_biosimilar", {{mention.range.begin, value.range.end}}), reading);
        const bool slotted = value.slot && (value.denied || value.affirmed);
        if ((!slotted && !besideCourse(mention.range)) || !mention.assertion.aboutPatientNow())
            continue;
        const bool no =
            (biosimilar && (value.slot ? value.denied : mention.assertion.kind == AssertionKind::negated)) ||
            (!biosimilar && !(value.slot && value.denied));
        if (mention.assertion.kind == AssertionKind::unknown && !slotted)
            return push(m_make.unknown("is_biosimilar", {mention.range}), reading);
        const FoldedRange said = slotted ? FoldedRange{mention.range.begin, value.range.end} : mention.range;
        return push(no ? m_make.negative("is_biosimilar", "no", {said})
                       : m_make.value("is_biosimilar", std::string("si"), {said}),
                    reading);
    }
}

void CourseDetailFields::addAdherence(NoteReading& reading) const
{
    for (const auto& mention : m_note.mentions()) {
        if (!mention.is("course_act") || !mention.entry->id.starts_with("adherence") ||
            mention.assertion.hypothetical || mention.assertion.family ||
            !m_note.visitAt(mention.range.begin).current)
            continue;
        const std::string_view value = mention.entry->attribute("value");
        const bool denied = mention.assertion.denied() && value != "bueno"; // "no se omitió dosis"
        if (denied)
            continue;
        if (!value.empty())
            return push(m_make.value("adherence", std::string(value), {mention.range}), reading);
        for (const auto& quantity : m_note.quantitiesIn({mention.range.end, mention.range.end + 16}))
            if (quantity.unit == "%") {
                FieldReading made =
                    m_make.value("adherence", quantity.value, {{mention.range.begin, quantity.range.end}});
                made.unit = "%";
                return push(std::move(made), reading);
            }
    }
}

void CourseDetailFields::addIndication(NoteReading& reading) const
{
    for (const auto& mention : m_note.mentions()) {
        if (!mention.is("course_act", "indication") || !besideCourse(mention.range))
            continue;
        const FoldedRange phrase = m_note.phraseAt(mention.range.begin);
        for (const auto& disease :
             m_note.mentionsIn({mention.range.end, std::min(phrase.end, mention.range.end + 40)}))
            if (disease.is("disease") && !disease.entry->attribute("disease").empty() &&
                disease.assertion.affirmed())
                return push(m_make.value("indication", std::string(m_note.originalWords(disease.range)),
                                         {{mention.range.begin, disease.range.end}}),
                            reading);
    }
}

} // namespace cotejo
