#pragma once

#include "engine/import/note_draft.h"
#include "engine/import/redcap_dictionary.h"

#include <map>
#include <string>
#include <vector>

namespace cotejo
{

// Turns one row of a REDCap export into a note: a line "label: answer" for each variable that was answered,
// with the cell as its place, and the value of each variable that has one. A box that is not ticked, an empty
// cell, a form's state and a file's mark say nothing; a missing-data code and a choice labelled "unknown" say
// that it is not known. Variables marked as identifiers are left out but dates. Remarked: read.mapped_code
// (TRUE for 1), read.unknown_code, read.out_of_range, read.conflict (a value ticked together with "unknown"),
// read.missing_code, read.identifiers_left_out.
class RedcapNote
{
public:
    // `columns` and `dictionary` must outlive it.
    RedcapNote(const std::vector<std::string>& columns, const RedcapDictionary& dictionary);

    // `row` is the row's number in the file, the header being 1.
    [[nodiscard]] NoteDraft read(const std::vector<std::string>& cells, std::size_t row,
                                 const std::string& fallbackId) const;

private:
    void addAnswer(const RedcapVariable& variable, const std::string& cell, const std::string& place,
                   NoteDraft& draft) const;
    void addTicked(const RedcapVariable& variable, const std::vector<std::string>& cells, std::size_t row,
                   NoteDraft& draft) const;

    const std::vector<std::string>& m_columns;
    std::vector<const RedcapVariable*> m_variables;                    // of each column; null: none
    std::map<const RedcapVariable*, std::vector<std::size_t>> m_boxes; // columns of each checkbox variable
};

} // namespace cotejo
