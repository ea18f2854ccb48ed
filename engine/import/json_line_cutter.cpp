#include "engine/import/json_line_cutter.h"

#include "engine/base/json_bytes.h"

namespace cotejo
{

bool JsonLineCutter::finish(Line& line)
{
    auto [bytes, tooLarge] = m_kept.take();
    const std::size_t begin = skipJsonBlanks(bytes, 0);
    while (bytes.size() > begin && isJsonBlank(bytes.back()))
        bytes.pop_back();
    bytes.erase(0, begin);
    line = {std::move(bytes), m_number++, begin + 1, tooLarge};
    return tooLarge || !line.bytes.empty();
}

bool JsonLineCutter::next(std::string_view piece, std::size_t& at, Line& line)
{
    while (at < piece.size()) {
        const std::size_t end = piece.find('\n', at);
        if (end == std::string_view::npos) {
            m_kept.append(piece.substr(at));
            at = piece.size();
            return false;
        }
        m_kept.append(piece.substr(at, end - at));
        at = end + 1;
        if (finish(line))
            return true;
    }
    return false;
}

bool JsonLineCutter::last(Line& line)
{
    return !m_kept.isEmpty() && finish(line);
}

} // namespace cotejo
