#include "engine/base/utf8_check.h"

#include <cstdint>
#include <cstring>

namespace cotejo
{
namespace
{
// True where all eight bytes are ASCII and none is NUL.
bool plainWord(const char* bytes)
{
    std::uint64_t word = 0;
    std::memcpy(&word, bytes, sizeof word);
    constexpr std::uint64_t kOnes = 0x0101010101010101ULL;
    return ((word | (word - kOnes)) & (kOnes << 7U)) == 0;
}
} // namespace

std::optional<TextFault> firstTextFault(std::string_view text)
{
    std::size_t at = 0;
    while (at < text.size()) {
        if (at + 8 <= text.size() && plainWord(text.data() + at)) {
            at += 8;
            continue;
        }
        if (text[at] == '\0')
            return TextFault{at, Utf8Fault::none};
        const Utf8Step step = utf8StepAt(text, at);
        if (step.fault != Utf8Fault::none)
            return TextFault{at, step.fault};
        at += step.length;
    }
    return std::nullopt;
}

} // namespace cotejo
