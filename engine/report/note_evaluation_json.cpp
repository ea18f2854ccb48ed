#include "engine/report/note_evaluation_json.h"

#include "engine/report/hidden_field.h"

#include "engine/base/code_point_index.h"
#include "engine/domain/codes.h"
#include "engine/report/evidence_mask.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace cotejo
{
namespace
{
using Json = nlohmann::ordered_json;

constexpr double kExactInteger = 9007199254740992.0; // 2^53

Json jsonOrNull(std::string_view text)
{
    return text.empty() ? Json() : Json(text);
}

Json number(const Decimal& decimal)
{
    const double value = decimal.value();
    if (std::floor(value) == value && std::abs(value) < kExactInteger)
        return static_cast<std::int64_t>(value);
    return value;
}

class Writer
{
public:
    Writer(const NoteEvaluation& evaluation, const std::string& text, const NoteJsonOptions& options)
        : m_evaluation(evaluation), m_places(options.places), m_index(text),
          m_mask(options.reveal ? std::nullopt
                                : std::optional<EvidenceMask>(std::in_place, text, evaluation.identifiers))
    {
    }

    [[nodiscard]] Json line() const
    {
        Json contexts = Json::array();
        for (const auto context : m_evaluation.contexts)
            contexts.push_back(codeOf(context));
        Json fields = Json::array();
        for (const auto& finding : m_evaluation.fields)
            fields.push_back(field(finding));
        const double asked = static_cast<double>(m_evaluation.asked);
        return {
            {"note", m_evaluation.note},
            {"disease", codeOf(m_evaluation.disease)},
            {"contexts", std::move(contexts)},
            {"form", {{"id", m_evaluation.formId}, {"edition", m_evaluation.formVersion}}},
            {"completeness",
             {{"complete", m_evaluation.complete},
              {"asked", m_evaluation.asked},
              {"value",
               m_evaluation.asked == 0 ? Json() : Json(static_cast<double>(m_evaluation.complete) / asked)}}},
            {"counts", counts()},
            {"fields", std::move(fields)},
            {"identifiers", identifiers()}};
    }

private:
    [[nodiscard]] bool hides(std::string_view id) const { return m_mask && id == kHiddenField; }

    [[nodiscard]] Json value(const FieldScalar& scalar, bool hidden) const
    {
        if (hidden || std::holds_alternative<std::monostate>(scalar))
            return {};
        if (const auto* decimal = std::get_if<Decimal>(&scalar))
            return number(*decimal);
        if (const auto* text = std::get_if<std::string>(&scalar))
            return m_mask ? m_mask->value(*text) : *text;
        Json codes = Json::array();
        for (const auto& code : std::get<std::vector<std::string>>(scalar))
            codes.push_back(m_mask ? m_mask->value(code) : code);
        return codes;
    }

    // Of notes that were read from another program's file.
    void addSourcePlace(Json& entry, const Evidence& evidence) const
    {
        for (const NotePlace& place : m_places) {
            const bool here = evidence.pointer.empty()
                                  ? place.pointer.empty() && place.span.overlaps(evidence.span)
                                  : place.pointer == evidence.pointer;
            if (here) {
                entry["place"] = place.place;
                return;
            }
        }
    }

    [[nodiscard]] Json evidence(const std::vector<Evidence>& places, bool hidden) const
    {
        Json all = Json::array();
        for (const auto& place : places) {
            if (!place.pointer.empty()) {
                all.push_back({{"pointer", place.pointer}});
                addSourcePlace(all.back(), place);
                continue;
            }
            Json quote = m_mask ? m_mask->quote(place) : place.quote;
            all.push_back({{"start", place.span.start},
                           {"end", place.span.end},
                           {"quote", hidden ? Json() : std::move(quote)}});
            addSourcePlace(all.back(), place);
        }
        return all;
    }

    [[nodiscard]] Json instances(const FieldFinding& finding, bool hidden) const
    {
        Json all = Json::array();
        for (const auto& one : finding.instances)
            all.push_back({{"instance", one.instance},
                           {"status", codeOf(one.status)},
                           {"detail", codeOf(one.detail)},
                           {"value", value(one.value, hidden)},
                           {"unit", jsonOrNull(one.unit)},
                           {"evidence", evidence(one.evidence, hidden)}});
        return all;
    }

    [[nodiscard]] Json field(const FieldFinding& finding) const
    {
        const bool hidden = hides(finding.id);
        Json queries = Json::array();
        for (const auto& query : finding.queries)
            queries.push_back({{"kind", codeOf(query.kind)}, {"evidence", evidence(query.evidence, hidden)}});
        return {{"id", finding.id},
                {"status", codeOf(finding.status)},
                {"detail", codeOf(finding.detail)},
                {"requirement", codeOf(finding.requirement)},
                {"rule", {{"id", finding.rule.id}, {"text", finding.rule.textEs}}},
                {"value", value(finding.value, hidden)},
                {"unit", jsonOrNull(finding.unit)},
                {"variant", jsonOrNull(finding.variant)},
                {"titre", jsonOrNull(finding.titre)},
                {"date", hidden ? Json() : jsonOrNull(finding.date)},
                {"evidence", evidence(finding.evidence, hidden)},
                {"queries", std::move(queries)},
                {"instances", instances(finding, hidden)}};
    }

    [[nodiscard]] Json counts() const
    {
        constexpr std::array kRequirements = {Requirement::required, Requirement::conditional_met,
                                              Requirement::optional, Requirement::not_applicable};
        constexpr std::array kStatuses = {FieldStatus::present, FieldStatus::absent, FieldStatus::unknown,
                                          FieldStatus::not_applicable};
        Json all = Json::object();
        for (const auto requirement : kRequirements) {
            Json& row = all[std::string(codeOf(requirement))];
            for (const auto status : kStatuses)
                row[std::string(codeOf(status))] = std::count_if(
                    m_evaluation.fields.begin(), m_evaluation.fields.end(), [&](const FieldFinding& finding) {
                        return finding.requirement == requirement && finding.status == status;
                    });
        }
        return all;
    }

    [[nodiscard]] Json identifiers() const
    {
        Json all = Json::array();
        for (const auto& one : m_evaluation.identifiers)
            all.push_back({{"kind", codeOf(one.kind)},
                           {"start", one.span.start},
                           {"end", one.span.end},
                           {"value", words(one.span)},
                           {"quote", words(one.span)}});
        return all;
    }

    [[nodiscard]] Json words(const TextSpan& span) const
    {
        return m_mask ? Json() : Json(m_index.quote(span));
    }

    const NoteEvaluation& m_evaluation;
    const std::vector<NotePlace>& m_places;
    CodePointIndex m_index;
    std::optional<EvidenceMask> m_mask; // nullopt: reveal
};
} // namespace

std::string noteEvaluationJson(const NoteEvaluation& evaluation, const std::string& text,
                               const NoteJsonOptions& options)
{
    return Writer(evaluation, text, options).line().dump();
}

} // namespace cotejo
