#pragma once

#include "engine/base/result.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

struct ProcessLimits {
    std::size_t memoryBytes = 0; // address space; not enforced under the address sanitizer
    unsigned seconds = 0;        // of the clock, and of the processor
    std::size_t outputBytes = 0;
};

// Runs a program with `input` on its standard input and gives back what it wrote on its standard output, once
// it has ended with 0. It may write no file, opens few, starts with no environment of ours and in the root
// folder, and is killed at its limits. Errors: process.not_started, process.crashed (a signal, or another
// exit code), process.out_of_time, process.too_much_output. POSIX only; another system needs its own source
// file.
[[nodiscard]] Result<std::string> runLimited(const std::string& program,
                                             const std::vector<std::string>& arguments,
                                             std::string_view input, const ProcessLimits& limits);

// The folder of the program that runs; empty where the system does not say.
[[nodiscard]] std::string ownProgramFolder();

} // namespace cotejo
