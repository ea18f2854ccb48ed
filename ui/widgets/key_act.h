#pragma once

namespace cotejo
{

// Everything a key does. Acts with several keys in a row (reasons 1–9, pages 1–6) are one act with an index.
enum class KeyAct {
    approve,
    correct,
    reject,
    escalate,
    cannotJudge,
    postpone,
    registerDecision,
    leaveForm,
    chooseReason,
    markRubricLine,
    nextItem,
    previousItem,
    nextTurn,
    previousTurn,
    nextMark,
    previousMark,
    showDifferences,
    editComment,
    followLink,
    openCard,
    nextPane,
    previousPane,
    nextControl,
    moveInList,
    help,
    nextHit,
    previousHit,
    evaluateAgain,
    verifyAnswer,
    foldLowerTabs,
    foldNote,
    foldQueue,
    fullScreen,
    goToPage,
    searchEverything,
    showFilters,
    undoDecision,
    redoTyping,
    importFiles,
    exportLog,
    report,
    lockWindow,
    quit,
    settings,
    largerText,
    smallerText,
    normalText,
    showIdentifiers,
    menus
};

// Where a key is heard.
enum class KeyPlace {
    anywhere,     // also while typing
    outsideText,  // wherever no text is being typed
    readingPanes, // queue, answer, note
    form,         // the decision's form, comment included
    formList,     // a list of that form
    rubricList    // the lines of the rubric
};

} // namespace cotejo
