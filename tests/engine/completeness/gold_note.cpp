#include "tests/engine/completeness/gold_note.h"

#include "engine/domain/codes.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace cotejo::test
{
namespace
{
using nlohmann::json;

FieldScalar scalar(const json& value)
{
    if (value.is_number())
        return *Decimal::parse(value.dump());
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_array())
        return value.get<std::vector<std::string>>();
    return {};
}

std::string textOf(const json& object, const char* member)
{
    if (!object.contains(member) || object[member].is_null())
        return {};
    return object[member].is_string() ? object[member].get<std::string>() : object[member].dump();
}

GoldPair pairOf(const json& label)
{
    return {*fromCode<FieldStatus>(label["status"].get<std::string>()),
            *fromCode<FieldDetail>(label["detail"].get<std::string>())};
}

std::vector<QueryKind> queriesOf(const json& label, const char* member)
{
    std::vector<QueryKind> kinds;
    if (label.contains(member))
        for (const auto& kind : label[member])
            kinds.push_back(*fromCode<QueryKind>(kind.get<std::string>()));
    return kinds;
}

GoldField field(const json& label)
{
    GoldField gold;
    gold.id = label["id"];
    gold.requirement = *fromCode<Requirement>(label["requirement"].get<std::string>());
    gold.first = pairOf(label);
    gold.accepted = {gold.first};
    if (label.contains("alternatives"))
        for (const auto& other : label["alternatives"])
            gold.accepted.push_back(pairOf(other));
    gold.value = scalar(label["value"]);
    gold.unit = textOf(label, "unit");
    gold.variant = textOf(label, "variant");
    gold.titre = textOf(label, "titre");
    for (const auto& span : label["spans"])
        gold.spans.push_back({span[0].get<std::size_t>(), span[1].get<std::size_t>()});
    gold.quotes = label["quotes"].get<std::vector<std::string>>();
    gold.queries = queriesOf(label, "queries");
    gold.queriesOptional = queriesOf(label, "queries_optional");
    gold.ambiguous = label.value("ambiguous", false);
    return gold;
}
} // namespace

std::vector<GoldNote> readGoldNotes(const std::string& folder)
{
    const std::string ending = ".gold.json";
    std::vector<GoldNote> all;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const std::string path = entry.path().string();
        if (!path.ends_with(ending))
            continue;
        std::ifstream file(path);
        const json gold = json::parse(file);
        GoldNote note;
        note.id = gold["note"];
        note.folderStem = path.substr(0, path.size() - ending.size());
        note.disease = *fromCode<Disease>(gold["disease"].get<std::string>());
        for (const auto& context : gold["contexts"])
            note.contexts.push_back(*fromCode<VisitContext>(context.get<std::string>()));
        for (const auto& one : gold["identifiers"])
            note.identifiers.push_back({*fromCode<IdentifierKind>(one["kind"].get<std::string>()),
                                        {one["start"].get<std::size_t>(), one["end"].get<std::size_t>()}});
        for (const auto& label : gold["fields"])
            note.fields.push_back(field(label));
        all.push_back(std::move(note));
    }
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
    return all;
}

NoteReading perfectReading(const GoldNote& gold)
{
    NoteReading reading;
    reading.disease = gold.disease;
    reading.contexts = gold.contexts;
    for (const auto& label : gold.fields) {
        const bool statedNa = label.first.status == FieldStatus::not_applicable
                                  ? label.first.detail == FieldDetail::stated
                                  : std::count(label.queries.begin(), label.queries.end(),
                                               QueryKind::stated_na_but_applicable) > 0;
        const bool said = label.first.status == FieldStatus::present ||
                          label.first.status == FieldStatus::unknown || statedNa;
        if (!said)
            continue;
        FieldReading one;
        one.field = label.id;
        one.status = statedNa ? FieldStatus::not_applicable : label.first.status;
        one.detail = statedNa ? FieldDetail::stated : label.first.detail;
        one.value = label.value;
        one.unit = label.unit;
        one.variant = label.variant;
        one.titre = label.titre;
        for (std::size_t index = 0; index < label.spans.size(); ++index)
            one.evidence.push_back({label.spans[index], label.quotes[index], {}});
        if (one.evidence.empty())
            one.evidence.push_back({{}, {}, "/" + label.id});
        if (label.id == "note_date")
            reading.noteDate = std::get<std::string>(label.value);
        reading.readings.push_back(std::move(one));
    }
    return reading;
}

} // namespace cotejo::test
