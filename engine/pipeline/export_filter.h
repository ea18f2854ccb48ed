#pragma once

#include "engine/base/result.h"
#include "engine/store/case_file.h"

#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// Which decisions an export takes. The grammar is exportFilterHelp().
class ExportFilter
{
public:
    ExportFilter() = default; // all of them
    [[nodiscard]] static Result<ExportFilter>
    parse(std::string_view text); // export.filter, the faulty term in `where`

    [[nodiscard]] bool matches(const DecisionRecord& record) const;

private:
    struct Term {
        std::string key;
        std::vector<std::string> values;
        bool negated = false;
    };
    std::vector<Term> m_terms;
};

// The grammar in words, for --help.
[[nodiscard]] std::string exportFilterHelp();

} // namespace cotejo
