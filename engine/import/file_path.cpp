#include "engine/import/file_path.h"

#include "engine/base/utf8_check.h"

namespace cotejo
{

std::filesystem::path filePath(const std::string& utf8)
{
    return {std::u8string(utf8.begin(), utf8.end())};
}

std::string pathText(const std::filesystem::path& path)
{
    const std::u8string text = path.u8string();
    return {text.begin(), text.end()};
}

std::string shownPath(const std::string& path)
{
    constexpr std::string_view kHex = "0123456789abcdef";
    std::string shown;
    for (std::size_t at = 0; at < path.size();) {
        const Utf8Step step = utf8StepAt(path, at);
        if (step.fault == Utf8Fault::none) {
            shown.append(path, at, step.length);
        } else {
            const auto byte = static_cast<unsigned char>(path[at]);
            shown.append("\\x").append({kHex[byte >> 4U], kHex[byte & 0xFU]});
        }
        at += step.length;
    }
    return shown;
}

} // namespace cotejo
