#pragma once

#include <cstddef>
#include <optional>
#include <string>
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

} // namespace cotejo
