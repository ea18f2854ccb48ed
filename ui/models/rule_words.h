#pragma once

#include "engine/domain/rule_review.h"

#include <QCoreApplication>
#include <QString>

namespace cotejo
{

// Rules of the rule checker in words of the reader's language, from the rules' own data.
class RuleWords
{
    Q_DECLARE_TR_FUNCTIONS(cotejo::RuleWords)
public:
    // The rule's sentence by its id; empty where the program has no such rule.
    [[nodiscard]] static QString sentence(const QString& rule);
    // The finding's sentence, what was found where there is a place, its points, rule and sources.
    [[nodiscard]] static QString finding(const RuleFinding& finding);
    [[nodiscard]] static QString text(const RuleFinding& finding); // the sentence alone
    [[nodiscard]] static QString severity(RuleSeverity severity);  // "Critical"

private:
    [[nodiscard]] static QString source(const RuleFinding& finding);
};

} // namespace cotejo
