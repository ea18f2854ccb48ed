#pragma once

#include "engine/domain/field_status.h"

#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// The label that stands in place of an identifier, the same for all of a kind: "[nombre]", "[CURP]".
[[nodiscard]] std::string_view maskLabel(IdentifierKind kind);

// A text in which every identifier is replaced by its label, and the way back to the offsets of the text as
// given.
class MaskedText
{
public:
    // `identifiers` as findIdentifiers gives them: code points of `text`, sorted, without overlaps.
    MaskedText(std::string_view text, const std::vector<Identifier>& identifiers);

    [[nodiscard]] const std::string& text() const { return m_text; }
    // Code point of the masked text → code point of the text as given. Inside a label: the identifier's
    // start.
    [[nodiscard]] std::size_t toOriginal(std::size_t codePoint) const;

private:
    struct Piece {
        std::size_t masked;   // where the piece starts in the masked text
        std::size_t original; // and in the text as given
        bool label;
    };
    std::string m_text;
    std::vector<Piece> m_pieces;
};

// The words of `quote`, which stands at `span` of a text, with every identifier of that text that reaches
// into it replaced by its label.
[[nodiscard]] std::string maskQuote(std::string_view quote, const TextSpan& span,
                                    const std::vector<Identifier>& identifiers);

} // namespace cotejo
