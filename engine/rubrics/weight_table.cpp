#include "engine/rubrics/weight_table.h"

#include "engine/rubrics/small_fraction.h"

#include <type_traits>

namespace cotejo
{
namespace
{
constexpr std::size_t kMostExactNodes = 2000;

// A double with SmallFraction's operations; none of them fails.
class Approximate
{
public:
    Approximate() = default;
    [[nodiscard]] static std::optional<Approximate> of(std::uint64_t numerator, std::uint64_t denominator)
    {
        return Approximate(static_cast<double>(numerator) / static_cast<double>(denominator));
    }
    [[nodiscard]] std::optional<Approximate> plus(const Approximate& other) const
    {
        return Approximate(m_value + other.m_value);
    }
    [[nodiscard]] std::optional<Approximate> dividedBy(std::uint64_t divisor) const
    {
        return Approximate(m_value / static_cast<double>(divisor));
    }
    [[nodiscard]] std::optional<Approximate> dividedBy(double divisor) const
    {
        return Approximate(m_value / divisor);
    }
    [[nodiscard]] double value() const { return m_value; }

private:
    explicit Approximate(double value) : m_value(value) {}
    double m_value = 0;
};

// The kept part of the graph.
class Part
{
public:
    Part(const Taxonomy& taxonomy, const std::vector<bool>* kept)
        : m_taxonomy(taxonomy), m_kept(kept), m_degrees(taxonomy.nodes().size(), 0)
    {
        for (const std::uint32_t place : taxonomy.order()) {
            if (!keeps(place))
                continue;
            for (const std::uint32_t child : taxonomy.node(place).children)
                m_degrees[place] += keeps(child) ? 1U : 0U;
        }
    }

