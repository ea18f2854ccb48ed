#include "ui/theme/cotejo_style.h"

#include "ui/theme/appearance.h"
#include "ui/theme/control_painter.h"
#include "ui/theme/space.h"

#include <QAbstractScrollArea>
#include <QFocusFrame>
#include <QPainter>
#include <QPlainTextEdit>
#include <QStyleFactory>
#include <QStyleOption>

namespace cotejo
{
namespace
{
// QFocusFrame asks for its margins with itself as the option's object, and for its mask without any.
bool ringInside(const QStyleOption* option)
{
    const auto* focusFrame = option ? qobject_cast<const QFocusFrame*>(option->styleObject) : nullptr;
    return focusFrame && qobject_cast<const QAbstractScrollArea*>(focusFrame->widget());
}

int controlHeight(const QStyleOption& option)
{
    return option.fontMetrics.height() + Appearance::type().scaled(10);
}
} // namespace

CotejoStyle::CotejoStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void CotejoStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const
{
    switch (element) {
    case PE_PanelButtonCommand:
        paintButtonPanel(*painter, *option, widget);
        return;
    case PE_PanelLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            frame && frame->lineWidth > 0)
            paintEditPanel(*painter, *option);
        return;
    case PE_FrameLineEdit:
    case PE_FrameDefaultButton:
    case PE_FrameTabBarBase:
        return;
    case PE_FrameFocusRect: // a control has its FocusRing; only what stands inside a view is drawn here
        if (option->state.testFlag(State_Item))
            paintFocusRing(*painter, option->rect);
        return;
    case PE_Frame: {
        if (const auto* text = qobject_cast<const QPlainTextEdit*>(widget); text && !text->isReadOnly()) {
            paintEditPanel(*painter, *option);
            return;
        }
        painter->save();
        painter->setPen(Appearance::theme().tokens().line);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        painter->restore();
        return;
    }
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void CotejoStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const
{
    const ColorTokens& t = Appearance::theme().tokens();
    switch (element) {
    case CE_FocusFrame:
        paintFocusRing(*painter, option->rect);
        return;
    case CE_TabBarTabShape:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option))
            paintTabShape(*painter, *tab);
        return;
    case CE_Splitter: {
        const QRect& r = option->rect;
        if (option->state.testFlag(State_Horizontal))
            painter->fillRect(QRect(r.center().x(), r.top(), 1, r.height()), t.line);
        else
            painter->fillRect(QRect(r.left(), r.center().y(), r.width(), 1), t.line);
        return;
    }
    case CE_PushButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
            button && option->state.testFlag(State_Enabled) && isPrimary(*option, widget)) {
            QStyleOptionButton light = *button;
            light.palette.setColor(QPalette::ButtonText, t.onAccent);
            QProxyStyle::drawControl(element, &light, painter, widget);
            return;
        }
        break;
    case CE_HeaderSection: {
        painter->fillRect(option->rect, t.raised);
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), t.line);
        return;
    }
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void CotejoStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                     QPainter* painter, const QWidget* widget) const
{
    if (control == CC_ComboBox) {
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
            paintComboBox(*painter, *combo, widget);
            return;
        }
    }
    if (control == CC_ScrollBar) {
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
            paintScrollBar(*painter, *bar, subControlRect(control, option, SC_ScrollBarSlider, widget));
            return;
        }
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect CotejoStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                  const QWidget* widget) const
{
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control != CC_ScrollBar || !bar)
        return QProxyStyle::subControlRect(control, option, part, widget);
    const bool upright = bar->orientation == Qt::Vertical;
    const QRect& all = bar->rect;
    const int length = upright ? all.height() : all.width();
    const int range = bar->maximum - bar->minimum;
    const int shortest = qMin(length, Appearance::type().scaled(space::kTarget));
    const int slider =
        range > 0 ? qBound(shortest, length * bar->pageStep / (range + bar->pageStep), length) : length;
    const int start = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition,
                                              length - slider, bar->upsideDown);
    const auto along = [&](int from, int size) {
        return upright ? QRect(all.left(), all.top() + from, all.width(), size)
                       : QRect(all.left() + from, all.top(), size, all.height());
    };
    switch (part) {
    case SC_ScrollBarSlider:
        return along(start, slider);
    case SC_ScrollBarGroove:
        return all;
    case SC_ScrollBarSubPage:
        return along(0, start);
    case SC_ScrollBarAddPage:
        return along(start + slider, length - start - slider);
    default:
        return {}; // no arrows
    }
}

int CotejoStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_FocusFrameHMargin:
    case PM_FocusFrameVMargin:
        return ringInside(option) ? 0 : space::kFocusRing + space::kFocusGap;
    case PM_SplitterWidth:
        return space::kSplitterGrip;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
        return 0;
    case PM_HeaderMargin:
        return Appearance::type().scaled(6);
    case PM_DefaultFrameWidth:
        return 1;
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
        return Appearance::type().scaled(space::kIcon);
    case PM_ScrollBarExtent:
        return Appearance::type().scaled(12);
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return Appearance::type().scaled(16);
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int CotejoStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                           QStyleHintReturn* returnData) const
{
    switch (hint) {
    case SH_FocusFrame_AboveWidget:
        return 1;
    case SH_ItemView_ShowDecorationSelected:
        return 1;
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
        return 0;
    case SH_Widget_Animate:
        return 0;
    case SH_ComboBox_Popup:
        return 0;
    case SH_UnderlineShortcut:
        return 1;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returnData);
    }
}

QSize CotejoStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                    const QWidget* widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (!option)
        return result;
    const TypeScale& scale = Appearance::type();
    switch (type) {
    case CT_PushButton:
        result.setHeight(qMax(size.height(), controlHeight(*option)));
        result.setWidth(size.width() + 2 * scale.scaled(space::kMedium));
        break;
    case CT_LineEdit:
    case CT_SpinBox:
    case CT_ComboBox:
        result.setHeight(controlHeight(*option));
        break;
    case CT_TabBarTab:
        result.setHeight(option->fontMetrics.height() + scale.scaled(14));
        break;
    case CT_ItemViewItem:
        result.setHeight(qMax(result.height(), option->fontMetrics.height() + scale.scaled(8)));
        break;
    case CT_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
            item && item->menuItemType != QStyleOptionMenuItem::Separator)
            result.setHeight(qMax(result.height(), option->fontMetrics.height() + scale.scaled(8)));
        break;
    default:
        break;
    }
    return result;
}

} // namespace cotejo
