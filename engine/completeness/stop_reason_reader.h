#pragma once

#include "engine/text/analysed_note.h"

#include <optional>
#include <string>

namespace cotejo
{

struct StopReason {
    std::string code; // reference §4.7.1; empty where the note says that the reason is not known
    FoldedRange range;
};

// Why a course ended. In the words given, the reason nearest behind the stop counts, "por su cuenta" only
// where there is no other; a named event is an infection or an adverse event. "Ineficacia" without more is
// primary in the first six months of use, else secondary (provisional).
class StopReasonReader
{
public:
    explicit StopReasonReader(const AnalysedNote& note) : m_note(note) {}

    // `zone`: words to look in; `stop`: the act of stopping; `monthsOfUse`: where start and stop are known.
    [[nodiscard]] std::optional<StopReason> read(const FoldedRange& zone, const FoldedRange& stop,
                                                 std::optional<int> monthsOfUse) const;
    // Only reasons of lack of effect, supply or pregnancy, which need no act beside them ("Falla secundaria a
    // etanercept").
    [[nodiscard]] std::optional<StopReason> readAlone(const FoldedRange& zone,
                                                      std::optional<int> monthsOfUse) const;

    // What the sentence before the stop tells as presented: "Presentó neumonía. Se retiró infliximab."
    [[nodiscard]] std::optional<StopReason> readBefore(const FoldedRange& stop) const;

private:
    [[nodiscard]] std::optional<StopReason> reasonOf(const Mention& mention,
                                                     std::optional<int> monthsOfUse) const;
    [[nodiscard]] std::optional<StopReason> presented(const Mention& mention, const FoldedRange& stop) const;
    [[nodiscard]] bool causeBefore(std::size_t position) const;

    const AnalysedNote& m_note;
};

} // namespace cotejo
