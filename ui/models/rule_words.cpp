#include "ui/models/rule_words.h"

#include "engine/rules/rule_set.h"
#include "ui/theme/language.h"
#include "ui/widgets/text_offsets.h"

#include <algorithm>

namespace cotejo
{
namespace
{
bool inSpanish()
{
    return Language::current() == QLatin1String("es");
}

constexpr qsizetype kLongestSource = 90; // characters; the whole citation is in the rules' data
} // namespace

QString RuleWords::sentence(const QString& rule)
{
    const Result<RuleSet>& set = RuleSet::shipped();
    if (!set)
        return {};
    const std::string id = rule.toStdString();
    const auto found = std::find_if(set->rules().begin(), set->rules().end(),
                                    [&id](const Rule& one) { return one.id == id; });
    if (found == set->rules().end())
        return {};
    return QString::fromStdString(inSpanish() ? found->textEs : found->textEn);
}

QString RuleWords::text(const RuleFinding& finding)
{
    return QString::fromStdString(inSpanish() ? finding.textEs : finding.textEn);
}

QString RuleWords::severity(RuleSeverity severity)
{
    switch (severity) {
    case RuleSeverity::critical:
        return tr("Critical");
    case RuleSeverity::major:
        return tr("Major");
    case RuleSeverity::minor:
        break;
    }
    return tr("Minor");
}

QString RuleWords::source(const RuleFinding& finding)
{
    if (finding.provisional || finding.sources.empty())
        return tr("provisional: no confirmed source, no points");
    QStringList named;
    const Result<RuleSet>& set = RuleSet::shipped();
    for (const std::string& id : finding.sources) {
        const auto known = set ? set->sources().find(id) : RuleSources::const_iterator();
        if (!set || known == set->sources().end()) {
            named.append(QString::fromStdString(id));
            continue;
        }
        const QString citation = QString::fromStdString(known->second.citation);
        QString shown =
            citation.size() > kLongestSource ? citation.left(kLongestSource) + QChar(0x2026) : citation;
        if (!known->second.pmid.empty())
            shown +=
                QStringLiteral(" (PMID ") + QString::fromStdString(known->second.pmid) + QLatin1Char(')');
        named.append(shown);
    }
    return tr("source: %1 (confirmed: %2)")
        .arg(named.join(QStringLiteral("; ")), QString::fromStdString(finding.letter));
}

QString RuleWords::finding(const RuleFinding& finding)
{
    QStringList parts{text(finding)};
    if (finding.span && !finding.quote.empty())
        parts.append(tr("Found: “%1”.").arg(toQString(finding.quote).simplified()));
    else
        parts.append(tr("The answer does not say it."));
    if (finding.points > 0)
        parts.append(tr("Costs %1 points.").arg(QString::number(finding.points)));
    return parts.join(QLatin1Char(' ')) + QLatin1Char('\n') +
           tr("Rule %1; %2").arg(QString::fromStdString(finding.rule), source(finding));
}

} // namespace cotejo
