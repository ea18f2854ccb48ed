#include "engine/pipeline/turn_statements.h"

#include "engine/base/code_point_index.h"
#include "engine/completeness/note_text_reader.h"
#include "engine/completeness/structured_readings.h"
#include "engine/domain/note.h"
#include "engine/domain/transcript.h"
#include "engine/pipeline/statement_dates.h"
#include "engine/text/statement_filter.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace cotejo
{
namespace
{

// Under it the readers take what is told for an adverse event. ASCII: bytes are code points.
constexpr std::string_view kEventHeading = "EVENTO ADVERSO:\n";

template <std::size_t N>
bool among(const std::array<std::string_view, N>& names, std::string_view name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

// What an answer says by a measure or a result needs no word that it is the patient's.
bool isMeasured(const Form& form, const FormField& field)
{
    constexpr std::array<std::string_view, 6> kSerology = {"rf",  "acpa",       "hla_b27",
                                                           "ana", "anti_dsdna", "complement"};
    constexpr std::array<std::string_view, 4> kTold = {"activity_statement", "vaccines", "tb_prophylaxis",
                                                       "mda"};
    const std::string& group = form.groups[field.group].id;
    return among(kSerology, field.id) ||
           ((group == "activity" || group == "screening") && !among(kTold, field.id));
}

bool isTreatment(const Form& form, const FormField& field)
{
    const std::string& group = form.groups[field.group].id;
    return (group == "treatment" || group == "concomitant") && field.id != "indication";
}

class TextOfTurn
{
public:
    TextOfTurn(const std::string& text, TurnText where, const Turn& turn, const Form& form)
        : m_text(text), m_where(where), m_form(form), m_index(text),
          m_stated(statedParts(text, where == TurnText::query ? StatedIn::question : StatedIn::answer)),
          m_dates(text, askedDay(turn))
    {
        m_note.text = m_stated.text;
        if (const auto day = askedDay(turn))
            m_note.date = day->iso();
    }

    void read(const NoteTextReader& reader, const std::optional<PartialDate>& noteDate, bool ofEvent,
              std::vector<TurnStatement>& out)
    {
        take(reader.read(m_note), noteDate, {0, ofEvent, false}, out);
        if (!ofEvent)
            return;
        Note told = m_note;
        told.text = std::string(kEventHeading) + m_note.text;
        take(reader.read(told), noteDate, {kEventHeading.size(), false, true}, out);
    }

private:
    struct Pass {
        std::size_t shift = 0; // code points before the text
        bool withoutEvents = false;
        bool onlyEvents = false;
    };

    void take(const NoteReading& found, const std::optional<PartialDate>& noteDate, const Pass& pass,
              std::vector<TurnStatement>& out) const
    {
        for (const FieldReading& one : found.readings) {
            const FormField* field = m_form.field(one.field);
            if (field == nullptr || one.status != FieldStatus::present)
                continue;
            const std::string& group = m_form.groups[field->group].id;
            const bool event = group == "events";
            if (group == "identity" || (event && pass.withoutEvents) || (!event && pass.onlyEvents))
                continue;
            FieldReading reading = inFormSpelling(one, *field);
            std::erase_if(reading.evidence, [&](const Evidence& place) {
                return !place.pointer.empty() || place.span.length() == 0 || place.span.start < pass.shift;
            });
            for (Evidence& place : reading.evidence) {
                place.span = {place.span.start - pass.shift, place.span.end - pass.shift};
                place.quote = std::string(m_index.quote(place.span));
            }
            if (reading.evidence.empty() || !counts(*field, reading))
                continue;
            const bool after = noteDate && m_dates.isAfter(reading, *noteDate);
            out.push_back({m_where, std::move(reading), after});
        }
    }

    [[nodiscard]] bool counts(const FormField& field, const FieldReading& reading) const
    {
        if (m_where == TurnText::query)
            return true;
        const TextSpan& span = reading.evidence.front().span;
        if (field.id == "activity_statement")
            return false;
        if (field.id == "sex") // "el paciente" says nothing of it
            return m_index.quote(span).find("aciente") == std::string_view::npos && m_stated.isAnchored(span);
        if (isTreatment(m_form, field))
            return m_stated.isUsed(span);
        return isMeasured(m_form, field) || m_stated.isAnchored(span);
    }

    const std::string& m_text;
    TurnText m_where;
    const Form& m_form;
    CodePointIndex m_index;
    StatedText m_stated;
    StatementDates m_dates;
    Note m_note;
};

} // namespace

std::optional<PartialDate> askedDay(const Turn& turn)
{
    return turn.askedAt ? PartialDate::fromIso(*turn.askedAt) : std::nullopt;
}

std::vector<TurnStatement> readTurnStatements(const Turn& turn, const NoteTextReader& reader,
                                              const Form& form, const std::optional<PartialDate>& noteDate,
                                              bool ofEvent)
{
    std::vector<TurnStatement> statements;
    TextOfTurn(turn.query, TurnText::query, turn, form).read(reader, noteDate, ofEvent, statements);
    TextOfTurn(turn.answer, TurnText::answer, turn, form).read(reader, noteDate, ofEvent, statements);
    return statements;
}

} // namespace cotejo
