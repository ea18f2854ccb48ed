#pragma once

#include <QProxyStyle>

namespace cotejo
{

// Fusion made flat: lines instead of shadows and gradients, radius 4, the accent for what is chosen, one ring
// for focus. Reads Appearance::theme(). A push button that is checked, or has the property "primary" set, is
// filled with the accent.
class CotejoStyle : public QProxyStyle
{
    Q_OBJECT
public:
    static constexpr const char* kPrimary = "primary";

    CotejoStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                                       SubControl part, const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                  const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                                QStyleHintReturn* returnData) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                         const QWidget* widget) const override;
};

} // namespace cotejo
