#include "engine/pipeline/record_namer.h"

#include "engine/base/sha256.h"
#include "engine/import/file_path.h"

#include <nlohmann/json.hpp>

#include <system_error>

namespace cotejo
{
namespace
{
constexpr std::size_t kNameDigits = 8;
constexpr std::size_t kOriginDigits = 16;

std::string nameKey(ItemKind kind, const std::string& record)
{
    return std::string(codeOfItemKind(kind)) + ' ' + record;
}

std::string apart(const std::string& id, const std::string& sha256)
{
    return id + '-' + sha256.substr(0, kNameDigits);
}

bool isApart(std::string_view name, std::string_view id)
{
    return name.size() == id.size() + 1 + kNameDigits && name.starts_with(id) && name[id.size()] == '-' &&
           name.find_first_not_of("0123456789abcdef", id.size() + 1) == std::string_view::npos;
}
} // namespace

std::string RecordNamer::originOf(const std::string& file)
{
    std::error_code error;
    const std::filesystem::path path = std::filesystem::weakly_canonical(filePath(file), error);
    return sha256Hex(error ? file : pathText(path)).substr(0, kOriginDigits);
}

Result<void> RecordNamer::load()
{
    if (m_loaded)
        return {};
    m_loaded = true;
    return forEachImportName(m_handle, [this](const ImportName& entry) { add(entry); });
}

void RecordNamer::add(ImportName entry)
{
    if (!entry.origin.empty())
        m_byOrigin[entry.origin].push_back(entry);
    m_byName[nameKey(entry.kind, entry.record)].push_back(std::move(entry));
}

Result<std::string> RecordNamer::name(ItemKind kind, const std::string& id, std::string_view bytes,
                                      const std::string& file)
{
    if (const Result<void> loaded = load(); !loaded)
        return tl::unexpected<Error>(loaded.error());
    const std::string sha256 = sha256Hex(bytes);
    const std::string origin = originOf(file);
    const auto found = m_byName.find(nameKey(kind, id));
    std::string name = id;
    if (found != m_byName.end()) {
        const auto is = [&sha256](const ImportName& entry) { return entry.document == sha256; };
        if (std::any_of(found->second.begin(), found->second.end(), is))
            return id;
        name = apart(id, sha256);
    }
    for (const ImportName& entry : m_byOrigin[origin]) {
        if (entry.kind == kind && (entry.record == id || isApart(entry.record, id)))
            name = entry.record;
    }
    add({kind, name, sha256, origin});
    return name;
}

std::string withRecordId(const std::string& bytes, const std::string& id)
{
    nlohmann::ordered_json record = nlohmann::ordered_json::parse(bytes, nullptr, false);
    if (!record.is_object() || !record.contains("format"))
        return bytes;
    record["id"] = id;
    return record.dump();
}

} // namespace cotejo
