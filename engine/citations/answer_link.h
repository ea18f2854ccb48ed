#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace cotejo
{

// "[label](target)" or "<a href="target">label</a>". Positions are bytes of a FoldedAnswer's view.
struct AnswerLink {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t labelBegin = 0;
    std::size_t labelEnd = 0;
    std::size_t targetBegin = 0;
    std::size_t targetEnd = 0;
    bool markdown = true;
};

// All links in text order; none lies inside another. Linear.
[[nodiscard]] std::vector<AnswerLink> answerLinks(std::string_view text);

} // namespace cotejo
