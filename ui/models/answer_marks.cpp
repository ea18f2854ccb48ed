#include "ui/models/answer_marks.h"

#include "ui/models/verdict_text.h"
#include "ui/models/warning_words.h"
#include "ui/session/quote_check.h"
#include "ui/widgets/answer_sentences.h"
#include "ui/widgets/mark_factory.h"

namespace cotejo
{
namespace
{
const QString kCitation = QStringLiteral("citation:");
const QString kFinding = QStringLiteral("finding:");

int numberAfter(const QString& id, const QString& prefix)
{
    bool isNumber = false;
    const int number = id.startsWith(prefix) ? id.mid(prefix.size()).toInt(&isNumber) : -1;
    return isNumber ? number : -1;
}

// What the turn's own list says of an article: title and year, or nothing.
QString listedAs(const Turn& turn, const std::string& pmid)
{
    if (!turn.retrieved)
        return {};
    const auto found =
        std::find_if(turn.retrieved->begin(), turn.retrieved->end(),
                     [&pmid](const RetrievedItem& item) { return item.pmid && *item.pmid == pmid; });
    if (found == turn.retrieved->end() || !found->title)
        return {};
    const QString title = QString::fromStdString(*found->title);
    return found->year ? title + QStringLiteral(" (%1)").arg(*found->year) : title;
}
} // namespace

QString AnswerMarks::citationId(int index)
{
    return kCitation + QString::number(index);
}

QString AnswerMarks::findingId(int index)
{
    return kFinding + QString::number(index);
}

int AnswerMarks::citationOf(const QString& id)
{
    return numberAfter(id, kCitation);
}

int AnswerMarks::findingOf(const QString& id)
{
    return numberAfter(id, kFinding);
}

AnswerMarks::AnswerMarks(const AnswerCase& answer, std::size_t section)
{
    const CodePointIndex text(answer.record().answer);
    for (std::size_t i = 0; i < answer.check.citations.size(); ++i) {
        const Citation& citation = answer.check.citations[i];
        if (!quoteHolds(text, citation.span, citation.quote)) {
            ++m_stale;
            continue;
        }
        TextMark mark = citationMark(citation, citationId(static_cast<int>(i)), section);
        mark.toolTip = VerdictText::citation(citation, answer.transcript);
        if (citation.pmid) {
            if (const QString listed = listedAs(answer.record(), *citation.pmid); !listed.isEmpty())
                mark.toolTip += QLatin1Char('\n') + listed;
            mark.toolTip += QLatin1Char('\n') + AnswerSentences::notLookedUp();
        }
        m_marks.push_back(std::move(mark));
    }
    for (std::size_t i = 0; i < answer.check.warnings.size(); ++i) {
        const Warning& warning = answer.check.warnings[i];
        if (warning.span.start < warning.span.end) // else a remark about the whole answer
            m_marks.push_back(findingMark(warning.span, findingId(static_cast<int>(i)),
                                          static_cast<int>(i) + 1, WarningWords::sentence(warning), section));
    }
}

} // namespace cotejo
