#pragma once

#include "engine/completeness/treatment_picture.h"

namespace cotejo
{

// Puts the statements of each b/tsDMARD together into a course and chooses the course of the visit (notes'
// reading 2: the drug that starts, else the one stopped, else the one in use; in a switch the stop is that of
// the old drug; stops of more than a year before a start are history).
class CourseAssembler
{
public:
    explicit CourseAssembler(TreatmentPicture& picture) : m_picture(picture), m_note(picture.note) {}
    void assemble();

private:
    void gather();
    void settle(TreatmentCourse& course) const;
    void settleDates(TreatmentCourse& course) const;
    [[nodiscard]] bool isStep(const DrugStatement& statement) const;
    void chooseRegimen(TreatmentCourse& course) const;
    void choose();
    void readReasons();
    [[nodiscard]] std::optional<StopReason> reasonOf(const TreatmentCourse& course) const;
    [[nodiscard]] bool toldAsOver(const TreatmentCourse& course) const;
    [[nodiscard]] std::optional<StopReason> reportedEvent(const FoldedRange& visit) const;
    [[nodiscard]] std::optional<PlacedDate> dateOfStop(const TreatmentCourse& course) const;
    [[nodiscard]] bool longAgo(const TreatmentCourse& course, int months) const;
    [[nodiscard]] const DrugStatement& at(std::size_t statement) const
    {
        return m_picture.statements[statement];
    }

    TreatmentPicture& m_picture;
    const AnalysedNote& m_note;
};

} // namespace cotejo
