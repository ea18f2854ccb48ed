#pragma once

#include "engine/domain/cross_notice.h"

#include <string>
#include <vector>

namespace cotejo
{

// The line that `cotejo-cli cross` prints (FORMATS §8): one JSON object without a line end. `noteText` is the
// note's, `turnText` the query or the answer; the identifiers found in each are masked one for one, and value
// and quotes of `birth_date` are null, unless `reveal`.
struct CrossJsonTexts {
    const std::string& noteText;
    const std::vector<Identifier>& noteIdentifiers;
    const std::string& turnText;
    const std::vector<Identifier>& turnIdentifiers;
    bool reveal = false;
};
[[nodiscard]] std::string crossNoticeJson(const CrossNotice& notice, const CrossJsonTexts& texts);

} // namespace cotejo
