#pragma once

#include "engine/import/byte_stream.h"
#include "engine/import/file_shape.h"
#include "engine/import/read_progress.h"
#include "engine/import/record_intake.h"

namespace cotejo
{

// Reads one `.txt` or `.md`: the file is the note's text, byte for byte (a byte order mark and CR LF stay and
// count), and its name without folder and ending is the note's id. Refused: read.invalid_utf8,
// read.lone_surrogate, read.nul_byte, read.too_large, and a transcript copied as Markdown
// (read.format_not_read_yet). False: the reading is to stop.
[[nodiscard]] bool readTextFile(ByteStream& stream, const FoundFile& file, FileShape shape,
                                RecordIntake& intake, ReadProgress& progress);

} // namespace cotejo
