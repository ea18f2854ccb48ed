#include "engine/completeness/disease_reader.h"

#include "engine/domain/codes.h"
#include "engine/text/text_cursor.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

namespace cotejo
{
namespace
{

constexpr std::size_t kNear = 26;

constexpr std::array<std::string_view, 26> kEventBefore = {
    "sin",  "niega",    "ningun",   "vigilar", "otro",  "otros",   "por",     "presento", "presenta",
    "un",   "el",       "los",      "algun",   "ni",    "refiere", "reporta", "hubo",     "sobre",
    "como", "registra", "reportar", "nuevos",  "otras", "posible", "no",      "de"};
constexpr std::array<std::string_view, 27> kEventAfter = {
    "en el ano", "en el period", "en el interv", "en los ultim", "en este", "en la ultim", "del period",
    "notificad", "registrad",    "relacionad",   "grave",        "serio",   "leve",        "moderad",
    "reportad",  "desde",        "al biolo",     "con el",       "asociad", "atribuible",  "ni",
    "por",       "no grave",     "secundari",    "infus",        "durante", "locales"};
constexpr std::array<std::string_view, 6> kEventSurely = {"relacionad", "notificad", "reportad",
                                                          "atribuible", "secundari", "grave"};
constexpr std::array<std::string_view, 24> kDiseaseAfter = {
    "axial", "hla",    "(ny",        "ny ",     "asas",     "dx",      "diagnostic", "de larga",
    "de 1",  "de 2",   "de 3",       "de 4",    "de 5",     "de 6",    "de 7",       "de 8",
    "de 9",  "activa", "con activi", "seroneg", "periferi", "radiogr", "no radio",   "desde 1"};
constexpr std::array<std::string_view, 14> kDiseaseBefore = {
    "con",    "dx",    "idx", "diagnostico", "portador",  "portadora", "tiene",
    "padece", "dx de", "dx:", "idx:",        "principal", "paciente",  "base"};
constexpr std::array<std::string_view, 12> kStaged = {"de ",         "dx",          "diagnostic", "desde",
                                                      "seropositiv", "seronegativ", "(",          "fr",
                                                      "con ",        "evol",        "en ",        "hla"};

// Behind a disease written small ("ar fr+, desde 2012").
constexpr std::array<std::string_view, 8> kStagedSmall = {"fr",    "sero", "desde", "dx",
                                                          "diagn", "hla",  "axial", "de larga"};

std::string_view before(const AnalysedNote& note, const FoldedRange& range, std::size_t reach)
{
    const std::size_t from =
        std::max(note.sentenceAt(range.begin).range.begin, range.begin > reach ? range.begin - reach : 0);
    std::string_view words = note.folded().substr(from, range.begin - from);
    while (!words.empty() && (TextCursor::isBlank(words.back()) || words.back() == '('))
        words.remove_suffix(1);
    return words;
}

std::string_view after(const AnalysedNote& note, const FoldedRange& range, std::size_t reach)
{
    const std::size_t end = std::min(note.sentenceAt(range.begin).range.end, range.end + reach);
    std::string_view words = note.folded().substr(range.end, end - std::min(end, range.end));
    while (!words.empty() && TextCursor::isBlank(words.front()))
        words.remove_prefix(1);
    return words;
}

bool endsWithWord(std::string_view text, std::string_view word)
{
    return text.ends_with(word) &&
           (text.size() == word.size() || !TextCursor::isWord(text[text.size() - word.size() - 1]));
}

template <std::size_t N>
bool endsWithAny(std::string_view text, const std::array<std::string_view, N>& words)
{
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return endsWithWord(text, word); });
}

template <std::size_t N>
bool startsWithAny(std::string_view text, const std::array<std::string_view, N>& words)
{
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return text.starts_with(word); });
}

} // namespace

bool DiseaseReader::meansEvent(const AnalysedNote& note, const FoldedRange& abbreviation)
{
    const std::string_view left = before(note, abbreviation, kNear);
    const std::string_view right = after(note, abbreviation, kNear);
    if (startsWithAny(right, kDiseaseAfter) || endsWithAny(left, kDiseaseBefore))
        return false;
    std::string_view value = right.substr(std::min<std::size_t>(1, right.size()));
    while (!value.empty() && TextCursor::isBlank(value.front()))
        value.remove_prefix(1);
    if (right.starts_with(':') && startsWithAny(value, kDiseaseAfter)) // "EA: HLA-B27 +"
        return false;
    if (right.starts_with(':') || right.starts_with('|') || right.starts_with('='))
        return true;
    if (startsWithAny(right, kEventSurely)) // under "Dx:", too: "EA relacionado con rituximab"
        return true;
    if (note.sectionKindAt(abbreviation.begin) == "diagnosis")
        return false;
    return endsWithAny(left, kEventBefore) || startsWithAny(right, kEventAfter);
}

