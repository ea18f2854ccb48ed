#pragma once

#include <string>

namespace cotejo
{

// What a written file may take the place of: nothing, or a plain file that is no SQLite database and no
// companion
// ("-wal", "-shm", "-journal") of one. Not a link, device or folder: the name would be taken from under it.
[[nodiscard]] bool isReplaceable(const std::string& path);

} // namespace cotejo
