#include "tests/fuzz/fuzz_target.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace
{
const cotejo::fuzz::FuzzTarget& ownTarget()
{
    static const auto target = cotejo::fuzz::fuzzTarget(COTEJO_FUZZ_TARGET);
    if (!target)
        std::abort();
    return *target;
}
} // namespace

// One libFuzzer program a target; COTEJO_FUZZ_TARGET is its name. With --seeds it prints where its seeds are.
extern "C" int LLVMFuzzerInitialize(int* count, char*** words)
{
    if (*count == 2 && std::string((*words)[1]) == "--seeds") {
        std::printf("%s\n", std::string(ownTarget().seeds).c_str());
        std::exit(0);
    }
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    ownTarget().run({reinterpret_cast<const char*>(data), size});
    return 0;
}
