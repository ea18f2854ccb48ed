#pragma once

#include "engine/domain/note.h"
#include "engine/text/analysed_note.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

// A rheumatic disease named at a place of the note.
struct DiseaseMention {
    std::string code; // ar, ea, espa_ax_no_radiografica, aps, les, aij, otra
    Disease disease = Disease::OTR;
    FoldedRange range;
    int weight = 0;   // how much speaks for it being the diagnosis of the note
    bool sure = true; // not "probable", "a descartar"
};

// Finds the diagnosis a note is about. "EA" is espondilitis or an adverse event, "LES" a disease or a
// pronoun, "PsA" and "APs" an arthritis unless the note speaks of prostate or antiphospholipids: the words
// around decide (reference §7.2).
class DiseaseReader
{
public:
    explicit DiseaseReader(const AnalysedNote& note) : m_note(note) {}

    [[nodiscard]] std::vector<DiseaseMention> mentions() const; // of the patient, in text order
    // The main diagnosis: the disease with the most weight, the earlier of equals. nullopt: none named.
    [[nodiscard]] static std::optional<DiseaseMention> main(const std::vector<DiseaseMention>& mentions);

    // Whether "EA" at this place means an adverse event.
    [[nodiscard]] static bool meansEvent(const AnalysedNote& note, const FoldedRange& abbreviation);

private:
    [[nodiscard]] bool isDisease(const Mention& mention) const;
    [[nodiscard]] int weightOf(const Mention& mention) const;

    const AnalysedNote& m_note;
};

} // namespace cotejo
