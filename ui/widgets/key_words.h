#pragma once

#include "ui/widgets/key_act.h"

#include <QKeySequence>
#include <QString>

namespace cotejo
{

// Words for the sheet and the menus.
[[nodiscard]] QString actText(KeyAct act);
[[nodiscard]] QString placeText(KeyPlace place);
// "Ctrl+Intro" as people of the language write it on a key cap: "Ctrl ↵", "F1", "A".
[[nodiscard]] QString keyCapText(const QKeySequence& key);

} // namespace cotejo
