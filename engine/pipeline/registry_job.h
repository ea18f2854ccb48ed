#pragma once

#include "engine/base/result.h"
#include "engine/domain/registry_row.h"

#include <cstddef>
#include <vector>

namespace cotejo
{

class StoreFile;

struct RegistryOverview {
    std::vector<RegistryRow> rows;
    std::size_t notes = 0;
    std::size_t unreadable = 0;
};

// Every present note of a store, evaluated with the built-in form, people's acts applied, counted by centre,
// disease, context and month.
[[nodiscard]] Result<RegistryOverview> runRegistry(const StoreFile& store);

} // namespace cotejo
