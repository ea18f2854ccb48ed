#pragma once

#include "engine/base/json_reader.h"
#include "engine/base/text_place.h"
#include "engine/import/document_reader.h"
#include "engine/import/foreign_record.h"
#include "engine/import/source_walk.h"

#include <optional>
#include <set>
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
    // Records of another format, converted; says once a file what it is read as.
    bool takeForeign(ForeignFormat format, std::vector<Result<ForeignRecord>>&& records, RecordPlace place);
    bool refuse(RecordPlace place, Error error, std::string pointer = {});
    bool mayGoOn();  // asks the sink whether somebody cancelled
    void passOver(); // the file at hand is none that this command reads

    [[nodiscard]] bool isStopped() const { return m_counts.stopped; }
    [[nodiscard]] std::optional<DocumentKind> as() const { return m_as; }
    // The id of a record that has none: the file's name without folder and ending, and which record it is.
    [[nodiscard]] std::string ownId(const RecordPlace& place) const;
    [[nodiscard]] RecordPlace place() const { return {m_file, std::nullopt, std::nullopt}; }

private:
    bool refuse(RecordPlace place, TextPlace start, std::string_view bytes, const JsonFault& fault);
    bool takeForeignJson(ForeignFormat format, std::string&& bytes, RecordPlace place, TextPlace start);
    bool takeMessages(); // those of a file that is a list of them
    bool isOtherKind(DocumentKind kind) const { return m_as && *m_as != kind; }
    bool otherKind(RecordPlace place, Error error);
    void remark(const RecordPlace& place, const Error& error) const;
    bool takeTranscript(std::string&& bytes, RecordPlace place, TextPlace start);
    bool takeJsonNote(std::string&& bytes, RecordPlace place, TextPlace start);
    bool isNamedByFile(const std::string& id) const; // of the record at hand
    bool went(bool goOn);

    std::optional<DocumentKind> m_as;
    const RecordSink& m_sink;
    ReadCounts& m_counts;
    std::string m_file;
    std::string m_messages;            // JSON texts, each with a comma behind it
    std::set<ForeignFormat> m_formats; // said of the file at hand
    bool m_given = true;
    bool m_converted = false; // the record at hand comes from another format
    bool m_passedOver = false;
    ReadCounts m_atBegin;
};

} // namespace cotejo
