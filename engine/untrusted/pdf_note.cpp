#include "engine/untrusted/pdf_note.h"

#include "engine/import/reading_limits.h"

#include <poppler-document.h>
#include <poppler-global.h>
#include <poppler-page.h>

#include <limits>
#include <memory>

namespace cotejo
{
namespace
{
void quiet(const std::string& /*message*/, void* /*data*/) {}

std::string pageText(const poppler::page& page)
{
    const poppler::byte_array bytes =
        page.text(poppler::rectf(), poppler::page::non_raw_non_physical_layout).to_utf8();
    std::string text(bytes.begin(), bytes.end());
    std::erase(text, '\f');
    std::erase(text, '\0');
    return text;
}

bool hasWords(std::string_view text)
{
    return text.find_first_not_of(" \t\r\n") != std::string_view::npos;
}
} // namespace

Result<NoteDraft> readPdfNote(std::string_view bytes, const std::string& id)
{
    poppler::set_debug_error_function(quiet, nullptr);
    if (bytes.size() > static_cast<std::size_t>(std::numeric_limits<int>::max()))
        return fail("read.too_large", {}, "expected less than 2 GiB");
    const std::unique_ptr<poppler::document> document(
        poppler::document::load_from_raw_data(bytes.data(), static_cast<int>(bytes.size())));
    if (!document)
        return fail("read.bad_pdf", {}, "expected a PDF that can be opened");
    if (document->is_locked())
        return fail("read.encrypted", {}, "expected a PDF without a password");
    const int pages = document->pages();
    const std::size_t most = ReadingLimits::of(codeOf(ForeignFormat::pdf_text)).records;
    if (pages < 0 || static_cast<std::size_t>(pages) > most)
        return fail("read.too_many_pages", {}, "expected at most " + std::to_string(most) + " pages");
    NoteDraft draft(id);
    bool opened = false;
    for (int i = 0; i < pages; ++i) {
        const std::string place = "page " + std::to_string(i + 1);
        const std::unique_ptr<poppler::page> page(document->create_page(i));
        if (!page) {
            draft.remark("read.bad_page", place, "a page that cannot be opened: nothing can be said of it");
            continue;
        }
        opened = true;
        const std::string text = pageText(*page);
        if (hasWords(text))
            draft.line(text, place);
        else
            draft.remark("read.page_without_text", place, "a picture, or blank: nothing can be said of it");
    }
    if (!opened)
        return fail("read.bad_pdf", {}, "expected at least one page that can be opened");
    if (draft.empty())
        return fail("read.no_text_layer", {},
                    "expected a PDF with text: this one is a scan, its pages are pictures");
    return draft;
}

} // namespace cotejo
