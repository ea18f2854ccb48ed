#pragma once

#include "engine/completeness/field_reading.h"
#include "engine/completeness/form.h"
#include "engine/completeness/value_agreement.h"
#include "engine/text/partial_date.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace cotejo
{

class NoteTextReader;
struct Note;

// Everything that a note states, each course, event and visit of it, and what follows from it: an age from a
// birth date, a duration from a date and the reverse.
class NotedValues
{
public:
    NotedValues(const Note& note, const Form& form, const NoteTextReader& reader,
                const std::optional<PartialDate>& askedOn);

    [[nodiscard]] const std::vector<FieldReading>& of(const std::string& field) const;
    [[nodiscard]] bool namesCourse(const std::string& inn) const { return m_courses.contains(inn); }
    [[nodiscard]] bool hasCourses() const { return !m_courses.empty(); }
    [[nodiscard]] const AgreementFacts& facts() const { return m_facts; }
    [[nodiscard]] const std::optional<PartialDate>& date() const { return m_date; }

private:
    void add(FieldReading reading);
    void derive(const std::optional<PartialDate>& askedOn);
    void deriveYears(const char* from, const char* to, const PartialDate& on);
    void deriveDate(const char* from, const char* to, const PartialDate& on);

    const Form& m_form;
    std::map<std::string, std::vector<FieldReading>, std::less<>> m_values;
    std::set<std::string, std::less<>> m_courses;
    AgreementFacts m_facts;
    std::optional<PartialDate> m_date;
};

} // namespace cotejo
