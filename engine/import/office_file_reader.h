#pragma once

#include "engine/import/byte_stream.h"
#include "engine/import/file_shape.h"
#include "engine/import/read_progress.h"
#include "engine/import/record_intake.h"

namespace cotejo
{

// Reads a note of a format that is read in a child process (untrusted_reader.h): `.xml` (CDA R2 or FHIR),
// `.docx`, `.rtf`, `.pdf`. What the file is, is seen from its first bytes: a file whose bytes are of another
// kind than its ending says is refused (read.not_its_format). False: the reading is to stop.
[[nodiscard]] bool readOfficeFile(ByteStream& stream, FileShape shape, RecordIntake& intake,
                                  ReadProgress& progress);

} // namespace cotejo
