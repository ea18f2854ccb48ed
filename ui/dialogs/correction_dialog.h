#pragma once

#include <QDialog>

class QLabel;
class QPlainTextEdit;

namespace cotejo
{

// Writes the corrected answer. Every change is told at once, so that it is kept with the draft.
class CorrectionDialog : public QDialog
{
    Q_OBJECT
public:
    // `text`: the answer as shown, or the correction begun before.
    CorrectionDialog(const QString& title, const QString& original, const QString& text,
                     QWidget* parent = nullptr);
    [[nodiscard]] QString corrected() const;

    void accept() override; // only with a text that differs from the original

Q_SIGNALS:
    void edited(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // Ctrl+Enter records

private:
    QString m_original;
    QPlainTextEdit* m_text;
    QLabel* m_problem;
};

} // namespace cotejo
