#pragma once

#include "ui/session/background_job.h"

namespace cotejo
{

class StoreFile;

struct ExportWish {
    enum class Form { Csv, JsonLines, Xlsx, Fhir };

    Form form = Form::Csv;
    bool byteOrderMark = false; // CSV only
    QString path;
    QString filter;    // exportFilterHelp(); empty: every decision
    QString revealWhy; // shows identifiers, for this reason; empty: they are masked
};

// Writes the review log of a store; identifiers are masked unless the wish says why not. `done` is the rows
// written; the errors are those of runExport.
[[nodiscard]] BackgroundJob::Work exportWork(const StoreFile& store, const ExportWish& wish,
                                             const QString& actor);

// How much exportWork() would write: `done` is the decisions, `changed` the notes that go with them (FHIR).
[[nodiscard]] BackgroundJob::Work countWork(const StoreFile& store, const ExportWish& wish,
                                            const QString& actor);

// Evaluates every document of a store again with the engines as they are now. `done` is the documents looked
// at, `changed` those that came out otherwise.
[[nodiscard]] BackgroundJob::Work evaluateAgainWork(const StoreFile& store, const QString& actor);

} // namespace cotejo
