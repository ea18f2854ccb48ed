#pragma once

#include "ui/session/review_item.h"

#include <QCoreApplication>
#include <QHash>
#include <QString>

#include <vector>

namespace cotejo
{

// One matter with a place in question or answer; it has one number wherever it is shown. Rule findings come
// first, the most severe one before the others, then remarks, then what the note does not say the same.
struct AnswerMatter {
    enum class Kind { Rule, Remark, Cross };

    Kind kind = Kind::Rule;
    std::size_t index = 0; // into RuleReview::findings, TurnCheck::warnings or ReviewItem::cross
    int number = 0;        // from 1
    bool inQuery = false;
    TextSpan span; // code points of that text
};

[[nodiscard]] std::vector<AnswerMatter> answerMatters(const TurnCheck& check,
                                                      const std::vector<CrossNotice>& cross);

// Of the kind's index; 0: it has no place, and no number.
[[nodiscard]] int numberOf(const std::vector<AnswerMatter>& matters, AnswerMatter::Kind kind,
                           std::size_t index);

// By field of the note: the number of the matter in which the answer does not say the same.
[[nodiscard]] QHash<QString, int> linkNumbers(const ReviewItem& item);

// "Answer and note differ on VIH: the answer says «…», the note «…»."
class CrossWords
{
    Q_DECLARE_TR_FUNCTIONS(cotejo::CrossWords)
public:
    [[nodiscard]] static QString sentence(const CrossNotice& notice, const QString& fieldLabel);
};

} // namespace cotejo
