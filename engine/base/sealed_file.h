#pragma once

#include "engine/base/result.h"

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>

namespace cotejo
{

// What turning a passphrase into a key costs (Argon2id). Written into the sealed file, so that it can be
// raised later; what a file asks for is bounded when it is opened.
struct SealCost {
    std::uint64_t operations = 3;
    std::uint64_t memory = 256ULL << 20U; // bytes
};

// Files that open only with their passphrase: libsodium's secretstream (XChaCha20-Poly1305) in blocks of
// 64 KiB under a key that Argon2id makes of the passphrase. Layout: "cotejo.sealed\n", version 1 (one byte),
// operations and memory (8 bytes each, little end first), salt (16), stream header (24), blocks of at most
// 65,536 + 17 bytes, the last marked as such; the fields before the blocks are authenticated with the first.

// Seals all of `in` into `out`. Errors: seal.no_passphrase, seal.memory, seal.io.
[[nodiscard]] Result<void> seal(std::istream& in, std::ostream& out, std::string_view passphrase,
                                const SealCost& cost = {});

// Gives what was sealed, block by block, to `take`; only after success has all of it been shown to be genuine
// and whole. Errors: seal.not_sealed, seal.newer_file, seal.too_costly, seal.wrong_passphrase (or the file
// was changed in its first block), seal.damaged (changed or cut later), seal.no_passphrase, seal.memory,
// seal.io.
[[nodiscard]] Result<void> openSealed(std::istream& in, const std::function<bool(std::string_view)>& take,
                                      std::string_view passphrase);

[[nodiscard]] bool looksSealed(std::string_view firstBytes);

} // namespace cotejo
