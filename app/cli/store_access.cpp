#include "app/cli/store_access.h"

#include "app/cli/terminal_text.h"

#include "engine/base/platform/device_identity.h"
#include "engine/base/utf8_check.h"

#include <cstdlib>
#include <iostream>

namespace cotejo::cli
{

Result<StoreFile> openStore(const std::string& path, StoreUse use)
{
    if (path.empty())
        return fail("usage.no_store", "--store", "the name of a file was expected");
    const SystemClock clock;
    return StoreFile::open(path, {use == StoreUse::create, use == StoreUse::read, deviceIdentity()}, clock);
}

int reportFault(const std::string& command, const Error& error)
{
    std::cerr << "cotejo-cli " << command << ": ";
    if (!error.where.empty())
        std::cerr << oneLine(error.where) << ": ";
    std::cerr << (error.detail.empty() ? error.code : oneLine(error.detail) + " (" + error.code + ")")
              << '\n';
    const bool asked = error.code.starts_with("usage.") || error.code == "export.filter" ||
                       error.code == "store.missing" || error.code == "store.unknown_item" ||
                       error.code == "store.ambiguous_item" || error.code.starts_with("field.") ||
                       error.code.starts_with("query.") ||
                       (error.code.starts_with("decision.") && error.code != "decision.conflict");
    return asked ? kBadUsage : kCheckFailed;
}

std::string systemUser()
{
    for (const char* name : {"USER", "LOGNAME", "USERNAME"}) {
        const char* value = std::getenv(name);
        if (value && *value && !firstTextFault(value))
            return value;
    }
    return "unknown";
}

} // namespace cotejo::cli
