#pragma once

#include "engine/base/error.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace cotejo
{

// What `cotejo-cli form check` says of a form file.
struct FormFileCheck {
    std::string file;
    std::string id;
    std::string edition;
    bool provisional = true;
    std::size_t rules = 0;
    std::map<std::string, std::size_t> fieldsByTier; // T1, T2, T3 with a source; T4 and K ours, unverified
    std::vector<Error> errors;                       // `where`: JSON pointer; `detail`: what was expected
};

// One JSON object without a line end: file, ok, id, edition, provisional, fields, tiers, rules, errors.
[[nodiscard]] std::string formCheckJson(const FormFileCheck& check);

} // namespace cotejo
