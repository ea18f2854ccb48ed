#include "ui/widgets/queue_item_delegate.h"

#include "ui/theme/appearance.h"
#include "ui/theme/icon_art.h"
#include "ui/theme/space.h"
#include "ui/widgets/item_frame.h"
#include "ui/widgets/item_roles.h"
#include "ui/widgets/status_words.h"

#include <QFontMetrics>
#include <QPainter>

namespace cotejo
{
namespace
{
// The second line: the verdict, or what the item is where there is none.
StatusWord headOf(const QModelIndex& index)
{
    const QVariant verdict = index.data(QueueVerdictRole);
    if (verdict.isValid())
        return wordOf(static_cast<Verdict>(verdict.toInt()));
    return {QStringLiteral("document"), index.data(QueueKindTextRole).toString(), std::nullopt};
}

std::optional<Tone> reasonTone(const QModelIndex& index)
{
    const QVariant tone = index.data(QueueReasonToneRole);
    return tone.isValid() ? std::optional(static_cast<Tone>(tone.toInt())) : std::nullopt;
}

int lineHeight(const QFont& font)
{
    return QFontMetrics(font).height();
}
} // namespace

QueueItemDelegate::QueueItemDelegate(QObject* parent) : QStyledItemDelegate(parent) {}

void QueueItemDelegate::setStrip(bool on)
{
    m_strip = on;
}

void QueueItemDelegate::setComfortable(bool on)
{
    m_comfortable = on;
}

QSize QueueItemDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    const TypeScale& type = Appearance::type();
    if (m_strip)
        return {type.scaled(48), type.scaled(40)};
    const int text =
        lineHeight(type.font(TextRole::bodyStrong)) * 2 + lineHeight(type.font(TextRole::secondary));
    return {type.scaled(180), text + type.scaled(m_comfortable ? 25 : 17)};
}

void QueueItemDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    const TypeScale& type = Appearance::type();
    const Theme& theme = Appearance::theme();
    const ColorTokens& t = theme.tokens();
    const bool plain =
        theme.kind() == Theme::Kind::highContrast && option.state.testFlag(QStyle::State_Selected);
    const auto ink = [&](const QColor& color) { return plain ? t.onSelect : color; };
    const StatusWord head = headOf(index);
    const QColor headInk = ink(head.tone ? theme.tone(*head.tone).fg : t.muted);
    painter->save();
    paintItemGround(*painter, option);
    const QRect row = option.rect;
    painter->fillRect(QRect(row.left(), row.bottom(), row.width(), 1), t.line);
    const int icon = type.scaled(space::kIcon);
    if (m_strip) {
        paintIcon(*painter,
                  QRectF(row.center().x() - icon / 2.0 + 1, row.center().y() - icon / 2.0, icon, icon),
                  head.icon, headInk);
        paintItemFocus(*painter, option);
        painter->restore();
        return;
    }
    const QFont strong = type.font(TextRole::bodyStrong);
    const QFont small = type.font(TextRole::secondary);
    const int pad = type.scaled(15);
    const int left = row.left() + pad;
    const int right = row.right() + 1 - type.scaled(space::kMedium);
    const int first = lineHeight(strong);
    const int third = lineHeight(small);
    const int gap = (row.height() - 2 * first - third) / 4;

    int y = row.top() + gap;
    int end = right;
    end -= paintRight(*painter, QRect(left, y, end - left, first), index.data(QueueTimeRole).toString(),
                      small, ink(t.muted));
    if (index.data(QueueDraftRole).toBool()) {
        const int pencil = type.scaled(13);
        end -= pencil + type.scaled(space::kTight);
        paintIcon(*painter, QRectF(end, y + (first - pencil) / 2.0, pencil, pencil), QStringLiteral("pencil"),
                  ink(t.text));
    }
    end -= type.scaled(space::kTight);
    const int used = paintLeft(*painter, QRect(left, y, end - left, first),
                               index.data(Qt::DisplayRole).toString(), strong, ink(t.text));
    const int place = left + used + type.scaled(space::kSmall);
    paintLeft(*painter, QRect(place, y, end - place, first), index.data(QueuePlaceRole).toString(), small,
              ink(t.muted));

    y += first + gap;
    const int big = type.scaled(14);
    const int words = left + big + type.scaled(6);
    paintIcon(*painter, QRectF(left, y + (first - big) / 2.0, big, big), head.icon, headInk);
    paintLeft(*painter, QRect(words, y, right - words, first), head.word,
              type.font(head.tone ? TextRole::bodyStrong : TextRole::body), headInk);

    y += first + gap;
    const std::optional<Tone> tone = reasonTone(index);
    const QColor reasonInk = ink(tone ? theme.tone(*tone).fg : t.muted);
    end = right;
    if (const int more = index.data(QueueMoreReasonsRole).toInt(); more > 0)
        end -= paintRight(*painter, QRect(left, y, end - left, third), QStringLiteral("+%1").arg(more), small,
                          ink(t.muted)) +
               type.scaled(space::kTight);
    const int tiny = type.scaled(13);
    if (const QString reason = index.data(QueueReasonIconRole).toString(); !reason.isEmpty())
        paintIcon(*painter, QRectF(left, y + (third - tiny) / 2.0, tiny, tiny), reason, reasonInk);
    paintLeft(*painter, QRect(words, y, end - words, third), index.data(QueueReasonTextRole).toString(),
              small, reasonInk);
    paintItemFocus(*painter, option);
    painter->restore();
}

QString QueueItemDelegate::spoken(const QModelIndex& index)
{
    QStringList parts;
    for (const QString& part :
         {index.data(Qt::DisplayRole).toString(), index.data(QueuePlaceRole).toString(), headOf(index).word,
          index.data(QueueReasonTextRole).toString(), index.data(QueueTimeRole).toString()}) {
        if (!part.isEmpty())
            parts.append(part);
    }
    if (const int more = index.data(QueueMoreReasonsRole).toInt(); more > 0)
        parts.append(tr("%n more reason(s)", nullptr, more));
    if (index.data(QueueDraftRole).toBool())
        parts.append(tr("draft"));
    return parts.join(QStringLiteral(", "));
}

} // namespace cotejo