bool DiseaseReader::isDisease(const Mention& mention) const
{
    const Assertion& said = mention.assertion;
    if (!mention.is("disease") || mention.entry->attribute("disease").empty() || said.family)
        return false;
    const bool denied = said.kind == AssertionKind::negated || said.kind == AssertionKind::templated;
    const bool farBehind = said.cue.begin > mention.range.end + 2; // "AIJ poliarticular FR negativo"
    if (denied && !farBehind)
        return false;
    const std::string_view words = m_note.words(mention.range);
    const std::string_view left = before(m_note, mention.range, kNear);
    const bool small = !m_note.text().mostlyUpper() && !m_note.text().upperAt(mention.range.begin);
    if (small && (words == "ar" || words == "ea" || words == "aps")) {
        const std::string_view right = after(m_note, mention.range, kNear);
        if (!endsWithAny(left, kDiseaseBefore) && !startsWithAny(right, kStagedSmall))
            return false;
    }
    if (words == "ea")
        return !meansEvent(m_note, mention.range);
    if (words == "les")
        return !endsWithWord(left, "se") && !endsWithWord(left, "que") && !endsWithWord(left, "no") &&
               !endsWithWord(left, "ya");
    if (words == "psa")
        return m_note.folded().find("prostat") == std::string_view::npos;
    if (words == "aps")
        return m_note.folded().find("antifosfo") == std::string_view::npos ||
               m_note.folded().find("psoria") != std::string_view::npos;
    if (words == "ra" || words == "leg")
        return !TextCursor::isDigit(
            after(m_note, mention.range, 2).empty() ? ' ' : after(m_note, mention.range, 2).front());
    return true;
}

int DiseaseReader::weightOf(const Mention& mention) const
{
    int weight = 2;
    const std::string_view section = m_note.sectionKindAt(mention.range.begin);
    if (section == "diagnosis")
        weight += 4;
    else if (section == "assessment" || section == "pa")
        weight += 1;
    if (endsWithAny(before(m_note, mention.range, kNear), kDiseaseBefore))
        weight += 2;
    if (startsWithAny(after(m_note, mention.range, kNear), kStaged))
        weight += 2;
    if (mention.entry->id == "otra")
        weight -= 2;
    if (mention.assertion.hypothetical)
        weight -= 3;
    return weight;
}

std::vector<DiseaseMention> DiseaseReader::mentions() const
{
    std::vector<DiseaseMention> found;
    for (const auto& mention : m_note.mentions()) {
        if (!isDisease(mention))
            continue;
        const auto disease = fromCode<Disease>(mention.entry->attribute("disease"));
        if (!disease)
            continue;
        const Assertion& said = mention.assertion;
        const bool doubted = (said.kind == AssertionKind::possible || said.kind == AssertionKind::unknown) &&
                             said.cue.begin <= mention.range.end + 2;
        const bool sure = !doubted && !said.hypothetical;
        found.push_back({mention.entry->id, *disease, mention.range, weightOf(mention), sure});
    }
    return found;
}

std::optional<DiseaseMention> DiseaseReader::main(const std::vector<DiseaseMention>& mentions)
{
    struct Sum {
        int weight = 0;
        std::size_t count = 0;
        bool sure = false;
    };
    std::map<Disease, Sum> sums;
    for (const auto& mention : mentions) {
        Sum& sum = sums[mention.disease];
        if (sum.count++ < 4)
            sum.weight += mention.weight;
        sum.sure = sum.sure || mention.sure;
    }
    const DiseaseMention* best = nullptr;
    for (const auto& mention : mentions) {
        const Sum& sum = sums[mention.disease];
        const bool better = best == nullptr || (sum.sure && !sums[best->disease].sure) ||
                            (sum.sure == sums[best->disease].sure && sum.weight > sums[best->disease].weight);
        if (better)
            best = &mention;
    }
    if (best == nullptr)
        return std::nullopt;
    DiseaseMention chosen = *best;
    for (const auto& mention : mentions) // the most telling name of that disease
        if (mention.disease == chosen.disease &&
            (mention.code == "espa_ax_no_radiografica" || (mention.sure && !chosen.sure)))
            chosen = mention;
    return chosen;
}

} // namespace cotejo
