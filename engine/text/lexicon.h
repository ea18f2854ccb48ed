#pragma once

#include "engine/base/result.h"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// One concept of a lexicon file: `group` says what kind it is ("negation", "section", "field", "drug", …),
// `id` which one. Further text members of the file's entry are its attributes.
struct LexiconEntry {
    std::string group;
    std::string id;
    std::map<std::string, std::string, std::less<>> attributes;

    [[nodiscard]] std::string_view attribute(std::string_view name) const;
};

// One way to write an entry. In a file: "~" stands for nothing, a blank or a hyphen ("anti~ccp"); a "*" at
// the end lets the word go on
// ("suspend*"); a "^" in front asks for a capital first letter in the text as given, unless the whole note is
// in capitals ("^EA"). An entry with "glued": "yes" may touch a digit ("40mg").
struct LexiconTerm {
    std::string folded;
    std::size_t entry = 0; // index into Lexicon::entries()
    bool stem = false;
    bool capital = false;
    bool glued = false;
};

// Every lexicon of resources/lexicons: entries and their terms. Format `cotejo.lexicon`, schema
// schemas/lexicon.schema.json.
class Lexicon
{
public:
    // Adds one file. Errors: read.* of strict JSON, lexicon.other_format, lexicon.invalid with a JSON pointer
    // in `where`.
    [[nodiscard]] Result<void> add(std::string_view name, std::string_view json);
    void add(LexiconEntry entry, const std::vector<std::string>& terms); // terms: as in a file, not empty

    [[nodiscard]] const std::vector<LexiconEntry>& entries() const { return m_entries; }
    [[nodiscard]] const std::vector<LexiconTerm>& terms() const { return m_terms; }

private:
    void addTerm(std::string_view written, std::size_t entry);
    std::vector<LexiconEntry> m_entries;
    std::vector<LexiconTerm> m_terms;
};

} // namespace cotejo
