#include "ui/models/evaluation_digest.h"

#include "engine/domain/codes.h"
#include "engine/domain/verdict.h"
#include "ui/models/verdict_text.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{
std::string textOf(const nlohmann::json& object, const char* name)
{
    const auto found = object.find(name);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

QString numberOf(const nlohmann::json& object, const char* name)
{
    const auto found = object.find(name);
    return found != object.end() && found->is_number() ? QString::fromStdString(found->dump()) : QString();
}

QString shortReason(NotEvaluatedReason reason)
{
    switch (reason) {
    case NotEvaluatedReason::orvs_disabled:
        return EvaluationDigest::tr("ORVS off");
    case NotEvaluatedReason::study_route:
        return EvaluationDigest::tr("Study route");
    case NotEvaluatedReason::greeting:
        return EvaluationDigest::tr("Greeting");
    case NotEvaluatedReason::missing:
        break;
    }
    return EvaluationDigest::tr("No evaluation in the record");
}
} // namespace

EvaluationDigest::EvaluationDigest(const std::string& json)
{
    const nlohmann::json line = nlohmann::json::parse(json, nullptr, false);
    if (!line.is_object())
        return;
    const auto verdict = fromCode<Verdict>(textOf(line, "verdict"));
    if (verdict == Verdict::failed) {
        const QString composite = numberOf(line, "composite");
        const QString shown = composite.isEmpty() ? numberOf(line, "recomputed") : composite;
        m_detail = tr("%1, threshold %2").arg(shown, numberOf(line, "threshold"));
    } else if (verdict == Verdict::not_evaluated) {
        m_detail = shortReason(
            fromCode<NotEvaluatedReason>(textOf(line, "reason")).value_or(NotEvaluatedReason::missing));
    }
    if (verdict == Verdict::evaluator_error)
        m_detail = VerdictText::faults(QString::fromStdString(textOf(line, "error_detail")));
    if (verdict == Verdict::no_threshold)
        m_detail = tr("Composite %1").arg(numberOf(line, "composite"));
    if (!m_detail.isEmpty())
        m_detail[0] = m_detail.at(0).toUpper();
    const auto citations = line.find("citations");
    if (citations == line.end() || !citations->is_array())
        return;
    for (const nlohmann::json& citation : *citations) {
        if (citation.is_object())
            ++m_citations[textOf(citation, "status")];
    }
}

int EvaluationDigest::citations(const QString& status) const
{
    const auto found = m_citations.find(status.toStdString());
    return found == m_citations.end() ? 0 : found->second;
}

} // namespace cotejo
