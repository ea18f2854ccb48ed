#pragma once

#include "ui/session/background_job.h"

namespace cotejo
{

class StoreFile;

struct ExportWish {
    enum class Form { Csv, JsonLines, Xlsx };

    Form form = Form::Csv;
    bool byteOrderMark = false; // CSV only
    QString path;
};

// Writes the review log of a store; identifiers in free text are masked. `done` is the rows written; the
// errors are those of runExport.
[[nodiscard]] BackgroundJob::Work exportWork(const StoreFile& store, const ExportWish& wish,
                                             const QString& actor);

// Evaluates every document of a store again with the engines as they are now. `done` is the documents looked
// at, `changed` those that came out otherwise.
[[nodiscard]] BackgroundJob::Work evaluateAgainWork(const StoreFile& store, const QString& actor);

} // namespace cotejo
