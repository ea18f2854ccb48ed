#include "engine/import/note_draft.h"

#include "engine/base/code_point_index.h"
#include "engine/domain/codes.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>
#include <variant>

namespace cotejo
{
namespace
{
std::size_t codePoints(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

nlohmann::ordered_json scalarJson(const FieldScalar& value)
{
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    if (const auto* list = std::get_if<std::vector<std::string>>(&value))
        return *list;
    if (const auto* number = std::get_if<Decimal>(&value))
        return nlohmann::ordered_json::parse(number->lexeme(), nullptr, false);
    return {};
}
} // namespace

void NoteDraft::line(std::string_view text, const std::string& place)
{
    while (!text.empty() && (text.back() == '\n' || text.back() == ' '))
        text.remove_suffix(1);
    if (text.empty())
        return;
    const std::size_t end = m_length + codePoints(text);
    m_note.places.push_back({{m_length, end}, {}, place});
    m_note.text.append(text).append("\n");
    m_length = end + 1;
}

void NoteDraft::field(const std::string& id, FieldScalar value, const std::string& place)
{
    m_note.fields.emplace_back(id, std::move(value));
    m_note.places.push_back({{}, "/fields/" + id, place});
}

void NoteDraft::withdraw(const std::string& text, const std::string& place)
{
    m_withdrawn.emplace_back(text, place);
}

void NoteDraft::remark(std::string code, std::string where, std::string detail)
{
    m_remarks.push_back({std::move(code), std::move(where), std::move(detail)});
}

std::string noteJson(const NoteDraft& draft, ForeignFormat source)
{
    const Note& note = draft.note();
    nlohmann::ordered_json record{{"format", "biobadamex.note"}, {"version", 1}, {"id", note.id}};
    record["source"] = {{"format", codeOf(source)}};
    if (note.subject)
        record["subject"] = *note.subject;
    if (note.centre)
        record["centre"] = *note.centre;
    if (note.date)
        record["date"] = *note.date;
    record["text"] = note.text;
    if (!note.fields.empty()) {
        record["fields"] = nlohmann::ordered_json::object();
        for (const auto& [id, value] : note.fields)
            record["fields"][id] = scalarJson(value);
    }
    record["places"] = nlohmann::ordered_json::array();
    for (const NotePlace& place : note.places) {
        if (place.pointer.empty())
            record["places"].push_back(
                {{"start", place.span.start}, {"end", place.span.end}, {"place", place.place}});
        else
            record["places"].push_back({{"pointer", place.pointer}, {"place", place.place}});
    }
    for (const auto& [text, place] : draft.withdrawn())
        record["withdrawn"].push_back({{"text", text}, {"place", place}});
    return record.dump();
}

} // namespace cotejo
