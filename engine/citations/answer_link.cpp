#include "engine/citations/answer_link.h"

#include "engine/citations/folded_characters.h"

#include <algorithm>

namespace cotejo
{
namespace
{
using namespace folded;

// For every '(' of a link target the position of its ')', 0 where it is not closed on its line.
class TargetEnds
{
public:
    explicit TargetEnds(std::string_view text)
    {
        std::vector<std::size_t> open; // index into m_targets, or kPlain for another bracket
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] == '\n') {
                open.clear();
            } else if (text[i] == '(') {
                const bool target = before(text, i) == ']';
                open.push_back(target ? m_targets.size() : kPlain);
                if (target)
                    m_targets.push_back({i, 0});
            } else if (text[i] == ')' && !open.empty()) {
                if (open.back() != kPlain)
                    m_targets[open.back()].end = i;
                open.pop_back();
            }
        }
    }

    [[nodiscard]] std::size_t closing(std::size_t open) const
    {
        const auto found =
            std::lower_bound(m_targets.begin(), m_targets.end(), open,
                             [](const Target& target, std::size_t wanted) { return target.begin < wanted; });
        return found != m_targets.end() && found->begin == open ? found->end : 0;
    }

private:
    struct Target {
        std::size_t begin;
        std::size_t end;
    };
    static constexpr std::size_t kPlain = static_cast<std::size_t>(-1);
    std::vector<Target> m_targets;
};

void readMarkdown(std::string_view text, std::vector<AnswerLink>& links)
{
    const TargetEnds targets(text);
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\n' && at(text, i + 1) == '\n') {
            open.clear();
        } else if (text[i] == '[') {
            open.push_back(i);
        } else if (text[i] == ']' && !open.empty()) {
            const std::size_t begin = open.back();
            open.pop_back();
            const std::size_t close = at(text, i + 1) == '(' ? targets.closing(i + 1) : 0;
            if (close == 0)
                continue;
            if (before(text, begin) == '!') { // a picture may be the label of a link
                i = close;
                continue;
            }
            open.clear(); // a link holds no link
            links.push_back({begin, close + 1, begin + 1, i, i + 2, close, true});
            i = close;
        }
    }
}

void readAnchors(std::string_view text, std::vector<AnswerLink>& links)
{
    std::size_t close = 0; // the first "</a" not before the anchor in hand
    for (std::size_t i = text.find("<a"); i != std::string_view::npos;) {
        if (!isBlank(at(text, i + 2)) && at(text, i + 2) != '\n') {
            i = text.find("<a", i + 2);
            continue;
        }
        const std::size_t tagEnd = text.find('>', i);
        if (tagEnd == std::string_view::npos)
            return;
        if (close < tagEnd)
            close = text.find("</a", tagEnd);
        if (close == std::string_view::npos)
            return;
        const std::size_t next = text.find("<a", tagEnd);
        if (next > close) {
            const std::size_t end = std::min(text.size(), text.find('>', close));
            links.push_back({i, std::min(text.size(), end + 1), tagEnd + 1, close, i + 2, tagEnd, false});
        }
        i = next;
    }
}
} // namespace

std::vector<AnswerLink> answerLinks(std::string_view text)
{
    std::vector<AnswerLink> all;
    readMarkdown(text, all);
    readAnchors(text, all);
    std::stable_sort(all.begin(), all.end(),
                     [](const AnswerLink& a, const AnswerLink& b) { return a.begin < b.begin; });
    std::vector<AnswerLink> apart;
    for (const AnswerLink& link : all) {
        if (apart.empty() || apart.back().end <= link.begin)
            apart.push_back(link);
    }
    return apart;
}

} // namespace cotejo
