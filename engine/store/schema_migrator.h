#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace cotejo
{

class SqlConnection;

inline constexpr std::uint32_t kApplicationId = 0x434F5445; // "COTE"

// One step of resources/sql: NNN_name.sql brings a file from version NNN − 1 to NNN.
struct Migration {
    std::int64_t version = 0;
    std::string name;
    std::string sql;
};

[[nodiscard]] const std::vector<Migration>& migrations(); // 1, 2, 3, … without a gap
[[nodiscard]] std::int64_t presentSchema();               // the last of them

// What the first bytes of a file say, without opening it as a database (which could make side files).
struct FileHeader {
    bool sqlite = false;
    std::uint32_t applicationId = 0;
    std::uint32_t userVersion = 0;
};
[[nodiscard]] FileHeader readFileHeader(const std::string& path);
// The same where the newest header may still stand in the write-ahead log beside the file, because the
// program was killed before it came into the file itself.
[[nodiscard]] FileHeader presentHeader(const std::string& path);

// Brings an open file to `target`, each step in one transaction with its user_version, after a copy of the
// file as PATH.vN-backup (none of an empty one). Throws StoreFailure store.newer_file or store.migration.
void migrate(SqlConnection& connection, const std::string& path, std::int64_t target);

} // namespace cotejo
