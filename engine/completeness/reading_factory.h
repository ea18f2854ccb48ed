#pragma once

#include "engine/completeness/field_reading.h"
#include "engine/text/analysed_note.h"

#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// Makes readings of one note from the places that prove them.
class ReadingFactory
{
public:
    using Places = std::vector<FoldedRange>;

    explicit ReadingFactory(const AnalysedNote& note) : m_note(note) {}

    [[nodiscard]] FieldReading value(std::string_view field, FieldScalar value, const Places& places) const;
    [[nodiscard]] FieldReading negative(std::string_view field, std::string_view value,
                                        const Places& places) const;
    [[nodiscard]] FieldReading templated(std::string_view field, std::string_view value,
                                         const Places& places) const;
    [[nodiscard]] FieldReading unknown(std::string_view field, const Places& places) const;
    [[nodiscard]] FieldReading pending(std::string_view field, const Places& places) const;

private:
    [[nodiscard]] FieldReading make(std::string_view field, FieldStatus status, FieldDetail detail,
                                    const Places& places) const;

    const AnalysedNote& m_note;
};

} // namespace cotejo
