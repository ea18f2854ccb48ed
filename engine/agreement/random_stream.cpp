#include "engine/agreement/random_stream.h"

#include <bit>

namespace cotejo
{

RandomStream::RandomStream(std::uint64_t seed)
{
    for (std::uint64_t& word : m_state) {
        seed += 0x9E3779B97F4A7C15U;
        std::uint64_t mixed = seed;
        mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
        word = mixed ^ (mixed >> 31U);
    }
}

std::uint64_t RandomStream::next()
{
    const std::uint64_t result = std::rotl(m_state[1] * 5U, 7) * 9U;
    const std::uint64_t shifted = m_state[1] << 17U;
    m_state[2] ^= m_state[0];
    m_state[3] ^= m_state[1];
    m_state[1] ^= m_state[2];
    m_state[0] ^= m_state[3];
    m_state[2] ^= shifted;
    m_state[3] = std::rotl(m_state[3], 45);
    return result;
}

std::uint64_t RandomStream::below(std::uint64_t bound)
{
    const std::uint64_t incomplete = (0U - bound) % bound; // 2^64 mod bound
    std::uint64_t drawn = next();
    while (drawn < incomplete)
        drawn = next();
    return drawn % bound;
}

} // namespace cotejo
