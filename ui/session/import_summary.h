#pragma once

#include "engine/base/error.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace cotejo
{

// A record that did not go in.
struct RefusalLine {
    QString file;
    std::optional<std::size_t> line;   // 1-based, JSON Lines
    std::optional<std::size_t> record; // 0-based position in a list
    QString pointer;                   // JSON pointer inside the record
    Error error;
};

// What came of one import call.
struct ImportSummary {
    static constexpr std::size_t kShownRefusals = 2000;

    std::size_t files = 0;
    std::size_t added = 0;
    std::size_t duplicates = 0;
    std::size_t passedOver = 0;
    std::vector<RefusalLine> refused; // the first kShownRefusals; the count is `refusedTotal`
    std::size_t refusedTotal = 0;
    QStringList readAs; // formats of other programs that were read, as people know them
    bool cancelled = false;
    std::optional<Error> error; // the import as a whole stopped here; what was committed before stays
};

} // namespace cotejo
