#include "ui/views/pane_layout.h"

#include "ui/settings/window_state.h"

#include <QApplication>
#include <QEvent>
#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>

#include <array>

namespace cotejo
{
namespace
{
constexpr int kStripWidth = 48;
constexpr int kGrip = 7;
} // namespace

PaneLayout::PaneLayout(const Panes& panes, WindowState& state, QWidget* parent)
    : QWidget(parent), m_panes(panes), m_state(state), m_splitter(new QSplitter(Qt::Horizontal, this)),
      m_tabs(new QTabBar(this))
{
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setAccessibleName(tr("Panes"));
    m_tabs->hide();
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    for (QWidget* pane : {panes.queue, panes.answer, panes.note})
        m_splitter->addWidget(pane);
    m_splitter->setStretchFactor(1, 1);
    for (int i = 1; i < m_splitter->count(); ++i) {
        m_splitter->handle(i)->installEventFilter(this);
        m_splitter->handle(i)->setContentsMargins(kGrip / 2, 0, kGrip / 2, 0);
        m_splitter->handle(i)->setToolTip(tr("Double click: widths as at first"));
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_tabs);
    layout->addWidget(m_splitter, 1);
    layout->addWidget(panes.decision);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0)
            m_active = m_tabs->tabData(index).value<Pane>();
        showByTabs();
    });
    connect(m_splitter, &QSplitter::splitterMoved, this, &PaneLayout::saveWidths);
}

QWidget* PaneLayout::widgetOf(Pane pane) const
{
    switch (pane) {
    case Pane::Queue:
        return m_panes.queue;
    case Pane::Answer:
        return m_panes.answer;
    case Pane::Note:
        return m_panes.note;
    }
    return nullptr;
}

void PaneLayout::setTextPercent(int percent)
{
    m_textPercent = percent;
    arrange();
}

void PaneLayout::toggle(Pane pane)
{
    bool& fold = pane == Pane::Queue ? m_folds.queue : m_folds.note;
    fold = !fold;
    arrange();
}

void PaneLayout::toggleLowerTabs()
{
    const bool fold = !m_arrangement.lowerFolded;
    m_folds.lowerTabs = fold;
    m_folds.lowerTabsOpen = !fold;
    arrange();
}

void PaneLayout::unfoldLowerTabs()
{
    m_folds.lowerTabs = false;
    m_folds.lowerTabsOpen = true;
    arrange();
}

void PaneLayout::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void PaneLayout::arrange()
{
    const Arrangement next = arrangementFor(window()->size(), m_textPercent, m_folds);
    if (next == m_arrangement && m_arrangedOnce)
        return;
    m_arrangement = next;
    m_arrangedOnce = true;
    nameTabs();
    showByTabs();
    Q_EMIT arranged(m_arrangement);
    if (!m_splitter->restoreState(m_state.bytes(widthsName())))
        resetWidths();
}

void PaneLayout::nameTabs()
{
    const QSignalBlocker quiet(m_tabs);
    while (m_tabs->count() > 0)
        m_tabs->removeTab(0);
    const auto add = [this](Pane pane, const QString& name) {
        const int index = m_tabs->addTab(name);
        m_tabs->setTabData(index, QVariant::fromValue(pane));
        if (pane == m_active)
            m_tabs->setCurrentIndex(index);
    };
    if (m_arrangement.onePane)
        add(Pane::Queue, tr("Queue"));
    add(Pane::Answer, tr("Answer"));
    add(Pane::Note, tr("Note"));
    m_active = m_tabs->tabData(qMax(0, m_tabs->currentIndex())).value<Pane>();
}

void PaneLayout::showByTabs()
{
    const bool tabbed = m_arrangement.noteAsTab || m_arrangement.onePane;
    m_tabs->setVisible(tabbed);
    m_panes.queue->setVisible(!m_arrangement.onePane || m_active == Pane::Queue);
    m_panes.answer->setVisible(!tabbed || m_active == Pane::Answer);
    m_panes.note->setVisible(!tabbed || m_active == Pane::Note);
}

void PaneLayout::resetWidths()
{
    const bool wide = m_arrangement.orvsColumn;
    const int queue = m_arrangement.queueStrip && !m_arrangement.onePane ? kStripWidth : (wide ? 300 : 236);
    const int note = wide ? 520 : 424;
    const int scaledQueue = queue * m_textPercent / 100;
    const int scaledNote = m_arrangement.noteAsTab ? 0 : note * m_textPercent / 100;
    m_splitter->setSizes({scaledQueue, qMax(1, m_splitter->width() - scaledQueue - scaledNote), scaledNote});
}

QString PaneLayout::widthsName() const
{
    return QStringLiteral("review/%1%2%3%4")
        .arg(m_arrangement.orvsColumn)
        .arg(m_arrangement.queueStrip)
        .arg(m_arrangement.noteAsTab)
        .arg(m_arrangement.onePane);
}

void PaneLayout::saveWidths()
{
    m_state.setBytes(widthsName(), m_splitter->saveState());
}

bool PaneLayout::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonDblClick && qobject_cast<QSplitterHandle*>(watched) != nullptr) {
        resetWidths();
        saveWidths();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void PaneLayout::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        nameTabs();
}

void PaneLayout::showPane(Pane pane)
{
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (m_tabs->tabData(i).value<Pane>() == pane)
            m_tabs->setCurrentIndex(i);
    }
    widgetOf(pane)->setFocus(Qt::ShortcutFocusReason);
}

void PaneLayout::bringForward(Pane pane)
{
    if (m_active == Pane::Queue || m_active == pane)
        return;
    const QWidget* focus = QApplication::focusWidget();
    const bool tabbed = m_arrangement.noteAsTab || m_arrangement.onePane;
    if (tabbed && focus != nullptr && widgetOf(m_active)->isAncestorOf(focus)) {
        showPane(pane); // the keys go on working on what is seen
        return;
    }
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (m_tabs->tabData(i).value<Pane>() == pane)
            m_tabs->setCurrentIndex(i);
    }
}

void PaneLayout::focusNextPane(int step)
{
    const std::array<QWidget*, 4> order{m_panes.queue, m_panes.answer, m_panes.note, m_panes.decision};
    const int count = static_cast<int>(order.size());
    const QWidget* focus = QApplication::focusWidget();
    int at = step > 0 ? -1 : 0;
    for (int i = 0; i < count; ++i) {
        if (focus != nullptr && order[static_cast<std::size_t>(i)]->isAncestorOf(focus))
            at = i;
    }
    const int next = (at + step + count) % count;
    if (next < 3)
        showPane(static_cast<Pane>(next));
    else
        m_panes.decision->setFocus(Qt::ShortcutFocusReason);
}

} // namespace cotejo
