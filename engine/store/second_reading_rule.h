#pragma once

#include "engine/domain/decision.h"

#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// Which first decisions a second person reads too: resources/review/second_reading.json, provisional.
class SecondReadingRule
{
public:
    [[nodiscard]] static const SecondReadingRule& builtIn();
    explicit SecondReadingRule(std::string_view json); // throws on a text of another form

    // "escalation", "safety", "share", or "" where nobody has to read it again. A postponement never is. The
    // share is taken by the item's name alone, so it is the same on every machine and at every time.
    [[nodiscard]] std::string_view why(const ReviewDecision& decision,
                                       const std::vector<std::string>& itemReasons) const;

private:
    unsigned m_perThousand = 0;
    bool m_escalations = false;
    std::vector<std::string> m_safety;
};

} // namespace cotejo
