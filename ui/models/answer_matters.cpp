#include "ui/models/answer_matters.h"

#include "ui/widgets/text_offsets.h"

#include <algorithm>

namespace cotejo
{

std::vector<AnswerMatter> answerMatters(const TurnCheck& check, const std::vector<CrossNotice>& cross)
{
    std::vector<AnswerMatter> matters;
    const auto add = [&matters](AnswerMatter::Kind kind, std::size_t index, const TextSpan& span,
                                bool inQuery) {
        matters.push_back({kind, index, static_cast<int>(matters.size()) + 1, inQuery, span});
    };
    if (check.rules) {
        for (std::size_t i = 0; i < check.rules->findings.size(); ++i) {
            if (const std::optional<TextSpan>& span = check.rules->findings[i].span)
                add(AnswerMatter::Kind::Rule, i, *span, false);
        }
    }
    for (std::size_t i = 0; i < check.warnings.size(); ++i) {
        if (check.warnings[i].span.start < check.warnings[i].span.end) // else about the whole answer
            add(AnswerMatter::Kind::Remark, i, check.warnings[i].span, false);
    }
    for (std::size_t i = 0; i < cross.size(); ++i)
        add(AnswerMatter::Kind::Cross, i, cross[i].answer.span, cross[i].where == TurnText::query);
    return matters;
}

int numberOf(const std::vector<AnswerMatter>& matters, AnswerMatter::Kind kind, std::size_t index)
{
    const auto found = std::find_if(matters.begin(), matters.end(), [&](const AnswerMatter& matter) {
        return matter.kind == kind && matter.index == index;
    });
    return found == matters.end() ? 0 : found->number;
}

QHash<QString, int> linkNumbers(const ReviewItem& item)
{
    QHash<QString, int> numbers;
    if (!item.answer)
        return numbers;
    for (const AnswerMatter& matter : answerMatters(item.answer->check, item.cross)) {
        if (matter.kind == AnswerMatter::Kind::Cross)
            numbers.insert(QString::fromStdString(item.cross[matter.index].field), matter.number);
    }
    return numbers;
}

QString CrossWords::sentence(const CrossNotice& notice, const QString& fieldLabel)
{
    const QString said = toQString(notice.answer.quote).simplified();
    const QString where = notice.where == TurnText::query ? tr("The question says “%1”.").arg(said)
                                                          : tr("The answer says “%1”.").arg(said);
    QString note;
    switch (notice.kind) {
    case CrossKind::contradicts:
        note =
            notice.stated.evidence.empty()
                ? tr("The note says otherwise.")
                : tr("The note says “%1”.").arg(toQString(notice.stated.evidence.front().quote).simplified());
        break;
    case CrossKind::unknown_in_note:
        note = tr("The note leaves it open.");
        break;
    case CrossKind::not_in_note:
        note = tr("The note does not mention it.");
        break;
    }
    return tr("Answer and note differ on %1.").arg(fieldLabel) + QLatin1Char(' ') + where + QLatin1Char(' ') +
           note;
}

} // namespace cotejo
