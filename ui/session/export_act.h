#pragma once

#include "engine/base/result.h"

#include <QString>

namespace cotejo
{

class ReviewSession;

struct ExportWish {
    bool jsonLines = false; // else CSV
    bool byteOrderMark = false;
    QString path;
};

struct ExportDone {
    qint64 rows = 0;
    QString path;
};

// Writes the review log of the open store; identifiers in free text are masked. The errors are those of
// runExport.
[[nodiscard]] Result<ExportDone> exportReviewLog(ReviewSession& session, const ExportWish& wish);

} // namespace cotejo
