#pragma once

#include "engine/import/document_kind.h"

#include <optional>
#include <string_view>

namespace cotejo
{

// The formats of other programs that are read (FORMATS §4).
enum class ForeignFormat {
    open_ai_chat,
    open_ai_message, // one message of a file that is a list of them
    chatgpt_conversation,
    share_gpt,
    langfuse_trace,
    langsmith_run,
    markdown_chat,
    html_chat,
    fhir_resource,
    redcap_csv,
    clinical_document,
    word_document,
    rich_text,
    pdf_text
};

[[nodiscard]] std::string_view codeOf(ForeignFormat format); // "chatgpt_conversation"
[[nodiscard]] std::string_view nameOf(ForeignFormat format); // for people: "ChatGPT conversation"
[[nodiscard]] DocumentKind kindOf(ForeignFormat format);

// What a JSON record without a `format` of ours is, by the names of its members; nullopt: none of these, or
// no object.
[[nodiscard]] std::optional<ForeignFormat> foreignFormat(std::string_view bytes);

} // namespace cotejo
