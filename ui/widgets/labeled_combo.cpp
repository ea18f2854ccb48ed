#include "ui/widgets/labeled_combo.h"

#include "ui/theme/appearance.h"
#include "ui/theme/space.h"
#include "ui/widgets/labeled_value.h"

#include <QKeyEvent>
#include <QStylePainter>
#include <QWheelEvent>

namespace cotejo
{

LabeledCombo::LabeledCombo(QWidget* parent) : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setPlaceholderText(QStringLiteral("—"));
    setCurrentIndex(-1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&Appearance::instance(), &Appearance::changed, this, &QWidget::updateGeometry);
    connect(this, &QComboBox::currentTextChanged, this, [this] {
        refreshSpoken();
        updateGeometry();
    });
}

void LabeledCombo::setLabel(const QString& label)
{
    m_label = label;
    refreshSpoken();
    updateGeometry();
    update();
}

void LabeledCombo::refreshSpoken()
{
    setAccessibleName(m_label);
    setAccessibleDescription(currentText());
}

QSize LabeledCombo::sizeHint() const
{
    return labeledValueSize(m_label, currentIndex() < 0 ? placeholderText() : currentText());
}

QSize LabeledCombo::minimumSizeHint() const
{
    return labeledValueSize(m_label, placeholderText());
}

void LabeledCombo::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentText.clear();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    paintLabeledValue(painter, rect(), m_label, currentIndex() < 0 ? placeholderText() : currentText(),
                      isEnabled());
}

void LabeledCombo::keyPressEvent(QKeyEvent* event)
{
    const bool opens = event->key() == Qt::Key_F4 || event->key() == Qt::Key_Space ||
                       (event->modifiers().testFlag(Qt::AltModifier) &&
                        (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up));
    const bool moves = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down ||
                       event->key() == Qt::Key_Home || event->key() == Qt::Key_End ||
                       event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown;
    if (opens)
        showPopup();
    else if (moves)
        QComboBox::keyPressEvent(event);
    else
        event->ignore();
}

void LabeledCombo::wheelEvent(QWheelEvent* event)
{
    event->ignore(); // scrolling past must not change an answer
}

} // namespace cotejo
