#pragma once

#include "engine/base/decimal.h"
#include "engine/base/result.h"

#include <bitset>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace cotejo
{

enum class DrugCategory { bts_dmard, cs_dmard, glucocorticoid, nsaid, supplement, tb_prophylaxis, other };

// One active substance of resources/drugs/drugs.json.
struct Drug {
    std::string inn; // Spanish INN, folded: the value of `drug_inn`
    std::string labelEs;
    std::string labelEn;
    DrugCategory category = DrugCategory::other;
    std::string drugClass;              // "tnf_inhibitor", …
    std::string field;                  // form field of its own ("mtx", "gc_use"); empty for courses
    std::string doseUnit;               // unit in which the field is meant: mg, mg/d, mg/sem; may be empty
    std::vector<std::string> routes;    // sc, iv, vo, im
    std::optional<Decimal> prednisone5; // mg that count as 5 mg of prednisone; only glucocorticoids
    bool biosimilarsExist = false;
    bool weightBased = false;
    std::string tier; // of the reference: T1 … T4, K
    std::string source;
    bool provisional = true;
};

// The drugs a note may name (reference §6). Names, abbreviations and brands are terms of the same file and
// reach a note through the lexicon matcher (groups drug, drug_abbreviation, drug_brand, drug_class); this
// class holds what is known of each substance, and finds a misspelt name. Format `cotejo.lexicon`, schema
// schemas/drugs.schema.json.
class DrugCatalog
{
public:
    // Errors: read.* of strict JSON, drugs.invalid with a JSON pointer in `where`.
    [[nodiscard]] static Result<DrugCatalog> parse(std::string_view json);
    [[nodiscard]] static const DrugCatalog& shipped();

    [[nodiscard]] const std::vector<Drug>& drugs() const { return m_drugs; }
    [[nodiscard]] const Drug* find(std::string_view inn) const;

    // The substance whose name or brand differs from the folded `word` by one letter left out, put in,
    // changed or two swapped; null where there is none, more than one, or the word is shorter than the file's
    // limit. Constant time for a bounded word length.
    [[nodiscard]] const Drug* findMisspelt(std::string_view word) const;
    [[nodiscard]] std::size_t shortestMisspelt() const { return m_minLetters; }

private:
    struct Spelling {
        std::string word;
        std::size_t drug = 0;
    };
    Result<void> readDrug(const std::string& pointer, const void* json);
    void addSpelling(std::string_view word, std::size_t drug);

    std::vector<Drug> m_drugs;
    std::map<std::string, std::size_t, std::less<>> m_byInn;
    std::vector<Spelling> m_spellings;
    std::unordered_multimap<std::string, std::size_t>
        m_deletions; // a spelling, or one with a letter left out, to m_spellings
    // Three letters that a spelling begins or ends with: of seven letters or more, one edit leaves either
    // whole.
    std::bitset<32768> m_heads;
    std::bitset<32768> m_tails;
    std::size_t m_minLetters = 7;
};

} // namespace cotejo