    [[nodiscard]] bool keeps(std::uint32_t node) const { return !m_kept || (*m_kept)[node]; }
    [[nodiscard]] std::uint64_t degree(std::uint32_t node) const { return m_degrees[node]; }
    [[nodiscard]] const Taxonomy& taxonomy() const { return m_taxonomy; }

private:
    const Taxonomy& m_taxonomy;
    const std::vector<bool>* m_kept;
    std::vector<std::uint64_t> m_degrees;
};

template <class Number>
using Weights = std::optional<std::vector<Number>>;

template <class Number>
Weights<Number> downTheGraph(const Part& part, WeightRule rule)
{
    const Taxonomy& taxonomy = part.taxonomy();
    std::vector<Number> weights(taxonomy.nodes().size());
    weights[taxonomy.root()] = *Number::of(1, 1);
    for (const std::uint32_t place : taxonomy.order()) {
        if (!part.keeps(place) || part.degree(place) == 0)
            continue;
        const auto share = weights[place].dividedBy(part.degree(place));
        if (!share)
            return std::nullopt;
        for (const std::uint32_t child : taxonomy.node(place).children) {
            if (!part.keeps(child))
                continue;
            if (rule == WeightRule::maxPath) {
                weights[child] = share->value() > weights[child].value() ? *share : weights[child];
                continue;
            }
            const auto sum = weights[child].plus(*share);
            if (!sum)
                return std::nullopt;
            weights[child] = *sum;
        }
    }
    return weights;
}

std::vector<double> pathsTo(const Part& part)
{
    const Taxonomy& taxonomy = part.taxonomy();
    std::vector<double> paths(taxonomy.nodes().size(), 0.0);
    paths[taxonomy.root()] = 1;
    for (const std::uint32_t place : taxonomy.order()) {
        for (const std::uint32_t child : taxonomy.node(place).children) {
            if (part.keeps(place) && part.keeps(child))
                paths[child] += paths[place];
        }
    }
    return paths;
}

template <class Number>
Weights<Number> meanOfPaths(const Part& part)
{
    constexpr double kWhole = 9007199254740992.0; // 2^53
    Weights<Number> weights = downTheGraph<Number>(part, WeightRule::pathSum);
    const std::vector<double> paths = pathsTo(part);
    for (std::size_t i = 0; weights && i < paths.size(); ++i) {
        if (paths[i] < 1)
            continue;
        std::optional<Number> mean;
        if constexpr (std::is_same_v<Number, Approximate>)
            mean = (*weights)[i].dividedBy(paths[i]);
        else if (paths[i] <= kWhole)
            mean = (*weights)[i].dividedBy(static_cast<std::uint64_t>(paths[i]));
        if (!mean)
            return std::nullopt;
        (*weights)[i] = *mean;
    }
    return weights;
}

template <class Number>
Weights<Number> overAncestors(const Part& part)
{
    const Taxonomy& taxonomy = part.taxonomy();
    std::vector<Number> weights(taxonomy.nodes().size());
    std::vector<std::uint32_t> seenBy(taxonomy.nodes().size(), taxonomy.root());
    for (const std::uint32_t leaf : taxonomy.leaves()) {
        if (!part.keeps(leaf))
            continue;
        std::optional<Number> product = Number::of(1, 1);
        std::vector<std::uint32_t> open{leaf};
        while (!open.empty() && leaf != taxonomy.root()) {
            const std::uint32_t place = open.back();
            open.pop_back();
            for (const std::uint32_t parent : taxonomy.node(place).parents) {
                if (!part.keeps(parent) || seenBy[parent] == leaf)
                    continue;
                seenBy[parent] = leaf;
                open.push_back(parent);
                product = product ? product->dividedBy(part.degree(parent)) : std::nullopt;
            }
        }
        if (!product)
            return std::nullopt;
        weights[leaf] = *product;
    }
    return weights;
}

template <class Number>
Weights<Number> weightsBy(WeightRule rule, const Part& part)
{
    if (rule == WeightRule::meanPath)
        return meanOfPaths<Number>(part);
    return rule == WeightRule::literal ? overAncestors<Number>(part) : downTheGraph<Number>(part, rule);
}

// The common denominator of the leaves' weights; 0 where there is none small enough.
std::uint64_t commonUnit(const Taxonomy& taxonomy, const std::vector<SmallFraction>& weights)
{
    std::uint64_t unit = 1;
    for (const std::uint32_t leaf : taxonomy.leaves()) {
        const auto common = smallCommonMultiple(unit, weights[leaf].denominator());
        if (!common)
            return 0;
        unit = *common;
    }
    return unit;
}
} // namespace

Result<WeightTable> WeightTable::compute(const Taxonomy& taxonomy, WeightRule rule,
                                         const std::vector<bool>* kept)
{
    const std::size_t size = taxonomy.nodes().size();
    WeightTable table;
    table.m_rule = rule;
    table.m_weights.assign(size, 0.0);
    if (rule == WeightRule::stated) {
        for (const std::uint32_t leaf : taxonomy.leaves()) {
            const auto& stated = taxonomy.node(leaf).leaf.statedWeight;
            if (!stated)
                return fail("rubric.no_stated_weights", taxonomy.node(leaf).id,
                            "a taxonomy whose leaves state weights");
            table.m_weights[leaf] = *stated;
        }
        return table;
    }
    if (rule == WeightRule::literal && size > kMostLiteralNodes)
        return fail("rubric.too_large", taxonomy.id(), "at most 5000 nodes for literal weights");
    const Part part(taxonomy, kept);
    if (size <= kMostExactNodes) {
        if (const auto exact = weightsBy<SmallFraction>(rule, part)) {
            table.m_unit = commonUnit(taxonomy, *exact);
            table.m_multiples.assign(table.m_unit == 0 ? 0 : size, 0);
            for (std::size_t i = 0; i < size; ++i)
                table.m_weights[i] = (*exact)[i].value();
            for (const std::uint32_t leaf : taxonomy.leaves()) {
                if (table.m_unit != 0)
                    table.m_multiples[leaf] =
                        (*exact)[leaf].numerator() * (table.m_unit / (*exact)[leaf].denominator());
            }
            return table;
        }
    }
    const auto weights = weightsBy<Approximate>(rule, part);
    for (std::size_t i = 0; i < size; ++i)
        table.m_weights[i] = (*weights)[i].value();
    return table;
}

} // namespace cotejo
