#pragma once

#include "engine/base/error.h"
#include "engine/domain/note.h"
#include "engine/domain/transcript.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace cotejo
{

// Where a record stands in the files people gave.
struct RecordPlace {
    std::string file; // as given or found
    std::optional<std::size_t>
        line; // 1-based: the record's in JSON Lines; of a refusal, the fault's in any JSON
    std::optional<std::size_t> record; // 0-based position in an array
};

// A record that was not taken: where, what is wrong and what was expected. Never holds patient text.
// `error.where` is the pointer, or line and byte where bytes are at fault (strict_json.h). Codes beside those
// of JSON and of the formats: read.not_found, read.not_a_file, read.cannot_open, read.cannot_read, read.empty
// (no record in the file), read.unknown_ending, read.other_kind (a note where a transcript was asked for, or
// the reverse).
struct RefusedRecord {
    RecordPlace place;
    std::string pointer; // JSON pointer inside the record, empty for the whole
    Error error;
};

struct TranscriptRecord {
    Transcript transcript;
    std::string bytes; // the record's own bytes, as kept in the store
    RecordPlace place;
    bool namedByFile = false; // it has no id of its own: the transcript's is the file's name
};

struct NoteRecord {
    Note note;
    std::string bytes;
    RecordPlace place;
    bool namedByFile = false;
};

// Readers hand records over one by one and keep none, so a file of any length needs the memory of its longest
// record. Returning false stops the reading (a person cancelled).
struct RecordSink {
    std::function<bool(TranscriptRecord&&)> transcript;
    std::function<bool(NoteRecord&&)> note;
    std::function<bool(RefusedRecord&&)> refused;
    // May be empty. What a person should know of a record that was taken: the format of another program it
    // was read as (read.as_format, once a file), what that format left open (read.uncertain_border,
    // read.other_branches, …).
    std::function<void(const RecordPlace&, const Error&)> remarked;
    std::function<void(std::size_t bytesRead, std::size_t bytesTotal)> progress; // may be empty
    // May be empty. Asked after each piece of a file; true stops the reading, also where no record is due for
    // long.
    std::function<bool()> cancelled;
};

} // namespace cotejo
