#pragma once

#include "engine/base/json_reader.h"
#include "engine/base/text_place.h"
#include "engine/import/document_reader.h"
#include "engine/import/source_walk.h"

#include <optional>
#include <string>

namespace cotejo
{

// Takes the records of one file after another: decides what each is, reads it, hands it to the sink or
// refuses it, and counts. Every function returns false where the reading is to stop.
class RecordIntake
{
public:
    RecordIntake(std::optional<DocumentKind> as, const RecordSink& sink, ReadCounts& counts)
        : m_as(as), m_sink(sink), m_counts(counts)
    {
    }

    void beginFile(const FoundFile& file);
    bool endFile(); // refuses a file without any record (read.empty)

    // One JSON record; `start` is where its first byte stands in the file.
    bool takeJson(std::string&& bytes, RecordPlace place, TextPlace start);
    bool takeNote(NoteRecord&& record);
    bool refuse(RecordPlace place, Error error, std::string pointer = {});
    bool mayGoOn();  // asks the sink whether somebody cancelled
    void passOver(); // the file at hand is none that this command reads

    [[nodiscard]] bool isStopped() const { return m_counts.stopped; }
    [[nodiscard]] std::optional<DocumentKind> as() const { return m_as; }
    [[nodiscard]] RecordPlace place() const { return {m_file, std::nullopt, std::nullopt}; }

private:
    bool refuse(RecordPlace place, TextPlace start, std::string_view bytes, const JsonFault& fault);
    bool takeTranscript(std::string&& bytes, RecordPlace place, TextPlace start);
    bool takeJsonNote(std::string&& bytes, RecordPlace place, TextPlace start);
    bool went(bool goOn);

    std::optional<DocumentKind> m_as;
    const RecordSink& m_sink;
    ReadCounts& m_counts;
    std::string m_file;
    bool m_given = true;
    bool m_passedOver = false;
    ReadCounts m_atBegin;
};

} // namespace cotejo
