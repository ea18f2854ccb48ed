#pragma once

#include "engine/completeness/form.h"
#include "engine/domain/field_status.h"

#include <string>
#include <vector>

namespace cotejo
{

// Says of a field that applies and that the note does not mention what was looked for: "Se buscó: das28, das
// 28, dasvsg; la nota no lo dice." Names are the first words of the field's cues in the lexicons, or the
// form's own label where its readers go by other words (drugs, dates). Built once for a form.
class LookedFor
{
public:
    explicit LookedFor(const Form& form);
    // Adds the sentence, in both languages, to the rule of every field that is asked and absent. The fields
    // stand in the form's order.
    void addTo(std::vector<FieldFinding>& fields) const;

private:
    struct Sentence {
        std::string es;
        std::string en;
    };
    std::vector<Sentence> m_sentences; // by field
};

} // namespace cotejo
