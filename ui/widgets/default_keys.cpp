#include "ui/widgets/default_keys.h"

#include <initializer_list>

namespace cotejo
{
namespace
{
enum Trait { plain = 0, letters = 1, native = 2, indexed = 4 };

struct Entry {
    KeyAct act;
    const char* id;
    std::initializer_list<const char*> keys; // portable text of QKeySequence
    KeyPlace place;
    int traits;
};

constexpr auto kReading = KeyPlace::readingPanes;
constexpr auto kAnywhere = KeyPlace::anywhere;
} // namespace

QList<KeyTable::Row> defaultKeys()
{
    // clang-format off
    static const Entry entries[] = {
        {KeyAct::approve, "decision.approve", {"A"}, kReading, letters},
        {KeyAct::correct, "decision.correct", {"C"}, kReading, letters},
        {KeyAct::reject, "decision.reject", {"R"}, kReading, letters},
        {KeyAct::escalate, "decision.escalate", {"E"}, kReading, letters},
        {KeyAct::cannotJudge, "decision.cannot_judge", {"N"}, kReading, letters},
        {KeyAct::postpone, "decision.postpone", {"P"}, kReading, letters},
        {KeyAct::approve, "decision.approve", {"Ctrl+Shift+A"}, kAnywhere, plain},
        {KeyAct::correct, "decision.correct", {"Ctrl+Shift+C"}, kAnywhere, plain},
        {KeyAct::reject, "decision.reject", {"Ctrl+Shift+R"}, kAnywhere, plain},
        {KeyAct::escalate, "decision.escalate", {"Ctrl+Shift+E"}, kAnywhere, plain},
        {KeyAct::cannotJudge, "decision.cannot_judge", {"Ctrl+Shift+N"}, kAnywhere, plain},
        {KeyAct::postpone, "decision.postpone", {"Ctrl+Shift+P"}, kAnywhere, plain},
        {KeyAct::registerDecision, "form.register", {"Ctrl+Return"}, KeyPlace::form, plain},
        {KeyAct::registerDecision, "form.register_list", {"Return"}, KeyPlace::formList, plain},
        {KeyAct::leaveForm, "form.leave", {"Esc"}, KeyPlace::form, plain},
        {KeyAct::chooseReason, "form.reason", {"1", "2", "3", "4", "5", "6", "7", "8", "9"}, KeyPlace::formList, letters | indexed},
        {KeyAct::markRubricLine, "rubric.mark", {"1", "2", "3", "4"}, KeyPlace::rubricList, letters | indexed},
        {KeyAct::nextItem, "item.next", {"J"}, kReading, letters},
        {KeyAct::previousItem, "item.previous", {"K"}, kReading, letters},
        {KeyAct::nextItem, "item.next", {"Ctrl+PgDown"}, kAnywhere, plain},
        {KeyAct::previousItem, "item.previous", {"Ctrl+PgUp"}, kAnywhere, plain},
        {KeyAct::nextTurn, "turn.next", {"T"}, kReading, letters},
        {KeyAct::previousTurn, "turn.previous", {"Shift+T"}, kReading, letters},
        {KeyAct::nextMark, "mark.next", {"G"}, kReading, letters},
        {KeyAct::previousMark, "mark.previous", {"Shift+G"}, kReading, letters},
        {KeyAct::showDifferences, "text.differences", {"D"}, kReading, letters},
        {KeyAct::editComment, "form.comment", {"M"}, kReading, letters},
        {KeyAct::followLink, "link.follow", {"L"}, kReading, letters},
        {KeyAct::openCard, "mark.open", {"Return"}, kReading, native},
        {KeyAct::nextPane, "pane.next", {"F6"}, kAnywhere, plain},
        {KeyAct::previousPane, "pane.previous", {"Shift+F6"}, kAnywhere, plain},
        {KeyAct::nextControl, "control.next", {"Tab"}, kAnywhere, native},
        {KeyAct::moveInList, "list.move", {"Up", "Down", "Left", "Right", "Home", "End", "PgUp", "PgDown"}, kAnywhere, native},
        {KeyAct::help, "help", {"F1"}, kAnywhere, plain},
        {KeyAct::nextHit, "search.next", {"F3"}, kAnywhere, plain},
        {KeyAct::previousHit, "search.previous", {"Shift+F3"}, kAnywhere, plain},
        {KeyAct::verifyAnswer, "verify", {"F4"}, kAnywhere, plain},
        {KeyAct::evaluateAgain, "evaluate", {"F5"}, kAnywhere, plain},
        {KeyAct::foldLowerTabs, "fold.tabs", {"F7"}, kAnywhere, plain},
        {KeyAct::foldNote, "fold.note", {"F8"}, kAnywhere, plain},
        {KeyAct::foldQueue, "fold.queue", {"F9"}, kAnywhere, plain},
        {KeyAct::fullScreen, "full_screen", {"F11"}, kAnywhere, plain},
        {KeyAct::goToPage, "page", {"Ctrl+1", "Ctrl+2", "Ctrl+3", "Ctrl+4", "Ctrl+5", "Ctrl+6"}, kAnywhere, indexed},
        {KeyAct::searchEverything, "search", {"Ctrl+F"}, kAnywhere, plain},
        {KeyAct::showFilters, "filters", {"Ctrl+Shift+F"}, kAnywhere, plain},
        {KeyAct::undoDecision, "undo", {"Ctrl+Z"}, KeyPlace::outsideText, plain},
        {KeyAct::redoTyping, "redo", {"Ctrl+Y"}, KeyPlace::outsideText, native},
        {KeyAct::importFiles, "import", {"Ctrl+I"}, kAnywhere, plain},
        {KeyAct::exportLog, "export", {"Ctrl+E"}, kAnywhere, plain},
        {KeyAct::report, "report", {"Ctrl+P"}, kAnywhere, plain},
        {KeyAct::lockWindow, "lock", {"Ctrl+L"}, kAnywhere, plain},
        {KeyAct::quit, "quit", {"Ctrl+Q"}, kAnywhere, plain},
        {KeyAct::settings, "settings", {"Ctrl+,"}, kAnywhere, plain},
        {KeyAct::largerText, "text.larger", {"Ctrl++", "Ctrl+=", "Ctrl+Shift++", "Ctrl+Shift+="}, kAnywhere, plain},
        {KeyAct::smallerText, "text.smaller", {"Ctrl+-"}, kAnywhere, plain},
        {KeyAct::normalText, "text.normal", {"Ctrl+0"}, kAnywhere, plain},
        {KeyAct::showIdentifiers, "identifiers.show", {"Ctrl+Shift+H"}, kAnywhere, plain},
        {KeyAct::menus, "menus", {"F10"}, kAnywhere, native},
    };
    // clang-format on
    QList<KeyTable::Row> rows;
    for (const Entry& entry : entries) {
        KeyTable::Row row{entry.act,
                          QString::fromLatin1(entry.id),
                          {},
                          entry.place,
                          (entry.traits & letters) != 0,
                          (entry.traits & native) != 0,
                          (entry.traits & indexed) != 0};
        for (const char* key : entry.keys)
            row.keys.append(QKeySequence(QString::fromLatin1(key), QKeySequence::PortableText));
        rows.append(row);
    }
    return rows;
}

} // namespace cotejo
