#pragma once

#include "engine/import/byte_stream.h"
#include "engine/import/file_shape.h"
#include "engine/import/read_progress.h"
#include "engine/import/record_intake.h"

namespace cotejo
{

// Reads one `.txt`, `.md`, `.html` or `.csv` (csv_file_reader.h). As a note the file is the text, byte for
// byte (a byte order mark and CR LF stay and count), and its name without folder and ending is the note's id.
// A `.md` with a role heading and any `.html` is the copy of a chat, unless notes are asked for. Refused:
// read.invalid_utf8, read.lone_surrogate, read.nul_byte, read.too_large, read.no_turn. False: the reading is
// to stop.
[[nodiscard]] bool readTextFile(ByteStream& stream, const FoundFile& file, FileShape shape,
                                RecordIntake& intake, ReadProgress& progress);

} // namespace cotejo
