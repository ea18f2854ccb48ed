#pragma once

#include "engine/citations/citation_scan.h"
#include "engine/citations/retrieved_index.h"
#include "engine/domain/citation.h"
#include "engine/domain/transcript.h"

#include <vector>

namespace cotejo
{

// Holds the identifiers of a turn's answer against the list of that turn (FORMATS §6). `not_retrieved` never
// means made up.
class CitationControl
{
public:
    CitationControl(const Transcript& transcript, const RetrievedIndex& retrieved)
        : m_transcript(transcript), m_retrieved(retrieved)
    {
    }

    // The entries of turn `turn`, in text order.
    [[nodiscard]] std::vector<Citation> entries(std::size_t turn, const CitationScan& scan) const;

    // The list is not empty and none of it is among `entries` as a PMID.
    [[nodiscard]] bool evidenceUncited(std::size_t turn, const std::vector<Citation>& entries) const;

private:
    const Transcript& m_transcript;
    const RetrievedIndex& m_retrieved;
};

} // namespace cotejo
