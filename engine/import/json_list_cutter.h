#pragma once

#include "engine/base/text_place.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace cotejo
{

// Finds where the elements of one JSON list begin and end, piece by piece, without holding any of them. It
// judges what keeps elements apart (brackets, commas, colons, quotation marks); what is inside texts and
// numbers is left to JsonReader, so that a fault there costs one element and not the file.
class JsonListCutter
{
public:
    enum class Event { piece_end, element_begin, element_end, list_end, fault };

    struct Fault {
        std::string_view
            code; // read.not_json, read.truncated, read.nul_byte, read.trailing_bytes, read.too_deep
        std::string_view expected;
    };

    // Reads on in `piece` from `at`, up to the next event; `at` is then the element's first byte, the byte
    // after its last one, or the byte at fault. After list_end only blanks may follow.
    [[nodiscard]] Event next(std::string_view piece, std::size_t& at);

    // Call when there is no further piece: a fault where the list was not closed.
    [[nodiscard]] std::optional<Fault> atEnd() const;

    [[nodiscard]] Fault fault() const { return m_fault; }
    [[nodiscard]] TextPlace place(std::size_t at) const { return {m_line, m_offset + at - m_lineStart + 1}; }
    void pieceDone(std::size_t length) { m_offset += length; } // call after piece_end

private:
    enum class Expect { list, value, value_or_end, key, key_or_end, colon, comma_or_end, end };

    Event token(char found, std::size_t& at);
    Event value(char found, std::size_t& at);
    Event open(bool object, std::size_t& at);
    Event close(char bracket, std::size_t& at);
    Event valueEnded();
    Event stop(std::string_view code, std::string_view expected);
    Event unexpected(char found);
    [[nodiscard]] bool beginsElement(char found) const;
    [[nodiscard]] std::string_view expected() const;
    void readString(std::string_view piece, std::size_t& at);

    Expect m_expect = Expect::list;
    bool m_inString = false;
    bool m_isKey = false;
    bool m_afterBackslash = false;
    bool m_inScalar = false;
    bool m_begun = false;        // element_begin was said of the byte at hand
    std::vector<bool> m_objects; // open brackets inside the list: true for an object
    std::size_t m_line = 1;
    std::size_t m_lineStart = 0; // offset in the file of the line's first byte
    std::size_t m_offset = 0;    // offset in the file of the piece's first byte
    Fault m_fault;
};

} // namespace cotejo
