#include "engine/rubrics/expert_alignment.h"

#include "engine/agreement/agreement_report.h"
#include "engine/agreement/rating_table_builder.h"

#include <fmt/format.h>

#include <algorithm>

namespace cotejo
{
namespace
{
struct LeafVotes {
    std::size_t yes = 0;
    std::size_t no = 0;
    std::optional<bool> judge;
};

struct ItemVotes {
    std::string scenario;
    std::map<std::string, LeafVotes> leaves;
};
using Votes = std::map<std::string, ItemVotes>;

constexpr const char* kExperts = "experts";
constexpr const char* kJudge = "judge";

Votes collect(const std::vector<LeafVerdict>& verdicts, const std::string& judge)
{
    Votes votes;
    for (const LeafVerdict& verdict : verdicts) {
        ItemVotes& item = votes[verdict.item];
        item.scenario = verdict.scenario;
        LeafVotes& leaf = item.leaves[verdict.leaf];
        if (verdict.rater == judge)
            leaf.judge = verdict.met;
        else if (verdict.met)
            ++(*verdict.met ? leaf.yes : leaf.no);
    }
    return votes;
}

// The coefficients of two raters by their names, and how many units they rest on.
class TwoColumns
{
public:
    explicit TwoColumns(const std::vector<std::string>& categories) : m_builder(categories) {}

    void add(const std::string& experts, const std::string& judge)
    {
        const std::string unit = std::to_string(m_units++);
        m_sound = m_builder.add(unit, kExperts, experts).has_value() && m_sound;
        m_sound = m_builder.add(unit, kJudge, judge).has_value() && m_sound;
    }
    [[nodiscard]] std::size_t units() const { return m_units; }
    [[nodiscard]] std::vector<AgreementLine> report(double level)
    {
        const auto table = m_builder.finish();
        AgreementOptions options;
        options.level = level;
        auto lines =
            table && m_sound ? agreementReport(*table, options) : Result<std::vector<AgreementLine>>();
        return lines ? std::move(*lines) : std::vector<AgreementLine>();
    }

private:
    RatingTableBuilder m_builder;
    std::size_t m_units = 0;
    bool m_sound = true;
};

// Everything of one scenario, or of all.
class Scenario
{
public:
    Scenario(std::string name, double level)
        : m_name(std::move(name)), m_level(level), m_leaves({"0", "1"}), m_items({})
    {
    }

    void add(const ItemVotes& item)
    {
        double judgeMet = 0;
        double expertsMet = 0;
        double both = 0;
        for (const auto& [id, leaf] : item.leaves) {
            const std::size_t votes = leaf.yes + leaf.no;
            if (!leaf.judge || votes == 0) {
                ++(leaf.judge ? m_withoutExpert : m_withoutJudge);
                continue;
            }
            pairs(leaf);
            both += 1;
            judgeMet += *leaf.judge ? 1 : 0;
            expertsMet += static_cast<double>(leaf.yes) / static_cast<double>(votes);
            if (leaf.yes == leaf.no)
                ++m_tied;
            else
                m_leaves.add(leaf.yes > leaf.no ? "1" : "0", *leaf.judge ? "1" : "0");
        }
        if (both > 0)
            m_items.add(fmt::format("{}", expertsMet / both), fmt::format("{}", judgeMet / both));
    }

    void append(std::vector<AlignmentLine>& lines)
    {
        const std::size_t leaves = m_leaves.units();
        const std::size_t items = m_items.units();
        const auto byLeaf = m_leaves.report(m_level);
        for (const char* name : {"percent", "cohen_kappa", "gwet_ac1", "icc(3,1)", "macro_f1"})
            append(lines, byLeaf, "leaf", name, leaves);
        append(lines, m_items.report(m_level), "item", "icc(3,1)", items);
        const auto f1 = pairMacroF1(m_pairs);
        AlignmentLine pair = line("pair", "macro_f1",
                                  static_cast<std::size_t>(m_pairs.bothYes + m_pairs.judgeOnly +
                                                           m_pairs.personOnly + m_pairs.bothNo));
        pair.estimate = f1 ? Estimate::of(*f1) : Estimate::none(Undefined::singleCategory);
        lines.push_back(std::move(pair));
    }

private:
    void pairs(const LeafVotes& leaf)
    {
        (*leaf.judge ? m_pairs.bothYes : m_pairs.personOnly) += static_cast<double>(leaf.yes);
        (*leaf.judge ? m_pairs.judgeOnly : m_pairs.bothNo) += static_cast<double>(leaf.no);
    }

    [[nodiscard]] AlignmentLine line(const char* level, const char* name, std::size_t units) const
    {
        return {m_name, level, name, {}, units, m_tied, m_withoutExpert, m_withoutJudge};
    }

    void append(std::vector<AlignmentLine>& lines, const std::vector<AgreementLine>& report,
                const char* level, const char* name, std::size_t units)
    {
        AlignmentLine one = line(level, name, units);
        const auto found = std::find_if(report.begin(), report.end(),
                                        [name](const AgreementLine& r) { return r.name == name; });
        one.estimate = found == report.end() ? Estimate::none(Undefined::noOverlap) : found->estimate;
        lines.push_back(std::move(one));
    }

    std::string m_name;
    double m_level;
    TwoColumns m_leaves;
    TwoColumns m_items;
    VerdictPairs m_pairs;
    std::size_t m_tied = 0;
    std::size_t m_withoutExpert = 0;
    std::size_t m_withoutJudge = 0;
};
} // namespace

std::optional<double> pairMacroF1(const VerdictPairs& counts)
{
    const bool bothSayYes = counts.bothYes + counts.judgeOnly > 0 && counts.bothYes + counts.personOnly > 0;
    const bool bothSayNo = counts.bothNo + counts.personOnly > 0 && counts.bothNo + counts.judgeOnly > 0;
    if (!bothSayYes || !bothSayNo)
        return std::nullopt;
    const double apart = counts.judgeOnly + counts.personOnly;
    return counts.bothYes / (2 * counts.bothYes + apart) + counts.bothNo / (2 * counts.bothNo + apart);
}

Result<ExpertAlignment> expertAlignment(const std::vector<LeafVerdict>& verdicts, const std::string& judge,
                                        double level)
{
    const bool judges = std::any_of(verdicts.begin(), verdicts.end(),
                                    [&judge](const LeafVerdict& verdict) { return verdict.rater == judge; });
    if (!judges)
        return fail("alignment.no_judge", judge, "the name of a rater whose verdicts the file holds");
    const Votes votes = collect(verdicts, judge);
    ExpertAlignment alignment;
    Scenario all("", level);
    std::map<std::string, Scenario> byScenario;
    for (const auto& [id, item] : votes) {
        all.add(item);
        if (!item.scenario.empty())
            byScenario.try_emplace(item.scenario, item.scenario, level).first->second.add(item);
        for (const auto& [leaf, counts] : item.leaves)
            alignment.ambiguity[leaf].add(counts.yes, counts.no);
    }
    all.append(alignment.lines);
    for (auto& [name, scenario] : byScenario)
        scenario.append(alignment.lines);
    return alignment;
}

} // namespace cotejo
