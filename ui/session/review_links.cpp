#include "ui/session/review_links.h"

namespace cotejo
{

void ReviewLinks::selectField(const QString& field, int sentence)
{
    if (field == m_field && sentence == m_sentence)
        return;
    m_field = field;
    m_sentence = sentence;
    Q_EMIT fieldSelected(m_field, m_sentence);
}

void ReviewLinks::selectCitation(int index)
{
    if (index == m_citation)
        return;
    m_citation = index;
    Q_EMIT citationSelected(index);
}

void ReviewLinks::openEvidence(const QString& pmid)
{
    Q_EMIT evidenceWanted(pmid);
}

void ReviewLinks::selectAnswerRange(int codePointStart, int codePointEnd)
{
    Q_EMIT answerRangeWanted(codePointStart, codePointEnd);
}

void ReviewLinks::clear()
{
    m_field.clear();
    m_sentence = 0;
    m_citation = -1;
}

} // namespace cotejo
