#include "ui/models/stage_words.h"

#include "ui/theme/language.h"

#include <QLocale>

namespace cotejo
{
namespace
{
constexpr double kSecond = 1000;
}

QString StageWords::name(const std::string& stage)
{
    if (stage == "retrieval")
        return tr("Retrieval");
    if (stage == "generation")
        return tr("Generation");
    if (stage == "pmid_control")
        return tr("PMID control");
    if (stage == "verification")
        return tr("Verification");
    if (stage == "correction")
        return tr("Correction");
    if (stage == "fallback")
        return tr("Fallback");
    if (stage == "escalation")
        return tr("Escalation to a person");
    if (stage == "delivery")
        return tr("Delivery");
    return QString::fromStdString(stage);
}

QString StageWords::line(const Turn& turn)
{
    QStringList steps;
    for (const LoopStage& stage : turn.stages) {
        QString step = name(stage.stage);
        if (stage.draft)
            step += QLatin1Char(' ') + tr("(draft %1)").arg(*stage.draft + 1);
        if (stage.ms)
            step +=
                QLatin1Char(' ') +
                tr("%1 s").arg(Language::locale().toString(static_cast<double>(*stage.ms) / kSecond, 'f', 1));
        if (stage.outcome && *stage.outcome != "ok")
            step += QStringLiteral(": ") + QString::fromStdString(*stage.outcome);
        steps.append(step);
    }
    return steps.join(QStringLiteral(" → "));
}

} // namespace cotejo
