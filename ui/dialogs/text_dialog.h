#pragma once

#include <QDialog>

class QLabel;
class QPlainTextEdit;

namespace cotejo
{

// Asks for some lines of text that must not stay empty: a query to a note's author, its answer.
class TextDialog : public QDialog
{
    Q_OBJECT
public:
    struct Words {
        QString title;
        QString explanation;
        QString name;    // of the text, for screen readers
        QString missing; // said where it is empty
        QString accept;  // on the button
    };

    TextDialog(const Words& words, const QString& text, QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    void accept() override;

private:
    QPlainTextEdit* m_text;
    QLabel* m_problem;
    QString m_missing;
};

} // namespace cotejo
