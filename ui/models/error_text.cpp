#include "ui/models/error_text.h"

namespace cotejo
{

QString ErrorText::sentence(const Error& error)
{
    QString text;
    if (error.code.starts_with("read."))
        text = reading(error);
    else if (error.code.starts_with("store.") || error.code.starts_with("merge.") ||
             error.code.starts_with("export.") || error.code == "usage.not_replaceable")
        text = store(error);
    else if (error.code.starts_with("decision."))
        text = decision(error);
    if (text.isEmpty())
        text = person(error);
    if (!text.isEmpty())
        return text;
    QStringList parts{QString::fromStdString(error.code)};
    for (const std::string& part : {error.where, error.detail}) {
        if (!part.empty())
            parts.append(QString::fromStdString(part));
    }
    return tr("It did not work: %1").arg(parts.join(QStringLiteral(" · ")));
}

QString ErrorText::reading(const Error& error)
{
    const QString where = QString::fromStdString(error.where);
    const QString detail = QString::fromStdString(error.detail);
    if (error.code == "read.duplicate_key")
        return tr("One name stands twice in an object (%1).").arg(where);
    if (error.code == "read.invalid_utf8")
        return tr("The text is not valid UTF-8 (%1).").arg(where);
    if (error.code == "read.nul_byte")
        return tr("There is a raw NUL byte (%1).").arg(where);
    if (error.code == "read.lone_surrogate")
        return tr("There is half a character (%1).").arg(where);
    if (error.code == "read.too_deep")
        return tr("It is nested deeper than 256 levels (%1).").arg(where);
    if (error.code == "read.too_large")
        return tr("The record is larger than 64 MB.");
    if (error.code == "read.number_out_of_range")
        return tr("A number is too large to keep (%1).").arg(where);
    if (error.code == "read.not_json")
        return tr("It is not whole JSON (%1): %2.").arg(where, detail);
    return foreign(error);
}

// Of files of other programs.
QString ErrorText::foreign(const Error& error)
{
    if (error.code == "read.no_text_layer")
        return tr("The PDF is a scan: its pages are pictures without text, so nothing can be said of it.");
    if (error.code == "read.no_dictionary")
        return tr("The data dictionary of this REDCap export is not in its folder; codes cannot be read "
                  "without it.");
    if (error.code == "read.no_turn")
        return tr("There is no answer of an assistant in it.");
    if (error.code == "read.encrypted")
        return tr("It is locked with a password.");
    if (error.code == "read.xml_entities")
        return tr("It defines entities of its own, which a hostile file uses to grow or to name files; it "
                  "was not read.");
    if (error.code == "read.archive_path")
        return tr("The archive holds names that lead out of it; it was not read.");
    if (error.code == "read.reader_crashed")
        return tr("Reading this file broke off; the others went in.");
    if (error.code == "read.reader_out_of_time")
        return tr("Reading this file took too long and was stopped.");
    return {};
}

QString ErrorText::store(const Error& error)
{
    if (error.code == "store.missing")
        return tr("The file is not there: %1.").arg(QString::fromStdString(error.where));
    if (error.code == "store.not_ours")
        return tr("This is not a file of Cotejo; it was not changed.");
    if (error.code == "store.newer_file")
        return tr("The file comes from a newer Cotejo; it was not opened or changed.");
    if (error.code == "store.damaged")
        return tr("The file is damaged; it was not changed. Open a copy or a backup.");
    if (error.code == "store.moved")
        return tr("The file was replaced or deleted while it was open. Nothing was written; open it again.");
    if (error.code == "store.no_locks" || error.code == "store.network_drive")
        return tr("This drive keeps no locks between computers, so two people could damage the file. Work on "
                  "a copy "
                  "on this computer and merge it later.");
    if (error.code == "store.full")
        return tr("The disk is full: nothing was saved. Make room and try again.");
    if (error.code == "store.busy")
        return tr("Another program is writing in the file. Try again in a moment.");
    if (error.code == "store.migration")
        return tr("The file could not be brought to this version; the copy made before is beside it.");
    if (error.code == "store.io")
        return tr("The disk did not take it: %1.").arg(QString::fromStdString(error.detail));
    if (error.code == "store.read_only")
        return tr("Read-only: %1. You can read, search and export.")
            .arg(readOnly(QString::fromStdString(error.detail)));
    if (error.code == "store.unknown_item")
        return tr("The item is no longer in the file.");
    if (error.code == "merge.tampered")
        return tr("Refused, nothing was taken in: a file was changed by something else than Cotejo (%1: %2).")
            .arg(QString::fromStdString(error.where), QString::fromStdString(error.detail));
    if (error.code == "merge.forked")
        return tr("Refused, nothing was taken in: one device wrote into two copies of the file (%1).")
            .arg(QString::fromStdString(error.where));
    if (error.code == "merge.same_file")
        return tr("This is the file that is open already.");
    if (error.code == "usage.not_replaceable")
        return tr("Nothing was written: a review file, a link or a folder has that name. Choose another.");
    if (error.code == "export.reveal_unlogged")
        return tr("Personal data are shown only where the log can keep it; this file is read-only.");
    return {};
}

QString ErrorText::decision(const Error& error)
{
    if (error.code == "decision.reason_missing")
        return tr("A reason is missing.");
    if (error.code == "decision.no_name")
        return tr("Say who you are first (menu Help, Who reviews).");
    if (error.code == "decision.conflict")
        return tr("Another decision was recorded meanwhile. Yours is not saved yet: compare and choose.");
    if (error.code == "decision.escalation_incomplete")
        return tr("Level, urgency and addressee are needed.");
    if (error.code == "decision.correction_missing")
        return tr("The corrected text is missing.");
    if (error.code == "decision.until_invalid" || error.code == "decision.until_past")
        return tr("The date must be a day to come.");
    if (error.code == "decision.already_undone")
        return tr("That decision is already undone.");
    if (error.code == "decision.not_undone")
        return tr("That decision stands already.");
    return {};
}

QString ErrorText::person(const Error& error)
{
    if (error.code == "role.unknown_person")
        return tr("%1 has no role in this file yet (menu Help, Who reviews).")
            .arg(QString::fromStdString(error.where));
    if (error.code == "role.not_allowed")
        return tr("Your role in this file does not allow this.");
    if (error.code == "reading.none_due")
        return tr("Somebody else has read it a second time meanwhile; nothing was recorded.");
    if (error.code == "reading.postpone")
        return tr("A second reading is given or left alone; it cannot be postponed.");
    if (error.code == "reading.kept")
        return tr("A second reading stays in the log; it cannot be undone.");
    if (error.code == "reading.same_person")
        return tr("A third person rules; you gave one of the two readings.");
    if (error.code == "reading.ruled")
        return tr("There is a ruling already.");
    if (error.code == "query.already_open")
        return tr("A query about this field is open already.");
    if (error.code == "field.invalid_value" || error.code == "field.unknown_unit")
        return tr("This value does not fit the field: %1.").arg(QString::fromStdString(error.detail));
    if (error.code == "field.implausible")
        return tr("This value is outside what is possible: %1.").arg(QString::fromStdString(error.detail));
    if (error.code == "escalation.text_missing")
        return tr("Write the answer, or why it is closed without one.");
    if (error.code == "escalation.state")
        return tr("Somebody else has dealt with it meanwhile.");
    return {};
}

QString ErrorText::readOnly(const QString& reason)
{
    if (reason == QLatin1String("asked"))
        return tr("it was opened for reading");
    if (reason == QLatin1String("file_read_only"))
        return tr("the file may not be written");
    if (reason == QLatin1String("folder_read_only"))
        return tr("its folder may not be written");
    if (reason == QLatin1String("network_drive"))
        return tr("it is on a drive that several computers share");
    if (reason == QLatin1String("older_schema"))
        return tr("it is an older file that may not be changed");
    return reason.isEmpty() ? tr("no file is open") : reason;
}

} // namespace cotejo
