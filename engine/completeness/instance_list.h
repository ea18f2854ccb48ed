#pragma once

#include "engine/completeness/instance_chooser.h"
#include "engine/completeness/reading_chooser.h"

#include <vector>

namespace cotejo
{

using ReadingList = std::vector<const FieldReading*>;

// The readings of each field of the form, in the form's order.
[[nodiscard]] std::vector<ReadingList> readingsByField(const Form& form,
                                                       const std::vector<FieldReading>& readings);

// Those readings of a field that belong to the chosen course or event, or to none.
[[nodiscard]] ReadingList ofInstance(const Form& form, std::size_t field, const ReadingList& readings,
                                     const ChosenInstances& chosen);

// What a field says of every course or event that is named, by name (events by number).
[[nodiscard]] std::vector<FieldInstance> listInstances(const FormField& field, const ReadingList& readings,
                                                       const ReadingChooser& chooser);

} // namespace cotejo
