#pragma once

#include "engine/domain/citation.h"
#include "engine/domain/field_status.h"
#include "ui/widgets/status_words.h"
#include "ui/widgets/text_mark.h"

namespace cotejo
{

// Marks as UI.md §4 draws them, made from domain values. `section` is the SourceTextView's.

// A PMID by its status; other kinds get a thin grey line and their kind as badge. `lookup` comes after the
// status, with its date.
[[nodiscard]] TextMark citationMark(const Citation& citation, const QString& id, std::size_t section = 0,
                                    LookupState lookup = LookupState::notLookedUp,
                                    const QString& lookupDate = {});
// `link`: number shared with field and note, 0 for none; `linkIcon`: "query" or "finding".
[[nodiscard]] TextMark evidenceMark(const TextSpan& span, const QString& id, std::size_t section = 0,
                                    int link = 0, const QString& linkIcon = QStringLiteral("query"));
[[nodiscard]] TextMark findingMark(const TextSpan& span, const QString& id, int number,
                                   const QString& sentence, std::size_t section = 0);
[[nodiscard]] TextMark identifierMark(const Identifier& identifier, std::size_t section = 0);
[[nodiscard]] TextMark searchMark(const TextSpan& span, const QString& id, std::size_t section = 0);

} // namespace cotejo
