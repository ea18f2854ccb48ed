#include "ui/widgets/name_edit.h"

#include "ui/theme/appearance.h"

#include <QCompleter>
#include <QKeyEvent>

#include <algorithm>

namespace cotejo
{
namespace
{
constexpr int kNameWidth = 190;
}

NameEdit::NameEdit(QWidget* parent) : QLineEdit(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&Appearance::instance(), &Appearance::changed, this, &QWidget::updateGeometry);
}

void NameEdit::setKnown(std::vector<AddresseeChoice> known)
{
    m_known = std::move(known);
    QStringList labels;
    for (const AddresseeChoice& one : m_known)
        labels.append(one.label);
    auto* completer = new QCompleter(labels, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setCompletionMode(QCompleter::InlineCompletion);
    setCompleter(completer);
}

void NameEdit::setLabel(const QString& label)
{
    setAccessibleName(label);
    setPlaceholderText(label);
}

void NameEdit::setCode(const QString& code)
{
    const auto known = std::find_if(m_known.begin(), m_known.end(),
                                    [&code](const AddresseeChoice& one) { return one.code == code; });
    setText(known == m_known.end() ? code : known->label);
}

QString NameEdit::code() const
{
    const QString name = text().trimmed();
    const auto known = std::find_if(m_known.begin(), m_known.end(),
                                    [&name](const AddresseeChoice& one) { return one.label == name; });
    return known == m_known.end() ? name : known->code;
}

QSize NameEdit::sizeHint() const
{
    return {Appearance::type().scaled(kNameWidth), QLineEdit::sizeHint().height()};
}

void NameEdit::walk(int step)
{
    if (m_known.empty())
        return;
    const QString name = text();
    const auto at = std::find_if(m_known.begin(), m_known.end(),
                                 [&name](const AddresseeChoice& one) { return one.label == name; });
    const auto last = static_cast<int>(m_known.size()) - 1;
    const int next = at == m_known.end() ? (step > 0 ? 0 : last)
                                         : qBound(0, static_cast<int>(at - m_known.begin()) + step, last);
    setText(m_known[static_cast<std::size_t>(next)].label);
    selectAll();
}

void NameEdit::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Down)
        walk(1);
    else if (event->key() == Qt::Key_Up)
        walk(-1);
    else
        QLineEdit::keyPressEvent(event);
}

} // namespace cotejo
