#include "ui/models/answer_marks.h"

#include "engine/domain/codes.h"
#include "ui/session/citation_words.h"
#include "ui/session/quote_check.h"
#include "ui/session/warning_words.h"

#include <QStringList>

namespace cotejo
{
namespace
{
const QString kCitation = QStringLiteral("citation:");
const QString kFinding = QStringLiteral("finding:");

MarkLine lineOf(CitationStatus status)
{
    switch (status) {
    case CitationStatus::retrieved:
        return MarkLine::solid;
    case CitationStatus::not_retrieved:
        return MarkLine::wave;
    case CitationStatus::no_list:
        return MarkLine::dotted;
    case CitationStatus::placeholder:
        return MarkLine::dashed;
    case CitationStatus::malformed:
        return MarkLine::dashDotted;
    }
    return MarkLine::thin;
}

MarkBadge badgeOf(const Citation& citation)
{
    if (!citation.status)
        return {QString(), CitationWords::kind(citation.kind), std::nullopt, false};
    const std::string_view code = codeOf(*citation.status);
    const QString icon =
        QStringLiteral("citation-") + QLatin1String(code.data(), static_cast<int>(code.size()));
    if (*citation.status == CitationStatus::retrieved)
        return {icon, QString(), toneOf(*citation.status), false};
    return {icon, CitationWords::word(*citation.status).toLower(), toneOf(*citation.status), true};
}

int numberAfter(const QString& id, const QString& prefix)
{
    bool isNumber = false;
    const int number = id.startsWith(prefix) ? id.mid(prefix.size()).toInt(&isNumber) : -1;
    return isNumber ? number : -1;
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

QStringList AnswerMarks::turnNumbers(const Transcript& transcript, const std::vector<std::string>& turns)
{
    QStringList numbers;
    for (std::size_t i = 0; i < transcript.turns.size(); ++i) {
        for (const std::string& id : turns) {
            if (transcript.turns[i].id == id)
                numbers.append(QString::number(i + 1));
        }
    }
    return numbers;
}

AnswerMarks::AnswerMarks(const AnswerCase& answer, std::size_t section)
{
    const CodePointIndex text(answer.record().answer);
    for (std::size_t i = 0; i < answer.check.citations.size(); ++i) {
        const Citation& citation = answer.check.citations[i];
        if (quoteHolds(text, citation.span, citation.quote))
            addCitation(answer, static_cast<int>(i), section);
        else
            ++m_stale;
    }
    for (std::size_t i = 0; i < answer.check.warnings.size(); ++i) {
        const Warning& warning = answer.check.warnings[i];
        if (warning.span.start >= warning.span.end)
            continue; // a remark about the whole answer
        TextMark mark;
        mark.id = findingId(static_cast<int>(i));
        mark.section = section;
        mark.span = warning.span;
        mark.kind = MarkKind::finding;
        mark.tone = Tone::query;
        mark.badges = {{QStringLiteral("finding"), QString::number(i + 1), Tone::query, true}};
        mark.toolTip = WarningWords::sentence(warning);
        m_marks.push_back(std::move(mark));
    }
}

void AnswerMarks::addCitation(const AnswerCase& answer, int index, std::size_t section)
{
    const Citation& citation = answer.check.citations[static_cast<std::size_t>(index)];
    TextMark mark;
    mark.id = citationId(index);
    mark.section = section;
    mark.span = citation.span;
    mark.kind = MarkKind::citation;
    mark.line = citation.status ? lineOf(*citation.status) : MarkLine::thin;
    if (citation.status)
        mark.tone = toneOf(*citation.status);
    mark.badges = {badgeOf(citation)};
    mark.toolTip = CitationWords::sentence(citation, turnNumbers(answer.transcript, citation.elsewhere));
    if (citation.status == CitationStatus::retrieved)
        mark.toolTip += QLatin1Char(' ') + CitationWords::notLookedUp();
    m_marks.push_back(std::move(mark));
}

} // namespace cotejo
