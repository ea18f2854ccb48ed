#include "engine/completeness/condition_evaluator.h"

#include "engine/completeness/value_comparison.h"
#include "engine/text/folded_text.h"
#include "engine/text/partial_date.h"

#include <algorithm>

namespace cotejo
{
namespace
{
using Kind = FormCondition::Kind;
using State = FormCondition::State;

bool isNegative(const FieldFinding& finding)
{
    return finding.detail == FieldDetail::negative || finding.detail == FieldDetail::templated;
}

bool isDenied(const FieldFinding& finding)
{
    const auto* word = std::get_if<std::string>(&finding.value);
    return finding.status == FieldStatus::present &&
           (isNegative(finding) || (word != nullptr && (*word == "no" || *word == "negativo")));
}

bool isInState(const FieldFinding& finding, State state)
{
    const bool present = finding.status == FieldStatus::present;
    switch (state) {
    case State::mentioned:
        return isMentioned(finding);
    case State::present:
        return present;
    case State::affirmed:
        return present && !isDenied(finding);
    case State::denied:
        return isDenied(finding);
    case State::unknown:
        return finding.status == FieldStatus::unknown;
    case State::absent:
        return !isMentioned(finding);
    }
    return false;
}

bool equalsOne(const FieldFinding& finding, const std::vector<std::string>& words)
{
    const auto stated = valueWords(finding.value, isNegative(finding));
    return std::any_of(stated.begin(), stated.end(), [&](const std::string& word) {
        return std::find(words.begin(), words.end(), word) != words.end();
    });
}

bool containsOne(const FieldFinding& finding, const std::vector<std::string>& pieces)
{
    const auto* text = std::get_if<std::string>(&finding.value);
    if (text == nullptr)
        return false;
    const FoldedText folded(*text);
    return std::any_of(pieces.begin(), pieces.end(), [&](const std::string& piece) {
        return folded.view().find(piece) != std::string_view::npos;
    });
}

std::optional<PartialDate> dateOf(const FieldFinding& finding)
{
    if (const auto* several = std::get_if<std::vector<std::string>>(&finding.value); several != nullptr)
        return several->empty() ? std::nullopt
                                : PartialDate::fromIso(several->front()); // the first of a stay
    const auto* iso = std::get_if<std::string>(&finding.value);
    return iso != nullptr ? PartialDate::fromIso(*iso) : std::nullopt;
}

int lastDay(const PartialDate& date)
{
    if (date.precision() == 3)
        return date.dayNumber();
    const PartialDate next = date.precision() == 1 ? PartialDate{date.year + 1, 0, 0}
                             : date.month == 12    ? PartialDate{date.year + 1, 1, 0}
                                                   : PartialDate{date.year, date.month + 1, 0};
    return next.dayNumber() - 1;
}

bool isNumberBetween(const FormCondition& condition, const FormField& field, const FieldFinding& finding)
{
    const auto number = numberInOwnUnit(field, finding.value, finding.unit);
    return number && (!condition.low || *number >= *condition.low) &&
           (!condition.high || *number <= *condition.high);
}

bool fieldHolds(const FormCondition& condition, const Form& form, const NoteFacts& facts)
{
    const FieldFinding& finding = facts.fields[condition.field];
    if (condition.kind == Kind::state)
        return isInState(finding, condition.state);
    if (finding.status != FieldStatus::present)
        return false;
    switch (condition.kind) {
    case Kind::equals:
        return equalsOne(finding, condition.words);
    case Kind::contains:
        return containsOne(finding, condition.words);
    case Kind::variant:
        return std::find(condition.words.begin(), condition.words.end(), finding.variant) !=
               condition.words.end();
    case Kind::number:
        return isNumberBetween(condition, form.fields[condition.field], finding);
    default:
        break;
    }
    const FieldFinding& other = facts.fields[condition.other];
    const auto date = dateOf(finding);
    const auto otherDate = dateOf(other);
    if (!date || !otherDate || other.status != FieldStatus::present)
        return false;
    if (condition.kind == Kind::since)
        return lastDay(*date) >= otherDate->dayNumber() - condition.days;
    return lastDay(*date) < otherDate->dayNumber();
}
} // namespace

bool isMentioned(const FieldFinding& finding)
{
    return finding.status == FieldStatus::present || finding.status == FieldStatus::unknown;
}

bool holds(const FormCondition& condition, const Form& form, const NoteFacts& facts)
{
    const auto one = [&](const FormCondition& part) { return holds(part, form, facts); };
    switch (condition.kind) {
    case Kind::always:
        return true;
    case Kind::all:
        return std::all_of(condition.parts.begin(), condition.parts.end(), one);
    case Kind::any:
        return std::any_of(condition.parts.begin(), condition.parts.end(), one);
    case Kind::negation:
        return !one(condition.parts.front());
    case Kind::disease:
        return std::find(condition.diseases.begin(), condition.diseases.end(), facts.disease) !=
               condition.diseases.end();
    case Kind::context:
        return std::any_of(facts.contexts.begin(), facts.contexts.end(), [&](VisitContext context) {
            return std::find(condition.contexts.begin(), condition.contexts.end(), context) !=
                   condition.contexts.end();
        });
    default:
        return fieldHolds(condition, form, facts);
    }
}

} // namespace cotejo
