#pragma once

#include "engine/base/text_span.h"
#include "ui/session/review_item.h"
#include "ui/widgets/text_mark.h"

#include <QCoreApplication>
#include <QString>

#include <functional>
#include <map>
#include <vector>

namespace cotejo
{

// The marks of one turn: the identifiers of its answer, and the places of its findings in question and
// answer. Offsets are code points of each text as given.
class AnswerMarks
{
    Q_DECLARE_TR_FUNCTIONS(cotejo::AnswerMarks)
public:
    struct Beside {
        std::vector<CrossNotice> cross;
        std::map<std::string, std::vector<PaperFact>> papers;        // by PMID
        std::function<QString(const std::string& field)> fieldLabel; // may be empty
    };
    // `section`: of the answer in the text view; the question's is the one before.
    AnswerMarks(const AnswerCase& answer, std::size_t section, const Beside& beside = {});

    [[nodiscard]] const std::vector<TextMark>& marks() const { return m_marks; }
    [[nodiscard]] int stale() const { return m_stale; } // places left out because their words no longer match

    [[nodiscard]] static QString citationId(int index);
    [[nodiscard]] static QString findingId(int number);     // of AnswerMatter
    [[nodiscard]] static int citationOf(const QString& id); // -1: not a citation's mark
    [[nodiscard]] static int findingOf(const QString& id);  // -1: not a finding's mark

private:
    void addCitations(const AnswerCase& answer, std::size_t section, const Beside& beside);

    std::vector<TextMark> m_marks;
    int m_stale = 0;
};

} // namespace cotejo
