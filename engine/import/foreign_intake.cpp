#include "engine/import/file_path.h"
#include "engine/import/record_buffer.h"
#include "engine/import/record_intake.h"

#include <utility>

namespace cotejo
{

void RecordIntake::remark(const RecordPlace& place, const Error& error) const
{
    if (m_sink.remarked)
        m_sink.remarked(place, error);
}

std::string RecordIntake::ownId(const RecordPlace& place) const
{
    std::string id = pathText(filePath(m_file).stem());
    if (place.record)
        id += "-" + std::to_string(*place.record + 1);
    else if (place.line)
        id += "-" + std::to_string(*place.line);
    return id;
}

bool RecordIntake::isNamedByFile(const std::string& id) const
{
    return m_converted && id.starts_with(pathText(filePath(m_file).stem()));
}

bool RecordIntake::takeForeignJson(ForeignFormat format, std::string&& bytes, RecordPlace place,
                                   TextPlace start)
{
    if (isOtherKind(kindOf(format)))
        return otherKind(std::move(place),
                         {"read.other_kind",
                          {},
                          m_as == DocumentKind::note ? "expected a note" : "expected a transcript"});
    JsonReader reader(bytes);
    reader.skip();
    if (!reader.finish())
        return refuse(std::move(place), start, bytes, *reader.fault());
    if (format == ForeignFormat::open_ai_message) {
        if (m_messages.size() + bytes.size() > kMaxRecordBytes)
            return refuse(std::move(place),
                          {"read.too_large",
                           {},
                           "expected at most " + std::to_string(kMaxRecordBytes) + " bytes a chat"});
        m_messages += bytes + ",";
        return true;
    }
    const std::string id = ownId(place);
    return takeForeign(format, convertForeign(format, bytes, id), std::move(place));
}

bool RecordIntake::takeMessages()
{
    m_messages.back() = ']';
    const std::string record = R"({"messages":[)" + std::exchange(m_messages, {}) + "}";
    return takeForeign(ForeignFormat::open_ai_message,
                       convertForeign(ForeignFormat::open_ai_message, record, ownId(place())), place());
}

bool RecordIntake::takeForeign(ForeignFormat format, std::vector<Result<ForeignRecord>>&& records,
                               RecordPlace place)
{
    if (m_formats.insert(format).second)
        remark(this->place(), {"read.as_format", std::string(codeOf(format)), std::string(nameOf(format))});
    for (Result<ForeignRecord>& record : records) {
        if (!record) {
            const std::string pointer =
                record.error().where.starts_with('/') ? record.error().where : std::string();
            if (!refuse(place, record.error(), pointer))
                return false;
            continue;
        }
        for (const Error& error : record->remarks)
            remark(place, error);
        m_converted = true;
        const bool goOn = kindOf(format) == DocumentKind::transcript
                              ? takeTranscript(std::move(record->json), place, {})
                              : takeJsonNote(std::move(record->json), place, {});
        m_converted = false;
        if (!goOn)
            return false;
    }
    return true;
}

} // namespace cotejo
