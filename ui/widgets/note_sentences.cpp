#include "ui/widgets/note_sentences.h"

namespace cotejo
{

QString NoteSentences::field(FieldDetail detail, const QString& rule)
{
    switch (detail) {
    case FieldDetail::value:
        return tr("Present");
    case FieldDetail::negative:
        return tr("Negative finding");
    case FieldDetail::templated:
        return tr("A negative that looks like boilerplate; counted and marked.");
    case FieldDetail::not_mentioned:
        return tr("Asked at this visit; the note does not mention it.");
    case FieldDetail::stated_unknown:
        return tr("The note says it is not known or leaves it open.");
    case FieldDetail::pending:
        return tr("Ordered; the result is awaited.");
    case FieldDetail::by_rule:
        return tr("Not asked here: %1. Outside the count.").arg(rule);
    case FieldDetail::stated:
        break;
    }
    return tr("Not applicable: the note says so");
}

QString NoteSentences::query(QueryKind kind)
{
    switch (kind) {
    case QueryKind::conflict:
        return tr("The note gives two different values.");
    case QueryKind::unit:
        return tr("The unit is missing or not the expected one.");
    case QueryKind::stale:
        return tr("The value is older than the rule asks.");
    case QueryKind::implausible:
        return tr("The value is outside the expected range.");
    case QueryKind::stated_na_but_applicable:
        return tr("The note says “not applicable”, but it is asked here.");
    case QueryKind::missing_variant:
        break;
    }
    return tr("The variant is missing (ESR or CRP).");
}

QString NoteSentences::queryShort(QueryKind kind)
{
    switch (kind) {
    case QueryKind::conflict:
        return tr("To clarify: two values");
    case QueryKind::unit:
        return tr("To clarify: unit");
    case QueryKind::stale:
        return tr("To clarify: old value");
    case QueryKind::implausible:
        return tr("To clarify: unexpected value");
    case QueryKind::stated_na_but_applicable:
        return tr("To clarify: it is asked here");
    case QueryKind::missing_variant:
        break;
    }
    return tr("To clarify: variant");
}

QString NoteSentences::identifiersHidden(int count)
{
    return tr("%n personal data hidden. Showing them is recorded.", nullptr, count);
}

QString NoteSentences::completeOfAsked(int complete, int asked)
{
    if (asked == 0)
        return tr("Nothing asked at this visit");
    return tr("%1 of %n asked field(s) complete", nullptr, asked).arg(complete);
}

QString NoteSentences::sentenceOf(int which, int count)
{
    return tr("Sentence %1 of %2").arg(which).arg(count);
}

QString NoteSentences::staleQuote()
{
    return tr("The quote no longer stands at its place; it is not drawn.");
}

} // namespace cotejo
