#pragma once

#include <QWidget>

class QAbstractItemView;

namespace cotejo
{

// Holds a list whose rows are alike and gives it room for whole rows alone, so that the last one is never
// cut.
class WholeRowsBox : public QWidget
{
    Q_OBJECT
public:
    explicit WholeRowsBox(QAbstractItemView* view, QWidget* parent = nullptr);
    void fit(); // row heights changed

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QAbstractItemView* m_view;
};

} // namespace cotejo
