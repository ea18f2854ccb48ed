#pragma once

#include "engine/base/result.h"

#include <string>
#include <string_view>

namespace cotejo
{

// What is kept of a passphrase that only opens a lock on this computer: Argon2id with a salt of its own, as
// libsodium writes it ("$argon2id$…"). It seals nothing. hash.memory where there is too little memory.
[[nodiscard]] Result<std::string> passphraseHash(std::string_view passphrase);

// Whether this is the passphrase. False for a text that is no such hash: a damaged lock stays shut.
[[nodiscard]] bool passphraseOpens(const std::string& hash, std::string_view passphrase);

} // namespace cotejo
