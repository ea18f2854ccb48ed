#pragma once

#include "engine/import/byte_stream.h"
#include "engine/import/json_list_cutter.h"
#include "engine/import/read_progress.h"
#include "engine/import/record_buffer.h"
#include "engine/import/record_intake.h"

#include <optional>
#include <string_view>

namespace cotejo
{

// Reads a file that is one JSON list of records, in two passes: the first hands out nothing and refuses the
// file where the list is not whole (cut short, or brackets, commas and quotation marks out of order); the
// second hands the records out. Holds one record at most.
class JsonListReader
{
public:
    JsonListReader(ByteStream& stream, RecordIntake& intake, ReadProgress& progress)
        : m_stream(stream), m_intake(intake), m_progress(progress)
    {
    }

    bool read(); // from the stream's start; false: the reading is to stop

private:
    enum class Pass { check, hand_out };

    // One way through the file; false: it was refused, or the reading is to stop.
    bool pass(Pass which);
    bool handle(JsonListCutter::Event event, std::string_view piece, std::size_t at, Pass which);
    bool takeRecord();
    bool refuseFile(JsonListCutter::Fault fault, TextPlace place, Pass which);

    ByteStream& m_stream;
    RecordIntake& m_intake;
    ReadProgress& m_progress;
    JsonListCutter m_cutter;
    RecordBuffer m_record;
    std::size_t m_count = 0; // records begun
    bool m_inside = false;   // of a record
    std::size_t m_from = 0;  // where what belongs to the record begins in the piece
    TextPlace m_start;       // of the record
};

// `piece`, the first of a file, without a byte order mark; read.invalid_utf8 where the mark says UTF-16.
[[nodiscard]] Result<std::string_view> withoutByteOrderMark(std::string_view piece);

} // namespace cotejo
