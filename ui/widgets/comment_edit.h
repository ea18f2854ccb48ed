#pragma once

#include <QPlainTextEdit>

namespace cotejo
{

// The comment: one line that grows to four. Enter is a new line, Ctrl+Enter submits, Esc leaves, Tab goes on
// to the next control.
class CommentEdit : public QPlainTextEdit
{
    Q_OBJECT
public:
    static constexpr int kMostLines = 4;

    explicit CommentEdit(QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void submitted();
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void follow();
    [[nodiscard]] int heightFor(int lines) const;
    int m_lines = 1;
};

} // namespace cotejo
