#pragma once

#include "engine/text/lexicon.h"

#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// What an entry of the lexicon's group "field" says about finding its field; members are the attributes of
// resources/lexicons/field_cues.json.
struct CueSpec {
    enum class Kind { number, count, result, enumeration, date, statement };

    explicit CueSpec(const LexiconEntry& entry);
    [[nodiscard]] static const CueSpec& of(const LexiconEntry& entry); // of the shipped lexicons, made once

    [[nodiscard]] bool accepts(std::string_view foundUnit) const; // an empty unit is always accepted
    [[nodiscard]] bool flag(std::string_view name) const { return entry.attribute(name) == "yes"; }

    const LexiconEntry& entry;
    std::string field;
    Kind kind = Kind::number;
    std::string unit; // meant where the note gives none
    std::vector<std::string> units;
    std::string variant;                  // fixed by the cue itself
    std::vector<std::string> also;        // further fields a result covers
    std::vector<std::string> pendingAlso; // further fields that wait with it
    double cutoff = 0;                    // result: positive above
    double low = 0;                       // result: negative up to here
};

} // namespace cotejo
