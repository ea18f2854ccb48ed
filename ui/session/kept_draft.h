#pragma once

#include "engine/domain/decision.h"
#include "engine/store/review_draft.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <optional>

namespace cotejo
{

// A decision that is being written: kept while typing, not yet a decision. Offsets play no part in it.
struct KeptDraft {
    std::optional<DecisionKind> kind;
    QStringList reasons; // codes
    QString comment;
    std::optional<EscalationLevel> level;
    std::optional<Urgency> urgency;
    QString to;
    QDate until;
    QString corrected; // the whole corrected answer, empty where nothing was corrected

    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] ReviewDraft toStored() const;
    [[nodiscard]] static KeptDraft fromStored(const ReviewDraft& stored);
    [[nodiscard]] QByteArray toJson() const;
    // What can be read is taken, the rest stays as in an empty draft: a draft of another version loses no
    // comment.
    [[nodiscard]] static KeptDraft fromJson(const QByteArray& json);

    friend bool operator==(const KeptDraft&, const KeptDraft&) = default;
};

} // namespace cotejo
