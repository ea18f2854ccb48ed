#include "engine/completeness/looked_for.h"

#include "engine/text/lexicon_matcher.h"

#include <algorithm>
#include <unordered_map>

namespace cotejo
{
namespace
{

constexpr std::size_t kTerms = 3;

std::unordered_map<std::string, std::vector<std::string>> cuesByField()
{
    std::unordered_map<std::string, std::vector<std::string>> cues;
    const Lexicon& lexicon = shippedLexicons().lexicon();
    for (const auto& term : lexicon.terms()) {
        const LexiconEntry& entry = lexicon.entries()[term.entry];
        const bool finding = entry.group == "finding";
        if (entry.group != "field" && !finding)
            continue;
        auto& known = cues[finding ? std::string(entry.attribute("field")) : entry.id];
        if (known.size() < kTerms && std::find(known.begin(), known.end(), term.folded) == known.end())
            known.push_back(term.folded);
    }
    return cues;
}

std::string joined(const std::string& label, const std::vector<std::string>& terms)
{
    std::string all = label;
    for (const auto& term : terms)
        all += ", " + term;
    return all;
}

} // namespace

LookedFor::LookedFor(const Form& form)
{
    const auto cues = cuesByField();
    for (const auto& field : form.fields) {
        const auto own = cues.find(field.id);
        const auto terms = own == cues.end() ? std::vector<std::string>() : own->second;
        m_sentences.push_back({" Se buscó: " + joined(field.label.es, terms) + "; la nota no lo dice.",
                               " Looked for: " + joined(field.label.en, terms) + "; the note does not say."});
    }
}

void LookedFor::addTo(std::vector<FieldFinding>& fields) const
{
    for (std::size_t i = 0; i < fields.size() && i < m_sentences.size(); ++i) {
        if (fields[i].status != FieldStatus::absent || !fields[i].asked() || !fields[i].evidence.empty())
            continue;
        fields[i].rule.textEs += m_sentences[i].es;
        fields[i].rule.textEn += m_sentences[i].en;
    }
}

} // namespace cotejo
