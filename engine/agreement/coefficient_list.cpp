#include "engine/agreement/coefficient_list.h"

#include "engine/agreement/chance_corrected.h"
#include "engine/agreement/cohen_kappa.h"
#include "engine/agreement/intraclass_correlation.h"
#include "engine/agreement/macro_f1.h"
#include "engine/agreement/rater_pair_kappas.h"

#include <utility>

namespace cotejo
{
namespace
{
using Level = std::optional<double>;

class ListBuilder
{
public:
    ListBuilder(const RatingPatterns& patterns, bool ordered) : m_patterns(patterns), m_ordered(ordered)
    {
        const std::size_t q = patterns.categoryCount() <= kMaxCategories ? patterns.categoryCount() : 0;
        m_identity = std::make_shared<AgreementWeights>(AgreementWeights::identity(q));
        m_linear = std::make_shared<AgreementWeights>(AgreementWeights::linear(q));
        m_quadratic = std::make_shared<AgreementWeights>(AgreementWeights::quadratic(q));
    }

    void cohen(const char* name, const std::shared_ptr<AgreementWeights>& weights)
    {
        const RatingPatterns* patterns = &m_patterns;
        add(name, ItemsUsed::pairable, twoRaters(weights),
            [patterns, weights](PatternWeights items, Level level) {
                return cohenKappa(ContingencyTable::of(*patterns, items), *weights, level);
            });
    }

    void scott()
    {
        const RatingPatterns* patterns = &m_patterns;
        add("scott_pi", ItemsUsed::pairable, twoRaters(m_identity),
            [patterns, weights = m_identity](PatternWeights items, Level) {
                return scottPi(ContingencyTable::of(*patterns, items), *weights);
            });
    }

    void chance(const char* name, ChanceModel model, const std::shared_ptr<AgreementWeights>& weights)
    {
        const RatingPatterns* patterns = &m_patterns;
        add(name, ItemsUsed::rated, categorical(weights),
            [patterns, weights, model](PatternWeights items, Level level) {
                return chanceCorrected(*patterns, items, *weights, model, level);
            });
    }

    void plain(const char* name, ItemsUsed rule, Undefined never,
               Estimate (*function)(const RatingPatterns&, PatternWeights))
    {
        const RatingPatterns* patterns = &m_patterns;
        add(name, rule, never,
            [patterns, function](PatternWeights items, Level) { return function(*patterns, items); });
    }

    void alpha(RatingScale scale)
    {
        const RatingPatterns* patterns = &m_patterns;
        const bool unordered = scale == RatingScale::ordinal && !m_ordered;
        add("krippendorff_alpha", ItemsUsed::pairable, unordered ? Undefined::notOrdered : anyRaters(),
            [patterns, scale](PatternWeights items, Level) {
                return krippendorffAlpha(*patterns, items, scale);
            });
    }

    void icc(IccForm form)
    {
        const RatingPatterns* patterns = &m_patterns;
        const bool numbers = !m_patterns.wholeNumbers().empty();
        add(std::string(codeOf(form)), ItemsUsed::complete, numbers ? anyRaters() : Undefined::notNumbers,
            [patterns, form](PatternWeights items, Level level) {
                return intraclassCorrelation(form, meanSquaresOf(*patterns, items), level);
            });
    }

    [[nodiscard]] Undefined anyRaters() const
    {
        return m_patterns.raterCount() < 2 ? Undefined::tooFewRaters : Undefined::none;
    }
    [[nodiscard]] Undefined categories() const
    {
        return m_patterns.categoryCount() > kMaxCategories ? Undefined::tooManyCategories : anyRaters();
    }
    [[nodiscard]] const std::shared_ptr<AgreementWeights>& identity() const { return m_identity; }
    [[nodiscard]] const std::shared_ptr<AgreementWeights>& linear() const { return m_linear; }
    [[nodiscard]] const std::shared_ptr<AgreementWeights>& quadratic() const { return m_quadratic; }
    [[nodiscard]] std::vector<Coefficient> take() { return std::move(m_list); }

private:
    [[nodiscard]] Undefined categorical(const std::shared_ptr<AgreementWeights>& weights) const
    {
        return weights != m_identity && !m_ordered && categories() == Undefined::none ? Undefined::notOrdered
                                                                                      : categories();
    }
    [[nodiscard]] Undefined twoRaters(const std::shared_ptr<AgreementWeights>& weights) const
    {
        return m_patterns.raterCount() > 2 ? Undefined::notTwoRaters : categorical(weights);
    }
    void add(std::string name, ItemsUsed rule, Undefined never,
             std::function<Estimate(PatternWeights, Level)> estimate)
    {
        m_list.push_back({std::move(name), rule, never, std::move(estimate)});
    }

    const RatingPatterns& m_patterns;
    bool m_ordered;
    std::shared_ptr<AgreementWeights> m_identity;
    std::shared_ptr<AgreementWeights> m_linear;
    std::shared_ptr<AgreementWeights> m_quadratic;
    std::vector<Coefficient> m_list;
};
} // namespace

std::vector<Coefficient> coefficientsFor(const RatingPatterns& patterns, bool ordered, RatingScale scale)
{
    ListBuilder list(patterns, ordered);
    list.plain("percent", ItemsUsed::pairable, list.anyRaters(), percentAgreement);
    list.cohen("cohen_kappa", list.identity());
    list.cohen("cohen_kappa_linear", list.linear());
    list.cohen("cohen_kappa_quadratic", list.quadratic());
    list.scott();
    list.chance("brennan_prediger", ChanceModel::uniform, list.identity());
    list.chance("gwet_ac1", ChanceModel::gwet, list.identity());
    list.chance("gwet_ac2_linear", ChanceModel::gwet, list.linear());
    list.chance("gwet_ac2_quadratic", ChanceModel::gwet, list.quadratic());
    list.chance("fleiss_kappa", ChanceModel::meanShares, list.identity());
    list.plain("conger_kappa", ItemsUsed::complete, list.categories(), congerKappa);
    list.plain("light_kappa", ItemsUsed::pairable, list.categories(), lightKappa);
    list.alpha(scale);
    for (const IccForm form : kIccForms)
        list.icc(form);
    list.plain("macro_f1", ItemsUsed::pairable, list.anyRaters(), pairwiseMacroF1);
    return list.take();
}

} // namespace cotejo
