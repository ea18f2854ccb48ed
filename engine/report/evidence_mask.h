#pragma once

#include "engine/domain/field_status.h"

#include <string>
#include <vector>

namespace cotejo
{

// Hides the identifiers of one note in what is printed of it: "•" for every character, one for one, so that
// offsets into a quote still hold.
class EvidenceMask
{
public:
    // `identifiers`: spans of `text`, sorted.
    EvidenceMask(const std::string& text, const std::vector<Identifier>& identifiers);

    [[nodiscard]] std::string quote(const Evidence& place) const; // the words at `place`
    [[nodiscard]] std::string
    value(const std::string& words) const; // wherever an identifier's words stand in it

private:
    std::vector<TextSpan> m_spans;
    std::vector<std::string> m_words; // of identifiers long enough to be told from other words
};

} // namespace cotejo
