#include "engine/agreement/agreement_report.h"

#include "engine/agreement/coefficient_list.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace cotejo
{
namespace
{
constexpr std::string_view kFleiss = "fleiss_kappa";

Result<std::vector<std::uint32_t>> chosenRaters(const RatingTable& table,
                                                const std::vector<std::string>& names)
{
    std::vector<std::uint32_t> chosen;
    for (const std::string& name : names) {
        const auto found = std::find(table.raters.begin(), table.raters.end(), name);
        if (found == table.raters.end())
            return fail("usage.unknown_rater", name, "a rater that the file holds");
        const auto index = static_cast<std::uint32_t>(found - table.raters.begin());
        if (std::find(chosen.begin(), chosen.end(), index) != chosen.end())
            return fail("usage.rater_twice", name, "each rater once");
        chosen.push_back(index);
    }
    return chosen;
}

// How many items each rule takes, and why the others are left.
class ItemCount
{
public:
    ItemCount(const RatingPatterns& patterns, ItemsUsed rule) : m_weights(patterns.size(), 0.0)
    {
        const std::size_t raters = patterns.raterCount();
        for (std::size_t p = 0; p < patterns.size(); ++p) {
            const auto items = static_cast<std::size_t>(patterns.counts()[p]);
            const std::size_t ratings = patterns.cells(p).size();
            if (patterns.usable(p, rule)) {
                m_weights[p] = patterns.counts()[p];
                m_used += items;
            } else if (ratings == 0) {
                m_unrated += items;
            } else if (ratings == 1 && raters != 1) {
                m_single += items;
            } else {
                m_incomplete += items;
            }
        }
    }

    [[nodiscard]] PatternWeights weights() const { return m_weights; }
    [[nodiscard]] std::size_t used() const { return m_used; }
    [[nodiscard]] std::vector<DroppedItems> dropped() const
    {
        const std::array<DroppedItems, 3> all{
            DroppedItems{"no_rating", {"sin calificación", "no rating"}, m_unrated},
            DroppedItems{"one_rating_only", {"una sola calificación", "one rating only"}, m_single},
            DroppedItems{"not_rated_by_all",
                         {"no lo calificaron todos los evaluadores", "not rated by every rater"},
                         m_incomplete}};
        std::vector<DroppedItems> some;
        std::copy_if(all.begin(), all.end(), std::back_inserter(some),
                     [](const DroppedItems& dropped) { return dropped.items > 0; });
        return some;
    }

private:
    std::vector<double> m_weights;
    std::size_t m_used = 0;
    std::size_t m_unrated = 0;
    std::size_t m_single = 0;
    std::size_t m_incomplete = 0;
};

AgreementLine lineOf(const RatingTable& table, const Coefficient& coefficient, const ItemCount& count,
                     const RatingPatterns& patterns, const AgreementOptions& options)
{
    AgreementLine line;
    line.name = coefficient.name;
    line.raters = patterns.raterCount();
    if (coefficient.name == "krippendorff_alpha")
        line.scale = options.scale;
    if (coefficient.never != Undefined::none) {
        line.estimate = Estimate::none(coefficient.never);
        return line;
    }
    line.used = count.used();
    line.dropped = count.dropped();
    line.estimate = coefficient.estimate(count.weights(), options.level);
    if (coefficient.name == kFleiss && line.estimate.value) {
        const FleissCategories detail = fleissCategories(patterns, count.weights());
        for (const CategoryKappa& category : detail.categories)
            line.categories.push_back({table.categories[category.category].name, category.value});
        line.categoryNullError = detail.categoryNullError;
        line.estimate.nullStandardError = detail.overallNullError;
    }
    return line;
}

void addBootstrap(const std::vector<Coefficient>& coefficients, ItemsUsed rule, const ItemCount& count,
                  const AgreementOptions& options, std::vector<AgreementLine>& lines)
{
    std::vector<Statistic> statistics;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < coefficients.size(); ++i) {
        if (coefficients[i].items != rule || !lines[i].estimate.value)
            continue;
        statistics.push_back([&coefficient = coefficients[i]](PatternWeights items) {
            return coefficient.estimate(items, std::nullopt);
        });
        places.push_back(i);
    }
    if (statistics.empty())
        return;
    const auto outcomes = bootstrap(count.weights(), statistics, *options.bootstrap, options.level);
    for (std::size_t s = 0; s < places.size(); ++s) {
        AgreementLine& line = lines[places[s]];
        line.bootstrap = outcomes[s];
        if (!line.estimate.interval)
            line.estimate.interval = outcomes[s].interval;
    }
}
} // namespace

Result<std::vector<AgreementLine>> agreementReport(const RatingTable& table, const AgreementOptions& options)
{
    const auto raters = chosenRaters(table, options.raters);
    if (!raters)
        return tl::unexpected(raters.error());
    const RatingPatterns patterns(table, *raters);
    const auto coefficients = coefficientsFor(patterns, table.ordered(), options.scale);
    const std::array<std::pair<ItemsUsed, ItemCount>, 3> counts{
        std::pair{ItemsUsed::rated, ItemCount(patterns, ItemsUsed::rated)},
        std::pair{ItemsUsed::pairable, ItemCount(patterns, ItemsUsed::pairable)},
        std::pair{ItemsUsed::complete, ItemCount(patterns, ItemsUsed::complete)}};
    std::vector<AgreementLine> lines;
    for (const Coefficient& coefficient : coefficients) {
        const ItemCount& count = counts[static_cast<std::size_t>(coefficient.items)].second;
        lines.push_back(lineOf(table, coefficient, count, patterns, options));
        lines.back().items = table.items.size();
    }
    if (options.bootstrap) {
        for (const auto& [rule, count] : counts)
            addBootstrap(coefficients, rule, count, options, lines);
    }
    return lines;
}

} // namespace cotejo
