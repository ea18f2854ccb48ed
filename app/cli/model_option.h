#pragma once

#include "engine/pipeline/loop_job.h"

#include <string>

namespace cotejo::cli
{

// A model as the command line names it.
struct ModelOption {
    std::string url;
    std::string model; // empty: the service takes its own
    std::int64_t maxTokens = 1024;
    bool plainHttp = false; // http to another machine is allowed
};

// With the key of `keyVariable`, where it is set. Errors: those of ServiceAddress::parse.
[[nodiscard]] Result<ModelChoice> modelChoice(const ModelOption& option, const char* keyVariable);

// Says on standard error what leaves this machine, where anything does.
void announce(const std::string& command, const ModelChoice& choice, const char* what);

} // namespace cotejo::cli
