#pragma once

#include "engine/import/record_intake.h"
#include "engine/import/source_walk.h"

#include <string_view>

namespace cotejo
{

// Reads a CSV file as REDCap exports it: one note a row, read with the data dictionary that lies beside it
// (any CSV file of the folder whose variables are the file's columns). The dictionary itself is no note and
// is passed over. Refused: read.no_dictionary (codes cannot be read without it), csv.unreadable,
// read.wrong_cell_count by row, read.too_large (rows). False: the reading is to stop.
[[nodiscard]] bool readCsvNotes(std::string_view text, const FoundFile& file, RecordIntake& intake);

} // namespace cotejo
