#pragma once

#include "engine/domain/note.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

// What a note must say for a rule to hold: a tree, read from the form's JSON. About a field it asks for what
// was chosen among the field's readings; a field that is not mentioned meets no condition but `absent`.
struct FormCondition {
    enum class Kind {
        always,   // no `when`
        all,      // every one of `parts`
        any,      // one of `parts`
        negation, // not `parts[0]`
        disease,  // one of `diseases`
        context,  // one of `contexts`
        state,    // `field` is `state`
        equals,   // the value, or one of a set, is one of `words`
        contains, // a text holds one of `words`, both without accents and case
        variant,  // the variant is one of `words`
        number,   // the value in the field's own unit is not below `low` and not above `high`
        since,    // the date may be no more than `days` before that of `other`
        before    // the date is certainly before that of `other`
    };
    enum class State {
        mentioned, // present or unknown
        present,
        affirmed, // present, and not as a negative
        denied,   // present as a negative
        unknown,
        absent // neither present nor unknown
    };

    Kind kind = Kind::always;
    std::vector<FormCondition> parts;
    std::vector<Disease> diseases;
    std::vector<VisitContext> contexts;
    std::size_t field = 0; // index into Form::fields
    std::size_t other = 0;
    State state = State::present;
    std::vector<std::string> words;
    std::optional<double> low;
    std::optional<double> high;
    int days = 0;
};

} // namespace cotejo
