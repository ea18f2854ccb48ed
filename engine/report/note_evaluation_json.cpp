#include "engine/report/note_evaluation_json.h"

#include "engine/report/hidden_field.h"

#include "engine/base/code_point_index.h"
#include "engine/domain/codes.h"
#include "engine/domain/evidence_place.h"
#include "engine/report/evidence_mask.h"
#include "engine/report/json_line.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace cotejo
{
namespace
{
constexpr std::size_t kUsualLength = 49152;          // of a line with every field of the form
constexpr double kExactInteger = 9007199254740992.0; // 2^53

class Writer
{
public:
    Writer(const NoteEvaluation& evaluation, const std::string& text, const NoteJsonOptions& options)
        : m_evaluation(evaluation), m_places(options.places), m_kept(options.kept), m_index(text),
          m_mask(options.reveal ? std::nullopt
                                : std::optional<EvidenceMask>(std::in_place, text, evaluation.identifiers))
    {
    }

    [[nodiscard]] std::string line()
    {
        m_out.reserve(kUsualLength);
        m_out.beginObject();
        m_out.key("note").text(m_evaluation.note);
        m_out.key("disease").text(codeOf(m_evaluation.disease));
        m_out.key("contexts").beginArray();
        for (const auto context : m_evaluation.contexts)
            m_out.text(codeOf(context));
        m_out.endArray();
        m_out.key("form").beginObject();
        m_out.key("id").text(m_evaluation.formId).key("edition").text(m_evaluation.formVersion);
        m_out.endObject();
        completeness();
        counts();
        m_out.key("fields").beginArray();
        for (const auto& finding : m_evaluation.fields)
            if (!m_kept || !saysNothing(finding))
                field(finding);
        m_out.endArray();
        if (m_kept)
            unasked();
        identifiers();
        m_out.endObject();
        return m_out.take();
    }

private:
    [[nodiscard]] bool hides(std::string_view id) const { return m_mask && id == kHiddenField; }

    void count(std::size_t value) { m_out.integer(value); }
    void real(double value) { m_out.lexeme(nlohmann::json(value).dump()); }
    void textOrNull(std::string_view name, std::string_view text)
    {
        if (m_kept && text.empty())
            return;
        m_out.key(name);
        text.empty() ? m_out.null() : m_out.text(text);
    }
    void masked(const std::string& text) { m_mask ? m_out.text(m_mask->value(text)) : m_out.text(text); }

    void completeness()
    {
        m_out.key("completeness").beginObject();
        m_out.key("complete");
        count(m_evaluation.complete);
        m_out.key("asked");
        count(m_evaluation.asked);
        m_out.key("value");
        if (m_evaluation.asked == 0)
            m_out.null();
        else
            real(static_cast<double>(m_evaluation.complete) / static_cast<double>(m_evaluation.asked));
        m_out.endObject();
    }

    void value(const FieldScalar& scalar, bool hidden)
    {
        const bool none = hidden || std::holds_alternative<std::monostate>(scalar);
        if (m_kept && none)
            return;
        m_out.key("value");
        if (none) {
            m_out.null();
        } else if (const auto* decimal = std::get_if<Decimal>(&scalar)) {
            const double number = decimal->value();
            if (std::floor(number) == number && std::abs(number) < kExactInteger)
                m_out.lexeme(std::to_string(static_cast<std::int64_t>(number)));
            else
                real(number);
        } else if (const auto* text = std::get_if<std::string>(&scalar)) {
            masked(*text);
        } else {
            m_out.beginArray();
            for (const auto& code : std::get<std::vector<std::string>>(scalar))
                masked(code);
            m_out.endArray();
        }
    }

    // Of notes that were read from another program's file.
    void sourcePlace(const Evidence& evidence)
    {
        if (const std::string_view place = evidencePlace(m_places, evidence); !place.empty())
            m_out.key("place").text(place);
    }

    void evidence(const std::vector<Evidence>& places, bool hidden)
    {
        if (m_kept && places.empty())
            return;
        m_out.key("evidence").beginArray();
        for (const auto& place : places) {
            m_out.beginObject();
            if (!place.pointer.empty()) {
                m_out.key("pointer").text(place.pointer);
            } else {
                m_out.key("start").integer(place.span.start).key("end").integer(place.span.end).key("quote");
                if (hidden)
                    m_out.null();
                else
                    m_out.text(m_mask ? m_mask->quote(place) : place.quote);
            }
            sourcePlace(place);
            m_out.endObject();
        }
        m_out.endArray();
    }

    void instance(const FieldInstance& one, bool hidden)
    {
        m_out.beginObject();
        m_out.key("instance").text(one.instance);
        m_out.key("status").text(codeOf(one.status));
        m_out.key("detail").text(codeOf(one.detail));
        value(one.value, hidden);
        textOrNull("unit", one.unit);
        evidence(one.evidence, hidden);
        m_out.endObject();
    }

    static bool saysNothing(const FieldFinding& finding)
    {
        return finding.status == FieldStatus::absent && finding.requirement == Requirement::optional &&
               finding.evidence.empty() && finding.queries.empty() && finding.instances.empty();
    }

    void unasked()
    {
        m_out.key("optional_absent").beginArray();
        for (const auto& finding : m_evaluation.fields)
            if (saysNothing(finding))
                m_out.text(finding.id);
        m_out.endArray();
    }

    void field(const FieldFinding& finding)
    {
        const bool hidden = hides(finding.id);
        m_out.beginObject();
        m_out.key("id").text(finding.id);
        m_out.key("status").text(codeOf(finding.status));
        m_out.key("detail").text(codeOf(finding.detail));
        m_out.key("requirement").text(codeOf(finding.requirement));
        m_out.key("rule").beginObject();
        m_out.key("id").text(finding.rule.id);
        if (!m_kept)
            m_out.key("text").text(finding.rule.textEs);
        m_out.endObject();
        value(finding.value, hidden);
        textOrNull("unit", finding.unit);
        textOrNull("variant", finding.variant);
        textOrNull("titre", finding.titre);
        textOrNull("date", hidden ? std::string_view() : std::string_view(finding.date));
        evidence(finding.evidence, hidden);
        if (!m_kept || !finding.queries.empty())
            queries(finding, hidden);
        if (!m_kept || !finding.instances.empty())
            instances(finding, hidden);
        m_out.endObject();
    }

    void queries(const FieldFinding& finding, bool hidden)
    {
        m_out.key("queries").beginArray();
        for (const auto& query : finding.queries) {
            m_out.beginObject();
            m_out.key("kind").text(codeOf(query.kind));
            evidence(query.evidence, hidden);
            m_out.endObject();
        }
        m_out.endArray();
    }

    void instances(const FieldFinding& finding, bool hidden)
    {
        m_out.key("instances").beginArray();
        for (const auto& one : finding.instances)
            instance(one, hidden);
        m_out.endArray();
    }

    void counts()
    {
        constexpr std::array kRequirements = {Requirement::required, Requirement::conditional_met,
                                              Requirement::optional, Requirement::not_applicable};
        constexpr std::array kStatuses = {FieldStatus::present, FieldStatus::absent, FieldStatus::unknown,
                                          FieldStatus::not_applicable};
        m_out.key("counts").beginObject();
        for (const auto requirement : kRequirements) {
            m_out.key(codeOf(requirement)).beginObject();
            for (const auto status : kStatuses) {
                m_out.key(codeOf(status));
                count(static_cast<std::size_t>(std::count_if(
                    m_evaluation.fields.begin(), m_evaluation.fields.end(), [&](const FieldFinding& finding) {
                        return finding.requirement == requirement && finding.status == status;
                    })));
            }
            m_out.endObject();
        }
        m_out.endObject();
    }

    void identifiers()
    {
        m_out.key("identifiers").beginArray();
        for (const auto& one : m_evaluation.identifiers) {
            m_out.beginObject();
            m_out.key("kind").text(codeOf(one.kind));
            m_out.key("start").integer(one.span.start).key("end").integer(one.span.end);
            for (const std::string_view name : {"value", "quote"}) {
                m_out.key(name);
                m_mask ? m_out.null() : m_out.text(m_index.quote(one.span));
            }
            m_out.endObject();
        }
        m_out.endArray();
    }

    const NoteEvaluation& m_evaluation;
    const std::vector<NotePlace>& m_places;
    const bool m_kept;
    CodePointIndex m_index;
    std::optional<EvidenceMask> m_mask; // nullopt: reveal
    JsonLine m_out{JsonEscapes::few};
};
} // namespace

std::string noteEvaluationJson(const NoteEvaluation& evaluation, const std::string& text,
                               const NoteJsonOptions& options)
{
    return Writer(evaluation, text, options).line();
}

} // namespace cotejo
