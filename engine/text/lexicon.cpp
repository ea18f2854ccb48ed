#include "engine/text/lexicon.h"

#include "engine/base/strict_json.h"
#include "engine/text/folded_text.h"

#include <nlohmann/json.hpp>

#include <array>

namespace cotejo
{
namespace
{

constexpr std::array<std::string_view, 6> kFreeMembers = {"terms", "note",   "source",
                                                          "tier",  "values", "options"};

bool isFreeMember(std::string_view name)
{
    for (const auto member : kFreeMembers)
        if (member == name)
            return true;
    return false;
}

} // namespace

std::string_view LexiconEntry::attribute(std::string_view name) const
{
    const auto place = attributes.find(name);
    return place == attributes.end() ? std::string_view() : std::string_view(place->second);
}

void Lexicon::addTerm(std::string_view written, std::size_t entry)
{
    const auto gap = written.find('~');
    if (gap != std::string_view::npos) {
        for (const std::string_view filling : {"", " ", "-"})
            addTerm(std::string(written.substr(0, gap)) + std::string(filling) +
                        std::string(written.substr(gap + 1)),
                    entry);
        return;
    }
    LexiconTerm term;
    term.entry = entry;
    if (written.starts_with('^')) {
        term.capital = true;
        written.remove_prefix(1);
    }
    if (written.size() > 1 && written.ends_with('*')) {
        term.stem = true;
        written.remove_suffix(1);
    }
    term.glued = m_entries[entry].attribute("glued") == "yes";
    term.folded = foldedForm(written);
    m_terms.push_back(std::move(term));
}

void Lexicon::add(LexiconEntry entry, const std::vector<std::string>& terms)
{
    m_entries.push_back(std::move(entry));
    for (const std::string& term : terms)
        addTerm(term, m_entries.size() - 1);
}

Result<void> Lexicon::add(std::string_view name, std::string_view json)
{
    const auto parsed = parseStrictJson(json);
    if (!parsed)
        return tl::unexpected(Error{parsed.error().code, std::string(name) + " " + parsed.error().where,
                                    parsed.error().detail});
    const auto invalid = [&](const std::string& pointer, const char* detail) {
        return fail("lexicon.invalid", std::string(name) + " " + pointer, detail);
    };
    const nlohmann::json& root = *parsed;
    if (!root.is_object() || root.value("format", nlohmann::json()) != "cotejo.lexicon")
        return fail("lexicon.other_format", std::string(name) + " /format", "expected cotejo.lexicon");
    if (root.value("version", nlohmann::json()) != 1)
        return invalid("/version", "expected 1");
    const auto entries = root.find("entries");
    if (entries == root.end() || !entries->is_array())
        return invalid("/entries", "expected an array");
    const auto group = root.value("group", std::string());
    std::size_t number = 0;
    for (const auto& item : *entries) {
        const std::string pointer = "/entries/" + std::to_string(number++);
        const auto id = item.find("id");
        const auto terms = item.find("terms");
        if (!item.is_object() || id == item.end() || !id->is_string())
            return invalid(pointer + "/id", "expected text");
        if (terms == item.end() || !terms->is_array())
            return invalid(pointer + "/terms", "expected an array of texts");
        LexiconEntry entry{group, id->get<std::string>(), {}};
        for (const auto& [member, value] : item.items()) {
            if (isFreeMember(member) || member == "id")
                continue;
            if (member == "group" && value.is_string())
                entry.group = value.get<std::string>();
            else if (value.is_string())
                entry.attributes.emplace(member, value.get<std::string>());
        }
        m_entries.push_back(std::move(entry));
        for (const auto& term : *terms) {
            if (!term.is_string() ||
                foldedForm(term.get<std::string>()).find_first_not_of(" \t\n") == std::string::npos)
                return invalid(pointer + "/terms", "expected texts that are not empty");
            addTerm(term.get<std::string>(), m_entries.size() - 1);
        }
    }
    return {};
}

} // namespace cotejo
