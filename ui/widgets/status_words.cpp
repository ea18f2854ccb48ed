#include "ui/widgets/status_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace cotejo
{
namespace
{
struct StatusWords {
    Q_DECLARE_TR_FUNCTIONS(cotejo::StatusWords)
};
} // namespace

StatusWord wordOf(Verdict verdict)
{
    const auto with = [verdict](const char* icon, const QString& word) {
        return StatusWord{QString::fromLatin1(icon), word, toneOf(verdict)};
    };
    switch (verdict) {
    case Verdict::passed:
        return with("verdict-passed", StatusWords::tr("Meets the threshold"));
    case Verdict::failed:
        return with("verdict-failed", StatusWords::tr("Below the threshold"));
    case Verdict::evaluator_error:
        return with("verdict-evaluator_error", StatusWords::tr("Evaluator error"));
    case Verdict::delivered_not_rescored:
        return with("verdict-delivered_not_rescored", StatusWords::tr("Delivered, not re-scored"));
    case Verdict::fallback_delivered:
        return with("verdict-fallback_delivered", StatusWords::tr("Fallback message"));
    case Verdict::no_threshold:
        return with("verdict-no_threshold", StatusWords::tr("No threshold set"));
    case Verdict::not_evaluated:
        break;
    }
    return with("verdict-not_evaluated", StatusWords::tr("Not evaluated"));
}

StatusWord wordOf(CitationStatus status)
{
    const auto with = [status](const char* icon, const QString& word) {
        return StatusWord{QString::fromLatin1(icon), word, toneOf(status)};
    };
    switch (status) {
    case CitationStatus::retrieved:
        return with("citation-retrieved", StatusWords::tr("Retrieved"));
    case CitationStatus::not_retrieved:
        return with("citation-not_retrieved", StatusWords::tr("Not retrieved"));
    case CitationStatus::placeholder:
        return with("citation-placeholder", StatusWords::tr("Number removed"));
    case CitationStatus::malformed:
        return with("citation-malformed", StatusWords::tr("Not a valid PMID"));
    case CitationStatus::no_list:
        break;
    }
    return with("citation-no_list", StatusWords::tr("No list"));
}

StatusWord wordOf(LookupState state)
{
    switch (state) {
    case LookupState::retracted:
        return {QStringLiteral("lookup-retracted"), StatusWords::tr("Retracted"), Tone::failed};
    case LookupState::concern:
        return {QStringLiteral("lookup-concern"), StatusWords::tr("Expression of concern"),
                Tone::evaluatorError};
    case LookupState::corrected:
        return {QStringLiteral("lookup-corrected"), StatusWords::tr("Corrected"), std::nullopt};
    case LookupState::notLookedUp:
        break;
    }
    return {{}, StatusWords::tr("Not looked up"), std::nullopt};
}

StatusWord wordOf(FieldDetail detail)
{
    const auto with = [detail](const char* icon, const QString& word) {
        return StatusWord{QString::fromLatin1(icon), word, toneOf(detail)};
    };
    switch (detail) {
    case FieldDetail::value:
        return with("field-value", StatusWords::tr("Present"));
    case FieldDetail::negative:
        return with("field-negative", StatusWords::tr("Negative finding"));
    case FieldDetail::templated:
        return with("field-templated", StatusWords::tr("Boilerplate negative"));
    case FieldDetail::not_mentioned:
        return with("field-not_mentioned", StatusWords::tr("Not in the note"));
    case FieldDetail::pending:
        return with("field-pending", StatusWords::tr("Unknown: pending"));
    case FieldDetail::by_rule:
        return with("field-by_rule", StatusWords::tr("Not applicable: by rule"));
    case FieldDetail::stated:
        return with("field-stated", StatusWords::tr("Not applicable: the note says so"));
    case FieldDetail::stated_unknown:
        break;
    }
    return with("field-stated_unknown", StatusWords::tr("Unknown: the note says so"));
}

StatusWord queryWord()
{
    return {QStringLiteral("query"), StatusWords::tr("To clarify"), Tone::query};
}

StatusWord unknownWord(const QString& code)
{
    return {QStringLiteral("unknown"), code, std::nullopt};
}

QString kindWord(CitationKind kind)
{
    switch (kind) {
    case CitationKind::doi:
        return QStringLiteral("DOI");
    case CitationKind::pmc:
        return QStringLiteral("PMC");
    case CitationKind::trial:
        return StatusWords::tr("Trial");
    case CitationKind::pmid:
        break;
    }
    return QStringLiteral("PMID");
}

QString originWord(ThresholdSource source)
{
    return source == ThresholdSource::record ? StatusWords::tr("from the record")
                                             : StatusWords::tr("from the contract");
}

QString inSentence(const QString& word)
{
    if (word.size() > 1 && word.at(1).isUpper())
        return word;
    return QLocale().toLower(word.left(1)) + word.mid(1);
}

} // namespace cotejo
