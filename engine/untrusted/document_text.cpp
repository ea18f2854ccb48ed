#include "engine/untrusted/document_text.h"

#include "engine/untrusted/docx_note.h"
#include "engine/untrusted/pdf_note.h"
#include "engine/untrusted/rtf_note.h"
#include "engine/untrusted/xml_note.h"

namespace cotejo
{
namespace
{
std::vector<Result<ForeignRecord>> recordsOf(ForeignFormat format, Result<NoteDraft>&& draft)
{
    std::vector<Result<ForeignRecord>> one;
    if (draft && draft->empty() && draft->withdrawnCount() == 0)
        draft = fail("read.empty_note", {}, "expected a document with a text");
    if (draft)
        one.emplace_back(ForeignRecord{noteJson(*draft, format), std::move(draft->remarks())});
    else
        one.emplace_back(tl::unexpected<Error>(draft.error()));
    return one;
}
} // namespace

std::vector<Result<ForeignRecord>> readDocumentText(std::string_view format, std::string_view bytes,
                                                    const std::string& id)
{
    if (format == codeOf(ForeignFormat::word_document))
        return recordsOf(ForeignFormat::word_document, readDocxNote(bytes, id));
    if (format == codeOf(ForeignFormat::rich_text))
        return recordsOf(ForeignFormat::rich_text, readRtfNote(bytes, id));
    if (format == codeOf(ForeignFormat::pdf_text))
        return recordsOf(ForeignFormat::pdf_text, readPdfNote(bytes, id));
    std::vector<Result<ForeignRecord>> records;
    for (Result<XmlNoteDraft>& one : readXmlNotes(bytes, id)) {
        if (one)
            records.push_back(std::move(recordsOf(one->format, std::move(one->draft)).front()));
        else
            records.emplace_back(tl::unexpected<Error>(one.error()));
    }
    return records;
}

} // namespace cotejo
