#pragma once

#include "engine/import/document_reader.h"

#include <vector>

namespace cotejo
{

// Everything a DocumentReader hands out, in order.
struct CollectedRecords {
    std::vector<TranscriptRecord> transcripts;
    std::vector<NoteRecord> notes;
    std::vector<RefusedRecord> refused;
    std::vector<Error> remarks;
    ReadCounts counts;
};

[[nodiscard]] inline CollectedRecords collectRecords(const std::vector<std::string>& paths,
                                                     std::optional<DocumentKind> as = std::nullopt)
{
    CollectedRecords all;
    RecordSink sink;
    sink.transcript = [&](TranscriptRecord&& record) {
        all.transcripts.push_back(std::move(record));
        return true;
    };
    sink.note = [&](NoteRecord&& record) {
        all.notes.push_back(std::move(record));
        return true;
    };
    sink.refused = [&](RefusedRecord&& record) {
        all.refused.push_back(std::move(record));
        return true;
    };
    sink.remarked = [&](const RecordPlace&, const Error& error) { all.remarks.push_back(error); };
    all.counts = DocumentReader(as).read(paths, sink);
    return all;
}

} // namespace cotejo
