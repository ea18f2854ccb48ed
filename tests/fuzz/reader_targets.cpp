#include "tests/fuzz/reader_targets.h"

#include "tests/fuzz/law.h"

#include "engine/base/csv_reader.h"
#include "engine/base/utf8_check.h"
#include "engine/import/foreign_record.h"
#include "engine/import/html_chat.h"
#include "engine/import/markdown_chat.h"
#include "engine/import/note_json.h"
#include "engine/import/redcap_note.h"
#include "engine/import/transcript_json.h"
#include "engine/untrusted/document_text.h"

#include <array>
#include <string>
#include <vector>

namespace cotejo::fuzz
{
namespace
{
void checkTranscript(const std::string& json)
{
    JsonReader reader(json);
    Transcript transcript;
    demand(readTranscript(reader, transcript));
    for (const Turn& turn : transcript.turns)
        demand(turn.evaluations.empty());
}

void checkNote(const std::string& json)
{
    JsonReader reader(json);
    Note note;
    demand(readNote(reader, note));
}

void checkAll(const std::vector<Result<ForeignRecord>>& records)
{
    for (const Result<ForeignRecord>& record : records) {
        if (record)
            checkNote(record->json);
    }
}

void ownTranscript(std::string_view bytes)
{
    JsonReader reader(bytes);
    Transcript transcript;
    (void)readTranscript(reader, transcript);
}

void ownNote(std::string_view bytes)
{
    JsonReader reader(bytes);
    Note note;
    (void)readNote(reader, note);
}

void foreignJson(std::string_view bytes)
{
    const auto format = foreignFormat(bytes);
    if (!format)
        return;
    for (const auto& record : convertForeign(*format, bytes, "fuzz")) {
        if (!record)
            continue;
        if (kindOf(*format) == DocumentKind::transcript)
            checkTranscript(record->json);
        else
            checkNote(record->json);
    }
}

void markdown(std::string_view bytes)
{
    if (firstTextFault(bytes))
        return;
    if (const auto chat = readMarkdownChat(bytes, "fuzz"))
        checkTranscript(transcriptJson(chat->transcript, ForeignFormat::markdown_chat));
}

void html(std::string_view bytes)
{
    if (firstTextFault(bytes))
        return;
    for (const auto& chat : readHtmlChat(bytes, "fuzz")) {
        if (chat)
            checkTranscript(transcriptJson(chat->transcript, ForeignFormat::html_chat));
    }
}

// Half of the bytes are the dictionary, half the data.
void redcap(std::string_view bytes)
{
    if (firstTextFault(bytes))
        return;
    const std::size_t half = bytes.find("\n\n");
    const auto dictionary = RedcapDictionary::read(bytes.substr(0, half));
    if (!dictionary || half == std::string_view::npos)
        return;
    CsvReader rows(bytes.substr(half + 2));
    std::vector<std::string> columns;
    std::vector<std::string> cells;
    if (!rows.next(columns))
        return;
    const RedcapNote note(columns, *dictionary);
    for (std::size_t row = 2; rows.next(cells); ++row)
        checkNote(noteJson(note.read(cells, row, "fuzz"), ForeignFormat::redcap_csv));
}

void xml(std::string_view bytes)
{
    checkAll(readDocumentText("clinical_document", bytes, "fuzz"));
}

void docx(std::string_view bytes)
{
    checkAll(readDocumentText("word_document", bytes, "fuzz"));
}

void rtf(std::string_view bytes)
{
    checkAll(readDocumentText("rich_text", bytes, "fuzz"));
}

void pdf(std::string_view bytes)
{
    checkAll(readDocumentText("pdf_text", bytes, "fuzz"));
}

constexpr auto kTargets = std::to_array<FuzzTarget>({
    {"own_transcript", ownTranscript, "tests/data/transcripts"},
    {"own_note", ownNote, "tests/data/import"},
    {"foreign_json", foreignJson, "tests/data/foreign"},
    {"markdown_chat", markdown, "tests/data/foreign/markdown"},
    {"html_chat", html, "tests/data/foreign/html"},
    {"redcap_csv", redcap, "tests/data/fuzz/redcap"},
    {"clinical_document", xml, "tests/data/foreign/cda"},
    {"fhir_xml", xml, "tests/data/foreign/fhir"},
    {"word_document", docx, "tests/data/foreign/docx"},
    {"rich_text", rtf, "tests/data/foreign/rtf"},
    {"pdf_text", pdf, "tests/data/foreign/pdf"},
});
} // namespace

std::span<const FuzzTarget> readerTargets()
{
    return kTargets;
}

} // namespace cotejo::fuzz
