#pragma once

#include "ui/session/review_item.h"
#include "ui/widgets/text_mark.h"

#include <QString>

#include <vector>

namespace cotejo
{

// The marks of one answer: its identifiers and the places of its findings. Offsets are code points of the
// answer as given.
class AnswerMarks
{
public:
    // `section`: of the answer in the text view.
    AnswerMarks(const AnswerCase& answer, std::size_t section);

    [[nodiscard]] const std::vector<TextMark>& marks() const { return m_marks; }
    [[nodiscard]] int stale() const { return m_stale; } // places left out because their words no longer match

    [[nodiscard]] static QString citationId(int index);
    [[nodiscard]] static QString findingId(int index);      // of TurnCheck::warnings
    [[nodiscard]] static int citationOf(const QString& id); // -1: not a citation's mark
    [[nodiscard]] static int findingOf(const QString& id);  // -1: not a finding's mark

private:
    std::vector<TextMark> m_marks;
    int m_stale = 0;
};

} // namespace cotejo
