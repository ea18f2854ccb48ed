#pragma once

#include "ui/widgets/decision_choices.h"

#include <QStringList>

class QDateTime;

namespace cotejo
{

// What may be chosen for an item, from the review data, in the reader's language. `addressees`: names used
// before.
[[nodiscard]] DecisionChoices decisionMenu(bool isNote, bool spanish, const QStringList& addressees,
                                           const QDateTime& now);

} // namespace cotejo
