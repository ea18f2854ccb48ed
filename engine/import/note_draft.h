#pragma once

#include "engine/base/error.h"
#include "engine/domain/note.h"
#include "engine/import/foreign_format.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// A note put together from a structured source: lines of text, each with the place of the source it stands
// for ("Observation/o1.valueQuantity", "row 4, das28", "page 2"), and values that are a field's already.
class NoteDraft
{
public:
    explicit NoteDraft(std::string id) { m_note.id = std::move(id); }

    void line(std::string_view text, const std::string& place); // text may have line breaks of its own
    void field(const std::string& id, FieldScalar value, const std::string& place);
    // What the source says is void: kept beside the text, where no reader takes it for a fact.
    void withdraw(const std::string& text, const std::string& place);
    [[nodiscard]] std::size_t withdrawnCount() const { return m_withdrawn.size(); }
    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& withdrawn() const
    {
        return m_withdrawn;
    }
    void remark(std::string code, std::string where, std::string detail);

    [[nodiscard]] Note& note() { return m_note; }
    [[nodiscard]] const Note& note() const { return m_note; }
    [[nodiscard]] bool empty() const { return m_note.text.empty() && m_note.fields.empty(); }
    [[nodiscard]] std::vector<Error>& remarks() { return m_remarks; }

private:
    Note m_note;
    std::size_t m_length = 0;                                     // of the text, in code points
    std::vector<std::pair<std::string, std::string>> m_withdrawn; // text, place
    std::vector<Error> m_remarks;
};

// `biobadamex.note`, version 1, with `source` naming the format and `places`: what a store keeps.
[[nodiscard]] std::string noteJson(const NoteDraft& draft, ForeignFormat source);

} // namespace cotejo
