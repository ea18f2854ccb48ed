#include "engine/import/fhir_documents.h"

#include "engine/base/utf8_check.h"
#include "engine/import/fhir_terms.h"

#include <sodium.h>

namespace cotejo
{
namespace
{
constexpr int kDeepestSection = 16;

std::optional<std::string> fromBase64(const std::string& text)
{
    std::string bytes(text.size() / 4 * 3 + 3, '\0');
    std::size_t length = 0;
    const char* end = nullptr;
    if (sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), text.data(),
                          text.size(), " \t\r\n", &length, &end, sodium_base64_VARIANT_ORIGINAL) != 0 ||
        end != text.data() + text.size())
        return std::nullopt;
    bytes.resize(length);
    return bytes;
}

void setDate(const ForeignValue& resource, NoteDraft& draft)
{
    const auto date = dateText(resource, {"date"});
    if (date && (!draft.note().date || *draft.note().date < *date))
        draft.note().date = date;
}

void addSections(const ForeignValue& owner, int depth, NoteDraft& draft)
{
    if (depth > kDeepestSection)
        return owner.refuse("read.too_deep", "at most 16 sections inside each other");
    for (const ForeignValue& section : owner.member("section").oneOrMore()) {
        const std::string title =
            section.member("title").plain().value_or(conceptText(section.member("code")));
        const std::string place = "Composition" + section.pointer();
        draft.line(title, place);
        const std::string words = narrativeText(section);
        draft.line(words, place + "/text");
        const std::string reason = conceptText(section.member("emptyReason"));
        if (words.empty() && !reason.empty())
            draft.line("(" + reason + ")", place + "/emptyReason");
        addSections(section, depth + 1, draft);
    }
}

void addAttachment(const ForeignValue& attachment, NoteDraft& draft)
{
    const std::string type = attachment.member("contentType").plain().value_or("text/plain");
    const ForeignValue data = attachment.member("data");
    if (data.isNull()) {
        draft.remark("read.attachment_left_out", attachment.pointer(),
                     "the document is not in the file, only its address, which is not opened");
        return;
    }
    const auto bytes = fromBase64(data.text().value_or(std::string()));
    if (!bytes)
        return data.refuse("read.bad_base64", "a document in base64");
    if (!type.starts_with("text/")) {
        draft.remark("read.attachment_left_out", attachment.pointer(), "a document that is no text: " + type);
        return;
    }
    if (firstTextFault(*bytes))
        return data.refuse("read.invalid_utf8", "a text in UTF-8");
    const bool html = type.starts_with("text/html");
    draft.line(html ? wordsOfHtml(*bytes) : *bytes, "DocumentReference" + attachment.pointer());
}
} // namespace

bool addFhirDocument(const ForeignValue& resource, NoteDraft& draft)
{
    const std::string type = resource.member("resourceType").plain().value_or(std::string());
    if (type != "Composition" && type != "DocumentReference")
        return false;
    const std::string status = resource.member("status").plain().value_or(std::string());
    const bool isVoid =
        status == "entered-in-error" || resource.member("docStatus").plain() == "entered-in-error";
    if (isVoid) {
        draft.withdraw(conceptText(resource.member("type")), resourcePlace(resource));
        draft.remark("read.withdrawn", resourcePlace(resource), "entered in error: not in the text");
        return true;
    }
    setDate(resource, draft);
    if (type == "Composition") {
        draft.line(resource.member("title").plain().value_or(std::string()),
                   resourcePlace(resource) + ".title");
        addSections(resource, 0, draft);
        return true;
    }
    for (const ForeignValue& content : resource.member("content").oneOrMore())
        addAttachment(content.member("attachment"), draft);
    return true;
}

} // namespace cotejo
