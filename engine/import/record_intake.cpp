#include "engine/import/record_intake.h"

#include "engine/base/strict_json.h"
#include "engine/import/file_path.h"
#include "engine/import/note_json.h"
#include "engine/import/record_head.h"
#include "engine/import/transcript_json.h"

#include <utility>

namespace cotejo
{
namespace
{
std::string quoted(std::string_view word)
{
    return "\"" + std::string(word) + "\"";
}

std::string expectedFormat(std::optional<DocumentKind> as)
{
    if (!as)
        return quoted(kTranscriptFormat) + " or " + quoted(kNoteFormat);
    return quoted(*as == DocumentKind::transcript ? kTranscriptFormat : kNoteFormat);
}
} // namespace

void RecordIntake::beginFile(const FoundFile& file)
{
    m_file = shownPath(file.path);
    m_given = file.given;
    m_passedOver = false;
    m_atBegin = m_counts;
    m_messages.clear();
    m_formats.clear();
}

bool RecordIntake::endFile()
{
    if (!m_messages.empty() && !m_counts.stopped)
        takeMessages();
    if (m_counts.stopped)
        return false;
    const bool answered = m_counts.records > m_atBegin.records || m_counts.refused > m_atBegin.refused;
    if (!m_passedOver && !answered && m_counts.otherKind > m_atBegin.otherKind)
        passOver();
    if (m_passedOver)
        return true;
    ++m_counts.files;
    return answered || refuse(place(), {"read.empty", {}, "expected at least one record"});
}

void RecordIntake::passOver()
{
    m_passedOver = true;
    ++m_counts.passedOver;
}

bool RecordIntake::mayGoOn()
{
    return went(!m_sink.cancelled || !m_sink.cancelled());
}

bool RecordIntake::went(bool goOn)
{
    m_counts.stopped = m_counts.stopped || !goOn;
    return goOn;
}

bool RecordIntake::refuse(RecordPlace place, Error error, std::string pointer)
{
    ++m_counts.refused;
    return went(!m_sink.refused || m_sink.refused({std::move(place), std::move(pointer), std::move(error)}));
}

bool RecordIntake::refuse(RecordPlace place, TextPlace start, std::string_view bytes, const JsonFault& fault)
{
    place.line = placeAfter(start, bytes.substr(0, fault.offset)).line;
    return refuse(std::move(place), jsonError(fault, bytes, start), fault.pointer);
}

bool RecordIntake::takeJson(std::string&& bytes, RecordPlace place, TextPlace start)
{
    const std::optional<std::string> format = recordFormat(bytes);
    std::optional<DocumentKind> kind;
    if (format == kTranscriptFormat)
        kind = DocumentKind::transcript;
    else if (format == kNoteFormat)
        kind = DocumentKind::note;
    if (!kind) {
        if (const auto foreign = foreignFormat(bytes))
            return takeForeignJson(*foreign, std::move(bytes), std::move(place), start);
        return refuse(std::move(place), start, bytes, formatFault(bytes, expectedFormat(m_as)));
    }
    if (isOtherKind(*kind))
        return otherKind(std::move(place),
                         {"read.other_kind", "/format", "expected " + expectedFormat(m_as)});
    return kind == DocumentKind::transcript ? takeTranscript(std::move(bytes), std::move(place), start)
                                            : takeJsonNote(std::move(bytes), std::move(place), start);
}

bool RecordIntake::otherKind(RecordPlace place, Error error)
{
    if (m_given) {
        std::string pointer = error.where;
        return refuse(std::move(place), std::move(error), std::move(pointer));
    }
    ++m_counts.otherKind;
    return true;
}

bool RecordIntake::takeTranscript(std::string&& bytes, RecordPlace place, TextPlace start)
{
    TranscriptRecord record;
    JsonReader reader(bytes);
    if (!readTranscript(reader, record.transcript))
        return refuse(std::move(place), start, bytes, *reader.fault());
    record.bytes = std::move(bytes);
    record.place = std::move(place);
    record.namedByFile = isNamedByFile(record.transcript.id);
    ++m_counts.records;
    return went(!m_sink.transcript || m_sink.transcript(std::move(record)));
}

bool RecordIntake::takeJsonNote(std::string&& bytes, RecordPlace place, TextPlace start)
{
    NoteRecord record;
    JsonReader reader(bytes);
    if (!readNote(reader, record.note))
        return refuse(std::move(place), start, bytes, *reader.fault());
    record.bytes = std::move(bytes);
    record.place = std::move(place);
    record.namedByFile = isNamedByFile(record.note.id);
    return takeNote(std::move(record));
}

bool RecordIntake::takeNote(NoteRecord&& record)
{
    ++m_counts.records;
    return went(!m_sink.note || m_sink.note(std::move(record)));
}

} // namespace cotejo
