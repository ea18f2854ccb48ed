#pragma once

#include "engine/base/result.h"
#include "engine/store/case_file.h"

#include <functional>
#include <string>

namespace cotejo
{

class ReadHandle;

// Documents that are the present one of at least one item, in the order they came in, one at a time; `take`
// returns false to stop. `evaluation` is evaluationMark() of what was last made of it, empty where nothing
// was.
[[nodiscard]] Result<void> forEachPresentDocument(
    ReadHandle& handle,
    const std::function<bool(const StoredDocument& document, const std::string& evaluation)>& take);

} // namespace cotejo
