#pragma once

#include "engine/report/html_page.h"
#include "ui/session/review_item.h"

#include <QCoreApplication>

namespace cotejo
{

struct CaseEngines;

// The report of one case in the window's language: question and answer, verdict and scores, citations, the
// note's fields, decisions with who, when and why. Personal data are masked. Answer and note stay apart: no
// number is made of both. What a blind reading hides is not in the item, so it is not in here.
class CaseReport
{
    Q_DECLARE_TR_FUNCTIONS(cotejo::CaseReport)
public:
    [[nodiscard]] static HtmlPage page(const ReviewItem& item, const CaseEngines& engines,
                                       const QString& reviewer, const QDateTime& now);

private:
    static void addAnswer(HtmlPage& page, const AnswerCase& answer, const CaseEngines& engines);
    static void addCitations(HtmlPage& page, const AnswerCase& answer);
    static void addNote(HtmlPage& page, const NoteCase& note, const CaseEngines& engines);
    static void addDecisions(HtmlPage& page, const ReviewItem& item);
};

} // namespace cotejo
