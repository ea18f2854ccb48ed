#include "ui/widgets/completeness_bar.h"

#include "ui/theme/appearance.h"
#include "ui/widgets/note_sentences.h"
#include "ui/widgets/track_painter.h"

#include <QEvent>
#include <QPainter>

namespace cotejo
{

CompletenessBar::CompletenessBar(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&Appearance::instance(), &Appearance::changed, this, &QWidget::updateGeometry);
    refreshSpoken();
}

void CompletenessBar::setCounts(const CompletenessShares& counts)
{
    m_counts = counts;
    refreshSpoken();
    update();
}

void CompletenessBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refreshSpoken();
}

void CompletenessBar::refreshSpoken()
{
    setAccessibleName(NoteSentences::completeOfAsked(m_counts.complete, m_counts.asked()));
}

QSize CompletenessBar::sizeHint() const
{
    return {Appearance::type().scaled(120), Appearance::type().scaled(8)};
}

void CompletenessBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintShares(painter, rect(), m_counts);
}

void paintShares(QPainter& painter, const QRectF& box, const CompletenessShares& shares)
{
    const Theme& theme = Appearance::theme();
    if (shares.asked() == 0) {
        paintDashedTrack(painter, box, theme.tokens().control);
        return;
    }
    constexpr qreal kGap = 2;
    const int parts[] = {shares.complete, shares.toClarify, shares.unknown, shares.absent};
    int shown = 0;
    for (const int part : parts)
        shown += part > 0 ? 1 : 0;
    const qreal unit = (box.width() - kGap * (shown - 1)) / shares.asked();
    qreal x = box.left();
    for (int i = 0; i < 4; ++i) {
        if (parts[i] == 0)
            continue;
        const QRectF bar(x, box.top(), unit * parts[i], box.height());
        if (i == 0)
            paintSolid(painter, bar, theme.tokens().text);
        else if (i == 1)
            paintSolid(painter, bar, theme.tone(Tone::query).fg);
        else if (i == 2)
            paintRuled(painter, bar, theme.tone(Tone::fieldStatedUnknown).fg);
        else
            paintHollow(painter, bar, theme.tone(Tone::fieldNotMentioned).fg);
        x += bar.width() + kGap;
    }
}

} // namespace cotejo
