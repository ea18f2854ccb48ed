#include "ui/models/review_reason_words.h"

#include "engine/domain/codes.h"
#include "engine/domain/verdict.h"
#include "engine/store/queue_order.h"
#include "ui/models/rule_words.h"
#include "ui/theme/language.h"
#include "ui/widgets/status_words.h"

namespace cotejo
{

QString ReviewReasonWords::text(const QString& code, int count)
{
    const QString family = code.section(QLatin1Char(':'), 0, 0);
    const QString rest = code.section(QLatin1Char(':'), 1);
    if (family == QLatin1String("verdict")) {
        if (const auto verdict = fromCode<Verdict>(rest.toStdString()))
            return wordOf(*verdict).word;
    }
    if (family == QLatin1String("citation"))
        return citation(rest, qMax(1, count));
    if (family == QLatin1String("discrepancy"))
        return discrepancy(rest);
    if (family == QLatin1String("rule")) {
        const QString sentence = RuleWords::sentence(rest);
        return sentence.isEmpty() ? tr("Rule %1").arg(rest) : sentence;
    }
    if (code == QLatin1String("lookup:retracted"))
        return tr("Retracted article");
    if (code == QLatin1String("lookup:concern"))
        return tr("Expression of concern");
    if (code == QLatin1String("rubric:critical"))
        return tr("Critical rubric line not met");
    if (code == QLatin1String("note:query"))
        return tr("%n data to clarify", nullptr, qMax(1, count));
    if (code == QLatin1String("asked"))
        return tr("Somebody asked for a review");
    if (code == QLatin1String("second_reading"))
        return tr("Second reading");
    return tr("Other reason (%1)").arg(code);
}

QString ReviewReasonWords::why(const QString& code)
{
    const QueueOrder::Why* why = QueueOrder::builtIn().why(code.toStdString());
    if (why == nullptr)
        return text(code);
    const QString sentence =
        QString::fromStdString(Language::current() == QLatin1String("es") ? why->es : why->en);
    return code.startsWith(QLatin1String("rule:")) ? sentence + QStringLiteral(" ") + text(code) : sentence;
}

QString ReviewReasonWords::citation(const QString& status, int count)
{
    if (status == QLatin1String("not_retrieved"))
        return tr("%n PMID not retrieved", nullptr, count);
    if (status == QLatin1String("placeholder"))
        return tr("%n PMID removed", nullptr, count);
    if (status == QLatin1String("malformed"))
        return tr("%n PMID not valid", nullptr, count);
    if (status == QLatin1String("no_list"))
        return tr("No list of evidence");
    return tr("Citation: %1").arg(status);
}

QString ReviewReasonWords::discrepancy(const QString& name)
{
    const auto known = fromCode<Discrepancy>(name.toStdString());
    if (!known)
        return tr("Other reason (%1)").arg(name);
    switch (*known) {
    case Discrepancy::passed_flag:
        return tr("Recorded result differs");
    case Discrepancy::composite:
        return tr("Composites differ");
    case Discrepancy::safety_hidden:
        return tr("Safety below the threshold");
    case Discrepancy::same_model_judge:
        return tr("Same model family");
    case Discrepancy::mixed_contracts:
        return tr("Different contracts");
    case Discrepancy::order:
        return tr("Evaluation of an unknown draft");
    }
    return {};
}

} // namespace cotejo
