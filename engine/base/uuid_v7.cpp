#include "engine/base/uuid_v7.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <mutex>

namespace cotejo
{
namespace
{
constexpr std::uint32_t kCounterBits = 12;

// RFC 9562 §6.2 method 1: the 12 bits after the version are a counter that restarts with each millisecond.
struct Sequence {
    std::mutex mutex;
    std::int64_t lastMs = -1;
    std::uint32_t counter = 0;
};

void next(std::int64_t epochMs, std::uint64_t& ms, std::uint32_t& counter)
{
    static Sequence sequence;
    const std::lock_guard lock(sequence.mutex);
    if (epochMs > sequence.lastMs) {
        sequence.lastMs = epochMs;
        sequence.counter = randombytes_uniform(1U << (kCounterBits - 1));
    } else if (++sequence.counter >= (1U << kCounterBits)) {
        ++sequence.lastMs;
        sequence.counter = 0;
    }
    ms = static_cast<std::uint64_t>(sequence.lastMs);
    counter = sequence.counter;
}
} // namespace

std::string uuidV7(std::int64_t epochMs)
{
    std::uint64_t ms = 0;
    std::uint32_t counter = 0;
    next(std::max<std::int64_t>(epochMs, 0), ms, counter);
    std::array<unsigned char, 16> bytes{};
    randombytes_buf(bytes.data() + 8, 8);
    for (std::size_t i = 0; i < 6; ++i)
        bytes[i] = static_cast<unsigned char>(ms >> (40 - 8 * i));
    bytes[6] = static_cast<unsigned char>(0x70U | (counter >> 8U));
    bytes[7] = static_cast<unsigned char>(counter);
    bytes[8] = static_cast<unsigned char>(0x80U | (bytes[8] & 0x3FU));
    constexpr char kDigits[] = "0123456789abcdef";
    std::string text;
    text.reserve(36);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (i == 4 || i == 6 || i == 8 || i == 10)
            text += '-';
        text += kDigits[bytes[i] >> 4U];
        text += kDigits[bytes[i] & 0xFU];
    }
    return text;
}

} // namespace cotejo
