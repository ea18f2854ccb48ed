#include "ui/widgets/field_item_delegate.h"

#include "ui/theme/appearance.h"
#include "ui/theme/icon_art.h"
#include "ui/theme/space.h"
#include "ui/widgets/badge_painter.h"
#include "ui/widgets/item_frame.h"
#include "ui/widgets/item_roles.h"
#include "ui/widgets/status_words.h"

#include <QPainter>

namespace cotejo
{
namespace
{
FieldDetail detailOf(const QModelIndex& index)
{
    return static_cast<FieldDetail>(index.data(FieldDetailRole).toInt());
}

// What stands at the right end of a row, with its ink.
struct Trailing {
    QString icon;
    QString text;
    std::optional<Tone> tone;
    bool strong = false;
};

Trailing trailingOf(const QModelIndex& index)
{
    if (const QString query = index.data(FieldQueryRole).toString(); !query.isEmpty())
        return {QStringLiteral("query"), query, Tone::query, true};
    const QString given = index.data(FieldTrailingRole).toString();
    const FieldDetail detail = detailOf(index);
    const bool quiet = detail == FieldDetail::value || detail == FieldDetail::negative;
    if (!given.isEmpty() || quiet)
        return {{}, given, {}, false};
    return {{}, wordOf(detail).word, toneOf(detail), false};
}

void paintGroup(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const TypeScale& type = Appearance::type();
    const ColorTokens& t = Appearance::theme().tokens();
    const QRect row = option.rect;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter.fillRect(row, selected ? t.select : t.raised);
    painter.fillRect(QRect(row.left(), row.top(), row.width(), 1), t.line);
    painter.fillRect(QRect(row.left(), row.bottom(), row.width(), 1), t.line);
    const int icon = type.scaled(12);
    const int pad = type.scaled(space::kMedium);
    const QString chevron = option.state.testFlag(QStyle::State_Open) ? QStringLiteral("chevron-down")
                                                                      : QStringLiteral("chevron-right");
    const QColor ink = selected ? t.onSelect : t.text;
    paintIcon(painter, QRectF(row.left() + pad, row.center().y() - icon / 2.0, icon, icon), chevron, ink);
    int right = row.right() + 1 - pad;
    const QString counts = index.data(FieldTrailingRole).toString();
    right -= paintRight(painter, QRect(row.left(), row.top(), right - row.left(), row.height()), counts,
                        type.font(TextRole::secondary), selected ? t.onSelect : t.muted);
    const int left = row.left() + pad + icon + type.scaled(space::kSmall);
    paintLeft(painter, QRect(left, row.top(), right - left - pad, row.height()),
              index.data(Qt::DisplayRole).toString(), type.font(TextRole::bodyStrong), ink);
}
} // namespace

FieldItemDelegate::FieldItemDelegate(QObject* parent) : QStyledItemDelegate(parent) {}

void FieldItemDelegate::setComfortable(bool on)
{
    m_comfortable = on;
}

QSize FieldItemDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    const TypeScale& type = Appearance::type();
    const int text = QFontMetrics(type.font(TextRole::bodyStrong)).height();
    return {type.scaled(240), text + type.scaled(m_comfortable ? 14 : 8)};
}

void FieldItemDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    painter->save();
    if (index.data(FieldIsGroupRole).toBool()) {
        paintGroup(*painter, option, index);
        paintItemFocus(*painter, option);
        painter->restore();
        return;
    }
    const TypeScale& type = Appearance::type();
    const Theme& theme = Appearance::theme();
    const ColorTokens& t = theme.tokens();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool plain = theme.kind() == Theme::Kind::highContrast && selected;
    const auto ink = [&](const QColor& color) { return plain ? t.onSelect : color; };
    paintItemGround(*painter, option);
    const QRect row = option.rect;
    const int icon = type.scaled(space::kIcon);
    const int pad = type.scaled(14);
    const StatusWord status = wordOf(detailOf(index));
    paintIcon(*painter, QRectF(row.left() + pad, row.center().y() + 0.5 - icon / 2.0, icon, icon),
              status.icon, ink(theme.tone(*status.tone).fg));

    int right = row.right() + 1 - type.scaled(space::kMedium);
    const int left = row.left() + pad + icon + type.scaled(6);
    const QString value = index.data(FieldValueRole).toString();
    const QFont strong = type.font(TextRole::bodyStrong);
    const int valueWidth = value.isEmpty() ? 0 : QFontMetrics(strong).horizontalAdvance(value);
    const Trailing trailing = trailingOf(index);
    const QFont small = type.font(trailing.strong ? TextRole::secondaryStrong : TextRole::secondary);
    // Values stand at one of two stops: the second where the label needs it and the value has the room.
    const int tail = QFontMetrics(small).horizontalAdvance(trailing.text) + type.scaled(2 * space::kMedium);
    const int needed =
        QFontMetrics(type.font(TextRole::body)).horizontalAdvance(index.data(Qt::DisplayRole).toString());
    const int first = qMax(type.scaled(100), (right - left) * 31 / 100);
    const int second = (right - left) * 58 / 100;
    const bool wide =
        needed > first - type.scaled(space::kTight) && second + valueWidth + tail <= right - left;
    const int labelWidth = wide ? second : first;
    const int valueLeft = left + labelWidth;

    const int room =
        right - (value.isEmpty() ? left + labelWidth / 2 : valueLeft + qMin(valueWidth, type.scaled(90)));
    const QColor trailingInk = ink(trailing.tone ? theme.tone(*trailing.tone).fg : t.muted);
    const int used = paintRight(*painter, QRect(right - room, row.top(), room, row.height()), trailing.text,
                                small, trailingInk);
    right -= used;
    if (!trailing.icon.isEmpty()) {
        const int small16 = type.scaled(12);
        right -= small16 + type.scaled(space::kTight);
        paintIcon(*painter, QRectF(right, row.center().y() + 0.5 - small16 / 2.0, small16, small16),
                  trailing.icon, trailingInk);
    }
    if (const int link = index.data(FieldLinkRole).toInt(); link > 0) {
        QString linkIcon = index.data(FieldLinkIconRole).toString();
        if (linkIcon.isEmpty())
            linkIcon = QStringLiteral("query");
        const BadgePainter badges;
        const MarkBadge badge{linkIcon, QString::number(link), Tone::query, true};
        right -= qCeil(badges.width(badge)) + (used > 0 ? type.scaled(space::kSmall) : 0);
        badges.paint(
            *painter,
            QRectF(right, row.center().y() + 0.5 - badges.height() / 2, badges.width(badge), badges.height()),
            badge);
    }
    right -= type.scaled(space::kSmall);
    const int labelRoom = value.isEmpty() ? right - left : labelWidth - type.scaled(space::kTight);
    paintLeft(*painter, QRect(left, row.top(), labelRoom, row.height()),
              index.data(Qt::DisplayRole).toString(), type.font(TextRole::body), ink(t.text));
    if (!value.isEmpty())
        paintLeft(*painter, QRect(valueLeft, row.top(), right - valueLeft, row.height()), value, strong,
                  ink(t.text));
    paintItemFocus(*painter, option);
    painter->restore();
}

QString FieldItemDelegate::spoken(const QModelIndex& index)
{
    const QString label = index.data(Qt::DisplayRole).toString();
    QStringList parts;
    if (index.data(FieldIsGroupRole).toBool())
        return label + QStringLiteral(": ") + index.data(FieldTrailingRole).toString();
    parts.append(wordOf(detailOf(index)).word);
    for (const int role : {static_cast<int>(FieldValueRole), static_cast<int>(FieldTrailingRole),
                           static_cast<int>(FieldQueryRole)}) {
        if (const QString text = index.data(role).toString(); !text.isEmpty())
            parts.append(text);
    }
    if (const int link = index.data(FieldLinkRole).toInt(); link > 0)
        parts.append(tr("link %1").arg(link));
    return label + QStringLiteral(": ") + parts.join(QStringLiteral(". "));
}

} // namespace cotejo
