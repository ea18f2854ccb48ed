#include "ui/views/whole_rows_box.h"

#include "ui/theme/appearance.h"

#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QVBoxLayout>

namespace cotejo
{

WholeRowsBox::WholeRowsBox(QAbstractItemView* view, QWidget* parent) : QWidget(parent), m_view(view)
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(view);
    setFocusProxy(view);
    connect(&Appearance::instance(), &Appearance::changed, this, &WholeRowsBox::fit);
    connect(view->model(), &QAbstractItemModel::modelReset, this, &WholeRowsBox::fit);
    connect(view->model(), &QAbstractItemModel::rowsInserted, this, &WholeRowsBox::fit);
}

void WholeRowsBox::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void WholeRowsBox::fit()
{
    const int row = m_view->sizeHintForRow(0);
    const int rest = row > 0 && height() > row ? height() % row : 0;
    if (layout()->contentsMargins().bottom() != rest)
        layout()->setContentsMargins(0, 0, 0, rest);
}

} // namespace cotejo
