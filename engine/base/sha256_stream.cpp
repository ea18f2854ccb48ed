#include "engine/base/sha256_stream.h"

#include <sodium.h>

#include <array>

namespace cotejo
{

struct Sha256Stream::State {
    crypto_hash_sha256_state hash;
};

Sha256Stream::Sha256Stream() : m_state(std::make_unique<State>())
{
    crypto_hash_sha256_init(&m_state->hash);
}

Sha256Stream::Sha256Stream(Sha256Stream&&) noexcept = default;
Sha256Stream& Sha256Stream::operator=(Sha256Stream&&) noexcept = default;
Sha256Stream::~Sha256Stream() = default;

void Sha256Stream::add(std::string_view bytes)
{
    crypto_hash_sha256_update(&m_state->hash, reinterpret_cast<const unsigned char*>(bytes.data()),
                              bytes.size());
}

std::string Sha256Stream::hex() const
{
    State copy = *m_state;
    std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
    crypto_hash_sha256_final(&copy.hash, hash.data());
    std::array<char, crypto_hash_sha256_BYTES * 2 + 1> hex{};
    sodium_bin2hex(hex.data(), hex.size(), hash.data(), hash.size());
    return {hex.data(), hex.size() - 1};
}

} // namespace cotejo
