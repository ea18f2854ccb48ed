#pragma once

#include "ui/views/arrangement.h"

#include <QHash>
#include <QWidget>

class QSplitter;
class QTabBar;

namespace cotejo
{

class WindowState;

// Holds the panes of the review page and lets them give way. Knows them only as widgets; each is told its
// part by `arranged`.
class PaneLayout : public QWidget
{
    Q_OBJECT
public:
    enum class Pane { Queue, Answer, Note };

    struct Panes {
        QWidget* queue = nullptr;
        QWidget* answer = nullptr;
        QWidget* note = nullptr;
        QWidget* decision = nullptr;
    };

    PaneLayout(const Panes& panes, WindowState& state, QWidget* parent = nullptr);

    [[nodiscard]] const Arrangement& arrangement() const { return m_arrangement; }
    void setTextPercent(int percent);
    void toggle(Pane pane); // F8 note, F9 queue
    void toggleLowerTabs(); // F7
    void unfoldLowerTabs(); // also where the window is too low for them
    // Makes a pane seen where only one of several is, and gives it the focus.
    void showPane(Pane pane);
    // Where only one of several is seen: this one instead of the other text; whoever is in the queue stays
    // there.
    void bringForward(Pane pane);
    // F6: the pane after the one with the focus, decision included.
    void focusNextPane(int step);
    void saveWidths();

Q_SIGNALS:
    void arranged(const cotejo::Arrangement& arrangement);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void showByTabs();
    void resetWidths();
    void nameTabs();
    [[nodiscard]] QString widthsName() const;
    [[nodiscard]] QWidget* widgetOf(Pane pane) const;

    Panes m_panes;
    WindowState& m_state;
    QSplitter* m_splitter;
    QTabBar* m_tabs;
    Arrangement m_arrangement;
    FoldChoices m_folds;
    Pane m_active = Pane::Answer;
    int m_textPercent = 100;
    bool m_arrangedOnce = false;
};

} // namespace cotejo
