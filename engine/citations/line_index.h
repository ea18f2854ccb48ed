#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace cotejo
{

// The lines of a folded text. Positions are bytes of the view, which must outlive the index. A "<br>",
// "<li>", "<tr>" or heading tag does not begin a line: HTML is read by its tags.
class LineIndex
{
public:
    struct Line {
        std::size_t begin = 0;
        std::size_t end = 0; // without the line end
        [[nodiscard]] std::size_t length() const { return end - begin; }
    };

    explicit LineIndex(std::string_view text);

    [[nodiscard]] std::size_t count() const { return m_begins.size(); }
    [[nodiscard]] Line line(std::size_t number) const;
    [[nodiscard]] std::size_t lineAt(std::size_t position) const;

private:
    std::size_t m_size;
    std::vector<std::size_t> m_begins;
};

} // namespace cotejo
