#include "ui/widgets/share_delegate.h"

#include "ui/theme/appearance.h"
#include "ui/theme/space.h"
#include "ui/widgets/completeness_bar.h"
#include "ui/widgets/item_frame.h"

#include <QPainter>

namespace cotejo
{
namespace
{
constexpr int kBarHeight = 6;
}

ShareDelegate::ShareDelegate(int sharesRole, QObject* parent)
    : QStyledItemDelegate(parent), m_role(sharesRole)
{
}

QSize ShareDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    const TypeScale& type = Appearance::type();
    const int text = QFontMetrics(type.font(TextRole::bodyStrong)).height();
    return {type.scaled(200), text + type.scaled(kBarHeight + space::kMedium + space::kTight)};
}

void ShareDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    const TypeScale& type = Appearance::type();
    const ColorTokens& t = Appearance::theme().tokens();
    const auto shares = index.data(m_role).value<CompletenessShares>();
    painter->save();
    paintItemGround(*painter, option);
    const int pad = type.scaled(space::kMedium);
    const QRect inner = option.rect.adjusted(pad, type.scaled(6), -pad, -type.scaled(6));
    const int bar = type.scaled(kBarHeight);
    const QRect text(inner.left(), inner.top(), inner.width(), inner.height() - bar);
    const QString counts = tr("%1 of %2").arg(shares.complete).arg(shares.asked());
    const int used = paintRight(*painter, text, counts, type.font(TextRole::secondary), t.muted);
    paintLeft(*painter, text.adjusted(0, 0, -used - type.scaled(space::kSmall), 0),
              index.data(Qt::DisplayRole).toString(), type.font(TextRole::bodyStrong), t.text);
    paintShares(*painter, QRectF(inner.left(), inner.bottom() + 1 - bar, inner.width(), bar), shares);
    paintItemFocus(*painter, option);
    painter->restore();
}

} // namespace cotejo
