#pragma once

#include <QCoreApplication>
#include <QString>

#include <map>
#include <string>

namespace cotejo
{

// The few facts of a stored evaluation line (`cotejo-cli check`) that the queue names.
class EvaluationDigest
{
    Q_DECLARE_TR_FUNCTIONS(cotejo::EvaluationDigest)
public:
    explicit EvaluationDigest(const std::string& json);

    // "61, threshold 70", "Study route", "Incomplete evaluation": why the verdict is what it is. Empty where
    // nothing can be added.
    [[nodiscard]] const QString& verdictDetail() const { return m_detail; }
    [[nodiscard]] int citations(const QString& status) const; // how many PMIDs have that status

private:
    QString m_detail;
    std::map<std::string, int> m_citations;
};

} // namespace cotejo
