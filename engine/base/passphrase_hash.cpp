#include "engine/base/passphrase_hash.h"

#include <array>

#include <sodium.h>

namespace cotejo
{

Result<std::string> passphraseHash(std::string_view passphrase)
{
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    if (sodium_init() < 0 ||
        crypto_pwhash_str_alg(hash.data(), passphrase.data(), passphrase.size(),
                              crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE,
                              crypto_pwhash_ALG_ARGON2ID13) != 0)
        return fail("hash.memory", "passphrase");
    return std::string(hash.data());
}

bool passphraseOpens(const std::string& hash, std::string_view passphrase)
{
    if (sodium_init() < 0 || hash.size() >= crypto_pwhash_STRBYTES)
        return false;
    std::array<char, crypto_pwhash_STRBYTES> kept{};
    hash.copy(kept.data(), hash.size());
    return crypto_pwhash_str_verify(kept.data(), passphrase.data(), passphrase.size()) == 0;
}

} // namespace cotejo
