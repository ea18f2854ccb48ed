#include "engine/import/json_list_reader.h"

namespace cotejo
{
using Event = JsonListCutter::Event;

Result<std::string_view> withoutByteOrderMark(std::string_view piece)
{
    if (piece.starts_with("\xFF\xFE") || piece.starts_with("\xFE\xFF"))
        return fail("read.invalid_utf8", toText({}), "expected UTF-8 text, not UTF-16");
    if (piece.starts_with("\xEF\xBB\xBF"))
        piece.remove_prefix(3);
    return piece;
}

bool JsonListReader::read()
{
    return pass(Pass::check) && pass(Pass::hand_out);
}

bool JsonListReader::pass(Pass which)
{
    m_stream.rewind();
    m_cutter = JsonListCutter();
    m_count = 0;
    m_inside = false;
    for (bool first = true;; first = false) {
        auto piece = m_stream.next();
        if (piece) {
            m_progress.readInOnePassOfTwo(piece->size());
            piece = first ? withoutByteOrderMark(*piece) : piece;
        }
        if (!piece) {
            m_intake.refuse(m_intake.place(), piece.error());
            return false;
        }
        if (piece->empty())
            break;
        if (!m_intake.mayGoOn())
            return false;
        std::size_t at = 0;
        m_from = 0;
        Event event = Event::piece_end;
        do {
            event = m_cutter.next(*piece, at);
            if (!handle(event, *piece, at, which))
                return false;
        } while (event != Event::piece_end);
        m_cutter.pieceDone(piece->size());
    }
    if (const auto fault = m_cutter.atEnd())
        return refuseFile(*fault, m_cutter.place(0), which);
    return true;
}

bool JsonListReader::handle(Event event, std::string_view piece, std::size_t at, Pass which)
{
    switch (event) {
    case Event::fault:
        return refuseFile(m_cutter.fault(), m_cutter.place(at), which);
    case Event::list_end:
        return true;
    case Event::element_begin:
        ++m_count;
        m_inside = true;
        m_from = at;
        m_start = m_cutter.place(at);
        return true;
    case Event::piece_end:
    case Event::element_end:
        break;
    }
    if (m_inside && which == Pass::hand_out)
        m_record.append(piece.substr(m_from, at - m_from));
    if (event == Event::piece_end)
        return true;
    m_inside = false;
    return which == Pass::check || takeRecord();
}

bool JsonListReader::takeRecord()
{
    RecordPlace place = m_intake.place();
    place.record = m_count - 1;
    auto [bytes, tooLarge] = m_record.take();
    if (!tooLarge)
        return m_intake.takeJson(std::move(bytes), std::move(place), m_start);
    place.line = m_start.line;
    return m_intake.refuse(std::move(place),
                           {"read.too_large", toText(m_start),
                            "expected at most " + std::to_string(kMaxRecordBytes) + " bytes a record"});
}

bool JsonListReader::refuseFile(JsonListCutter::Fault fault, TextPlace at, Pass which)
{
    RecordPlace place = m_intake.place();
    place.line = at.line;
    if (m_inside)
        place.record = m_count - 1;
    Error error{std::string(fault.code), toText(at), "expected " + std::string(fault.expected)};
    if (which == Pass::hand_out)
        error = {"read.cannot_read", toText(at), "expected a file that does not change while it is read"};
    else if (m_count > 0)
        error.detail += "; no record of this list was taken";
    m_intake.refuse(std::move(place), std::move(error));
    return false;
}

} // namespace cotejo
