#include "ui/widgets/mark_lines.h"

#include <array>

namespace cotejo
{

void stackLines(std::vector<MarkLineSpan>& spans, int levels)
{
    constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    std::array<std::size_t, kMarkLineLevels> lastAt;
    lastAt.fill(kNone);
    for (std::size_t i = 0; i < spans.size(); ++i) {
        MarkLineSpan& span = spans[i];
        std::size_t latest = kNone;
        for (std::size_t level = 0; level < static_cast<std::size_t>(levels) && span.level < 0; ++level) {
            const std::size_t other = lastAt[level];
            if (other == kNone || spans[other].end <= span.start) {
                span.level = static_cast<int>(level);
                lastAt[level] = i;
            } else if (latest == kNone || spans[other].end > spans[latest].end) {
                latest = other;
            }
        }
        if (span.level < 0)
            ++spans[latest].beyond;
    }
}

} // namespace cotejo
