#include "ui/models/answer_marks.h"

#include "ui/models/answer_matters.h"
#include "ui/models/field_text.h"
#include "ui/models/rule_words.h"
#include "ui/models/verdict_text.h"
#include "ui/models/warning_words.h"
#include "ui/session/quote_check.h"
#include "ui/widgets/answer_sentences.h"
#include "ui/widgets/mark_factory.h"

#include <algorithm>

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

// The fact that weighs most of those of one paper: what PubMed says and what a list says may differ.
const PaperFact* gravest(const std::vector<PaperFact>& facts)
{
    const auto weight = [](const PaperFact& fact) {
        return (fact.retracted() ? 8 : 0) + (fact.concern() ? 4 : 0) + (fact.corrected() ? 2 : 0) +
               (fact.found == PaperFound::exists ? 0 : 1);
    };
    const auto found =
        std::max_element(facts.begin(), facts.end(),
                         [&weight](const PaperFact& a, const PaperFact& b) { return weight(a) < weight(b); });
    return found == facts.end() ? nullptr : &*found;
}

LookupState lookupOf(const PaperFact& fact)
{
    if (fact.retracted())
        return LookupState::retracted;
    if (fact.concern())
        return LookupState::concern;
    return fact.corrected() ? LookupState::corrected : LookupState::notLookedUp;
}

QString lookupSentence(const PaperFact& fact, const QString& day)
{
    if (fact.retracted())
        return AnswerSentences::retracted(day);
    if (fact.concern())
        return AnswerMarks::tr("Expression of concern (as of %1).").arg(day);
    if (fact.corrected())
        return AnswerMarks::tr("Corrected article (as of %1).").arg(day);
    return fact.found == PaperFound::not_found
               ? AnswerMarks::tr("PubMed has no such record (as of %1).").arg(day)
               : AnswerMarks::tr("Looked up: no notice (as of %1).").arg(day);
}
} // namespace

QString AnswerMarks::citationId(int index)
{
    return kCitation + QString::number(index);
}

QString AnswerMarks::findingId(int number)
{
    return kFinding + QString::number(number);
}

int AnswerMarks::citationOf(const QString& id)
{
    return numberAfter(id, kCitation);
}

int AnswerMarks::findingOf(const QString& id)
{
    return numberAfter(id, kFinding);
}

AnswerMarks::AnswerMarks(const AnswerCase& answer, std::size_t section, const Beside& beside)
{
    const CodePointIndex text(answer.record().answer);
    addCitations(answer, section, beside);
    const CodePointIndex query(answer.record().query);
    for (const AnswerMatter& matter : answerMatters(answer.check, beside.cross)) {
        QString sentence;
        std::string quote;
        if (matter.kind == AnswerMatter::Kind::Rule) {
            const RuleFinding& finding = answer.check.rules->findings[matter.index];
            sentence = RuleWords::text(finding);
            quote = finding.quote;
        } else if (matter.kind == AnswerMatter::Kind::Remark) {
            sentence = WarningWords::sentence(answer.check.warnings[matter.index]);
        } else {
            const CrossNotice& notice = beside.cross[matter.index];
            sentence = CrossWords::sentence(notice, beside.fieldLabel ? beside.fieldLabel(notice.field)
                                                                      : QString::fromStdString(notice.field));
            quote = notice.answer.quote;
        }
        if (!quote.empty() && !quoteHolds(matter.inQuery ? query : text, matter.span, quote)) {
            ++m_stale;
            continue;
        }
        TextMark mark = findingMark(matter.span, findingId(matter.number), matter.number, sentence,
                                    matter.inQuery ? section - 1 : section);
        if (matter.kind == AnswerMatter::Kind::Cross)
            mark.badges.front().icon = QStringLiteral("query");
        m_marks.push_back(std::move(mark));
    }
}

void AnswerMarks::addCitations(const AnswerCase& answer, std::size_t section, const Beside& beside)
{
    const CodePointIndex text(answer.record().answer);
    for (std::size_t i = 0; i < answer.check.citations.size(); ++i) {
        const Citation& citation = answer.check.citations[i];
        if (!quoteHolds(text, citation.span, citation.quote)) {
            ++m_stale;
            continue;
        }
        const auto facts = citation.pmid ? beside.papers.find(*citation.pmid) : beside.papers.end();
        const bool known = facts != beside.papers.end();
        const PaperFact* fact = known ? gravest(facts->second) : nullptr;
        const QString day =
            fact == nullptr ? QString() : FieldText::date(QString::fromStdString(fact->checkedAt));
        TextMark mark = citationMark(citation, citationId(static_cast<int>(i)), section,
                                     fact == nullptr ? LookupState::notLookedUp : lookupOf(*fact), day);
        mark.toolTip = VerdictText::citation(citation, answer.transcript);
        if (citation.pmid) {
            if (const QString listed = listedAs(answer.record(), *citation.pmid); !listed.isEmpty())
                mark.toolTip += QLatin1Char('\n') + listed;
            mark.toolTip += QLatin1Char('\n') +
                            (fact == nullptr ? AnswerSentences::notLookedUp() : lookupSentence(*fact, day));
        }
        m_marks.push_back(std::move(mark));
    }
}

} // namespace cotejo
