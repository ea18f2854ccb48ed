#pragma once

#include "engine/completeness/field_reading.h"
#include "engine/completeness/reading_factory.h"
#include "engine/text/analysed_note.h"

#include <optional>
#include <string_view>

namespace cotejo
{

// One run of the timeline extractor over a note.
class TimelineScan
{
public:
    TimelineScan(const AnalysedNote& note, NoteReading& soFar);
    void run();

private:
    enum class Owner { none, disease, other };
    [[nodiscard]] Owner ownerAt(std::size_t position) const; // what the words around a position speak of
    [[nodiscard]] Owner ownerBefore(std::size_t position) const;
    [[nodiscard]] const DateExpression* dateBehind(std::size_t position, std::size_t reach,
                                                   bool overCommas) const;
    [[nodiscard]] const DateExpression* dateInFront(std::size_t position) const;
    [[nodiscard]] std::optional<PartialDate> resolved(const DateExpression& date) const;
    [[nodiscard]] bool drugBetween(std::size_t from, std::size_t to) const;

    void diagnosis(const Mention& cue);
    [[nodiscard]] bool ofEvent(const Mention& cue, const DateExpression& date) const;
    [[nodiscard]] bool inDiagnosisCell(const Mention& disease, const DateExpression& date) const;
    void diseaseSince(const Mention& disease);
    void onset(const Mention& cue);
    void evolution(const Mention& cue);
    void durationBehindDisease(const Mention& disease);
    void push(std::string_view field, FieldScalar value, std::string_view unit, const FoldedRange& place);
    void pushDuration(const QuantityExpression& duration, const FoldedRange& place);
    void pushDate(std::string_view field, const DateExpression& date, const FoldedRange& place);
    void pushAgo(const DateExpression& date, const FoldedRange& place);

    const AnalysedNote& m_note;
    NoteReading& m_soFar;
    ReadingFactory m_make;
    std::optional<int> m_age; // years, of the present visit
};

} // namespace cotejo
