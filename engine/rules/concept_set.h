#pragma once

#include "engine/base/result.h"
#include "engine/text/lexicon_matcher.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

using ConceptNumber = std::uint32_t;

// What a concept does to the words around it (see StanceClassifier); most do nothing.
enum class CueRole : std::uint8_t {
    none,
    negate,
    brief,
    against,
    unneeded,
    affirm,
    stop,
    condition,
    family,
    past,
    fail,
    option,
    keep,
    end,
    join
};
enum class CueSide : std::uint8_t { pre, post, either };

// One thing that advice can speak of: a drug, class, condition, test, act, risk, or a cue.
struct Concept {
    std::string id;
    std::string kind; // drug, condition, test, act, risk, time, cue, other
    CueRole role = CueRole::none;
    CueSide side = CueSide::pre;
    bool list = false;                    // a cue after its words reaches back over a list with commas
    bool onDrugs = false;                 // the cue speaks of drugs and vaccines alone
    std::vector<ConceptNumber> ancestors; // of "is", all the way up, itself first
    bool isDrug = false;                  // of `kind`, asked for at every mention
    bool isVaccine = false;
    bool isAct = false;
    bool isCue = false;
    [[nodiscard]] bool isContent() const { return !isCue && !isAct; }
};

// Every concept of resources/rules, with its terms in Spanish and English compiled into one matcher. Format
// `cotejo.concepts`, schema schemas/concepts.schema.json; a concept's "inn" takes names and brands from the
// drug list. Safe to use from several threads.
class ConceptSet
{
public:
    struct File {
        std::string name;
        std::string_view json;
    };
    // Errors: read.* of strict JSON, concepts.invalid with the file and a JSON pointer in `where`.
    [[nodiscard]] static Result<ConceptSet> parse(const std::vector<File>& files, std::string_view drugs);
    [[nodiscard]] static const ConceptSet& shipped();

    [[nodiscard]] std::size_t size() const { return m_concepts.size(); }
    [[nodiscard]] const Concept& at(ConceptNumber number) const { return m_concepts[number]; }
    [[nodiscard]] std::optional<ConceptNumber> find(std::string_view id) const;
    [[nodiscard]] const LexiconMatcher& matcher() const { return *m_matcher; }
    [[nodiscard]] const Concept& ofEntry(std::size_t entry) const { return m_concepts[entry]; }

private:
    std::vector<Concept> m_concepts; // in the order of the lexicon's entries
    std::map<std::string, ConceptNumber, std::less<>> m_numbers;
    std::shared_ptr<const Lexicon> m_lexicon; // the matcher keeps a reference
    std::shared_ptr<const LexiconMatcher> m_matcher;
};

} // namespace cotejo
