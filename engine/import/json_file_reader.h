#pragma once

#include "engine/import/byte_stream.h"
#include "engine/import/json_line_cutter.h"
#include "engine/import/read_progress.h"
#include "engine/import/record_intake.h"

#include <string_view>

namespace cotejo
{

// Reads one JSON file: a record, a list of records, or one a line. A byte order mark at its start is skipped.
// Every function returns false where the reading is to stop.
class JsonFileReader
{
public:
    JsonFileReader(ByteStream& stream, RecordIntake& intake, ReadProgress& progress)
        : m_stream(stream), m_intake(intake), m_progress(progress)
    {
    }

    bool readLines();
    bool readValue(); // a record, or a list of them

private:
    [[nodiscard]] Result<std::string_view> nextPiece();
    bool takeLine(JsonLineCutter::Line&& line);
    bool readOne(std::string_view first, TextPlace start);

    ByteStream& m_stream;
    RecordIntake& m_intake;
    ReadProgress& m_progress;
    bool m_atStart = true;
};

} // namespace cotejo
