#include "engine/completeness/drug_mention_finder.h"

#include "engine/text/text_cursor.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace cotejo
{
namespace
{

constexpr std::array<std::string_view, 6> kMassUnits = {"mg", "g", "mg/kg", "mg/d", "mg/sem", "g/d"};
constexpr std::array<std::pair<std::string_view, DrugCategory>, 4> kClasses = {
    {{"bts_dmard", DrugCategory::bts_dmard},
     {"cs_dmard", DrugCategory::cs_dmard},
     {"glucocorticoid", DrugCategory::glucocorticoid},
     {"nsaid", DrugCategory::nsaid}}};

bool isMass(std::string_view unit)
{
    return std::find(kMassUnits.begin(), kMassUnits.end(), unit) != kMassUnits.end();
}

DrugCategory classOf(std::string_view id)
{
    for (const auto& [known, category] : kClasses)
        if (known == id)
            return category;
    return DrugCategory::other;
}

} // namespace

std::vector<DrugMention> DrugMentionFinder::find()
{
    fromLexicon();
    misspelt();
    dropDoubtful();
    return std::move(m_found);
}

void DrugMentionFinder::fromLexicon()
{
    std::size_t covered = 0;
    for (const auto& mention : m_note.mentions()) {
        if (mention.range.begin < covered || !mention.entry->group.starts_with("drug"))
            continue;
        DrugMention found;
        found.range = mention.range;
        found.sentence = mention.sentence;
        found.assertion = mention.assertion;
        const bool word = mention.is("drug_class");
        if (word) {
            found.form = DrugMention::Form::class_word;
            found.category = classOf(mention.entry->id);
        } else {
            const bool brand = mention.is("drug_brand");
            found.drug =
                m_catalog.find(brand ? mention.entry->attribute("inn") : std::string_view(mention.entry->id));
            if (found.drug == nullptr)
                continue;
            found.category = found.drug->category;
            found.form =
                brand ? DrugMention::Form::brand
                      : (mention.is("drug") ? DrugMention::Form::name : DrugMention::Form::abbreviation);
            if (brand)
                found.brand = mention.entry->id;
        }
        m_ambiguous.push_back(mention.entry->attribute("ambiguous") == "yes");
        m_found.push_back(std::move(found));
        covered = mention.range.end;
    }
}

Assertion DrugMentionFinder::assertionNear(const FoldedRange& range) const
{
    const Mention* nearest = nullptr;
    std::size_t least = 0;
    for (const auto& mention : m_note.mentionsIn(m_note.phraseAt(range.begin))) {
        if (mention.is("cue"))
            continue;
        const std::size_t distance = mention.range.begin > range.begin ? mention.range.begin - range.begin
                                                                       : range.begin - mention.range.begin;
        if (nearest == nullptr || distance < least) {
            nearest = &mention;
            least = distance;
        }
    }
    return nearest == nullptr ? Assertion{} : nearest->assertion;
}

void DrugMentionFinder::misspelt()
{
    const std::string_view text = m_note.folded();
    std::vector<std::pair<DrugMention, bool>> merged;
    std::size_t known = 0;
    for (std::size_t i = 0; i < text.size();) {
        for (; known < m_found.size() && m_found[known].range.begin <= i; ++known)
            i = std::max(i, m_found[known].range.end);
        if (i >= text.size() || !TextCursor::isLetter(text[i])) {
            ++i;
            continue;
        }
        const std::size_t begin = i;
        while (i < text.size() && TextCursor::isLetter(text[i]))
            ++i;
        if (i - begin < m_catalog.shortestMisspelt())
            continue;
        const Drug* drug = m_catalog.findMisspelt(text.substr(begin, i - begin));
        if (drug == nullptr)
            continue;
        DrugMention found;
        found.drug = drug;
        found.category = drug->category;
        found.form = DrugMention::Form::misspelt;
        found.range = {begin, i};
        found.sentence = static_cast<std::size_t>(&m_note.sentenceAt(begin) - m_note.sentences().data());
        found.assertion = assertionNear(found.range);
        merged.emplace_back(std::move(found), false);
    }
    if (merged.empty())
        return;
    for (std::size_t i = 0; i < m_found.size(); ++i)
        merged.emplace_back(std::move(m_found[i]), m_ambiguous[i]);
    std::sort(merged.begin(), merged.end(),
              [](const auto& a, const auto& b) { return a.first.range < b.first.range; });
    m_found.clear();
    m_ambiguous.clear();
    for (auto& [mention, ambiguous] : merged) {
        m_found.push_back(std::move(mention));
        m_ambiguous.push_back(ambiguous);
    }
}

bool DrugMentionFinder::writtenSmall(const DrugMention& mention) const
{
    return !m_note.text().mostlyUpper() && !m_note.text().upperAt(mention.range.begin);
}

bool DrugMentionFinder::doseFollows(const DrugMention& mention, std::size_t reach) const
{
    const FoldedRange window{mention.range.end, mention.range.end + reach};
    const TextLine& line = m_note.lineAt(mention.range.begin);
    const bool labelCell = line.cells.size() == 2 && line.cells[0].contains(mention.range.begin);
    const FoldedRange phrase =
        labelCell ? line.range : m_note.clauseAt(mention.range.begin); // "AZA | 75 mg/d"
    for (const auto& quantity : m_note.quantitiesIn(window))
        if (phrase.contains(quantity.number.begin) && isMass(quantity.unit))
            return true;
    for (const auto& interval : m_note.intervalsIn(window))
        if (phrase.contains(interval.range.begin))
            return true;
    return false;
}

bool DrugMentionFinder::treatmentWordBeside(const DrugMention& mention) const
{
    const FoldedRange clause = m_note.clauseAt(mention.range.begin);
    const std::size_t from =
        mention.range.begin > clause.begin + 28 ? mention.range.begin - 28 : clause.begin;
    for (const auto& word : m_note.mentionsIn({from, mention.range.begin}))
        if (word.is("course_act") || word.is("drug_class") || word.is("course_label"))
            return true;
    for (const auto& date : m_note.datesIn({mention.range.end, mention.range.end + 4})) // "AZA 2019-2021"
        if (date.date)
            return true;
    for (const std::string_view group : {"course_act", "route"}) // "luego ABA sc"
        if (const Mention* behind = m_note.mentionAt(mention.range.end + 1, group);
            behind != nullptr && clause.contains(behind->range.begin))
            return true;
    return false;
}

bool DrugMentionFinder::inCompany(std::size_t index) const
{
    const DrugMention& mention = m_found[index];
    if (writtenSmall(mention))
        return doseFollows(mention, 14);
    if (doseFollows(mention, 40) || treatmentWordBeside(mention))
        return true;
    for (std::size_t other = index == 0 ? 1 : index - 1; other <= index + 1 && other < m_found.size();
         ++other) {
        if (other == index || m_found[other].sentence != mention.sentence || m_ambiguous[other])
            continue;
        const std::size_t gap = m_found[other].range.begin > mention.range.begin
                                    ? m_found[other].range.begin - mention.range.end
                                    : mention.range.begin - m_found[other].range.end;
        if (gap <= 30)
            return true;
    }
    return false;
}

void DrugMentionFinder::dropDoubtful()
{
    std::set<const Drug*> writtenOut;
    for (std::size_t i = 0; i < m_found.size(); ++i)
        if (!m_ambiguous[i] && m_found[i].drug != nullptr)
            writtenOut.insert(m_found[i].drug);
    std::vector<DrugMention> kept;
    for (std::size_t i = 0; i < m_found.size(); ++i) {
        const bool heading =
            m_found[i].range.end < m_note.folded().size() && m_note.folded()[m_found[i].range.end] == ':';
        const bool sure = writtenOut.contains(m_found[i].drug) && !writtenSmall(m_found[i]);
        const bool institution = m_note.mentionAt(m_found[i].range.begin, "reporter") != nullptr; // "SSA"
        const bool accepted = heading || institution ? doseFollows(m_found[i], 14) : sure || inCompany(i);
        if (!m_ambiguous[i] || accepted)
            kept.push_back(m_found[i]);
    }
    m_found = std::move(kept);
}

} // namespace cotejo
