#include "engine/import/note_json.h"

#include "engine/import/json_values.h"
#include "engine/import/record_head.h"

namespace cotejo
{
namespace
{
bool readField(JsonReader& reader, FieldScalar& value)
{
    const auto kind = reader.peek();
    std::optional<Decimal> number;
    std::optional<bool> truth;
    switch (kind.value_or(JsonKind::null)) {
    case JsonKind::null:
        return reader.readNull();
    case JsonKind::number:
        if (readValue(reader, number))
            value = std::move(*number);
        break;
    case JsonKind::boolean:
        if (readValue(reader, truth))
            value = std::string(*truth ? "si" : "no");
        break;
    case JsonKind::string:
        return reader.readString(value.emplace<std::string>());
    case JsonKind::array:
        return readTexts(reader, value.emplace<std::vector<std::string>>());
    case JsonKind::object:
        return reader.refuse("read.wrong_type", "a number, a text, true or false, a list of texts or null");
    }
    return !reader.fault();
}

bool readFields(JsonReader& reader, std::vector<std::pair<std::string, FieldScalar>>& fields)
{
    std::string_view key;
    if (skipNull(reader) || !reader.beginObject())
        return !reader.fault();
    while (reader.nextMember(key)) {
        auto& [id, value] = fields.emplace_back();
        id = key;
        readField(reader, value);
    }
    return !reader.fault();
}

bool readPosition(JsonReader& reader, std::size_t& position)
{
    std::optional<std::int64_t> number;
    if (!readValue(reader, number) || !number || *number < 0)
        return reader.refuse("read.wrong_type", "a number of code points");
    position = static_cast<std::size_t>(*number);
    return true;
}

bool readPlace(JsonReader& reader, NotePlace& place)
{
    std::string_view key;
    if (!reader.beginObject())
        return false;
    while (reader.nextMember(key)) {
        if (key == "start")
            readPosition(reader, place.span.start);
        else if (key == "end")
            readPosition(reader, place.span.end);
        else if (key == "pointer")
            reader.readString(place.pointer);
        else if (key == "place")
            reader.readString(place.place);
        else
            reader.skip();
    }
    return !reader.fault();
}

bool readContext(JsonReader& reader, VisitContext& context)
{
    std::optional<VisitContext> word;
    if (readWord(reader, word) && !word)
        return reader.refuse("read.wrong_type", "a text");
    context = word.value_or(VisitContext::INC);
    return !reader.fault();
}
} // namespace

bool readNote(JsonReader& reader, Note& note)
{
    std::string_view key;
    RecordHead head;
    std::optional<std::string> text;
    if (!reader.beginObject())
        return false;
    while (reader.nextMember(key)) {
        if (key == "text")
            readValue(reader, text);
        else if (key == "subject")
            readValue(reader, note.subject);
        else if (key == "centre")
            readValue(reader, note.centre);
        else if (key == "date")
            readValue(reader, note.date);
        else if (key == "disease")
            readWord(reader, note.disease);
        else if (key == "contexts")
            readList(reader, note.contexts, readContext);
        else if (key == "fields")
            readFields(reader, note.fields);
        else if (key == "places")
            readList(reader, note.places, readPlace);
        else if (!head.take(reader, key))
            reader.skip();
    }
    if (!head.check(reader, kNoteFormat))
        return false;
    if (!text)
        return reader.refuse("read.missing_member", "a text", "/text");
    if (!reader.finish())
        return false;
    note.id = std::move(*head.id);
    note.text = std::move(*text);
    return true;
}

} // namespace cotejo
