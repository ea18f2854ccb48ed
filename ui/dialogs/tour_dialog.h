#pragma once

#include <QDialog>

class QLabel;
class QPushButton;

namespace cotejo
{

// Four short steps through the window; every one can be the last.
class TourDialog : public QDialog
{
    Q_OBJECT
public:
    static constexpr int kSteps = 4;

    explicit TourDialog(QWidget* parent = nullptr);
    [[nodiscard]] int step() const { return m_step; } // from 0
    void go(int steps);                               // past the last one: the tour ends

private:
    void showStep();
    [[nodiscard]] static QString title(int step);
    [[nodiscard]] static QString text(int step);

    int m_step = 0;
    QLabel* m_title;
    QLabel* m_text;
    QPushButton* m_back;
    QPushButton* m_next;
};

} // namespace cotejo
