#pragma once

#include "engine/completeness/form_condition.h"
#include "engine/domain/field_status.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

struct FormLabel {
    std::string es;
    std::string en;
};

struct FormGroup {
    std::string id;
    FormLabel label;
};

struct FormCode {
    std::string code; // spelling of FORMATS §3
    FormLabel label;
};

enum class FormFieldType { number, date, code, codes, text };

// A unit that notes use. A value in it, multiplied by `factor`, is in the field's own unit; without a factor
// it is accepted and not compared.
struct FormUnit {
    std::string unit;
    std::vector<std::string> spellings; // folded, without blanks; the unit itself among them
    std::optional<double> factor;
};

struct FormRange {
    double low = 0.0;
    double high = 0.0;
};

// A number without a unit that is below `below` was meant in `unit` (1.56 is metres).
struct FormUnitGuess {
    double below = 0.0;
    std::string unit;
};

// One data element.
struct FormField {
    std::string id;
    std::size_t group = 0; // index into Form::groups
    FormLabel label;
    FormFieldType type = FormFieldType::text;
    std::vector<FormCode> codes; // permitted values; of a number: what may stand for it
    bool open = false;           // other codes are taken too
    std::string unit;            // the field's own unit; empty: none
    std::vector<FormUnit> units; // accepted ones, the own one first
    std::optional<FormUnitGuess> unitGuess;
    std::optional<FormRange> range;      // of the value, in the own unit
    std::optional<FormRange> titreRange; // of the titre
    std::vector<FormCode> variants;
    bool unitMatters = false;              // a missing unit changes the value: raises `unit`
    std::optional<double> unitMattersUpTo; // … where the number is not above this
    std::optional<int> staleAfterDays;     // older than this at the visit: `stale`
    bool fixed = false;                    // a fact no visit changes: older visits contradict it too
    bool single = false;                   // two different values of one date contradict each other
    std::string perInstance;               // "course", "event" or empty
    std::string tier;                      // T1, T2, T3, T4, K
    std::string source;
    bool provisional = true;
};

// Says what a field is, in a disease and context and beside what else the note states.
struct FormRule {
    std::string id;
    std::vector<std::size_t> fields; // indices into Form::fields
    // Alternatives: each of `fields` that the note mentions is asked; where it mentions none, those in
    // `whenNone` are. Empty for a rule about each field alone.
    bool oneOf = false;
    std::vector<std::size_t> whenNone;
    Requirement requirement = Requirement::optional; // `optional` takes a request back
    FormCondition when;
    FormLabel text; // a sentence for the reader
    std::string tier;
    std::string source;
    bool provisional = true;
};

// A doubt that two fields raise together; `evidenceOf` are the fields whose places it shows.
struct FormCheck {
    std::string id;
    QueryKind kind = QueryKind::implausible;
    std::size_t field = 0; // the field that gets the query
    FormCondition when;
    std::vector<std::size_t> evidenceOf;
    FormLabel text;
};

// The settled readings of the rules that the code follows (`readings` of the form file).
struct FormReadings {
    std::vector<Requirement> precedence;  // of two rules that hold, the one whose requirement comes first
    std::vector<std::string> courseOrder; // "starting", "stopped", "in_use"
    std::vector<std::size_t> stoppedCourseFields; // taken from the course that stops
    FieldStatus statedNaWhereAsked = FieldStatus::absent;
    bool keepValueWhereNotApplicable = true;
    bool staleOnlyWhereAsked = true;
};

// Fields that mean something beyond themselves: where the note's own members go, what orders courses and
// events. Indices into Form::fields; nullopt: this form has none.
struct FormRoles {
    std::optional<std::size_t> noteDate;
    std::optional<std::size_t> contexts;
    std::optional<std::size_t> centre;
    std::optional<std::size_t> diagnosis;
    std::optional<std::size_t> courseBegins;
    std::optional<std::size_t> courseStatus;
    std::string courseStopped; // the code of courseStatus for a course that ended
    std::optional<std::size_t> eventBegins;
};

// A registry's form: data that a hospital may replace. The rules are applied by RequirementEvaluator.
struct Form {
    std::string id;
    std::string edition;
    bool provisional = true;
    FormLabel label;
    std::vector<FormGroup> groups;
    std::vector<FormField> fields;
    std::vector<FormRule> rules;
    std::vector<FormCheck> checks;
    RuleReference otherwise; // what a field is that no rule speaks of: optional
    FormReadings readings;
    FormRoles roles;
    std::map<std::string, std::size_t, std::less<>> fieldIndex;

    [[nodiscard]] const FormField* field(std::string_view fieldId) const
    {
        const auto at = fieldIndex.find(fieldId);
        return at == fieldIndex.end() ? nullptr : &fields[at->second];
    }
};

} // namespace cotejo
