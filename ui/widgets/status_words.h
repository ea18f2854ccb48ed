#pragma once

#include "engine/domain/citation.h"
#include "engine/domain/field_status.h"
#include "engine/domain/verdict.h"
#include "ui/theme/tone.h"
#include "ui/widgets/act_words.h"

#include <QString>

#include <optional>

namespace cotejo
{

// How a status is told: shape, word and colours, always the three together. No tone: grey.
struct StatusWord {
    QString icon; // icon id
    QString word; // in the reader's language
    std::optional<Tone> tone;
};

// A look-up of a PMID, later than its status and with a date of its own. `notLookedUp` has no badge and is
// said in the tooltip.
enum class LookupState { notLookedUp, retracted, concern, corrected };

[[nodiscard]] StatusWord wordOf(Verdict verdict);
[[nodiscard]] StatusWord wordOf(CitationStatus status);
[[nodiscard]] StatusWord wordOf(LookupState state);
[[nodiscard]] StatusWord wordOf(FieldDetail detail);
[[nodiscard]] StatusWord queryWord(); // "Por aclarar", beside a field's status
// A code of a newer file: the hollow pentagon, and the code itself as word.
[[nodiscard]] StatusWord unknownWord(const QString& code);

[[nodiscard]] QString kindWord(CitationKind kind);        // "PMID", "DOI", "PMC", "Ensayo"
[[nodiscard]] QString originWord(ThresholdSource source); // "del registro"

// The word as it stands inside a sentence or a small badge: "no recuperado".
[[nodiscard]] QString inSentence(const QString& word);

} // namespace cotejo
