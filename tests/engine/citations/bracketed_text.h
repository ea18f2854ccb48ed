#pragma once

#include "engine/citations/citation_scan.h"

#include <string>
#include <string_view>
#include <vector>

namespace cotejo::test
{

// A text in which "⟦…⟧" marks what a scanner must find; the marks are not part of it (see
// tests/data/citations/forms.txt).
struct MarkedText {
    std::string text;
    std::vector<std::string> expected; // "pmid number 6-14 31234567"
};

[[nodiscard]] MarkedText readMarkedText(std::string_view line);

// The entries of a scan in the same words, without those that are no entry of their own.
[[nodiscard]] std::vector<std::string> entriesOf(const CitationScan& scan);

// The lines of such a file without comments and blank lines.
[[nodiscard]] std::vector<std::string> markedLines(const std::string& path);

} // namespace cotejo::test
