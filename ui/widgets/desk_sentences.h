#pragma once

#include <QCoreApplication>
#include <QString>

namespace cotejo
{

// What the window says about work: decisions, drafts, files, other people, pages without content. Times,
// names and files come ready.
struct DeskSentences {
    Q_DECLARE_TR_FUNCTIONS(cotejo::DeskSentences)
public:
    [[nodiscard]] static QString reasonMissing();
    [[nodiscard]] static QString registered(const QString& decision);
    [[nodiscard]] static QString undone();
    [[nodiscard]] static QString draftSaved(const QString& time);
    [[nodiscard]] static QString saveFailed(const QString& cause, const QString& copy);
    [[nodiscard]] static QString escalationDue(const QString& time);
    [[nodiscard]] static QString escalationImmediate();
    [[nodiscard]] static QString secondReading();
    [[nodiscard]] static QString adjudication();
    [[nodiscard]] static QString kappaUndefined();
    [[nodiscard]] static QString noneInCommon();
    [[nodiscard]] static QString firstStart();
    [[nodiscard]] static QString emptyQueue();
    [[nodiscard]] static QString noResults(const QString& query);
    [[nodiscard]] static QString noNote(const QString& subject);
    [[nodiscard]] static QString noAnswer();
    [[nodiscard]] static QString loading(const QString& file, int done, int all);
    [[nodiscard]] static QString importResult(int added, int duplicates, int refused);
    [[nodiscard]] static QString pageError(const QString& thing, const QString& cause);
    [[nodiscard]] static QString newerFile();
    [[nodiscard]] static QString readOnly(const QString& reason);
    [[nodiscard]] static QString heldBy(const QString& name, const QString& time);
    [[nodiscard]] static QString conflict(const QString& name, const QString& time);
    [[nodiscard]] static QString merged(int events, int cases);
    [[nodiscard]] static QString logBroken(const QString& event, const QString& device);
    [[nodiscard]] static QString offline();
    [[nodiscard]] static QString offlineBut(const QString& host); // a service on another computer is set
    [[nodiscard]] static QString beforeSending(const QString& target);
    [[nodiscard]] static QString nothingToExport();
};

} // namespace cotejo
