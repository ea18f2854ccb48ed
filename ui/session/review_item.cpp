#include "ui/session/review_item.h"

#include <QCoreApplication>

namespace cotejo
{

QString ReviewItem::title() const
{
    if (isNote)
        return QCoreApplication::translate("cotejo::ReviewItem", "Note %1").arg(item);
    const QString who = subject.isEmpty() ? item.section(QLatin1Char('/'), 0, -2) : subject;
    return QCoreApplication::translate("cotejo::ReviewItem", "%1 · turn %2")
        .arg(who, QString::number(turnNumber));
}

} // namespace cotejo
