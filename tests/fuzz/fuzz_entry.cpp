#include "tests/fuzz/fuzz_target.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

// One libFuzzer program a target; COTEJO_FUZZ_TARGET is its name.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const cotejo::fuzz::FuzzTarget* const target = cotejo::fuzz::fuzzTarget(COTEJO_FUZZ_TARGET);
    if (target == nullptr)
        std::abort();
    target->run({reinterpret_cast<const char*>(data), size});
    return 0;
}
