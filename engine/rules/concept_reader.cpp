#include "engine/rules/concept_reader.h"

#include "engine/rules/json_member_text.h"

#include "engine/base/strict_json.h"

#include <nlohmann/json.hpp>

#include <array>

namespace cotejo
{
namespace
{

constexpr std::array<std::pair<std::string_view, CueRole>, 14> kCueRoles = {
    {{"negate", CueRole::negate},
     {"brief", CueRole::brief},
     {"against", CueRole::against},
     {"unneeded", CueRole::unneeded},
     {"affirm", CueRole::affirm},
     {"stop", CueRole::stop},
     {"condition", CueRole::condition},
     {"family", CueRole::family},
     {"past", CueRole::past},
     {"fail", CueRole::fail},
     {"option", CueRole::option},
     {"keep", CueRole::keep},
     {"end", CueRole::end},
     {"join", CueRole::join}}};

tl::unexpected<Error> invalid(const std::string& where, const char* expected)
{
    return fail("concepts.invalid", where, expected);
}

bool addTexts(const nlohmann::json& item, const char* member, std::vector<std::string>& texts)
{
    const auto place = item.find(member);
    if (place == item.end())
        return true;
    if (!place->is_array())
        return false;
    for (const auto& text : *place) {
        if (!text.is_string() || text.get_ref<const std::string&>().empty())
            return false;
        texts.push_back(text.get<std::string>());
    }
    return true;
}

} // namespace

Result<void> ConceptReader::readDrugs(std::string_view json)
{
    const auto root = parseStrictJson(json);
    if (!root)
        return tl::unexpected(root.error());
    const auto entries = root->find("entries");
    if (entries == root->end() || !entries->is_array())
        return invalid("drugs /entries", "expected an array");
    for (const auto& entry : *entries) {
        const std::string group = memberText(entry, "group");
        if (!group.empty() && group != "drug" && group != "drug_brand")
            continue; // abbreviations are ambiguous
        const std::string inn = group == "drug_brand" ? memberText(entry, "inn") : memberText(entry, "id");
        if (!addTexts(entry, "terms", m_drugTerms[inn]))
            return invalid("drugs /entries", "expected terms as texts");
    }
    return {};
}

Result<ConceptReader::Read> ConceptReader::readOne(const nlohmann::json& item, const std::string& where) const
{
    if (!item.is_object())
        return invalid(where, "expected an object");
    Read read;
    read.where = where;
    Concept& made = read.concept_;
    made.id = memberText(item, "id");
    made.kind = memberText(item, "kind");
    made.isDrug = made.kind == "drug";
    made.isVaccine = made.kind == "vaccine";
    made.isAct = made.kind == "act";
    made.isCue = made.kind == "cue";
    if (made.id.empty() || made.kind.empty())
        return invalid(where, "expected id and kind as texts");
    if (const std::string cue = memberText(item, "cue"); !cue.empty()) {
        for (const auto& [name, role] : kCueRoles)
            if (name == cue)
                made.role = role;
        if (made.role == CueRole::none)
            return invalid(where + "/cue", "expected a known cue");
    }
    const std::string side = memberText(item, "side");
    made.side = side == "post" ? CueSide::post : side == "either" ? CueSide::either : CueSide::pre;
    made.list = item.value("list", false);
    made.onDrugs = item.value("on_drugs", false);
    read.covers = item.value("covers", true);
    if (!addTexts(item, "is", read.parents) || !addTexts(item, "es", read.terms) ||
        !addTexts(item, "en", read.terms))
        return invalid(where, "expected lists of texts in is, es and en");
    std::vector<std::string> inns;
    if (!addTexts(item, "inn", inns))
        return invalid(where + "/inn", "expected a list of texts");
    for (const std::string& inn : inns) {
        const auto drug = m_drugTerms.find(inn);
        if (drug == m_drugTerms.end())
            return invalid(where + "/inn", "expected a drug of the drug list");
        read.terms.insert(read.terms.end(), drug->second.begin(), drug->second.end());
    }
    return read;
}

Result<void> ConceptReader::readFile(std::string_view name, std::string_view json)
{
    const auto root = parseStrictJson(json);
    if (!root)
        return tl::unexpected(
            Error{root.error().code, std::string(name) + " " + root.error().where, root.error().detail});
    if (!root->is_object() || memberText(*root, "format") != "cotejo.concepts")
        return invalid(std::string(name) + " /format", "expected cotejo.concepts");
    const auto entries = root->find("concepts");
    if (entries == root->end() || !entries->is_array())
        return invalid(std::string(name) + " /concepts", "expected an array");
    std::size_t number = 0;
    for (const auto& item : *entries) {
        auto read = readOne(item, std::string(name) + " /concepts/" + std::to_string(number++));
        if (!read)
            return tl::unexpected(read.error());
        m_read.push_back(std::move(*read));
    }
    return {};
}

} // namespace cotejo
