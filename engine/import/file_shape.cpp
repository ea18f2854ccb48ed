#include "engine/import/file_shape.h"

#include <array>
#include <string>
#include <utility>

namespace cotejo
{
namespace
{
std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    for (char& c : lower) {
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    }
    return lower;
}
} // namespace

FileShape fileShape(std::string_view fileName)
{
    static constexpr auto kEndings = std::to_array<std::pair<std::string_view, FileShape>>({
        {".json", FileShape::json},
        {".jsonl", FileShape::json_lines},
        {".txt", FileShape::plain_text},
        {".md", FileShape::markdown},
        {".html", FileShape::later_transcript},
        {".htm", FileShape::later_transcript},
        {".pdf", FileShape::later_note},
        {".docx", FileShape::later_note},
        {".rtf", FileShape::later_note},
        {".csv", FileShape::later_note},
        {".xml", FileShape::later_note},
    });
    const std::string name = lowerCase(fileName);
    for (const auto& [ending, shape] : kEndings) {
        if (name.ends_with(ending))
            return shape;
    }
    return FileShape::unknown;
}

bool mayHold(FileShape shape, std::optional<DocumentKind> kind)
{
    switch (shape) {
    case FileShape::json:
    case FileShape::json_lines:
    case FileShape::markdown:
        return true;
    case FileShape::plain_text:
    case FileShape::later_note:
        return kind != DocumentKind::transcript;
    case FileShape::later_transcript:
        return kind != DocumentKind::note;
    case FileShape::unknown:
        break;
    }
    return false;
}

bool isLeftOut(std::string_view fileName)
{
    const std::string name = lowerCase(fileName);
    return name.starts_with('.') || name.ends_with(".gold.json") || name == "readme.md";
}

} // namespace cotejo
