#include "ui/widgets/comment_edit.h"

#include "ui/theme/appearance.h"
#include "ui/theme/space.h"

#include <QKeyEvent>
#include <QTextBlock>

namespace cotejo
{
namespace
{
constexpr int kInset = 2;
}

CommentEdit::CommentEdit(QWidget* parent) : QPlainTextEdit(parent)
{
    setViewportMargins(kInset, kInset, kInset, kInset); // for the round corners of the frame
    setTabChangesFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&Appearance::instance(), &Appearance::changed, this, &CommentEdit::follow);
    connect(this, &QPlainTextEdit::textChanged, this, &CommentEdit::follow);
    follow();
}

void CommentEdit::follow()
{
    const QFont font = Appearance::type().font(TextRole::body);
    if (this->font() != font)
        setFont(font);
    document()->setDocumentMargin(Appearance::type().scaled(space::kHair));
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid() && lines < kMostLines; block = block.next())
        lines += qMax(1, block.lineCount());
    const int wanted = qBound(1, lines, kMostLines);
    setVerticalScrollBarPolicy(lines >= kMostLines ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    if (wanted == m_lines && height() == heightFor(wanted))
        return;
    m_lines = wanted;
    updateGeometry();
}

int CommentEdit::heightFor(int lines) const
{
    const QFontMetrics metrics(Appearance::type().font(TextRole::body));
    return metrics.lineSpacing() * lines + 2 * Appearance::type().scaled(space::kHair) + 2 * kInset + 2;
}

QSize CommentEdit::sizeHint() const
{
    return {Appearance::type().scaled(240), heightFor(m_lines)};
}

QSize CommentEdit::minimumSizeHint() const
{
    return {Appearance::type().scaled(120), heightFor(m_lines)};
}

void CommentEdit::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    follow();
}

void CommentEdit::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers().testFlag(Qt::ControlModifier)) {
        if (!event->isAutoRepeat())
            Q_EMIT submitted();
    } else if (event->key() == Qt::Key_Escape) {
        Q_EMIT left();
    } else {
        QPlainTextEdit::keyPressEvent(event);
    }
}

} // namespace cotejo
