#pragma once

#include "engine/citations/identifier_hit.h"
#include "engine/domain/citation.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

// One identifier at one place of a text. All offsets are code points of the text as given.
struct FoundIdentifier {
    CitationKind kind = CitationKind::pmid;
    PmidForm form = PmidForm::number;
    std::optional<std::string> pmid; // ASCII digits without leading zeros; only for a well-formed PMID
    TextSpan span;
    std::string quote;
    std::optional<std::size_t> labelStart; // a label announces it from there
    std::optional<std::size_t> link;       // index into CitationScan::links
    bool inTarget = false;                 // in that link's target, not in its label
    bool repeated = false; // says in the target what the label or the target said before: no entry of its own
    bool hidesFormatCharacter = false; // a soft hyphen or the like stands inside
};

struct FoundLink {
    TextSpan whole;
    TextSpan label;
    bool markdown = true;
};

// Everything that looks like a citation in one text, in text order, before it is held against a list.
struct CitationScan {
    std::vector<FoundIdentifier> found;
    std::vector<FoundLink> links;
    std::vector<TextSpan> emptyLabels; // a PMID label with the words that there is no number: "PMID: N/D"
};

} // namespace cotejo
