#pragma once

#include "engine/completeness/course_dates.h"
#include "engine/completeness/field_reading.h"
#include "engine/text/analysed_note.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

struct PatientDeath {
    FoldedRange place;
    std::optional<PlacedDate> date;
    std::string cause; // as the note has it; empty where it says none
    FoldedRange causePlace;
    bool causeUnknown = false;
};

struct PregnancyStatement {
    enum class Kind { pregnant, denied, planned, not_applicable, unknown };
    Kind kind = Kind::pregnant;
    FoldedRange place;
    bool partner = false;
};

struct FollowUpEnd {
    std::string reason; // perdida, traslado, retiro_de_consentimiento, muerte
    FoldedRange place;
    std::vector<FoldedRange> further; // other places that say so
    std::optional<PlacedDate> date;
};

// Death, pregnancy and the end of follow-up of the patient (or the patient's partner); what is said of
// relatives or of what might come is none of them.
class LifeEventReader
{
public:
    explicit LifeEventReader(const AnalysedNote& note) : m_note(note) {}

    [[nodiscard]] std::optional<PatientDeath> death() const;
    [[nodiscard]] std::optional<PregnancyStatement>
    pregnancy(bool partner) const; // of the newest visit that speaks of it
    [[nodiscard]] std::optional<FollowUpEnd> followUpEnd() const;

private:
    [[nodiscard]] bool ofRelative(const Mention& mention) const;
    [[nodiscard]] bool ofPartner(const Mention& mention) const;
    [[nodiscard]] bool insideLonger(const Mention& mention) const;
    [[nodiscard]] bool pregnancyIsOver(const Mention& mention) const;
    [[nodiscard]] std::optional<PlacedDate> dateNear(const FoldedRange& place, std::size_t before,
                                                     std::size_t behind) const;
    void readCause(PatientDeath& death) const;

    const AnalysedNote& m_note;
};

// By the age and sex already read of the patient: a child's history names the mother's pregnancy.
[[nodiscard]] bool canBePregnant(const NoteReading& reading);

} // namespace cotejo
