#include "ui/widgets/reason_picker.h"

#include "ui/theme/appearance.h"
#include "ui/theme/control_painter.h"
#include "ui/widgets/labeled_value.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QStyleOptionComboBox>
#include <QStylePainter>

#include <algorithm>

namespace cotejo
{

ReasonPicker::ReasonPicker(QWidget* parent) : QPushButton(parent), m_menu(new QMenu(this))
{
    setAutoDefault(false);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(this, &QPushButton::clicked, this, [this] { m_menu->popup(mapToGlobal(QPoint(0, height()))); });
    connect(&Appearance::instance(), &Appearance::changed, this, &QWidget::updateGeometry);
    refresh();
}

void ReasonPicker::setChoices(const std::vector<ReasonChoice>& choices)
{
    m_choices = choices;
    m_chosen.clear();
    rebuildMenu();
    refresh();
}

void ReasonPicker::setChosen(const QStringList& codes)
{
    m_chosen.clear();
    for (const ReasonChoice& choice : m_choices) {
        if (codes.contains(choice.code))
            m_chosen.append(choice.code);
    }
    refresh();
}

void ReasonPicker::rebuildMenu()
{
    m_menu->clear();
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        QString label = m_choices[i].label;
        label.replace(QLatin1Char('&'), QLatin1String("&&"));
        const int digit = static_cast<int>(i) + 1;
        QAction* action =
            m_menu->addAction(digit <= 9 ? QStringLiteral("&%1 · %2").arg(digit).arg(label) : label);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, i] { toggle(static_cast<int>(i)); });
    }
}

void ReasonPicker::toggle(int index)
{
    if (index < 0 || static_cast<std::size_t>(index) >= m_choices.size())
        return;
    QStringList codes = m_chosen;
    const QString& code = m_choices[static_cast<std::size_t>(index)].code;
    if (!codes.removeOne(code))
        codes.append(code);
    setChosen(codes);
    Q_EMIT chosenChanged();
}

QString ReasonPicker::valueText() const
{
    QStringList texts;
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        if (!m_chosen.contains(m_choices[i].code))
            continue;
        const QString digit = QString::number(i + 1);
        texts.append(m_chosen.size() > 1 ? digit : digit + QStringLiteral(" · ") + m_choices[i].label);
    }
    return texts.isEmpty() ? QStringLiteral("—") : texts.join(QStringLiteral(", "));
}

void ReasonPicker::refresh()
{
    const QList<QAction*> actions = m_menu->actions();
    QStringList labels;
    for (qsizetype i = 0; i < actions.size(); ++i) {
        const ReasonChoice& choice = m_choices[static_cast<std::size_t>(i)];
        actions.at(i)->setChecked(m_chosen.contains(choice.code));
        if (m_chosen.contains(choice.code))
            labels.append(choice.label);
    }
    setText(tr("Reason"));
    setAccessibleName(tr("Reason"));
    setAccessibleDescription(labels.join(QStringLiteral(", ")));
    setToolTip(m_chosen.size() > 1 ? labels.join(QStringLiteral(", ")) : QString());
    updateGeometry();
    update();
}

void ReasonPicker::changeEvent(QEvent* event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

QSize ReasonPicker::sizeHint() const
{
    return labeledValueSize(text(), valueText());
}

QSize ReasonPicker::minimumSizeHint() const
{
    return labeledValueSize(text(), QStringLiteral("1 · …"));
}

void ReasonPicker::keyPressEvent(QKeyEvent* event)
{
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    if (event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9 && modifiers == Qt::NoModifier) {
        if (!event->isAutoRepeat())
            toggle(event->key() - Qt::Key_1);
    } else if (event->key() == Qt::Key_Down && modifiers.testFlag(Qt::AltModifier)) {
        click();
    } else {
        QPushButton::keyPressEvent(event);
    }
}

void ReasonPicker::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    option.initFrom(this);
    if (isDown())
        option.state |= QStyle::State_Sunken;
    paintComboBox(painter, option, this);
    paintLabeledValue(painter, rect(), text(), valueText(), isEnabled());
}

} // namespace cotejo
