#include "engine/base/sealed_file.h"

#include <array>
#include <istream>
#include <ostream>
#include <vector>

#include <sodium.h>

namespace cotejo
{
namespace
{
constexpr std::string_view kMark = "cotejo.sealed\n";
constexpr unsigned char kSealVersion = 1;
constexpr std::size_t kBlock = 65'536;
constexpr std::size_t kOverhead = crypto_secretstream_xchacha20poly1305_ABYTES;
constexpr std::size_t kSaltSize = crypto_pwhash_SALTBYTES;
constexpr std::size_t kStreamHeader = crypto_secretstream_xchacha20poly1305_HEADERBYTES;
constexpr std::size_t kFrontSize = kMark.size() + 1 + 8 + 8 + kSaltSize;
constexpr SealCost kMostCost{10, 1ULL << 30U};

using Stream = crypto_secretstream_xchacha20poly1305_state;

// Forgotten once it is used.
class StreamKey
{
public:
    StreamKey() = default;
    StreamKey(const StreamKey&) = delete;
    StreamKey& operator=(const StreamKey&) = delete;
    ~StreamKey() { sodium_memzero(m_bytes.data(), m_bytes.size()); }
    bool derive(std::string_view passphrase, const unsigned char* salt, const SealCost& cost)
    {
        return crypto_pwhash(m_bytes.data(), m_bytes.size(), passphrase.data(), passphrase.size(), salt,
                             cost.operations, static_cast<std::size_t>(cost.memory),
                             crypto_pwhash_ALG_ARGON2ID13) == 0;
    }
    [[nodiscard]] const unsigned char* data() const { return m_bytes.data(); }

private:
    std::array<unsigned char, crypto_secretstream_xchacha20poly1305_KEYBYTES> m_bytes{};
};

void appendNumber(std::string& out, std::uint64_t number)
{
    for (unsigned shift = 0; shift < 64; shift += 8)
        out += static_cast<char>(number >> shift & 0xFFU);
}

std::uint64_t numberAt(std::string_view bytes, std::size_t at)
{
    std::uint64_t number = 0;
    for (unsigned i = 0; i < 8; ++i)
        number |= static_cast<std::uint64_t>(static_cast<unsigned char>(bytes[at + i])) << (8 * i);
    return number;
}

const unsigned char* raw(std::string_view bytes)
{
    return reinterpret_cast<const unsigned char*>(bytes.data());
}

std::size_t readUpTo(std::istream& in, std::string& block, std::size_t size)
{
    block.resize(size);
    in.read(block.data(), static_cast<std::streamsize>(size));
    block.resize(static_cast<std::size_t>(in.gcount()));
    return block.size();
}

Result<void> start(std::string_view passphrase)
{
    if (sodium_init() < 0)
        return fail("seal.memory", "", "libsodium could not start");
    if (passphrase.empty())
        return fail("seal.no_passphrase", "", "a passphrase was expected");
    return {};
}
} // namespace

bool looksSealed(std::string_view firstBytes)
{
    return firstBytes.starts_with(kMark);
}

Result<void> seal(std::istream& in, std::ostream& out, std::string_view passphrase, const SealCost& cost)
{
    if (Result<void> ready = start(passphrase); !ready)
        return ready;
    std::string front(kMark);
    front += static_cast<char>(kSealVersion);
    appendNumber(front, cost.operations);
    appendNumber(front, cost.memory);
    std::array<unsigned char, kSaltSize> salt{};
    randombytes_buf(salt.data(), salt.size());
    front.append(reinterpret_cast<const char*>(salt.data()), salt.size());
    StreamKey key;
    if (!key.derive(passphrase, salt.data(), cost))
        return fail("seal.memory", "", "memory for the key");
    Stream stream;
    std::array<unsigned char, kStreamHeader> header{};
    crypto_secretstream_xchacha20poly1305_init_push(&stream, header.data(), key.data());
    out.write(front.data(), static_cast<std::streamsize>(front.size()));
    out.write(reinterpret_cast<const char*>(header.data()), static_cast<std::streamsize>(header.size()));
    std::string block;
    std::vector<unsigned char> sealed(kBlock + kOverhead);
    bool first = true;
    bool last = false;
    while (!last) {
        last = readUpTo(in, block, kBlock) < kBlock || in.peek() == std::istream::traits_type::eof();
        unsigned long long size = 0;
        crypto_secretstream_xchacha20poly1305_push(&stream, sealed.data(), &size, raw(block), block.size(),
                                                   first ? raw(front) : nullptr, first ? front.size() : 0,
                                                   last ? crypto_secretstream_xchacha20poly1305_TAG_FINAL
                                                        : crypto_secretstream_xchacha20poly1305_TAG_MESSAGE);
        out.write(reinterpret_cast<const char*>(sealed.data()), static_cast<std::streamsize>(size));
        first = false;
    }
    sodium_memzero(&stream, sizeof stream);
    sodium_memzero(block.data(), block.size());
    out.flush();
    if (in.bad() || !out.good())
        return fail("seal.io", "", "bytes could not be read or written");
    return {};
}

Result<void> openSealed(std::istream& in, const std::function<bool(std::string_view)>& take,
                        std::string_view passphrase)
{
    if (Result<void> ready = start(passphrase); !ready)
        return ready;
    std::string front;
    std::string header;
    if (readUpTo(in, front, kFrontSize) < kFrontSize || !looksSealed(front) ||
        readUpTo(in, header, kStreamHeader) < kStreamHeader)
        return fail("seal.not_sealed", "", "a sealed file of this program was expected");
    if (static_cast<unsigned char>(front[kMark.size()]) != kSealVersion)
        return fail("seal.newer_file", "", "sealed by a newer version of this program");
    const SealCost cost{numberAt(front, kMark.size() + 1), numberAt(front, kMark.size() + 9)};
    if (cost.operations > kMostCost.operations || cost.memory > kMostCost.memory)
        return fail("seal.too_costly", "", "the file asks for more than 1 GiB or 10 rounds for its key");
    StreamKey key;
    if (!key.derive(passphrase, raw(front) + kFrontSize - kSaltSize, cost))
        return fail("seal.memory", "", "memory for the key");
    Stream stream;
    if (crypto_secretstream_xchacha20poly1305_init_pull(&stream, raw(header), key.data()) != 0)
        return fail("seal.not_sealed", "", "a sealed file of this program was expected");
    std::string block;
    std::string opened(kBlock, '\0');
    for (bool first = true;; first = false) {
        readUpTo(in, block, kBlock + kOverhead);
        unsigned long long size = 0;
        unsigned char tag = 0;
        if (block.size() < kOverhead ||
            crypto_secretstream_xchacha20poly1305_pull(
                &stream, reinterpret_cast<unsigned char*>(opened.data()), &size, &tag, raw(block),
                block.size(), first ? raw(front) : nullptr, first ? front.size() : 0) != 0)
            return first ? fail("seal.wrong_passphrase", "", "another passphrase, or the file was changed")
                         : fail("seal.damaged", "", "the file was changed or cut");
        if (!take(std::string_view(opened).substr(0, static_cast<std::size_t>(size))))
            return fail("seal.io", "", "bytes could not be written");
        if (tag == crypto_secretstream_xchacha20poly1305_TAG_FINAL)
            break;
    }
    sodium_memzero(&stream, sizeof stream);
    sodium_memzero(opened.data(), opened.size());
    if (in.peek() != std::istream::traits_type::eof())
        return fail("seal.damaged", "", "there is more after the end of the sealed part");
    return {};
}

} // namespace cotejo
