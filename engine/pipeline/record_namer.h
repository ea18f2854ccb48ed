#pragma once

#include "engine/store/import_names.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace cotejo
{

// Names the records of an import call that have no id but their file's name. Two patients' files may well be
// called the same, and a record of that name must not take the place of another: where the name is taken by
// other bytes of another file, eight digits of the record's own SHA-256 stand behind it ("nota-3fa91c2b").
// The same bytes keep the name they came under; the same file, changed, is a new version of its record.
class RecordNamer
{
public:
    explicit RecordNamer(WriteHandle& handle) : m_handle(handle) {} // must outlive it

    // `id`: the file's name as record id; `file`: its path, UTF-8. Errors: those of the store.
    [[nodiscard]] Result<std::string> name(ItemKind kind, const std::string& id, std::string_view bytes,
                                           const std::string& file);

    // Which file it is, without saying where: part of the SHA-256 of its absolute path.
    [[nodiscard]] static std::string originOf(const std::string& file);

private:
    [[nodiscard]] Result<void> load();
    void add(ImportName entry);

    WriteHandle& m_handle;
    bool m_loaded = false;
    std::unordered_map<std::string, std::vector<ImportName>> m_byName;
    std::unordered_map<std::string, std::vector<ImportName>> m_byOrigin;
};

// The JSON text of a record of ours with another id in it; `bytes` unchanged where they are no such text.
[[nodiscard]] std::string withRecordId(const std::string& bytes, const std::string& id);

} // namespace cotejo
