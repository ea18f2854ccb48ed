#include "tests/fuzz/fuzz_target.h"

#include "tests/fuzz/knowledge_targets.h"
#include "tests/fuzz/reader_targets.h"
#include "tests/fuzz/text_targets.h"

namespace cotejo::fuzz
{

std::vector<FuzzTarget> fuzzTargets()
{
    std::vector<FuzzTarget> all;
    for (const auto targets : {readerTargets(), textTargets(), knowledgeTargets()})
        all.insert(all.end(), targets.begin(), targets.end());
    return all;
}

std::optional<FuzzTarget> fuzzTarget(std::string_view name)
{
    for (const FuzzTarget& target : fuzzTargets()) {
        if (target.name == name)
            return target;
    }
    return std::nullopt;
}

} // namespace cotejo::fuzz
