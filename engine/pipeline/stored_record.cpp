#include "engine/pipeline/stored_record.h"

#include "engine/base/strict_json.h"
#include "engine/import/note_json.h"
#include "engine/import/record_head.h"
#include "engine/import/transcript_json.h"
#include "engine/pipeline/document_builder.h"

namespace cotejo
{

Result<Transcript> storedTranscript(const std::string& bytes)
{
    JsonReader reader(bytes);
    Transcript transcript;
    if (!readTranscript(reader, transcript))
        return tl::unexpected<Error>(jsonError(*reader.fault(), bytes));
    return transcript;
}

Result<Note> storedNote(const std::string& bytes, const std::string& record)
{
    Note note;
    if (recordFormat(bytes) == kNoteFormat) {
        JsonReader reader(bytes);
        // A text file may hold such a record too; then it was kept under the file's name.
        if (readNote(reader, note) && note.id == record)
            return note;
        note = {};
    }
    note.id = record;
    note.text = bytes;
    return note;
}

DocumentIndexer storedDocumentIndexer()
{
    return [](ItemKind kind, const std::string& record, std::string_view bytes) -> std::vector<DocumentItem> {
        const std::string text(bytes);
        if (kind == ItemKind::note) {
            const Result<Note> note = storedNote(text, record);
            return note ? documentOf(*note, {}, {}).items : std::vector<DocumentItem>();
        }
        const Result<Transcript> transcript = storedTranscript(text);
        return transcript ? documentOf(*transcript, {}, {}).items : std::vector<DocumentItem>();
    };
}

} // namespace cotejo
