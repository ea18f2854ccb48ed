#pragma once

#include "engine/import/document_kind.h"
#include "engine/import/record_sink.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

struct ReadCounts {
    std::size_t files = 0;   // that were read, whatever came of them
    std::size_t records = 0; // handed to the sink
    std::size_t refused = 0;
    std::size_t passedOver = 0; // files of a folder that this command does not read
    std::size_t otherKind = 0;  // records of the kind that was not asked for, in files of a folder
    bool stopped = false;       // a function of the sink said so
};

// Reads files and folders (recursively, in name order; `*.gold.json`, `README.md` and hidden files are left
// out, FORMATS §4). `as` nullopt: the record's `format` decides, as `import` does; with a kind only that kind
// is read, as `check` and `note` do.
//
// A path the caller named is always answered, by records or by a refusal; a file found in a folder that holds
// the other kind is passed over and counted. What is read by which ending: file_shape.h. Records of one file
// come in its order. A JSON list is checked to its end before the first of its records is handed out, so that
// a file cut short gives none (FORMATS §1).
//
// A `.md` with a role heading (role_heading.h) is a transcript, and is read as a note only where `as` says
// note. Formats of other programs (foreign_format.h) are known by their content, converted to ours, and said
// to be so (RecordSink::remarked).
class DocumentReader
{
public:
    explicit DocumentReader(std::optional<DocumentKind> as) : m_as(as) {}

    [[nodiscard]] ReadCounts read(const std::vector<std::string>& paths, const RecordSink& sink) const;

private:
    std::optional<DocumentKind> m_as;
};

} // namespace cotejo
