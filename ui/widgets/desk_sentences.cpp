#include "ui/widgets/desk_sentences.h"

namespace cotejo
{

QString DeskSentences::reasonMissing()
{
    return tr("A reason is missing.");
}

QString DeskSentences::registered(const QString& decision)
{
    return tr("Recorded: %1.").arg(decision);
}

QString DeskSentences::undone()
{
    return tr("Undone; the earlier decision stays in the log.");
}

QString DeskSentences::draftSaved(const QString& time)
{
    return tr("Draft saved at %1; not yet a decision.").arg(time);
}

QString DeskSentences::saveFailed(const QString& cause, const QString& copy)
{
    return tr("Could not save: %1. Your text is still here and in %2.").arg(cause, copy);
}

QString DeskSentences::escalationDue(const QString& time)
{
    return tr("An answer is expected before %1.").arg(time);
}

QString DeskSentences::escalationImmediate()
{
    return tr("Immediate: please phone as well; Cotejo contacts no one.");
}

QString DeskSentences::secondReading()
{
    return tr("Blind reading: the other decision shows once yours is recorded.");
}

QString DeskSentences::adjudication()
{
    return tr("Two different readings. Choose and say why; both are kept.");
}

QString DeskSentences::kappaUndefined()
{
    return tr("No variation: everyone marked the same, so κ cannot be computed.");
}

QString DeskSentences::noneInCommon()
{
    return tr("No cases in common: nothing to compare.");
}

QString DeskSentences::firstStart()
{
    return tr("No cases yet. Import a file or open the sample data.");
}

QString DeskSentences::emptyQueue()
{
    return tr("Nothing to review with these filters.");
}

QString DeskSentences::noResults(const QString& query)
{
    return tr("No results for “%1”, with or without accents.").arg(query);
}

QString DeskSentences::noNote(const QString& subject)
{
    return tr("No note for %1. The answer can still be reviewed.").arg(subject);
}

QString DeskSentences::noAnswer()
{
    return tr("No answer goes with this note.");
}

QString DeskSentences::loading(const QString& file, int done, int all)
{
    return tr("Opening %1: %2 of %3. You can go on working.").arg(file).arg(done).arg(all);
}

QString DeskSentences::importResult(int added, int duplicates, int refused)
{
    return tr("%n added; %1 already there; %2 refused (see why).", nullptr, added)
        .arg(duplicates)
        .arg(refused);
}

QString DeskSentences::pageError(const QString& thing, const QString& cause)
{
    return tr("%1 could not be shown: %2. What was saved is unchanged.").arg(thing, cause);
}

QString DeskSentences::newerFile()
{
    return tr("The file comes from a newer Cotejo; it was not opened or changed.");
}

QString DeskSentences::readOnly(const QString& reason)
{
    return tr("Read-only: %1. You can read, search and export.").arg(reason);
}

QString DeskSentences::heldBy(const QString& name, const QString& time)
{
    return tr("%1 has had it open since %2.").arg(name, time);
}

QString DeskSentences::conflict(const QString& name, const QString& time)
{
    return tr("%1 recorded another decision at %2. Yours is not saved yet: compare and choose.")
        .arg(name, time);
}

QString DeskSentences::merged(int events, int cases)
{
    return tr("%1; %2", "events merged; cases with different decisions")
        .arg(tr("%n event(s) merged", nullptr, events),
             tr("%n case(s) have different decisions and await a ruling.", nullptr, cases));
}

QString DeskSentences::logBroken(const QString& event, const QString& device)
{
    return tr("The chain does not match from event %1 of %2 on. What is before it is intact.")
        .arg(event, device);
}

QString DeskSentences::offline()
{
    return tr("Offline: nothing leaves this computer.");
}

QString DeskSentences::offlineBut(const QString& host)
{
    return tr("Nothing leaves this computer but what you allow, each time, for %1.").arg(host);
}

QString DeskSentences::beforeSending(const QString& target)
{
    return tr("This would leave the computer for %1. Read it before you allow it.").arg(target);
}

QString DeskSentences::nothingToExport()
{
    return tr("Nothing to export with these filters.");
}

} // namespace cotejo
