#pragma once

#include "ui/widgets/key_act.h"

#include <QMenuBar>

namespace cotejo
{

class KeyTable;

// The menus. Each entry names its key; the keys themselves are heard by KeyFilter, so that each is heard
// once.
class MainMenu : public QMenuBar
{
    Q_OBJECT
public:
    // Entries that have no key.
    enum class Entry { OpenStore, SampleData, MonthReport, Merge, Who, Tour, About, RedoDecision };

    explicit MainMenu(const KeyTable& keys, QWidget* parent = nullptr);

    void rebuild(); // language or keys changed
    void setPages(const QStringList& names);

Q_SIGNALS:
    void chosen(cotejo::KeyAct act, int index);
    void entryChosen(cotejo::MainMenu::Entry entry);

private:
    void add(QMenu* menu, KeyAct act, const QString& text, int index = 0);
    void add(QMenu* menu, Entry entry, const QString& text);

    const KeyTable& m_keys;
    QStringList m_pages;
};

} // namespace cotejo
