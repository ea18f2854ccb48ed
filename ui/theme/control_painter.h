#pragma once

class QPainter;
class QRect;
class QStyleOption;
class QStyleOptionComboBox;
class QStyleOptionSlider;
class QStyleOptionTab;
class QWidget;

namespace cotejo
{

// The flat drawings behind CotejoStyle; colours from Appearance::theme().
void paintFocusRing(QPainter& painter, const QRect& rect);
void paintButtonPanel(QPainter& painter, const QStyleOption& option, const QWidget* widget);
void paintEditPanel(QPainter& painter, const QStyleOption& option);
void paintComboBox(QPainter& painter, const QStyleOptionComboBox& option, const QWidget* widget);
void paintTabShape(QPainter& painter, const QStyleOptionTab& option);
void paintScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRect& slider);
[[nodiscard]] bool isPrimary(const QStyleOption& option, const QWidget* widget);

} // namespace cotejo
