#include "app/cli/note_evaluation_text.h"

#include "engine/domain/codes.h"
#include "engine/report/evidence_mask.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace cotejo::cli
{
namespace
{
struct Words {
    std::string_view es;
    std::string_view en;
};

constexpr std::array<std::pair<FieldDetail, Words>, 8> kDetails = {
    {{FieldDetail::value, {"presente", "present"}},
     {FieldDetail::negative, {"negativo", "negative"}},
     {FieldDetail::templated, {"negativo de plantilla", "boilerplate negative"}},
     {FieldDetail::not_mentioned, {"FALTA", "MISSING"}},
     {FieldDetail::stated_unknown, {"se desconoce", "not known"}},
     {FieldDetail::pending, {"pendiente", "pending"}},
     {FieldDetail::by_rule, {"no aplica", "not applicable"}},
     {FieldDetail::stated, {"no aplica, dicho", "not applicable, stated"}}}};

class Printer
{
public:
    Printer(const std::string& text, const NoteEvaluation& evaluation, bool reveal, bool spanish)
        : m_spanish(spanish),
          m_mask(reveal ? std::nullopt
                        : std::optional<EvidenceMask>(std::in_place, text, evaluation.identifiers))
    {
    }

    [[nodiscard]] std::string head(const NoteEvaluation& evaluation) const
    {
        std::string contexts;
        for (const auto context : evaluation.contexts)
            contexts += fmt::format(" {}", codeOf(context));
        return fmt::format("{}  {}{}  {}: {}/{}  ({} {})", evaluation.note, codeOf(evaluation.disease),
                           contexts, m_spanish ? "completos" : "complete", evaluation.complete,
                           evaluation.asked, evaluation.formId, evaluation.formVersion);
    }

    [[nodiscard]] std::string row(const FormField& field, const FieldFinding& finding) const
    {
        const std::string quote = firstQuote(finding);
        std::string line =
            fmt::format("  {} {}: {}", finding.asked() ? "*" : " ", inLanguage(field.label), detail(finding));
        if (const std::string value = valueText(finding); !value.empty())
            line += fmt::format("  {}", value);
        if (!quote.empty())
            line += fmt::format("  «{}»", quote);
        for (const auto& query : finding.queries)
            line += fmt::format("  ?{}", codeOf(query.kind));
        return line;
    }

    [[nodiscard]] const std::string& inLanguage(const FormLabel& label) const
    {
        return m_spanish ? label.es : label.en;
    }

private:
    [[nodiscard]] std::string_view detail(const FieldFinding& finding) const
    {
        if (finding.detail == FieldDetail::not_mentioned && !finding.asked())
            return m_spanish ? "no se menciona" : "not mentioned";
        const auto* const words = std::find_if(kDetails.begin(), kDetails.end(),
                                               [&](const auto& one) { return one.first == finding.detail; });
        return m_spanish ? words->second.es : words->second.en;
    }

    [[nodiscard]] std::string valueText(const FieldFinding& finding) const
    {
        std::string words;
        if (m_mask && finding.id == "birth_date")
            return words;
        if (const auto* number = std::get_if<Decimal>(&finding.value))
            words = number->lexeme();
        else if (const auto* text = std::get_if<std::string>(&finding.value))
            words = *text;
        else if (const auto* codes = std::get_if<std::vector<std::string>>(&finding.value))
            for (const auto& code : *codes)
                words += (words.empty() ? "" : ", ") + code;
        for (const auto* part : {&finding.titre, &finding.unit, &finding.variant})
            if (!part->empty())
                words += " " + *part;
        return m_mask ? m_mask->value(words) : words;
    }

    [[nodiscard]] std::string firstQuote(const FieldFinding& finding) const
    {
        if (finding.evidence.empty() || (m_mask && finding.id == "birth_date"))
            return {};
        const Evidence& place = finding.evidence.front();
        std::string quote = !place.pointer.empty() ? place.pointer
                            : m_mask               ? m_mask->quote(place)
                                                   : place.quote;
        std::replace(quote.begin(), quote.end(), '\n', ' ');
        return quote;
    }

    bool m_spanish;
    std::optional<EvidenceMask> m_mask;
};

bool isShown(const FieldFinding& finding)
{
    return finding.asked() || finding.status == FieldStatus::present ||
           finding.status == FieldStatus::unknown || !finding.queries.empty();
}
} // namespace

std::string noteEvaluationText(const NoteEvaluation& evaluation, const std::string& text, const Form& form,
                               const NoteJsonOptions& options, MessageLanguage language)
{
    const Printer printer(text, evaluation, options.reveal, language == MessageLanguage::es);
    std::string all = printer.head(evaluation);
    std::size_t group = form.groups.size();
    for (std::size_t index = 0; index < form.fields.size(); ++index) {
        if (!isShown(evaluation.fields[index]))
            continue;
        if (form.fields[index].group != group) {
            group = form.fields[index].group;
            all += '\n' + printer.inLanguage(form.groups[group].label);
        }
        all += '\n' + printer.row(form.fields[index], evaluation.fields[index]);
    }
    return all;
}

} // namespace cotejo::cli
