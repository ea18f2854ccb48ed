#include "ui/session/review_item.h"

#include <QCoreApplication>

#include <algorithm>

namespace cotejo
{

const RecordedFieldAct* NoteCase::actOn(const std::string& field) const
{
    const auto found = std::find_if(acts.begin(), acts.end(),
                                    [&field](const RecordedFieldAct& one) { return one.act.field == field; });
    return found == acts.end() ? nullptr : &*found;
}

bool ReviewItem::storedIsOld() const
{
    const QString stored = versions.section(QLatin1Char(' '), 0, 0);
    const bool nothingNamed = stored.isEmpty() || stored.startsWith(QLatin1String("cotejo@"));
    return !nothingNamed && stored != currentVersions;
}

QString ReviewItem::title() const
{
    if (isNote)
        return QCoreApplication::translate("cotejo::ReviewItem", "Note %1").arg(item);
    const QString who = subject.isEmpty() ? item.section(QLatin1Char('/'), 0, -2) : subject;
    return QCoreApplication::translate("cotejo::ReviewItem", "%1 · turn %2")
        .arg(who, QString::number(turnNumber));
}

} // namespace cotejo
