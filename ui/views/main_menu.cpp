#include "ui/views/main_menu.h"

#include "ui/widgets/key_table.h"

#include <QMenu>

namespace cotejo
{

MainMenu::MainMenu(const KeyTable& keys, QWidget* parent) : QMenuBar(parent), m_keys(keys)
{
    rebuild();
}

void MainMenu::setPages(const QStringList& names)
{
    m_pages = names;
    rebuild();
}

void MainMenu::add(QMenu* menu, KeyAct act, const QString& text, int index)
{
    const QList<QKeySequence> keys = m_keys.keysOf(act);
    QString label = text;
    if (index < keys.size())
        label += QLatin1Char('\t') + keyCapText(keys[index]);
    QAction* action = menu->addAction(label);
    connect(action, &QAction::triggered, this, [this, act, index] { Q_EMIT chosen(act, index); });
}

void MainMenu::add(QMenu* menu, Entry entry, const QString& text)
{
    QAction* action = menu->addAction(text);
    connect(action, &QAction::triggered, this, [this, entry] { Q_EMIT entryChosen(entry); });
}

void MainMenu::rebuild()
{
    clear();
    QMenu* file = addMenu(tr("&File"));
    add(file, KeyAct::importFiles, tr("&Import…"));
    add(file, Entry::SampleData, tr("&Sample data"));
    add(file, Entry::OpenStore, tr("&Open or make a file…"));
    add(file, Entry::Merge, tr("&Take in a colleague's file…"));
    file->addSeparator();
    add(file, KeyAct::exportLog, tr("&Export the review log…"));
    add(file, KeyAct::report, tr("&Report of the case…"));
    add(file, Entry::MonthReport, tr("Report of a &month…"));
    file->addSeparator();
    add(file, KeyAct::verifyAnswer, tr("Verify this &answer"));
    add(file, KeyAct::evaluateAgain, tr("E&valuate again"));
    add(file, KeyAct::lockWindow, tr("&Lock"));
    add(file, KeyAct::settings, tr("&Preferences…"));
    add(file, KeyAct::quit, tr("&Quit"));

    QMenu* edit = addMenu(tr("&Edit"));
    add(edit, KeyAct::undoDecision, tr("&Undo the last decision"));
    add(edit, Entry::RedoDecision, tr("&Put the decision back"));
    edit->addSeparator();
    add(edit, KeyAct::searchEverything, tr("&Search everything"));
    add(edit, KeyAct::showFilters, tr("&Filters"));

    QMenu* view = addMenu(tr("&View"));
    add(view, KeyAct::largerText, tr("&Larger text"));
    add(view, KeyAct::smallerText, tr("&Smaller text"));
    add(view, KeyAct::normalText, tr("&Normal text"));
    view->addSeparator();
    add(view, KeyAct::foldLowerTabs, tr("Scores, evidence and &findings"));
    add(view, KeyAct::foldNote, tr("N&ote"));
    add(view, KeyAct::foldQueue, tr("&Queue"));
    add(view, KeyAct::fullScreen, tr("F&ull screen"));
    view->addSeparator();
    add(view, KeyAct::showIdentifiers, tr("Show &personal data…"));

    QMenu* go = addMenu(tr("&Go"));
    for (int i = 0; i < m_pages.size(); ++i)
        add(go, KeyAct::goToPage, m_pages[i], i);
    go->addSeparator();
    add(go, KeyAct::nextItem, tr("&Next item"));
    add(go, KeyAct::previousItem, tr("&Previous item"));
    add(go, KeyAct::nextTurn, tr("Next &turn"));
    add(go, KeyAct::previousTurn, tr("P&revious turn"));
    add(go, KeyAct::nextMark, tr("Next &finding or citation"));
    add(go, KeyAct::showDifferences, tr("&Differences"));

    QMenu* help = addMenu(tr("&Help"));
    add(help, KeyAct::help, tr("&Keys and help"));
    add(help, Entry::Who, tr("&Who reviews…"));
    add(help, Entry::Tour, tr("A short &tour"));
    add(help, Entry::About, tr("&About Cotejo"));
}

} // namespace cotejo
