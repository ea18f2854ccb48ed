#include "engine/store/foreign_store.h"

#include "engine/store/schema_migrator.h"
#include "engine/store/sql_connection.h"
#include "engine/store/store_failure.h"

#include <filesystem>

namespace cotejo
{
namespace
{
constexpr SqlText kLook{"foreign_look", "SELECT count(*) FROM events"};
}

Result<ReadHandle> openForeignStore(const std::string& path)
{
    return asResult([&path]() -> ReadHandle {
        std::error_code failed;
        if (!std::filesystem::is_regular_file(path, failed))
            throw StoreFailure("store.missing", path, "a store that exists was expected");
        const FileHeader header = presentHeader(path);
        if (!header.sqlite || header.applicationId != kApplicationId)
            throw StoreFailure("store.not_ours", path, "a store of this program was expected");
        if (header.userVersion > presentSchema())
            throw StoreFailure("store.newer_file", path, "made by a newer version of this program");
        try {
            auto connection = std::make_unique<SqlConnection>(path, SqlMode::read);
            (void)connection->number(kLook);
            return ReadHandle(std::move(connection));
        } catch (const StoreFailure& failure) {
            if (failure.error().code != "store.io" && failure.error().code != "store.read_only")
                throw;
        }
        return ReadHandle(std::make_unique<SqlConnection>(path, SqlMode::read, true));
    });
}

} // namespace cotejo
