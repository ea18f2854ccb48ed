#include "engine/completeness/drug_catalog.h"

#include "engine/base/embedded_resource.h"
#include "engine/base/strict_json.h"
#include "engine/text/folded_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace cotejo
{
namespace
{

using Json = nlohmann::json;

constexpr std::size_t kLongestName = 40;
constexpr std::size_t kTelling = 7; // letters of a word whose ends tell that no spelling is near

constexpr std::array<std::pair<std::string_view, DrugCategory>, 7> kCategories = {
    {{"bts_dmard", DrugCategory::bts_dmard},
     {"cs_dmard", DrugCategory::cs_dmard},
     {"glucocorticoid", DrugCategory::glucocorticoid},
     {"nsaid", DrugCategory::nsaid},
     {"supplement", DrugCategory::supplement},
     {"tb_prophylaxis", DrugCategory::tb_prophylaxis},
     {"other", DrugCategory::other}}};

std::string textOf(const Json& object, std::string_view member)
{
    const auto place = object.find(member);
    return place != object.end() && place->is_string() ? place->get<std::string>() : std::string();
}

bool flagOf(const Json& object, std::string_view member, bool otherwise)
{
    const auto place = object.find(member);
    return place != object.end() && place->is_boolean() ? place->get<bool>() : otherwise;
}

std::optional<DrugCategory> categoryOf(std::string_view code)
{
    for (const auto& [known, category] : kCategories)
        if (known == code)
            return category;
    return std::nullopt;
}

std::size_t lettersOf(std::string_view three)
{
    std::size_t mark = 0;
    for (const char c : three)
        mark = mark * 32 + (static_cast<unsigned char>(c) & 31U);
    return mark;
}

// One insertion, deletion, substitution or swap of neighbours, and no more.
bool oneEditApart(std::string_view a, std::string_view b)
{
    std::size_t head = 0;
    while (head < a.size() && head < b.size() && a[head] == b[head])
        ++head;
    a.remove_prefix(head);
    b.remove_prefix(head);
    while (!a.empty() && !b.empty() && a.back() == b.back()) {
        a.remove_suffix(1);
        b.remove_suffix(1);
    }
    const bool swapped = a.size() == 2 && b.size() == 2 && a[0] == b[1] && a[1] == b[0];
    return swapped || std::max(a.size(), b.size()) <= 1;
}

} // namespace

const Drug* DrugCatalog::find(std::string_view inn) const
{
    const auto place = m_byInn.find(inn);
    return place == m_byInn.end() ? nullptr : &m_drugs[place->second];
}

void DrugCatalog::addSpelling(std::string_view word, std::size_t drug)
{
    const std::string folded = foldedForm(word);
    const bool oneWord =
        std::all_of(folded.begin(), folded.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    if (!oneWord || folded.size() < m_minLetters)
        return;
    const std::size_t number = m_spellings.size();
    m_spellings.push_back({folded, drug});
    m_heads.set(lettersOf(std::string_view(folded).substr(0, 3)));
    m_tails.set(
        lettersOf(std::string_view(folded).substr(folded.size() - std::min<std::size_t>(folded.size(), 3))));
    m_deletions.emplace(folded, number);
    for (std::size_t i = 0; i < folded.size(); ++i) {
        std::string shorter = folded;
        shorter.erase(i, 1);
        m_deletions.emplace(std::move(shorter), number);
    }
}

const Drug* DrugCatalog::findMisspelt(std::string_view word) const
{
    if (word.size() < m_minLetters || word.size() > kLongestName)
        return nullptr;
    if (word.size() >= kTelling && !m_heads.test(lettersOf(word.substr(0, 3))) &&
        !m_tails.test(lettersOf(word.substr(word.size() - 3))))
        return nullptr;
    std::optional<std::size_t> found;
    const auto look = [&](const std::string& key) {
        for (auto [place, end] = m_deletions.equal_range(key); place != end; ++place) {
            const Spelling& spelling = m_spellings[place->second];
            if (!oneEditApart(word, spelling.word))
                continue;
            if (found && *found != spelling.drug)
                return false;
            found = spelling.drug;
        }
        return true;
    };
    std::string key(word);
    if (!look(key))
        return nullptr;
    for (std::size_t i = 0; i < word.size(); ++i) {
        key.assign(word);
        key.erase(i, 1);
        if (!look(key))
            return nullptr;
    }
    return found ? &m_drugs[*found] : nullptr;
}

Result<void> DrugCatalog::readDrug(const std::string& pointer, const void* json)
{
    const Json& item = *static_cast<const Json*>(json);
    Drug drug;
    drug.inn = textOf(item, "id");
    const auto category = categoryOf(textOf(item, "category"));
    if (!category)
        return fail("drugs.invalid", pointer + "/category", "expected a known category");
    if (m_byInn.contains(drug.inn))
        return fail("drugs.invalid", pointer + "/id", "expected each substance once");
    drug.category = *category;
    drug.drugClass = textOf(item, "class");
    drug.field = textOf(item, "field");
    drug.doseUnit = textOf(item, "dose_unit");
    drug.tier = textOf(item, "tier");
    drug.source = textOf(item, "source");
    if (drug.source.empty())
        return fail("drugs.invalid", pointer + "/source", "expected the row of the reference");
    drug.provisional = flagOf(item, "provisional", true);
    drug.biosimilarsExist = flagOf(item, "biosimilars_exist", false);
    drug.weightBased = flagOf(item, "weight_based", false);
    if (const auto label = item.find("label"); label != item.end() && label->is_object()) {
        drug.labelEs = textOf(*label, "es");
        drug.labelEn = textOf(*label, "en");
    }
    if (const auto routes = item.find("routes"); routes != item.end() && routes->is_array())
        for (const auto& route : *routes)
            if (route.is_string())
                drug.routes.push_back(route.get<std::string>());
    if (const auto equivalent = textOf(item, "prednisone_5_mg_equivalent"); !equivalent.empty())
        drug.prednisone5 = Decimal::parse(equivalent);
    m_byInn.emplace(drug.inn, m_drugs.size());
    m_drugs.push_back(std::move(drug));
    return {};
}

Result<DrugCatalog> DrugCatalog::parse(std::string_view json)
{
    const auto parsed = parseStrictJson(json);
    if (!parsed)
        return tl::unexpected(parsed.error());
    DrugCatalog catalog;
    const auto entries = parsed->find("entries");
    if (!parsed->is_object() || entries == parsed->end() || !entries->is_array())
        return fail("drugs.invalid", "/entries", "expected an array");
    if (const auto fuzzy = parsed->find("fuzzy"); fuzzy != parsed->end() && fuzzy->is_object())
        if (const auto letters = fuzzy->find("min_letters");
            letters != fuzzy->end() && letters->is_number_unsigned())
            catalog.m_minLetters = letters->get<std::size_t>();
    for (std::size_t i = 0; i < entries->size(); ++i) {
        const Json& item = (*entries)[i];
        const std::string pointer = "/entries/" + std::to_string(i);
        if (!item.is_object() || textOf(item, "id").empty())
            return fail("drugs.invalid", pointer + "/id", "expected text");
        if (textOf(item, "group").empty())
            if (auto read = catalog.readDrug(pointer, &item); !read)
                return tl::unexpected(read.error());
    }
    for (std::size_t i = 0; i < entries->size(); ++i) {
        const Json& item = (*entries)[i];
        const std::string group = textOf(item, "group");
        if (group == "drug_class")
            continue;
        const std::string inn = group == "drug_brand" ? textOf(item, "inn") : textOf(item, "id");
        const auto place = catalog.m_byInn.find(inn);
        if (place == catalog.m_byInn.end())
            return fail("drugs.invalid", "/entries/" + std::to_string(i),
                        "expected a substance of this file");
        if (const auto terms = item.find("terms");
            group != "drug_abbreviation" && terms != item.end() && terms->is_array())
            for (const auto& term : *terms)
                if (term.is_string())
                    catalog.addSpelling(term.get<std::string>(), place->second);
    }
    return catalog;
}

const DrugCatalog& DrugCatalog::shipped()
{
    static const DrugCatalog catalog = [] {
        auto read = parse(embeddedResource("drugs/drugs.json"));
        if (!read) {
            std::fprintf(stderr, "drugs/drugs.json %s: %s\n", read.error().where.c_str(),
                         read.error().detail.c_str());
            std::abort(); // a file that ships inside the program and that a test reads
        }
        return std::move(*read);
    }();
    return catalog;
}

} // namespace cotejo
