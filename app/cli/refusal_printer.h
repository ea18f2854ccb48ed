#pragma once

#include "engine/import/document_reader.h"

#include <string>

namespace cotejo::cli
{

// People's messages of a command that reads records, on standard error: each refused record with file, line,
// pointer and what was expected, what a foreign format was read as and left open, and at the end how many of
// how many went in. Never patient text.
class RefusalPrinter
{
public:
    explicit RefusalPrinter(std::string command);

    void refused(const RefusedRecord& record) const;
    void remarked(const RecordPlace& place, const Error& error) const;
    void repeatedId(const std::string& id, const RecordPlace& place) const;
    void summary(const ReadCounts& counts) const;

private:
    std::string m_command;
    bool m_spanish;
};

} // namespace cotejo::cli
