#include "engine/agreement/vote_ambiguity.h"

#include <cmath>

namespace cotejo
{
namespace
{
double part(double share)
{
    return share > 0 ? -share * std::log2(share) : 0.0;
}
} // namespace

void VoteAmbiguity::add(std::size_t yes, std::size_t no)
{
    if (yes + no < 2)
        return;
    const double share = static_cast<double>(yes) / static_cast<double>(yes + no);
    ++m_questions;
    m_entropy += part(share) + part(1 - share);
    m_division += 1 - std::abs(2 * share - 1);
}

std::optional<double> VoteAmbiguity::entropy() const
{
    return m_questions > 0 ? std::optional(m_entropy / static_cast<double>(m_questions)) : std::nullopt;
}

std::optional<double> VoteAmbiguity::division() const
{
    return m_questions > 0 ? std::optional(m_division / static_cast<double>(m_questions)) : std::nullopt;
}

} // namespace cotejo
