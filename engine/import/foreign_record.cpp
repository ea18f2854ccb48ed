#include "engine/import/foreign_record.h"

#include "engine/base/strict_json.h"
#include "engine/import/fhir_note.h"
#include "engine/import/foreign_transcript.h"
#include "engine/import/reading_limits.h"

#include <nlohmann/json.hpp>

namespace cotejo
{

std::vector<Result<ForeignRecord>> convertForeign(ForeignFormat format, std::string_view bytes,
                                                  const std::string& id)
{
    std::vector<Result<ForeignRecord>> records;
    const ReadingLimits limits = ReadingLimits::of("json_record");
    const auto json = parseStrictJson(bytes, {limits.depth, limits.bytes});
    if (!json) {
        records.push_back(tl::unexpected<Error>(json.error()));
        return records;
    }
    if (format == ForeignFormat::fhir_resource) {
        for (Result<NoteDraft>& draft : readFhir(*json, id)) {
            if (draft)
                records.push_back(ForeignRecord{noteJson(*draft, format), std::move(draft->remarks())});
            else
                records.push_back(tl::unexpected<Error>(draft.error()));
        }
        return records;
    }
    auto read = readForeignTranscript(format, *json, id);
    if (read)
        records.push_back(ForeignRecord{transcriptJson(read->transcript, format), std::move(read->remarks)});
    else
        records.push_back(tl::unexpected<Error>(read.error()));
    return records;
}

} // namespace cotejo
