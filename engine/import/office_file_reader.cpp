#include "engine/import/office_file_reader.h"

#include "engine/import/reading_limits.h"
#include "engine/import/record_buffer.h"
#include "engine/import/untrusted_reader.h"

#include <algorithm>

namespace cotejo
{
namespace
{
struct OfficeKind {
    ForeignFormat format;
    std::string_view firstBytes; // somewhere in the first 1,024, where blanks may stand before them
    std::string_view expected;
};

OfficeKind kindOfShape(FileShape shape)
{
    switch (shape) {
    case FileShape::docx:
        return {ForeignFormat::word_document, "PK", "a DOCX file"};
    case FileShape::rtf:
        return {ForeignFormat::rich_text, "{\\rtf", "a file in Rich Text Format"};
    case FileShape::pdf:
        return {ForeignFormat::pdf_text, "%PDF-", "a PDF file"};
    default:
        return {ForeignFormat::clinical_document, "<", "XML"};
    }
}
} // namespace

bool readOfficeFile(ByteStream& stream, FileShape shape, RecordIntake& intake, ReadProgress& progress)
{
    const OfficeKind kind = kindOfShape(shape);
    const std::size_t most = ReadingLimits::of(codeOf(kind.format)).bytes;
    RecordBuffer buffer(most);
    while (true) {
        const auto piece = stream.next();
        if (!piece)
            return intake.refuse(intake.place(), piece.error());
        if (piece->empty())
            break;
        if (!intake.mayGoOn())
            return false;
        progress.read(piece->size());
        buffer.append(*piece);
    }
    const auto [bytes, tooLarge] = buffer.take();
    if (tooLarge) {
        return intake.refuse(intake.place(),
                             {"read.too_large", {}, "expected at most " + std::to_string(most) + " bytes"});
    }
    if (bytes.empty())
        return true; // said as read.empty
    if (std::string_view(bytes).substr(0, 1024).find(kind.firstBytes) == std::string_view::npos) {
        return intake.refuse(intake.place(),
                             {"read.not_its_format", "byte 1", "expected " + std::string(kind.expected)});
    }
    const RecordPlace place = intake.place();
    return intake.takeForeign(kind.format, readUntrusted(kind.format, bytes, intake.ownId(place)), place);
}

} // namespace cotejo
