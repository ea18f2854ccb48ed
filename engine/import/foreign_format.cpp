#include "engine/import/foreign_format.h"

#include "engine/base/json_reader.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

namespace cotejo
{
namespace
{
struct FormatName {
    ForeignFormat format;
    std::string_view code;
    std::string_view name;
    DocumentKind kind;
};

constexpr auto kFormats = std::to_array<FormatName>({
    {ForeignFormat::open_ai_chat, "open_ai_chat", "OpenAI chat messages", DocumentKind::transcript},
    {ForeignFormat::open_ai_message, "open_ai_message", "list of OpenAI chat messages",
     DocumentKind::transcript},
    {ForeignFormat::chatgpt_conversation, "chatgpt_conversation", "ChatGPT conversation",
     DocumentKind::transcript},
    {ForeignFormat::share_gpt, "share_gpt", "ShareGPT conversation", DocumentKind::transcript},
    {ForeignFormat::langfuse_trace, "langfuse_trace", "Langfuse trace", DocumentKind::transcript},
    {ForeignFormat::langsmith_run, "langsmith_run", "LangSmith run", DocumentKind::transcript},
    {ForeignFormat::markdown_chat, "markdown_chat", "chat copied as Markdown", DocumentKind::transcript},
    {ForeignFormat::html_chat, "html_chat", "chat copied as HTML", DocumentKind::transcript},
    {ForeignFormat::fhir_resource, "fhir_resource", "FHIR R4 resource", DocumentKind::note},
    {ForeignFormat::redcap_csv, "redcap_csv", "REDCap CSV export", DocumentKind::note},
    {ForeignFormat::clinical_document, "clinical_document", "clinical document in XML (CDA R2 or FHIR)",
     DocumentKind::note},
    {ForeignFormat::word_document, "word_document", "Word document (DOCX)", DocumentKind::note},
    {ForeignFormat::rich_text, "rich_text", "Rich Text Format", DocumentKind::note},
    {ForeignFormat::pdf_text, "pdf_text", "text of a PDF", DocumentKind::note},
});

const FormatName& entry(ForeignFormat format)
{
    return *std::find_if(kFormats.begin(), kFormats.end(),
                         [&](const FormatName& one) { return one.format == format; });
}

// The first whose members are all there.
struct FormatMembers {
    ForeignFormat format;
    std::vector<std::string> members;
};

const std::vector<FormatMembers>& formatMembers()
{
    static const std::vector<FormatMembers> table = {
        {ForeignFormat::fhir_resource, {"resourceType"}},
        {ForeignFormat::chatgpt_conversation, {"mapping"}},
        {ForeignFormat::langsmith_run, {"run_type"}},
        {ForeignFormat::langsmith_run, {"child_runs"}},
        {ForeignFormat::langfuse_trace, {"trace", "observations"}},
        {ForeignFormat::langfuse_trace, {"observations"}},
        {ForeignFormat::langfuse_trace, {"input", "output", "timestamp"}},
        {ForeignFormat::langfuse_trace, {"input", "output", "sessionId"}},
        {ForeignFormat::share_gpt, {"conversations"}},
        {ForeignFormat::share_gpt, {"conversation"}},
        {ForeignFormat::open_ai_chat, {"messages"}},
        {ForeignFormat::open_ai_chat, {"request", "response"}},
        {ForeignFormat::open_ai_chat, {"choices"}},
        {ForeignFormat::open_ai_message, {"role", "content"}},
    };
    return table;
}
} // namespace

std::string_view codeOf(ForeignFormat format)
{
    return entry(format).code;
}

std::string_view nameOf(ForeignFormat format)
{
    return entry(format).name;
}

DocumentKind kindOf(ForeignFormat format)
{
    return entry(format).kind;
}

std::optional<ForeignFormat> foreignFormat(std::string_view bytes)
{
    JsonReader reader(bytes);
    std::set<std::string, std::less<>> members;
    std::string_view key;
    if (reader.peek() != JsonKind::object || !reader.beginObject())
        return std::nullopt;
    while (reader.nextMember(key)) {
        members.emplace(key);
        reader.skip();
    }
    for (const FormatMembers& one : formatMembers()) {
        if (std::all_of(one.members.begin(), one.members.end(),
                        [&](const std::string& name) { return members.contains(name); }))
            return one.format;
    }
    return std::nullopt;
}

} // namespace cotejo
