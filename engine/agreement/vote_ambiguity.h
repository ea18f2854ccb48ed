#pragma once

#include <cstddef>
#include <optional>

namespace cotejo
{

// How divided people's votes on one leaf are, over the questions it was voted on: stand-ins of ours for the
// paper's residual clinical ambiguity E, of which only the name is public.
class VoteAmbiguity
{
public:
    void add(std::size_t yes, std::size_t no); // the votes on one question; fewer than two say nothing

    [[nodiscard]] std::size_t questions() const { return m_questions; } // with two votes or more
    [[nodiscard]] std::optional<double> entropy() const; // mean binary entropy in bits: 0 of one mind, 1 even
    [[nodiscard]] std::optional<double> division() const; // mean of 1 − |2p − 1|, p the share of yes

private:
    std::size_t m_questions = 0;
    double m_entropy = 0;
    double m_division = 0;
};

} // namespace cotejo
