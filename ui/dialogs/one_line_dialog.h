#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;

namespace cotejo
{

// Asks for one line of text that must not stay empty. Says what is missing instead of being grey.
class OneLineDialog : public QDialog
{
    Q_OBJECT
public:
    struct Words {
        QString title;
        QString explanation;
        QString label;   // with its mnemonic: "&Why"
        QString name;    // the label for screen readers
        QString missing; // said where the line is empty
        QString accept;  // on the button; empty for the usual word
    };

    OneLineDialog(const Words& words, const QString& line, QWidget* parent = nullptr);

    [[nodiscard]] QString line() const; // without blanks around it
    void accept() override;

private:
    QLineEdit* m_line;
    QLabel* m_problem;
    QString m_missing;
};

} // namespace cotejo
