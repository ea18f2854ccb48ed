#include "ui/widgets/mark_factory.h"

#include "ui/widgets/answer_sentences.h"

namespace cotejo
{
namespace
{
MarkLine lineOf(CitationStatus status)
{
    switch (status) {
    case CitationStatus::retrieved:
        return MarkLine::solid;
    case CitationStatus::not_retrieved:
        return MarkLine::wave;
    case CitationStatus::placeholder:
        return MarkLine::dashed;
    case CitationStatus::malformed:
        return MarkLine::dashDotted;
    case CitationStatus::no_list:
        break;
    }
    return MarkLine::dotted;
}

QStringList texts(const std::vector<std::string>& given)
{
    QStringList out;
    for (const std::string& text : given)
        out.append(QString::fromStdString(text));
    return out;
}
} // namespace

TextMark citationMark(const Citation& citation, const QString& id, std::size_t section, LookupState lookup,
                      const QString& lookupDate)
{
    TextMark mark;
    mark.id = id;
    mark.section = section;
    mark.span = citation.span;
    mark.kind = MarkKind::citation;
    if (!citation.status) {
        mark.line = MarkLine::thin;
        mark.badges.push_back({{}, kindWord(citation.kind), {}, false});
        mark.toolTip = kindWord(citation.kind);
        return mark;
    }
    const StatusWord status = wordOf(*citation.status);
    const bool quiet = *citation.status == CitationStatus::retrieved;
    mark.line = lineOf(*citation.status);
    mark.tone = status.tone;
    mark.badges.push_back({status.icon, quiet ? QString() : inSentence(status.word), status.tone, false});
    mark.toolTip = status.word + QLatin1String(". ") +
                   AnswerSentences::citation(*citation.status, texts(citation.elsewhere));
    if (lookup != LookupState::notLookedUp) {
        const StatusWord found = wordOf(lookup);
        const QString words =
            lookupDate.isEmpty() ? found.word : found.word + QStringLiteral(" (%1)").arg(lookupDate);
        mark.badges.push_back({found.icon, inSentence(words), found.tone, false});
        mark.toolTip += QLatin1Char(' ') +
                        (lookup == LookupState::retracted ? AnswerSentences::retracted(lookupDate) : words);
    } else if (*citation.status == CitationStatus::retrieved ||
               *citation.status == CitationStatus::not_retrieved ||
               *citation.status == CitationStatus::no_list) {
        mark.toolTip += QLatin1Char(' ') + AnswerSentences::notLookedUp();
    }
    return mark;
}

TextMark evidenceMark(const TextSpan& span, const QString& id, std::size_t section, int link,
                      const QString& linkIcon)
{
    TextMark mark;
    mark.id = id;
    mark.section = section;
    mark.span = span;
    mark.kind = MarkKind::evidence;
    mark.line = MarkLine::thin;
    if (link > 0)
        mark.badges.push_back({linkIcon, QString::number(link), Tone::query, true});
    return mark;
}

TextMark findingMark(const TextSpan& span, const QString& id, int number, const QString& sentence,
                     std::size_t section)
{
    TextMark mark;
    mark.id = id;
    mark.section = section;
    mark.span = span;
    mark.kind = MarkKind::finding;
    mark.line = MarkLine::solid;
    mark.tone = Tone::query;
    mark.badges.push_back({QStringLiteral("finding"), QString::number(number), Tone::query, true});
    mark.toolTip = sentence;
    return mark;
}

TextMark identifierMark(const Identifier& identifier, std::size_t section)
{
    TextMark mark;
    mark.section = section;
    mark.span = identifier.span;
    mark.kind = MarkKind::hidden;
    mark.label = hiddenWord(identifier.kind);
    mark.toolTip = mark.label;
    return mark;
}

TextMark searchMark(const TextSpan& span, const QString& id, std::size_t section)
{
    TextMark mark;
    mark.id = id;
    mark.section = section;
    mark.span = span;
    mark.kind = MarkKind::searchHit;
    return mark;
}

} // namespace cotejo
