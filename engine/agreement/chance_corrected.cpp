#include "engine/agreement/chance_corrected.h"

#include "engine/agreement/quantiles.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace cotejo
{
namespace
{
constexpr double kNoRoom = 1e-14; // 1 − p_e at or below this is zero but for rounding

double agreementOf(std::span<const RatingCell> cells, const AgreementWeights* weights)
{
    double agreeing = 0;
    for (std::size_t a = 0; a < cells.size(); ++a) {
        for (std::size_t b = 0; b < cells.size(); ++b) {
            if (a == b)
                continue;
            const bool same = cells[a].category == cells[b].category;
            agreeing += weights ? weights->at(cells[a].category, cells[b].category) : (same ? 1.0 : 0.0);
        }
    }
    return agreeing / static_cast<double>(cells.size() * (cells.size() - 1));
}

// One sample's figures: p_a, the categories' shares, p_e, and each category's part in p_e.
class Sample
{
public:
    Sample(const RatingPatterns& patterns, PatternWeights items, const AgreementWeights& weights,
           ChanceModel model)
        : m_patterns(patterns), m_items(items), m_weights(weights), m_shares(weights.categories(), 0.0),
          m_parts(weights.categories(), 0.0)
    {
        observe();
        switch (model) {
        case ChanceModel::uniform:
            m_chance = weights.sum() / std::pow(static_cast<double>(weights.categories()), 2);
            break;
        case ChanceModel::meanShares:
            meanShares();
            break;
        case ChanceModel::gwet:
            gwet();
            break;
        }
    }

    [[nodiscard]] double rated() const { return m_rated; }
    [[nodiscard]] double pairable() const { return m_pairable; }
    [[nodiscard]] double room() const { return 1 - m_chance; }
    [[nodiscard]] double value() const { return (m_observed - m_chance) / room(); }
    [[nodiscard]] double standardError() const;

private:
    void observe()
    {
        for (std::size_t p = 0; p < m_patterns.size(); ++p) {
            const auto cells = m_patterns.cells(p);
            if (cells.empty() || m_items[p] <= 0)
                continue;
            m_rated += m_items[p];
            for (const RatingCell& cell : cells)
                m_shares[cell.category] += m_items[p] / static_cast<double>(cells.size());
            if (cells.size() < 2)
                continue;
            m_pairable += m_items[p];
            m_observed += m_items[p] * agreementOf(cells, &m_weights);
        }
        m_observed /= std::max(m_pairable, 1.0);
        for (double& share : m_shares)
            share /= std::max(m_rated, 1.0);
    }

    void meanShares()
    {
        for (std::size_t i = 0; i < m_shares.size(); ++i) {
            for (std::size_t j = 0; j < m_shares.size(); ++j)
                m_parts[i] += (m_weights.at(i, j) + m_weights.at(j, i)) / 2 * m_shares[j];
            m_chance += m_shares[i] * m_parts[i];
        }
    }

    void gwet()
    {
        const auto q = static_cast<double>(m_shares.size());
        const double scale = q > 1 ? m_weights.sum() / (q * (q - 1)) : 0.0;
        for (std::size_t i = 0; i < m_shares.size(); ++i) {
            m_parts[i] = scale * (1 - m_shares[i]);
            m_chance += m_shares[i] * m_parts[i];
        }
        if (q <= 1)
            m_chance = 1;
    }

    const RatingPatterns& m_patterns;
    PatternWeights m_items;
    const AgreementWeights& m_weights;
    std::vector<double> m_shares;
    std::vector<double> m_parts; // zero for the uniform model
    double m_rated = 0;
    double m_pairable = 0;
    double m_observed = 0;
    double m_chance = 0;
};

double Sample::standardError() const
{
    const bool uniform = std::all_of(m_parts.begin(), m_parts.end(), [](double part) { return part == 0; });
    const double estimate = value();
    double squares = 0;
    for (std::size_t p = 0; p < m_patterns.size(); ++p) {
        const auto cells = m_patterns.cells(p);
        if (cells.empty() || m_items[p] <= 0)
            continue;
        double term = 0;
        if (cells.size() >= 2)
            term = m_rated / m_pairable * (agreementOf(cells, &m_weights) - m_chance) / room();
        if (!uniform) {
            double part = 0;
            for (const RatingCell& cell : cells)
                part += m_parts[cell.category];
            part /= static_cast<double>(cells.size());
            term -= 2 * (1 - estimate) * (part - m_chance) / room();
        }
        squares += m_items[p] * (term - estimate) * (term - estimate);
    }
    return std::sqrt(squares / (m_rated * (m_rated - 1)));
}
} // namespace

Estimate chanceCorrected(const RatingPatterns& patterns, PatternWeights items,
                         const AgreementWeights& weights, ChanceModel model, std::optional<double> level)
{
    const Sample sample(patterns, items, weights, model);
    if (sample.pairable() <= 0)
        return Estimate::none(Undefined::noOverlap);
    if (sample.room() <= kNoRoom)
        return Estimate::none(Undefined::singleCategory);
    Estimate estimate = Estimate::of(sample.value());
    if (!level || sample.rated() < 2)
        return estimate;
    estimate.standardError = sample.standardError();
    if (const auto t = studentQuantile((1 + *level) / 2, sample.rated() - 1)) {
        const double half = *t * *estimate.standardError;
        estimate.interval = Interval{*estimate.value - half, std::min(1.0, *estimate.value + half)};
    }
    return estimate;
}

Estimate percentAgreement(const RatingPatterns& patterns, PatternWeights items)
{
    double pairable = 0;
    double agreeing = 0;
    for (std::size_t p = 0; p < patterns.size(); ++p) {
        const auto cells = patterns.cells(p);
        if (cells.size() < 2)
            continue;
        pairable += items[p];
        agreeing += items[p] * agreementOf(cells, nullptr);
    }
    return pairable > 0 ? Estimate::of(agreeing / pairable) : Estimate::none(Undefined::noOverlap);
}

} // namespace cotejo
