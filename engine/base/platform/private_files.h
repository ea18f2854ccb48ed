#pragma once

#include <string>

namespace cotejo
{

// Files this process makes from now on can be read by their owner alone (0600, folders 0700). To be called
// first of all, while there is one thread.
void makeNewFilesPrivate();

// Makes an empty file for its owner alone (0600) where there is none, so that what SQLite then writes into it
// and beside it is no more open. A file that is there keeps its permissions: somebody may have opened it to a
// group on purpose. false where it cannot be made.
[[nodiscard]] bool makePrivateFile(const std::string& path);

// Whether the drive is shared between computers (NFS, SMB): locks of one computer are not seen by another
// there, and two writers would damage a store.
[[nodiscard]] bool isOnNetworkDrive(const std::string& path);

} // namespace cotejo
