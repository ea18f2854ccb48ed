#include "engine/import/markdown_chat.h"

#include "engine/import/chat_blocks.h"
#include "engine/import/text_lines.h"

namespace cotejo
{

Result<ForeignTranscript> readMarkdownChat(std::string_view text, std::string id)
{
    ChatBlocks blocks;
    TextLines lines(text);
    while (lines.next()) {
        auto mark = roleMark(lines.line());
        if (mark && lines.inCode()) { // or a block that was never closed
            blocks.doubt(lines.number());
            mark.reset();
        }
        blocks.line(lines.line(), lines.number(), mark, lines.isFence());
    }
    ForeignTranscript read;
    read.transcript.id = std::move(id);
    blocks.finish(read);
    return withTurns(std::move(read));
}

} // namespace cotejo
