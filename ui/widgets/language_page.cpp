#include "ui/widgets/language_page.h"

#include <QEvent>

namespace cotejo
{

void LanguagePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        followLanguage();
}

} // namespace cotejo
