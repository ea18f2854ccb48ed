#pragma once

#include "engine/base/result.h"

#include <map>
#include <string>
#include <string_view>

namespace cotejo
{

// A source of the rules with how well it is confirmed: P the record itself, C a copy of it, L somebody's
// reference list, label a label or notice whose address was read.
struct RuleSource {
    std::string id;
    std::string citation;
    std::string pmid;       // empty: not confirmed
    std::string pmidLetter; // "P+L": independent places
    std::string doi;
    std::string doiLetter;
    std::string address; // of a label
    std::string letter;  // the best of them
};

using RuleSources = std::map<std::string, RuleSource, std::less<>>;

// Reads a file `cotejo.rule_sources`. Errors: read.*; sources.invalid with a pointer: a source must have a
// PMID or DOI with a letter, or be a label with its address.
[[nodiscard]] Result<RuleSources> readRuleSources(std::string_view json);

} // namespace cotejo
