#include "engine/import/text_file_reader.h"

#include "engine/base/utf8_check.h"
#include "engine/import/csv_file_reader.h"
#include "engine/import/file_path.h"
#include "engine/import/html_chat.h"
#include "engine/import/markdown_chat.h"
#include "engine/import/record_buffer.h"
#include "engine/import/role_heading.h"

namespace cotejo
{
namespace
{
Error textError(std::string_view text, const TextFault& fault)
{
    const std::string where = toText(placeAfter({}, text.substr(0, fault.offset)));
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        return {"read.invalid_utf8", where, "expected UTF-8 text, not UTF-16"};
    switch (fault.fault) {
    case Utf8Fault::invalid:
        return {"read.invalid_utf8", where, "expected UTF-8 text"};
    case Utf8Fault::surrogate:
        return {"read.lone_surrogate", where, "expected UTF-8 text: surrogates are no characters"};
    case Utf8Fault::none:
        break;
    }
    return {"read.nul_byte", where, "expected text without NUL bytes"};
}

Result<std::string> wholeText(ByteStream& stream, RecordIntake& intake, ReadProgress& progress)
{
    RecordBuffer buffer;
    while (true) {
        const auto piece = stream.next();
        if (!piece)
            return tl::unexpected(piece.error());
        if (piece->empty() || !intake.mayGoOn())
            break;
        progress.read(piece->size());
        buffer.append(*piece);
    }
    auto [text, tooLarge] = buffer.take();
    if (tooLarge)
        return fail("read.too_large", {},
                    "expected at most " + std::to_string(kMaxRecordBytes) + " bytes a note");
    if (const auto fault = firstTextFault(text))
        return tl::unexpected(textError(text, *fault));
    return std::move(text);
}

bool isBlank(std::string_view text)
{
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

bool takeChats(ForeignFormat format, std::vector<Result<ForeignTranscript>>&& chats, RecordIntake& intake)
{
    std::vector<Result<ForeignRecord>> records;
    for (Result<ForeignTranscript>& chat : chats) {
        if (chat)
            records.push_back(
                ForeignRecord{transcriptJson(chat->transcript, format), std::move(chat->remarks)});
        else
            records.push_back(tl::unexpected<Error>(chat.error()));
    }
    return intake.takeForeign(format, std::move(records), intake.place());
}
} // namespace

bool readTextFile(ByteStream& stream, const FoundFile& file, FileShape shape, RecordIntake& intake,
                  ReadProgress& progress)
{
    auto text = wholeText(stream, intake, progress);
    if (intake.isStopped())
        return false;
    if (!text)
        return intake.refuse(intake.place(), text.error());
    if (shape == FileShape::csv)
        return readCsvNotes(*text, file, intake);
    if (shape == FileShape::html) {
        auto chats = readHtmlChat(*text, intake.ownId(intake.place()));
        const bool noChat = chats.size() == 1 && !chats[0] && chats[0].error().code == "read.no_turn";
        if (noChat && !file.given) { // any page may lie in a folder
            intake.passOver();
            return true;
        }
        return takeChats(ForeignFormat::html_chat, std::move(chats), intake);
    }
    if (shape == FileShape::markdown && intake.as() != DocumentKind::note) {
        if (hasRoleHeading(*text)) {
            return takeChats(ForeignFormat::markdown_chat,
                             {readMarkdownChat(*text, intake.ownId(intake.place()))}, intake);
        }
        if (intake.as() == DocumentKind::transcript) {
            if (file.given)
                return intake.refuse(intake.place(),
                                     {"read.other_kind", {}, "expected a transcript, not a note"});
            intake.passOver();
            return true;
        }
    }
    if (isBlank(*text))
        return true;
    NoteRecord record;
    record.note.id = pathText(filePath(file.path).stem());
    if (firstTextFault(record.note.id))
        return intake.refuse(intake.place(),
                             {"read.invalid_utf8", {}, "expected a file name in UTF-8: it is the note's id"});
    record.bytes = *text;
    record.note.text = std::move(*text);
    record.place = intake.place();
    record.namedByFile = true;
    return intake.takeNote(std::move(record));
}

} // namespace cotejo
