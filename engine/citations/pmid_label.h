#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace cotejo
{

// "PMID", "PMIDs", "PMID(s)", "PubMed", "PubMed ID" and the like. Positions are bytes of a FoldedAnswer's
// view.
struct PmidLabel {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool strong = true; // false: "PubMed" alone, which also names the data base
    bool plural = false;
};

// The label that begins at `i`.
[[nodiscard]] std::optional<PmidLabel> readPmidLabel(std::string_view text, std::size_t i);

// All labels in text order.
[[nodiscard]] std::vector<PmidLabel> pmidLabels(std::string_view text);

} // namespace cotejo
