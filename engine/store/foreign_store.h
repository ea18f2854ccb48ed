#pragma once

#include "engine/base/result.h"
#include "engine/store/store_handle.h"

#include <string>

namespace cotejo
{

// Opens somebody's store only to read what is kept for good in it (documents, artifacts, events, heads),
// which has the same form in every schema so far: an older file is read as it is and stays as it is. A file
// in a read-only folder is read without side files. Errors: store.missing, store.not_ours, store.newer_file
// and those of SqlConnection.
[[nodiscard]] Result<ReadHandle> openForeignStore(const std::string& path);

} // namespace cotejo
