#pragma once

#include "engine/base/result.h"
#include "engine/store/item_evaluation.h"

#include <functional>
#include <string>

namespace cotejo
{

class WriteHandle;

// One document under the name of its record. `origin`: which file named it (ImportedDocument); empty where
// the record named itself, and in older files.
struct ImportName {
    ItemKind kind = ItemKind::turn;
    std::string record;
    std::string document;
    std::string origin;
};

// Every document that came in, in no particular order.
[[nodiscard]] Result<void> forEachImportName(WriteHandle& handle,
                                             const std::function<void(const ImportName&)>& take);

} // namespace cotejo
