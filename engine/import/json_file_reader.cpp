#include "engine/import/json_file_reader.h"

#include "engine/base/json_bytes.h"
#include "engine/import/json_list_reader.h"

namespace cotejo
{
namespace
{
Error tooLarge(TextPlace start)
{
    return {"read.too_large", toText(start),
            "expected at most " + std::to_string(kMaxRecordBytes) + " bytes a record"};
}
} // namespace

Result<std::string_view> JsonFileReader::nextPiece()
{
    auto piece = m_stream.next();
    if (piece)
        m_progress.read(piece->size());
    if (piece && m_atStart) {
        m_atStart = false;
        return withoutByteOrderMark(*piece);
    }
    return piece;
}

bool JsonFileReader::takeLine(JsonLineCutter::Line&& line)
{
    RecordPlace place = m_intake.place();
    place.line = line.number;
    const TextPlace start{line.number, line.firstByte};
    if (line.tooLarge)
        return m_intake.refuse(std::move(place), tooLarge(start));
    return m_intake.takeJson(std::move(line.bytes), std::move(place), start);
}

bool JsonFileReader::readLines()
{
    JsonLineCutter cutter;
    JsonLineCutter::Line line;
    while (true) {
        const auto piece = nextPiece();
        if (!piece)
            return m_intake.refuse(m_intake.place(), piece.error());
        if (piece->empty())
            break;
        if (!m_intake.mayGoOn())
            return false;
        std::size_t at = 0;
        while (cutter.next(*piece, at, line)) {
            if (!takeLine(std::move(line)))
                return false;
        }
    }
    return !cutter.last(line) || takeLine(std::move(line));
}

bool JsonFileReader::readValue()
{
    TextPlace start;
    while (true) {
        const auto piece = nextPiece();
        if (!piece)
            return m_intake.refuse(m_intake.place(), piece.error());
        if (piece->empty())
            return true;
        const std::size_t begin = skipJsonBlanks(*piece, 0);
        start = placeAfter(start, piece->substr(0, begin));
        if (begin == piece->size())
            continue;
        if ((*piece)[begin] != '[')
            return readOne(piece->substr(begin), start);
        m_stream.rewind();
        return JsonListReader(m_stream, m_intake, m_progress).read();
    }
}

bool JsonFileReader::readOne(std::string_view first, TextPlace start)
{
    RecordBuffer record;
    record.append(first);
    while (true) {
        const auto piece = nextPiece();
        if (!piece)
            return m_intake.refuse(m_intake.place(), piece.error());
        if (piece->empty())
            break;
        if (!m_intake.mayGoOn())
            return false;
        record.append(*piece);
    }
    auto [bytes, over] = record.take();
    if (over)
        return m_intake.refuse(m_intake.place(), tooLarge(start));
    while (isJsonBlank(bytes.back()))
        bytes.pop_back();
    return m_intake.takeJson(std::move(bytes), m_intake.place(), start);
}

} // namespace cotejo
