#include "engine/completeness/identifier_lexicon.h"

#include "engine/base/embedded_resource.h"
#include "engine/base/strict_json.h"
#include "engine/domain/codes.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <utility>

namespace cotejo
{
namespace
{
constexpr std::array<std::pair<std::string_view, LabelledContent>, 7> kContents = {{
    {"code", LabelledContent::code},
    {"number", LabelledContent::number},
    {"spaced_number", LabelledContent::spaced_number},
    {"date", LabelledContent::date},
    {"line", LabelledContent::line},
    {"name", LabelledContent::name},
    {"initials", LabelledContent::initials},
}};

std::optional<LabelledContent> contentOf(std::string_view word)
{
    for (const auto& [known, content] : kContents) {
        if (known == word)
            return content;
    }
    return std::nullopt;
}

WordSet wordSet(const nlohmann::json& list)
{
    const auto words = list.get<std::vector<std::string>>();
    return {words.begin(), words.end()};
}
} // namespace

Result<IdentifierLexicon> IdentifierLexicon::parse(std::string_view text)
{
    const Result<nlohmann::json> json = parseStrictJson(text);
    if (!json)
        return tl::unexpected(json.error());
    IdentifierLexicon lexicon;
    try {
        for (const auto& entry : json->at("labels")) {
            const auto kind = fromCode<IdentifierKind>(entry.at("kind").get<std::string>());
            const auto follows = contentOf(entry.at("follows").get<std::string>());
            if (!kind || !follows)
                return fail("lexicon.unknown_word", "/labels", "a kind and content of the schema");
            lexicon.labels.push_back({*kind, *follows, entry.at("words").get<std::vector<std::string>>()});
        }
        lexicon.titles = json->at("titles").get<std::vector<std::string>>();
        lexicon.particles = wordSet(json->at("particles"));
        lexicon.weakNameLabels = wordSet(json->at("weak_name_labels"));
        lexicon.betweenLabelAndName = json->at("between_label_and_name").get<std::vector<std::string>>();
        lexicon.notNames = wordSet(json->at("not_names"));
        lexicon.pseudonymPrefixes = json->at("pseudonym_prefixes").get<std::vector<std::string>>();
        lexicon.typedSmallLabels = wordSet(json->at("typed_small_labels"));
        lexicon.placeWords = json->at("place_words").get<std::vector<std::string>>();
        lexicon.notPlaces = json->at("not_places").get<std::vector<std::string>>();
        lexicon.nameAbbreviations = wordSet(json->at("name_abbreviations"));
        lexicon.credentials = json->at("credentials").get<std::vector<std::string>>();
    } catch (const nlohmann::json::exception&) {
        return fail("lexicon.invalid", "identifiers", "see schemas/identifier-lexicon.schema.json");
    }
    return lexicon;
}

const IdentifierLexicon& IdentifierLexicon::embedded()
{
    static const IdentifierLexicon lexicon = [] {
        Result<IdentifierLexicon> parsed = parse(embeddedResource("lexicons/identifiers.json"));
        if (!parsed)
            std::abort(); // built in: a test reads it, and without it nothing would be hidden
        return *std::move(parsed);
    }();
    return lexicon;
}

std::string patternOf(const std::vector<std::string>& words)
{
    std::vector<std::string> sorted = words;
    std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.size() > b.size(); });
    std::string pattern;
    for (const std::string& word : sorted) {
        pattern += pattern.empty() ? "" : "|";
        // "le" and "c" are words: "L.E." and "C." are labels only with their stops. "Dr" is one without, too.
        const auto stops = std::count(word.begin(), word.end(), '.');
        const bool strict = stops == static_cast<std::ptrdiff_t>(word.size()) - stops && word.size() <= 4;
        for (std::size_t i = 0; i < word.size(); ++i) {
            if (word[i] == '.')
                pattern += strict ? "\\." : "\\.?";
            else if (word[i] == ' ')
                pattern += i > 0 && word[i - 1] == '.' ? " *" : " +";
            else if (word[i] == '-')
                pattern += "-?";
            else
                pattern += word[i];
        }
    }
    return "(?:" + pattern + ")";
}

} // namespace cotejo
