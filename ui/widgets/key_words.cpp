#include "ui/widgets/key_words.h"

#include <QCoreApplication>

namespace cotejo
{
namespace
{
struct KeyWords {
    Q_DECLARE_TR_FUNCTIONS(cotejo::KeyWords)
};

struct ActText {
    KeyAct act;
    const char* text;
};

// clang-format off
const ActText kTexts[] = {
    {KeyAct::approve, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Accept")},
    {KeyAct::correct, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Correct")},
    {KeyAct::reject, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Reject")},
    {KeyAct::escalate, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Escalate")},
    {KeyAct::cannotJudge, QT_TRANSLATE_NOOP("cotejo::KeyWords", "No judgement")},
    {KeyAct::postpone, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Postpone")},
    {KeyAct::registerDecision, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Record the decision")},
    {KeyAct::leaveForm, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Leave the text or form, draft kept")},
    {KeyAct::chooseReason, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Reason")},
    {KeyAct::markRubricLine, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Rubric: met, not met, not applicable, cannot judge")},
    {KeyAct::nextItem, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Next item")},
    {KeyAct::previousItem, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Previous item")},
    {KeyAct::nextTurn, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Next turn")},
    {KeyAct::previousTurn, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Previous turn")},
    {KeyAct::nextMark, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Next finding or PMID")},
    {KeyAct::previousMark, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Previous finding or PMID")},
    {KeyAct::showDifferences, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Differences")},
    {KeyAct::editComment, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Comment")},
    {KeyAct::followLink, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Follow the link")},
    {KeyAct::openCard, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Open card or evidence")},
    {KeyAct::nextPane, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Next pane")},
    {KeyAct::previousPane, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Previous pane")},
    {KeyAct::nextControl, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Next control")},
    {KeyAct::moveInList, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Move inside lists")},
    {KeyAct::help, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Keys and help")},
    {KeyAct::nextHit, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Next hit")},
    {KeyAct::previousHit, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Previous hit")},
    {KeyAct::verifyAnswer, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Verify this answer")},
    {KeyAct::evaluateAgain, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Evaluate again")},
    {KeyAct::foldLowerTabs, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Fold the lower tabs")},
    {KeyAct::foldNote, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Fold the note")},
    {KeyAct::foldQueue, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Fold the queue")},
    {KeyAct::fullScreen, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Full screen")},
    {KeyAct::goToPage, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Pages")},
    {KeyAct::searchEverything, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Search everything")},
    {KeyAct::showFilters, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Filters")},
    {KeyAct::undoDecision, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Undo the last decision (in a text: typing)")},
    {KeyAct::redoTyping, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Redo typing")},
    {KeyAct::importFiles, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Import")},
    {KeyAct::exportLog, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Export")},
    {KeyAct::report, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Report")},
    {KeyAct::lockWindow, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Lock")},
    {KeyAct::quit, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Quit")},
    {KeyAct::settings, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Settings")},
    {KeyAct::largerText, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Larger text")},
    {KeyAct::smallerText, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Smaller text")},
    {KeyAct::normalText, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Normal text size")},
    {KeyAct::showIdentifiers, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Show identifiers (asks why, is recorded)")},
    {KeyAct::menus, QT_TRANSLATE_NOOP("cotejo::KeyWords", "Menus; Alt and the underlined letter opens one")},
};
// clang-format on
} // namespace

QString actText(KeyAct act)
{
    for (const ActText& entry : kTexts) {
        if (entry.act == act)
            return KeyWords::tr(entry.text);
    }
    return {};
}

QString placeText(KeyPlace place)
{
    switch (place) {
    case KeyPlace::outsideText:
        return KeyWords::tr("outside texts");
    case KeyPlace::readingPanes:
        return KeyWords::tr("reading panes");
    case KeyPlace::form:
        return KeyWords::tr("form");
    case KeyPlace::formList:
        return KeyWords::tr("lists of the form");
    case KeyPlace::rubricList:
        return KeyWords::tr("rubric");
    case KeyPlace::anywhere:
        break;
    }
    return KeyWords::tr("anywhere");
}

QString keyCapText(const QKeySequence& key)
{
    if (key.isEmpty())
        return {};
    const QKeyCombination combination = key[0];
    QStringList parts;
    if (combination.keyboardModifiers().testFlag(Qt::ControlModifier))
        parts.append(KeyWords::tr("Ctrl", "key"));
    if (combination.keyboardModifiers().testFlag(Qt::AltModifier))
        parts.append(KeyWords::tr("Alt", "key"));
    if (combination.keyboardModifiers().testFlag(Qt::ShiftModifier))
        parts.append(KeyWords::tr("Shift", "key"));
    switch (combination.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        parts.append(QStringLiteral("↵"));
        break;
    case Qt::Key_Minus:
        parts.append(QStringLiteral("−"));
        break;
    case Qt::Key_Up:
        parts.append(QStringLiteral("↑"));
        break;
    case Qt::Key_Down:
        parts.append(QStringLiteral("↓"));
        break;
    case Qt::Key_Left:
        parts.append(QStringLiteral("←"));
        break;
    case Qt::Key_Right:
        parts.append(QStringLiteral("→"));
        break;
    case Qt::Key_PageUp:
        parts.append(KeyWords::tr("PgUp", "key"));
        break;
    case Qt::Key_PageDown:
        parts.append(KeyWords::tr("PgDn", "key"));
        break;
    case Qt::Key_Home:
        parts.append(KeyWords::tr("Home", "key"));
        break;
    case Qt::Key_End:
        parts.append(KeyWords::tr("End", "key"));
        break;
    default:
        parts.append(QKeySequence(combination.key()).toString(QKeySequence::PortableText));
    }
    return parts.join(QLatin1Char(' '));
}

} // namespace cotejo
