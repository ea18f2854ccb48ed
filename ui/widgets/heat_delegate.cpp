#include "ui/widgets/heat_delegate.h"

#include "ui/theme/appearance.h"
#include "ui/theme/icon_art.h"
#include "ui/theme/space.h"
#include "ui/widgets/item_frame.h"
#include "ui/widgets/share_words.h"
#include "ui/widgets/status_words.h"

#include <QPainter>

namespace cotejo
{
namespace
{
constexpr int kCellWidth = 84;
constexpr int kSmallIcon = 10;

struct HeatInk {
    QColor ground;
    QColor text;
};

HeatInk inkOf(const CompletenessShares& shares, bool few)
{
    const Theme& theme = Appearance::theme();
    const int step = ShareWords::heatStep(shares);
    if (step < 0 || few || theme.kind() == Theme::Kind::highContrast)
        return {theme.tokens().surface, theme.tokens().text};
    const ColorPair& heat = theme.heat(static_cast<std::size_t>(step));
    return {heat.bg, heat.fg};
}

int paintCount(QPainter& painter, const QRect& line, const QString& icon, int count, const QColor& ink)
{
    const TypeScale& type = Appearance::type();
    const int box = type.scaled(kSmallIcon);
    paintIcon(painter, QRectF(line.left(), line.center().y() + 0.5 - box / 2.0, box, box), icon, ink);
    const int left = line.left() + box + type.scaled(3);
    const QString text = QString::number(count);
    return left - line.left() +
           paintLeft(painter, QRect(left, line.top(), line.right() - left, line.height()), text,
                     type.font(TextRole::secondary), ink) +
           type.scaled(space::kSmall);
}

void paintGround(QPainter& painter, const QRect& cell, const HeatInk& ink, bool few, bool asked)
{
    const ColorTokens& t = Appearance::theme().tokens();
    painter.fillRect(cell, ink.ground);
    if (few && asked)
        painter.fillRect(cell, QBrush(t.line, Qt::BDiagPattern));
    if (!asked || Appearance::theme().kind() == Theme::Kind::highContrast) {
        painter.setPen(QPen(t.control, 1, asked ? Qt::SolidLine : Qt::DashLine));
        painter.drawRect(cell.adjusted(0, 0, -1, -1));
    }
}
} // namespace

HeatDelegate::HeatDelegate(const Roles& roles, QObject* parent) : QStyledItemDelegate(parent), m_roles(roles)
{
}

QSize HeatDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    const TypeScale& type = Appearance::type();
    const int text = QFontMetrics(type.font(TextRole::bodyStrong)).height() +
                     QFontMetrics(type.font(TextRole::secondary)).height();
    return {type.scaled(kCellWidth), text + type.scaled(space::kMedium)};
}

void HeatDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const TypeScale& type = Appearance::type();
    const ColorTokens& t = Appearance::theme().tokens();
    const auto shares = index.data(m_roles.shares).value<CompletenessShares>();
    const bool few = index.data(m_roles.notes).toInt() < ShareWords::kFewNotes;
    const bool asked = shares.asked() > 0;
    painter->save();
    const QRect cell = option.rect.adjusted(1, 1, -1, -1);
    const HeatInk ink = inkOf(shares, few);
    paintGround(*painter, cell, ink, few, asked);
    const int pad = type.scaled(6);
    const QRect inner = cell.adjusted(pad, type.scaled(space::kTight), -pad, -type.scaled(space::kTight));
    const QRect upper(inner.left(), inner.top(), inner.width(), inner.height() / 2);
    const QRect lower(inner.left(), upper.bottom() + 1, inner.width(), inner.height() - upper.height());
    if (!asked) {
        paintLeft(*painter, upper, ShareWords::counted(shares), type.font(TextRole::secondary), t.muted);
    } else {
        const QString text = QStringLiteral("%1/%2").arg(shares.complete).arg(shares.asked());
        paintLeft(*painter, upper, text, type.font(TextRole::bodyStrong), ink.text);
        if (shares.toClarify > 0) {
            const int box = type.scaled(12);
            paintIcon(*painter,
                      QRectF(upper.right() + 1 - box, upper.center().y() + 0.5 - box / 2.0, box, box),
                      queryWord().icon, ink.text);
        }
        QRect rest = lower;
        rest.setLeft(rest.left() + paintCount(*painter, rest, wordOf(FieldDetail::stated_unknown).icon,
                                              shares.unknown, ink.text));
        paintCount(*painter, rest, wordOf(FieldDetail::not_mentioned).icon, shares.absent, ink.text);
    }
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->setPen(QPen(t.text, type.scaled(space::kHair)));
        painter->drawRect(cell.adjusted(1, 1, -1, -1));
    }
    painter->restore();
}

} // namespace cotejo
