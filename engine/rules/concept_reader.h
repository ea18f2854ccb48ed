#pragma once

#include "engine/base/result.h"
#include "engine/rules/concept_set.h"

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// Reads the entries of files `cotejo.concepts`, before "is" is resolved.
class ConceptReader
{
public:
    struct Read {
        Concept concept_;
        std::vector<std::string> parents;
        std::vector<std::string> terms;
        bool covers = true; // a shorter term inside its term is dropped
        std::string where;  // file and JSON pointer
    };
    [[nodiscard]] Result<void> readDrugs(std::string_view json); // a `cotejo.lexicon`
    [[nodiscard]] Result<void> readFile(std::string_view name, std::string_view json);
    [[nodiscard]] std::vector<Read> take() { return std::move(m_read); }

private:
    [[nodiscard]] Result<Read> readOne(const nlohmann::json& item, const std::string& where) const;
    std::vector<Read> m_read;
    std::map<std::string, std::vector<std::string>, std::less<>> m_drugTerms; // by INN
};

} // namespace cotejo
