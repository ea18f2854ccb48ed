#pragma once

#include "engine/import/record_sink.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

enum class DocumentKind { transcript, note };

struct ReadCounts {
    std::size_t files = 0;
    std::size_t records = 0; // handed to the sink
    std::size_t refused = 0;
    std::size_t passedOver = 0; // files of a folder that this command does not read
};

// Reads files and folders (recursively, in name order; `*.gold.json`, `README.md` and hidden files are left
// out, FORMATS §4). `as` nullopt: the record's `format` decides, as `import` does; with a kind only that kind
// is read, as `check` and `note` do.
class DocumentReader
{
public:
    explicit DocumentReader(std::optional<DocumentKind> as) : m_as(as) {}

    [[nodiscard]] ReadCounts read(const std::vector<std::string>& paths, const RecordSink& sink) const;

private:
    std::optional<DocumentKind> m_as;
};

} // namespace cotejo
