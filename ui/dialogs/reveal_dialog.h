#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;

namespace cotejo
{

// Asks why hidden personal data should be shown; the answer is recorded with the name.
class RevealDialog : public QDialog
{
    Q_OBJECT
public:
    explicit RevealDialog(int count, QWidget* parent = nullptr);
    [[nodiscard]] QString why() const;

    void accept() override; // only with a reason

private:
    QLineEdit* m_why;
    QLabel* m_problem;
};

} // namespace cotejo
