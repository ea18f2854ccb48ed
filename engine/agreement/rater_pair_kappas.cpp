#include "engine/agreement/rater_pair_kappas.h"

#include <vector>

namespace cotejo
{
namespace
{
struct RatedPattern {
    std::size_t pattern = 0;
    std::size_t place = 0; // of the rater's cell in the pattern
};

// Two-rater counts of one rater with each later one.
class PairCounts
{
public:
    PairCounts(std::size_t raters, std::size_t categories)
        : m_categories(categories), m_items(raters, 0.0), m_agreeing(raters, 0.0),
          m_first(raters * categories, 0.0), m_second(raters * categories, 0.0)
    {
    }

    void add(std::size_t other, std::size_t first, std::size_t second, double items)
    {
        m_items[other] += items;
        m_agreeing[other] += first == second ? items : 0.0;
        m_first[other * m_categories + first] += items;
        m_second[other * m_categories + second] += items;
    }

    [[nodiscard]] Estimate kappa(std::size_t other) const
    {
        const double n = m_items[other];
        if (n <= 0)
            return Estimate::none(Undefined::pairWithoutOverlap);
        double chance = 0;
        for (std::size_t c = 0; c < m_categories; ++c)
            chance += m_first[other * m_categories + c] * m_second[other * m_categories + c];
        if (chance >= n * n)
            return Estimate::none(Undefined::singleCategory);
        return Estimate::of((m_agreeing[other] * n - chance) / (n * n - chance));
    }

    void clear(std::size_t other)
    {
        m_items[other] = 0;
        m_agreeing[other] = 0;
        for (std::size_t c = 0; c < m_categories; ++c) {
            m_first[other * m_categories + c] = 0;
            m_second[other * m_categories + c] = 0;
        }
    }

private:
    std::size_t m_categories;
    std::vector<double> m_items;
    std::vector<double> m_agreeing;
    std::vector<double> m_first;
    std::vector<double> m_second;
};

std::vector<std::vector<RatedPattern>> patternsByRater(const RatingPatterns& patterns)
{
    std::vector<std::vector<RatedPattern>> byRater(patterns.raterCount());
    for (std::size_t p = 0; p < patterns.size(); ++p) {
        const auto cells = patterns.cells(p);
        for (std::size_t place = 0; place < cells.size(); ++place)
            byRater[cells[place].rater].push_back({p, place});
    }
    return byRater;
}

// Too few shared items for every pair to have one: known before any table is made.
bool somePairMustBeEmpty(const RatingPatterns& patterns)
{
    double pairs = 0;
    for (std::size_t p = 0; p < patterns.size(); ++p) {
        const auto ratings = static_cast<double>(patterns.cells(p).size());
        pairs += ratings * (ratings - 1) / 2;
    }
    const auto raters = static_cast<double>(patterns.raterCount());
    return pairs < raters * (raters - 1) / 2;
}
} // namespace

Estimate congerKappa(const RatingPatterns& patterns, PatternWeights items)
{
    const std::size_t raters = patterns.raterCount();
    const std::size_t q = patterns.categoryCount();
    std::vector<double> ofRater(raters * q, 0.0);
    double n = 0;
    double agreeing = 0;
    for (std::size_t p = 0; p < patterns.size(); ++p) {
        if (!patterns.usable(p, ItemsUsed::complete) || items[p] <= 0)
            continue;
        n += items[p];
        const auto cells = patterns.cells(p);
        for (std::size_t a = 0; a < cells.size(); ++a) {
            ofRater[a * q + cells[a].category] += items[p];
            for (std::size_t b = 0; b < a; ++b)
                agreeing += cells[a].category == cells[b].category ? 2 * items[p] : 0.0;
        }
    }
    if (n <= 0)
        return Estimate::none(Undefined::noCompleteItem);
    double chance = 0;
    for (std::size_t c = 0; c < q; ++c) {
        double sum = 0;
        double squares = 0;
        for (std::size_t a = 0; a < raters; ++a) {
            sum += ofRater[a * q + c];
            squares += ofRater[a * q + c] * ofRater[a * q + c];
        }
        chance += sum * sum - squares;
    }
    const double all = static_cast<double>(raters * (raters - 1)) * n;
    if (chance >= all * n)
        return Estimate::none(Undefined::singleCategory);
    return Estimate::of((agreeing * n - chance) / (all * n - chance));
}

Estimate lightKappa(const RatingPatterns& patterns, PatternWeights items)
{
    if (somePairMustBeEmpty(patterns))
        return Estimate::none(Undefined::pairWithoutOverlap);
    const auto byRater = patternsByRater(patterns);
    PairCounts counts(patterns.raterCount(), patterns.categoryCount());
    double sum = 0;
    double pairs = 0;
    for (std::size_t a = 0; a + 1 < byRater.size(); ++a) {
        for (const RatedPattern& rated : byRater[a]) {
            const auto cells = patterns.cells(rated.pattern);
            for (std::size_t other = rated.place + 1; other < cells.size(); ++other)
                counts.add(cells[other].rater, cells[rated.place].category, cells[other].category,
                           items[rated.pattern]);
        }
        for (std::size_t b = a + 1; b < byRater.size(); ++b) {
            const Estimate kappa = counts.kappa(b);
            if (!kappa.value)
                return kappa;
            sum += *kappa.value;
            pairs += 1;
            counts.clear(b);
        }
    }
    return pairs > 0 ? Estimate::of(sum / pairs) : Estimate::none(Undefined::tooFewRaters);
}

} // namespace cotejo
