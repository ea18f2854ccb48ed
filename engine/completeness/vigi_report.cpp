#include "engine/completeness/vigi_report.h"

#include "engine/text/partial_date.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace cotejo
{
namespace
{

constexpr int kMonth = 31; // days
constexpr int kYear = 366; // days

struct Known {
    FieldStatus status = FieldStatus::absent;
    FieldScalar value;

    [[nodiscard]] const std::string* text() const { return std::get_if<std::string>(&value); }
    [[nodiscard]] bool stated() const
    {
        return status == FieldStatus::present && !std::holds_alternative<std::monostate>(value);
    }
};

class Block
{
public:
    explicit Block(const NoteEvaluation& evaluation) : m_evaluation(evaluation) {}

    [[nodiscard]] const FieldFinding* field(std::string_view id) const
    {
        const auto at = std::find_if(m_evaluation.fields.begin(), m_evaluation.fields.end(),
                                     [&](const FieldFinding& finding) { return finding.id == id; });
        return at == m_evaluation.fields.end() ? nullptr : &*at;
    }

    // The value of one event or course, else the one given once.
    [[nodiscard]] Known value(std::string_view id, const std::string& instance) const
    {
        const FieldFinding* finding = field(id);
        if (finding == nullptr)
            return {};
        const bool chosen = finding->instances.size() < 2;
        for (const FieldInstance& one : finding->instances)
            if (one.instance == instance)
                return {one.status, one.value};
        return chosen || instance.empty() ? Known{finding->status, finding->value} : Known{};
    }

private:
    const NoteEvaluation& m_evaluation;
};

DimensionState metIf(bool met)
{
    return met ? DimensionState::met : DimensionState::missing;
}

// Days within which a date as precise as this may lie.
int width(const PartialDate& date)
{
    return date.precision() == 3 ? 0 : date.precision() == 2 ? kMonth : kYear;
}

DimensionState timeToOnset(const Known& onset, const Known& start)
{
    const auto from = onset.stated() && onset.text() ? PartialDate::fromIso(*onset.text()) : std::nullopt;
    const auto begun = start.stated() && start.text() ? PartialDate::fromIso(*start.text()) : std::nullopt;
    if (!from || !begun)
        return DimensionState::missing;
    const int precision = std::min(from->precision(), begun->precision());
    if (from->cut(precision) < begun->cut(precision))
        return DimensionState::missing; // an onset before the drug is no time to onset
    const int uncertain = width(*from) + width(*begun);
    if (uncertain == 0)
        return DimensionState::met;
    return uncertain <= kMonth ? DimensionState::fair : DimensionState::coarse;
}

std::string suspectOf(const Block& block, const std::string& event)
{
    const Known suspect = block.value("ae_suspect_drug", event);
    if (suspect.text() != nullptr)
        return *suspect.text();
    const FieldFinding* course = block.field("drug_inn");
    const auto* inn = course == nullptr ? nullptr : std::get_if<std::string>(&course->value);
    return inn == nullptr ? std::string() : *inn;
}

VigiReport reportOf(const Block& block, const std::string& event, bool hasNarrative)
{
    VigiReport report;
    report.event = event.empty() ? "1" : event;
    if (const Known term = block.value("ae_term", event); term.text() != nullptr)
        report.term = *term.text();
    const std::string drug = suspectOf(block, event);
    const auto set = [&](ReportDimension dimension, DimensionState state) {
        report.state.at(static_cast<std::size_t>(dimension)) = state;
    };
    set(ReportDimension::time_to_onset,
        timeToOnset(block.value("ae_onset", event), block.value("start_date", drug)));
    set(ReportDimension::indication,
        metIf(block.value("indication", drug).stated() || block.value("diagnosis", "").stated()));
    const Known outcome = block.value("ae_outcome", event);
    set(ReportDimension::outcome,
        metIf(outcome.stated() && (outcome.text() == nullptr || *outcome.text() != "desconocido")));
    set(ReportDimension::sex, metIf(block.value("sex", "").stated()));
    set(ReportDimension::age,
        metIf(block.value("age", "").stated() || block.value("birth_date", "").stated()));
    set(ReportDimension::dose, metIf(block.value("dose", drug).stated()));
    set(ReportDimension::comments, metIf(hasNarrative));
    report.score = vigiGradeScore(report.state);
    report.core = vigiGradeCore(report.state);
    return report;
}

} // namespace

std::vector<VigiReport> vigiReports(const NoteEvaluation& evaluation, bool hasNarrative)
{
    const Block block(evaluation);
    std::vector<VigiReport> reports;
    const FieldFinding* term = block.field("ae_term");
    if (term == nullptr)
        return reports;
    for (const FieldInstance& event : term->instances)
        if (event.status == FieldStatus::present)
            reports.push_back(reportOf(block, event.instance, hasNarrative));
    const FieldFinding* any = block.field("ae_any");
    const bool told =
        any != nullptr && any->status == FieldStatus::present && any->detail == FieldDetail::value;
    if (reports.empty() && (term->status == FieldStatus::present || told))
        reports.push_back(reportOf(block, "", hasNarrative));
    return reports;
}

} // namespace cotejo
