#pragma once

#include "engine/completeness/drug_catalog.h"
#include "engine/text/assertion.h"
#include "engine/text/folded_range.h"

#include <cstddef>
#include <string>

namespace cotejo
{

// A substance named at a place of a note, or a class of drugs ("biológico", "FARME") where `drug` is null.
struct DrugMention {
    enum class Form { name, abbreviation, brand, misspelt, class_word };

    const Drug* drug = nullptr;
    DrugCategory category = DrugCategory::other;
    Form form = Form::name;
    FoldedRange range;
    std::string brand; // folded brand ("humira") where the brand is written
    std::size_t sentence = 0;
    Assertion assertion;
};

} // namespace cotejo
