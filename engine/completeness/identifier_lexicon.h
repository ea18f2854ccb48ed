#pragma once

#include "engine/base/result.h"
#include "engine/domain/field_status.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// What stands after a label.
enum class LabelledContent { code, number, spaced_number, date, line, name, initials };

struct IdentifierLabel {
    IdentifierKind kind = IdentifierKind::expediente;
    LabelledContent follows = LabelledContent::number;
    std::vector<std::string> words; // folded; a full stop in them may be missing in the text
};

using WordSet = std::set<std::string, std::less<>>;

// resources/lexicons/identifiers.json
struct IdentifierLexicon {
    std::vector<IdentifierLabel> labels;
    std::vector<std::string> titles;
    WordSet particles;
    WordSet weakNameLabels;
    std::vector<std::string> betweenLabelAndName; // "paciente masculino Juan …"
    WordSet notNames;
    std::vector<std::string> pseudonymPrefixes; // a registry's own numbers, which name nobody
    WordSet typedSmallLabels; // a name stands behind them in a note typed without capitals, too
    std::vector<std::string> placeWords;
    std::vector<std::string> notPlaces;   // what begins like an address and is none: "col total 231"
    WordSet nameAbbreviations;            // "Gpe. Arellano": short forms of names, with a full stop
    std::vector<std::string> credentials; // a name stands before them: "Renata Castelló, MD"

    [[nodiscard]] static Result<IdentifierLexicon> parse(std::string_view json);
    [[nodiscard]] static const IdentifierLexicon& embedded();
};

// A pattern for any of the words: blanks may be many or (after a full stop) none, full stops may be missing.
[[nodiscard]] std::string patternOf(const std::vector<std::string>& words);

} // namespace cotejo
