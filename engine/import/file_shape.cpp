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
        {".html", FileShape::html},
        {".htm", FileShape::html},
        {".pdf", FileShape::pdf},
        {".docx", FileShape::docx},
        {".rtf", FileShape::rtf},
        {".csv", FileShape::csv},
        {".xml", FileShape::xml},
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
    case FileShape::csv:
    case FileShape::xml:
    case FileShape::docx:
    case FileShape::rtf:
    case FileShape::pdf:
        return kind != DocumentKind::transcript;
    case FileShape::html:
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
