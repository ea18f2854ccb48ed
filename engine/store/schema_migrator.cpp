#include "engine/store/schema_migrator.h"

#include "engine/base/embedded_resource.h"
#include "engine/store/sql_connection.h"
#include "engine/store/sql_transaction.h"
#include "engine/store/store_failure.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <filesystem>
#include <fstream>

namespace cotejo
{
namespace
{
constexpr SqlText kUserVersion{"user_version", "PRAGMA user_version"};
constexpr SqlText kApplication{"application_id", "PRAGMA application_id"};
constexpr SqlText kBrokenReference{"foreign_key_check", "SELECT count(*) FROM pragma_foreign_key_check"};

std::uint32_t bigEndian(const std::array<char, 100>& bytes, std::size_t at)
{
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i)
        value = value << 8U | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

void step(SqlConnection& connection, const Migration& migration)
{
    SqlTransaction transaction(connection);
    if (connection.number(kUserVersion) >= migration.version)
        return; // another process was faster
    connection.runScript(migration.name, migration.sql);
    if (connection.number(kBrokenReference) > 0)
        throw StoreFailure("store.migration", migration.name, "a reference points at nothing");
    connection.runScript(migration.name, fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {};",
                                                     kApplicationId, migration.version));
    transaction.commit();
}

// A copy that is there already may be of an earlier state of the file (somebody went back to it): it is kept
// too.
void backUp(SqlConnection& connection, const std::string& path, std::int64_t version)
{
    const std::string name = fmt::format("{}.v{}-backup", path, version);
    std::string copy = name;
    for (int number = 2; std::filesystem::exists(copy); ++number)
        copy = fmt::format("{}-{}", name, number);
    const std::string unfinished = copy + ".part";
    std::filesystem::remove(unfinished);
    connection.copyTo(unfinished);
    std::filesystem::rename(unfinished, copy);
}
} // namespace

const std::vector<Migration>& migrations()
{
    static const std::vector<Migration> all = [] {
        std::vector<Migration> found;
        for (const std::string_view name : embeddedResourceNames("sql/")) {
            Migration migration;
            std::from_chars(name.data() + 4, name.data() + name.size(), migration.version);
            migration.name = std::string(name);
            migration.sql = std::string(embeddedResource(name));
            found.push_back(std::move(migration));
        }
        return found;
    }();
    return all;
}

std::int64_t presentSchema()
{
    return migrations().back().version;
}

FileHeader readFileHeader(const std::string& path)
{
    std::array<char, 100> bytes{};
    std::ifstream in(path, std::ios::binary);
    in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    FileHeader header;
    header.sqlite = in.gcount() == static_cast<std::streamsize>(bytes.size()) &&
                    std::string_view(bytes.data(), 16) == std::string_view("SQLite format 3\0", 16);
    if (header.sqlite) {
        header.userVersion = bigEndian(bytes, 60);
        header.applicationId = bigEndian(bytes, 68);
    }
    return header;
}

FileHeader presentHeader(const std::string& path)
{
    FileHeader header = readFileHeader(path);
    std::error_code failed;
    const std::uintmax_t log = std::filesystem::file_size(path + "-wal", failed);
    if (!header.sqlite || failed || log == 0)
        return header;
    try {
        SqlConnection connection(path, SqlMode::read);
        header.applicationId = static_cast<std::uint32_t>(connection.number(kApplication));
        header.userVersion = static_cast<std::uint32_t>(connection.number(kUserVersion));
    } catch (const StoreFailure&) {
        return header; // the log cannot be read here; the file itself says what it says
    }
    return header;
}

void migrate(SqlConnection& connection, const std::string& path, std::int64_t target)
{
    const std::int64_t present = connection.number(kUserVersion);
    if (present > presentSchema())
        throw StoreFailure("store.newer_file", path,
                           fmt::format("schema {} was expected at most", presentSchema()));
    for (const Migration& migration : migrations()) {
        if (migration.version <= present || migration.version > target)
            continue;
        if (present > 0)
            backUp(connection, path, migration.version - 1);
        step(connection, migration);
    }
}

} // namespace cotejo
